// Pictures of worlds and developments, drawn from the card's name alone.
// Worlds are observatory plates (night, flat colour, one light). Developments are engineers' drawings on paper.
// Everything is a few primitives over one seeded stream: easy to carry to another language.

export const hash = (s) => {
  let h = 2166136261;
  for (const c of s) {
    h ^= c.codePointAt(0);
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
};
export function rng(seed) {
  let a = typeof seed === "string" ? hash(seed) : seed;
  const f = () => {
    a |= 0;
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  f.r = (lo, hi) => lo + (hi - lo) * f();
  f.i = (lo, hi) => Math.floor(f.r(lo, hi + 1));
  f.pick = (a) => a[Math.floor(f() * a.length)];
  return f;
}
const n = (x) => (Math.round(x * 10) / 10).toString();
const hex = (c) => [1, 3, 5].map((i) => parseInt(c.slice(i, i + 2), 16));
export const mix = (a, b, t) => {
  const A = hex(a),
    B = hex(b);
  return (
    "#" +
    A.map((v, i) =>
      Math.round(v + (B[i] - v) * t)
        .toString(16)
        .padStart(2, "0"),
    ).join("")
  );
};
const pts = (a) => a.map((p) => n(p[0]) + "," + n(p[1])).join(" ");
const poly = (a, f, x = "") => `<polygon points="${pts(a)}" fill="${f}"${x}/>`;
const circ = (x, y, r, f, e = "") => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${f}"${e}/>`;
const rect = (x, y, w, h, f, e = "") => `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${f}"${e}/>`;
const line = (x1, y1, x2, y2, c, w = 1, e = "") =>
  `<path d="M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}" stroke="${c}" stroke-width="${w}" fill="none"${e}/>`;
const path = (d, f, e = "") => `<path d="${d}" fill="${f}"${e}/>`;

// night, mid, glow, land, land in shade, spark
export const PAL = {
  dusk: ["#1b1436", "#5b2a6d", "#f08a5d", "#f6c86b", "#8a3b5c", "#ffe9b8"],
  ice: ["#071a33", "#15507a", "#8fd3e8", "#e4f3f5", "#4b8fb3", "#ffd9a0"],
  rust: ["#1d0f18", "#6b2a22", "#f0894a", "#d9683a", "#7a2f22", "#ffe0a3"],
  moss: ["#07211f", "#14574a", "#c5e07c", "#6fae5a", "#1f5a45", "#fff2b0"],
  teal: ["#04202c", "#0e5c66", "#5fd6c2", "#2ba59a", "#0d4a58", "#ffcf8a"],
  gold: ["#1a1330", "#58407d", "#f6cf5b", "#e9b44c", "#8a5a2e", "#fff4cf"],
  rose: ["#230d2b", "#7d2a5c", "#ff9db0", "#e86a8a", "#7d2a5c", "#ffe3d0"],
  slate: ["#0c1422", "#33465e", "#c9d6e0", "#8da3b8", "#3c5068", "#ffd27a"],
  plum: ["#120a2a", "#3f2a7d", "#b39cf5", "#7a62d6", "#352a78", "#ffe08a"],
  sand: ["#2a1a12", "#8a5a34", "#f2d29b", "#dca765", "#8a5a34", "#fff0d0"],
  cobalt: ["#050d2e", "#1b3f9c", "#7ab8ff", "#3f7fe0", "#173a86", "#fff0c0"],
  ember: ["#140a12", "#4a1626", "#ff6a3c", "#b5342c", "#4a1626", "#ffd08a"],
  xeno: ["#0a0a1e", "#35195a", "#d957c4", "#57d6b4", "#3c1f5c", "#d9ff6a"],
  earth: ["#061226", "#123a6b", "#7fd0ff", "#3f95d6", "#123f7a", "#fff3cf"],
};

const sky = (g, P, id) => {
  const sx = g.r(20, 180),
    sy = g.r(10, 60);
  let s = `<defs><linearGradient id="s${id}" x1="0" y1="0" x2=".25" y2="1"><stop offset="0" stop-color="${P[0]}"/><stop offset=".62" stop-color="${mix(P[0], P[1], 0.7)}"/><stop offset="1" stop-color="${P[1]}"/></linearGradient></defs><rect width="200" height="150" fill="url(#s${id})"/>`;
  for (let i = 0; i < 3; i++) s += circ(sx, sy, [78, 52, 30][i], P[1], ` opacity="${[0.28, 0.34, 0.42][i]}"`);
  for (let i = 0; i < 46; i++) s += circ(g.r(0, 200), g.r(0, 140), g.r(0.25, 0.85), P[5], ` opacity="${n(g.r(0.3, 1))}"`);
  for (let i = 0; i < 3; i++) {
    const x = g.r(10, 190),
      y = g.r(6, 80),
      k = g.r(2, 3.6);
    s += path(
      `M${n(x)} ${n(y - k)}q.2 ${n(k - 0.3)} ${n(k)} ${n(k)}q-${n(k - 0.3)} .2-${n(k)} ${n(k)}q-.2-${n(k - 0.3)}-${n(k)}-${n(k)}q${n(k - 0.3)}-.2 ${n(k)}-${n(k)}`,
      P[5],
    );
  }
  return s;
};
const blob = (g, x, y, r, k = 9, rough = 0.35) => {
  const a = [];
  for (let i = 0; i < k; i++) {
    const t = (i / k) * 6.283,
      q = r * g.r(1 - rough, 1 + rough);
    a.push([x + Math.cos(t) * q * 1.25, y + Math.sin(t) * q * 0.8]);
  }
  return a;
};
const smooth = (a) => {
  let d = "";
  const m = a.length;
  for (let i = 0; i < m; i++) {
    const p = a[i],
      q = a[(i + 1) % m],
      mx = (p[0] + q[0]) / 2,
      my = (p[1] + q[1]) / 2;
    d += i ? `Q${n(p[0])} ${n(p[1])} ${n(mx)} ${n(my)}` : `M${n(mx)} ${n(my)}`;
  }
  const p = a[0],
    q = a[1];
  return d + `Q${n(p[0])} ${n(p[1])} ${n((p[0] + q[0]) / 2)} ${n((p[1] + q[1]) / 2)}Z`;
};

function planet(g, P, id, cx, cy, r, kind, o = {}) {
  const land = P[3],
    sh = P[4],
    c = `p${id}${g.i(0, 9999)}`,
    tilt = g.r(-24, 24);
  let s = `<clipPath id="${c}"><circle cx="${n(cx)}" cy="${n(cy)}" r="${n(r)}"/></clipPath>`;
  if (!o.bare) s += circ(cx, cy, r * 1.07, P[2], ' opacity=".2"') + circ(cx, cy, r * 1.16, P[2], ' opacity=".1"');
  s += `<g clip-path="url(#${c})">` + circ(cx, cy, r, kind === "ocean" ? mix(P[1], P[2], 0.35) : land);
  const inner = [];
  if (kind === "bands") {
    let y = cy - r;
    let i = 0;
    while (y < cy + r) {
      const h = g.r(r * 0.07, r * 0.24);
      const f = [mix(land, P[2], 0.5), sh, mix(land, P[5], 0.45), mix(land, sh, 0.5)][i++ % 4];
      let d = `M${n(cx - r * 1.3)} ${n(y)}`;
      for (let k = 0; k < 6; k++) d += `q${n(r * 0.22)} ${n(g.r(-4, 4))} ${n(r * 0.44)} ${n(g.r(-1, 1))}`;
      inner.push(path(d + `V${n(y + h)}H${n(cx - r * 1.3)}Z`, f, ' opacity=".8"'));
      y += h * g.r(1, 1.5);
    }
    inner.push(
      `<ellipse cx="${n(cx - r * 0.2)}" cy="${n(cy + r * 0.3)}" rx="${n(r * 0.22)}" ry="${n(r * 0.1)}" fill="${P[2]}"/><ellipse cx="${n(cx - r * 0.2)}" cy="${n(cy + r * 0.3)}" rx="${n(r * 0.13)}" ry="${n(r * 0.05)}" fill="${P[5]}" opacity=".7"/>`,
    );
  }
  if (kind === "craters") {
    inner.push(path(smooth(blob(g, cx - r * 0.2, cy + r * 0.1, r * 0.55, 11)), mix(land, sh, 0.35)));
    for (let i = 0; i < 16; i++) {
      const t = g.r(0, 6.28),
        d = r * Math.sqrt(g()) * 0.92,
        q = g.r(r * 0.04, r * 0.17),
        x = cx + Math.cos(t) * d,
        y = cy + Math.sin(t) * d;
      inner.push(
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(q)}" ry="${n(q * 0.86)}" fill="${mix(land, sh, 0.6)}"/><ellipse cx="${n(x + q * 0.16)}" cy="${n(y + q * 0.2)}" rx="${n(q * 0.82)}" ry="${n(q * 0.66)}" fill="${mix(land, P[5], 0.3)}"/>`,
      );
    }
  }
  if (kind === "ocean" || kind === "earth") {
    for (let i = 0; i < 5; i++) {
      const t = g.r(0, 6.28),
        d = r * g.r(0.1, 0.85);
      const b = blob(g, cx + Math.cos(t) * d, cy + Math.sin(t) * d, r * g.r(0.2, 0.42), 12, 0.45);
      inner.push(path(smooth(b), kind === "earth" ? "#7fae5a" : land));
      inner.push(
        path(
          smooth(b.map((p) => [p[0] + r * 0.03, p[1] + r * 0.04])),
          kind === "earth" ? "#c9b86a" : mix(land, P[5], 0.35),
          ' opacity=".55"',
        ),
      );
    }
    for (let i = 0; i < 6; i++) {
      const y = cy + g.r(-0.85, 0.85) * r,
        x = cx + g.r(-0.9, 0.5) * r,
        w = r * g.r(0.3, 0.8);
      inner.push(
        `<path d="M${n(x)} ${n(y)}q${n(w * 0.5)} ${n(-r * 0.09)} ${n(w)} 0q${n(-w * 0.4)} ${n(r * 0.05)} ${n(-w)} 0" fill="#fff" opacity=".8"/>`,
      );
    }
  }
  if (kind === "ice" || kind === "lava") {
    const col = kind === "ice" ? P[4] : P[5];
    for (let i = 0; i < 13; i++) {
      let x = cx + g.r(-1, 1) * r,
        y = cy + g.r(-1, 1) * r,
        t = g.r(0, 6.28),
        d = `M${n(x)} ${n(y)}`;
      for (let k = 0; k < 5; k++) {
        t += g.r(-0.8, 0.8);
        x += Math.cos(t) * r * 0.22;
        y += Math.sin(t) * r * 0.22;
        d += `L${n(x)} ${n(y)}`;
      }
      inner.push(
        `<path d="${d}" fill="none" stroke="${col}" stroke-width="${n(g.r(0.6, kind === "ice" ? 1.6 : 2.4))}" opacity="${kind === "ice" ? 0.7 : 0.95}"/>`,
      );
    }
    inner.push(path(smooth(blob(g, cx, cy - r * 0.95, r * 0.5, 10, 0.2)), mix(land, "#ffffff", 0.6), ' opacity=".8"'));
  }
  if (kind === "desert") {
    for (let i = 0; i < 9; i++) {
      const y = cy + (-1 + i / 4.2) * r;
      inner.push(
        `<path d="M${n(cx - r * 1.2)} ${n(y)}q${n(r * 0.5)} ${n(g.r(-16, 16))} ${n(r)} 0t${n(r * 1.4)} 0V${n(y + r * 0.11)}q${n(-r * 0.6)} ${n(g.r(-8, 8))} ${n(-r * 1.1)} 0t${n(-r * 1.3)} 0Z" fill="${i % 2 ? mix(land, sh, 0.45) : mix(land, P[5], 0.4)}"/>`,
      );
    }
  }
  s += `<g transform="rotate(${n(tilt)} ${n(cx)} ${n(cy)})">${inner.join("")}</g>`;
  if (kind === "lava") s += circ(cx, cy, r, P[0], ' opacity=".18"');
  const lx = o.lx ?? -1,
    far = (k, q) =>
      path(
        `M${n(cx - 2 * r)} ${n(cy - 2 * r)}h${n(4 * r)}v${n(4 * r)}h${n(-4 * r)}ZM${n(cx + lx * r * k - r * q)} ${n(cy - r * k * 0.62)}a${n(r * q)} ${n(r * q)} 0 1 0 ${n(2 * r * q)} 0a${n(r * q)} ${n(r * q)} 0 1 0 ${n(-2 * r * q)} 0Z`,
        P[0],
        ` fill-rule="evenodd" opacity="${o.dark ?? 0.46}"`,
      );
  s += far(0.2, 1.02) + far(0.44, 1.06);
  if (o.lights)
    for (let i = 0; i < 44; i++) {
      const t = g.r(-0.7, 1.3),
        d = r * g.r(0.35, 0.95);
      const x = cx - lx * Math.cos(t) * d,
        y = cy + Math.sin(t) * d;
      s += circ(x, y, g.r(0.35, 0.9), P[5], ` opacity="${n(g.r(0.6, 1))}"`);
    }
  s +=
    "</g>" +
    `<path d="M${n(cx + lx * r * 0.94)} ${n(cy + r * 0.34)}A${n(r)} ${n(r)} 0 0 ${lx < 0 ? 1 : 0} ${n(cx - lx * r * 0.3)} ${n(cy - r * 0.954)}" fill="none" stroke="${P[5]}" stroke-width="1.1" opacity=".85" stroke-linecap="round"/>`;
  return s;
}
function ringed(g, P, id, cx, cy, r, kind) {
  const t = g.r(-26, -10),
    h = g.r(0.2, 0.34);
  const half = (k, up) =>
    `<path d="M${n(cx - r * k)} ${n(cy)}A${n(r * k)} ${n(r * k * h)} 0 0 ${up ? 1 : 0} ${n(cx + r * k)} ${n(cy)}" fill="none"`;
  const rings = (up) =>
    [
      [1.36, 2.6, P[5], 0.85],
      [1.5, 5, P[2], 0.7],
      [1.68, 3, P[5], 0.55],
      [1.82, 1.4, P[2], 0.8],
    ]
      .map(([k, w, c, op]) => half(k, up) + ` stroke="${c}" stroke-width="${n((w * r) / 46)}" opacity="${op}"/>`)
      .join("");
  return (
    `<g transform="rotate(${n(t)} ${cx} ${cy})">${rings(true)}</g>` +
    planet(g, P, id, cx, cy, r, kind, { bare: 1 }) +
    `<g transform="rotate(${n(t)} ${cx} ${cy})">${rings(false)}</g>`
  );
}
const ridge = (g, y, amp, f, lit, k = 16) => {
  const a = [[-4, 154]],
    tops = [];
  for (let i = 0; i <= k; i++) {
    const p = [-4 + (208 * i) / k, y + g.r(-amp, amp) * (i % 2 ? 1 : 0.4)];
    a.push(p);
    tops.push(p);
  }
  a.push([204, 154]);
  let s = poly(a, f);
  if (lit)
    for (let i = 1; i < tops.length - 1; i++)
      if (tops[i][1] < tops[i - 1][1] && tops[i][1] < tops[i + 1][1])
        s += poly(
          [
            tops[i],
            [tops[i][0] - (tops[i][0] - tops[i - 1][0]) * 1, tops[i - 1][1]],
            [tops[i][0] - g.r(0, 3), tops[i][1] + amp * g.r(1.2, 2)],
          ],
          lit,
          ' opacity=".8"',
        );
  return s;
};
const ground = (g, P, y = 104) =>
  ridge(g, y - 14, 13, mix(P[1], P[2], 0.28), mix(P[1], P[2], 0.55)) + ridge(g, y, 9, mix(P[4], P[1], 0.3), mix(P[4], P[3], 0.55), 12);
const front = (g, P, y = 128) => ridge(g, y, 4, mix(P[4], P[0], 0.55), null, 9);
const moon = (g, P, id) => {
  const x = g.r(34, 166),
    r = g.r(20, 38);
  return planet(g, P, id + "m", x, g.r(34, 52), r, g.pick(["craters", "bands", "desert", "ice"]));
};

// things on the ground (stand on y)
const tower = (x, y, w, h, P, g, top = g.i(0, 4)) => {
  const a = mix(P[4], P[0], 0.35),
    b = mix(P[3], P[5], 0.3);
  let s = rect(x, y - h, w, h + 4, a) + rect(x, y - h, w * 0.34, h + 4, b);
  if (top === 0)
    s += poly(
      [
        [x, y - h],
        [x + w / 2, y - h - w * 1.3],
        [x + w, y - h],
      ],
      b,
    );
  if (top === 1) s += path(`M${n(x)} ${n(y - h)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0Z`, b);
  if (top === 2) s += rect(x + w * 0.4, y - h - w * 1.1, w * 0.14, w * 1.1, b) + circ(x + w * 0.47, y - h - w * 1.15, 1.1, P[5]);
  if (top === 3)
    s += poly(
      [
        [x, y - h],
        [x + w, y - h - w * 0.7],
        [x + w, y - h],
      ],
      a,
    );
  for (let k = y - h + 4; k < y - 3; k += 3.4)
    for (let q = x + w * 0.44; q < x + w - 1.4; q += 2.6) if (g() < 0.5) s += rect(q, k, 1.2, 1.6, P[5], ' opacity=".9"');
  return s;
};
const dome = (x, y, r, P) =>
  path(`M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0Z`, mix(P[2], P[1], 0.35), ' opacity=".92"') +
  path(
    `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(r)} ${n(-r)}a${n(r * 1.2)} ${n(r * 1.2)} 0 0 0 ${n(-r * 0.5)} ${n(r)}Z`,
    P[5],
    ' opacity=".65"',
  ) +
  `<path d="M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 0 1 ${n(2 * r)} 0M${n(x)} ${n(y - r)}V${n(y)}M${n(x - r * 0.9)} ${n(y - r * 0.45)}H${n(x + r * 0.9)}" fill="none" stroke="${P[0]}" stroke-width=".7" opacity=".6"/>` +
  rect(x - r * 1.05, y, r * 2.1, 3, mix(P[4], P[0], 0.5));
const SUBJ = {
  city: (g, P) => {
    let s = "";
    for (let i = 0; i < 15; i++) {
      const d = Math.abs(i - 7) / 7;
      s += tower(24 + i * 10.4 + g.r(-2, 2), 124, g.r(7, 12), g.r(16, 34) + (1 - d) * g.r(14, 42), P, g);
    }
    return s + front(g, P, 127);
  },
  domes: (g, P) => {
    let s = "";
    for (const [x, r] of [
      [44, g.r(12, 17)],
      [148, g.r(14, 20)],
      [96, g.r(22, 30)],
    ])
      s += dome(x + g.r(-6, 6), 122, r, P);
    s += tower(70, 123, 5, g.r(22, 34), P, g, 2) + tower(125, 123, 5, g.r(18, 30), P, g, 2);
    return s + front(g, P, 127);
  },
  dish: (g, P) => {
    const x = g.r(84, 118),
      c = mix(P[3], P[5], 0.4);
    return (
      tower(30, 124, 12, 16, P, g, 1) +
      tower(160, 124, 9, 24, P, g, 2) +
      `<g transform="rotate(${n(g.r(-34, -16))} ${n(x)} 78)"><path d="M${n(x - 40)} 74a40 30 0 0 0 80 0Z" fill="${mix(P[4], P[0], 0.2)}"/><ellipse cx="${n(x)}" cy="74" rx="40" ry="10" fill="${c}"/><ellipse cx="${n(x)}" cy="75" rx="33" ry="7" fill="${mix(P[4], P[3], 0.4)}"/><path d="M${n(x - 24)} 72L${n(x)} 42L${n(x + 24)} 72M${n(x)} 42V74" stroke="${P[5]}" stroke-width="1.4" fill="none"/><circle cx="${n(x)}" cy="41" r="3" fill="${P[5]}"/></g>` +
      poly(
        [
          [x - 4, 98],
          [x + 4, 98],
          [x + 14, 128],
          [x - 14, 128],
        ],
        mix(P[4], P[0], 0.4),
      ) +
      front(g, P, 127)
    );
  },
  ruins: (g, P) => {
    let s = "";
    const gl = P[2];
    for (let i = 0; i < 6; i++) {
      const x = 22 + i * 30 + g.r(-6, 6),
        w = g.r(9, 15),
        h = g.r(22, 62),
        k = g.r(-5, 5);
      s +=
        poly(
          [
            [x, 126],
            [x + k, 126 - h],
            [x + k + w * 0.55, 126 - h - g.r(-3, 8)],
            [x + w + k * 0.4, 126 - h * 0.8],
            [x + w + 2, 126],
          ],
          mix(P[4], P[0], 0.45),
        ) +
        poly(
          [
            [x, 126],
            [x + k, 126 - h],
            [x + k + w * 0.36, 126 - h + 1],
            [x + w * 0.4, 126],
          ],
          mix(P[3], P[4], 0.3),
        );
      for (let q = 0; q < 3; q++) s += rect(x + w * 0.5 + k * 0.5, 126 - h * 0.72 + q * 7, g.r(2, 5), 1.5, gl);
    }
    return s + front(g, P, 126);
  },
  gate: (g, P) => {
    const x = 100,
      gl = P[5];
    let s = "";
    for (let i = 0; i < 4; i++) s += rect(x - 54 + i * 6, 126 - i * 4, 108 - i * 12, 5, mix(P[4], P[3], i * 0.16));
    s +=
      path(`M${x - 30} 112V70a30 30 0 0 1 60 0v42h-12V70a18 18 0 0 0-36 0v42Z`, mix(P[3], P[5], 0.25)) +
      path(`M${x - 18} 112V70a18 18 0 0 1 36 0v42Z`, gl, ' opacity=".85"') +
      path(`M${x - 12} 112V72a12 12 0 0 1 24 0v40Z`, "#fff", ' opacity=".55"') +
      path(`M${x - 30} 112V70a30 30 0 0 1 30-30v8a22 22 0 0 0-22 22v42Z`, mix(P[4], P[0], 0.3), ' opacity=".55"');
    for (let i = 0; i < 9; i++) s += circ(x - 44 + i * 11, 122, 2, P[0]) + rect(x - 45.6 + i * 11, 123, 3.2, 7, P[0]);
    return s + front(g, P, 131);
  },
  pyramid: (g, P) => {
    let s = "";
    for (const [x, w, h] of [
      [48, 30, 34],
      [154, 26, 30],
      [100, 50, 66],
    ])
      s +=
        poly(
          [
            [x - w, 126],
            [x, 126 - h],
            [x + w, 126],
          ],
          mix(P[4], P[0], 0.3),
        ) +
        poly(
          [
            [x - w, 126],
            [x, 126 - h],
            [x - w * 0.16, 126],
          ],
          mix(P[3], P[5], 0.15),
        ) +
        circ(x, 126 - h * 0.62, h * 0.1, P[5]) +
        circ(x, 126 - h * 0.62, h * 0.045, P[0]);
    for (let i = 0; i < 5; i++)
      s += `<path d="M100 60L${n(60 + i * 20)} ${n(g.r(-10, 4))}" stroke="${P[5]}" stroke-width="${n(g.r(0.4, 1))}" opacity=".5"/>`;
    return s + front(g, P, 127);
  },
  crystals: (g, P) => {
    let s = "";
    for (let i = 0; i < 12; i++) {
      const x = 18 + i * 15 + g.r(-4, 4),
        h = g.r(18, 58),
        w = g.r(6, 11),
        k = g.r(-12, 12),
        c = g.pick([P[2], P[5], mix(P[2], P[3], 0.5)]);
      s +=
        poly(
          [
            [x - w, 128],
            [x + k - w * 0.5, 128 - h],
            [x + k + 1, 128 - h - w],
            [x + k + w * 0.6, 128 - h + 2],
            [x + w, 128],
          ],
          mix(c, P[0], 0.3),
        ) +
        poly(
          [
            [x - w, 128],
            [x + k - w * 0.5, 128 - h],
            [x + k + 1, 128 - h - w],
            [x, 128],
          ],
          c,
        );
    }
    return s + front(g, P, 129);
  },
  forest: (g, P) => {
    let s = "";
    for (let i = 0; i < 9; i++) {
      const x = 14 + i * 22 + g.r(-6, 6),
        h = g.r(26, 60),
        r = g.r(9, 17);
      s +=
        `<path d="M${n(x)} 128q${n(g.r(-6, 6))} ${n(-h * 0.5)} ${n(g.r(-4, 4))} ${n(-h)}" stroke="${mix(P[4], P[0], 0.4)}" stroke-width="3.4" fill="none"/>` +
        `<ellipse cx="${n(x)}" cy="${n(128 - h)}" rx="${n(r)}" ry="${n(r * 0.62)}" fill="${mix(P[3], P[4], 0.5)}"/><ellipse cx="${n(x - r * 0.2)}" cy="${n(128 - h - r * 0.18)}" rx="${n(r * 0.72)}" ry="${n(r * 0.4)}" fill="${g() < 0.4 ? P[2] : P[3]}"/>` +
        circ(x - r * 0.3, 128 - h - r * 0.2, 1.4, P[5]) +
        circ(x + r * 0.2, 128 - h, 1, P[5]);
    }
    return s + front(g, P, 129);
  },
  market: (g, P) => {
    let s = "";
    for (let i = 0; i < 7; i++) {
      const x = 12 + i * 27 + g.r(-4, 4),
        w = g.r(20, 28),
        h = g.r(14, 22),
        c = g.pick([P[2], P[5], P[3]]);
      s += rect(x + 2, 126 - h * 0.6, w - 4, h * 0.6, mix(P[4], P[0], 0.5)) + rect(x + w * 0.38, 126 - h * 0.45, w * 0.24, h * 0.45, P[5]);
      for (let k = 0; k < 4; k++)
        s += poly(
          [
            [x + w / 2, 126 - h * 1.5],
            [x + (w * k) / 4, 126 - h * 0.55],
            [x + (w * (k + 1)) / 4, 126 - h * 0.55],
          ],
          k % 2 ? c : mix(c, P[0], 0.45),
        );
      s +=
        line(x + w / 2, 126 - h * 1.5, x + w / 2, 126 - h * 2.1, P[5], 1) +
        poly(
          [
            [x + w / 2, 126 - h * 2.1],
            [x + w / 2 + 8, 126 - h * 1.95],
            [x + w / 2, 126 - h * 1.8],
          ],
          c,
        );
    }
    return s + front(g, P, 128);
  },
  factory: (g, P) => {
    let s = "";
    for (let i = 0; i < 5; i++) {
      const x = 22 + i * 34 + g.r(-3, 3),
        h = g.r(34, 62);
      s +=
        poly(
          [
            [x, 126],
            [x + 2.5, 126 - h],
            [x + 9, 126 - h],
            [x + 12, 126],
          ],
          mix(P[4], P[0], 0.4),
        ) + rect(x + 2.4, 126 - h, 3, h, mix(P[3], P[5], 0.2), ' opacity=".8"');
      for (let k = 0; k < 4; k++) s += circ(x + 6 + k * 5, 126 - h - 5 - k * 5, 3.6 + k * 2, P[2], ` opacity="${n(0.5 - k * 0.1)}"`);
      s += rect(x - 8, 110, 28, 18, mix(P[4], P[0], 0.55));
      for (let k = 0; k < 4; k++)
        s += poly(
          [
            [x - 8 + k * 7, 110],
            [x - 8 + k * 7, 104],
            [x - 1 + k * 7, 110],
          ],
          mix(P[4], P[3], 0.5),
        );
      s += rect(x - 4, 116, 5, 4, P[5]) + rect(x + 6, 116, 5, 4, P[5]);
    }
    return s + front(g, P, 128);
  },
  bunker: (g, P) =>
    path("M30 128q6-34 70-36q64 2 70 36Z", mix(P[4], P[0], 0.35)) +
    path("M30 128q6-34 70-36q-46 8-50 36Z", mix(P[3], P[4], 0.3)) +
    rect(72, 108, 56, 6, P[0]) +
    rect(74, 109.5, 52, 2.6, P[5]) +
    [60, 84, 116, 140]
      .map((x) => line(x, 100, x + g.r(-14, 14), 68, mix(P[4], P[0], 0.2), 4.5) + circ(x, 99, 5, mix(P[4], P[3], 0.4)))
      .join("") +
    [0, 1, 2]
      .map((i) => `<path d="M${n(60 + i * 40)} ${n(70 - i * 4)}L${n(30 + i * 70)} 0" stroke="${P[2]}" stroke-width="1.2" opacity=".75"/>`)
      .join("") +
    front(g, P, 127),
  hive: (g, P) => {
    let s = "";
    for (let i = 0; i < 8; i++) {
      const x = 10 + i * 26 + g.r(-6, 6),
        h = g.r(30, 84),
        w = g.r(9, 16),
        b = g.r(-22, 22);
      s +=
        path(
          `M${n(x - w)} 130C${n(x - w * 0.3)} ${n(130 - h * 0.4)} ${n(x + b * 0.4 - 3)} ${n(130 - h * 0.7)} ${n(x + b)} ${n(130 - h)}C${n(x + b * 0.4 + 5)} ${n(130 - h * 0.6)} ${n(x + w * 0.4)} ${n(130 - h * 0.3)} ${n(x + w)} 130Z`,
          mix(P[4], P[0], 0.3),
        ) +
        path(
          `M${n(x - w)} 130C${n(x - w * 0.3)} ${n(130 - h * 0.4)} ${n(x + b * 0.4 - 3)} ${n(130 - h * 0.7)} ${n(x + b)} ${n(130 - h)}C${n(x + b * 0.3)} ${n(130 - h * 0.6)} ${n(x - w * 0.2)} ${n(130 - h * 0.3)} ${n(x - w * 0.3)} 130Z`,
          mix(P[2], P[4], 0.45),
        );
      for (let k = 0; k < 3; k++) {
        const t = 0.2 + k * 0.18;
        s +=
          `<ellipse cx="${n(x + b * t * 0.5)}" cy="${n(130 - h * t)}" rx="${n(3.4 - k * 0.7)}" ry="${n(2.2 - k * 0.4)}" fill="${P[5]}"/>` +
          circ(x + b * t * 0.5, 130 - h * t, 1, P[0]);
      }
    }
    for (let i = 0; i < 16; i++) s += circ(g.r(0, 200), g.r(30, 110), g.r(0.7, 2), P[3], ' opacity=".8"');
    return s + front(g, P, 130);
  },
  people: (g, P) => {
    let s = "";
    const kin = g.pick(["crest", "horn", "ear"]);
    for (const [x, k] of [
      [58, 0.82],
      [142, 0.86],
      [100, 1.15],
    ]) {
      const y = 132,
        c = mix(P[4], P[0], 0.55),
        l = mix(P[3], P[5], 0.2);
      s +=
        path(`M${n(x - 21 * k)} ${y}q0-${n(34 * k)} ${n(21 * k)}-${n(36 * k)}q${n(21 * k)} ${n(2 * k)} ${n(21 * k)} ${n(36 * k)}Z`, c) +
        path(`M${n(x - 21 * k)} ${y}q0-${n(34 * k)} ${n(21 * k)}-${n(36 * k)}q-${n(12 * k)} ${n(14 * k)}-${n(10 * k)} ${n(36 * k)}Z`, l) +
        `<ellipse cx="${n(x)}" cy="${n(y - 45 * k)}" rx="${n(11 * k)}" ry="${n(14 * k)}" fill="${c}"/><path d="M${n(x)} ${n(y - 59 * k)}a${n(11 * k)} ${n(14 * k)} 0 0 0 0 ${n(28 * k)}Z" fill="${l}"/>`;
      if (kin === "crest")
        s += path(
          `M${n(x)} ${n(y - 74 * k)}q${n(9 * k)} ${n(8 * k)} ${n(6 * k)} ${n(20 * k)}h${n(-12 * k)}q${n(-1 * k)}-${n(12 * k)} ${n(6 * k)}-${n(20 * k)}`,
          P[2],
        );
      if (kin === "horn")
        s += [-1, 1]
          .map((q) =>
            path(
              `M${n(x + q * 5 * k)} ${n(y - 56 * k)}q${n(q * 14 * k)}-${n(4 * k)} ${n(q * 12 * k)}-${n(20 * k)}q${n(q * 6 * k)} ${n(16 * k)}-${n(q * 4 * k)} ${n(26 * k)}`,
              P[2],
            ),
          )
          .join("");
      if (kin === "ear")
        s += [-1, 1]
          .map((q) =>
            poly(
              [
                [x + q * 9 * k, y - 52 * k],
                [x + q * 26 * k, y - 66 * k],
                [x + q * 11 * k, y - 40 * k],
              ],
              P[2],
            ),
          )
          .join("");
      s += [-1, 1]
        .map((q) => `<ellipse cx="${n(x + q * 4.4 * k)}" cy="${n(y - 46 * k)}" rx="${n(2.4 * k)}" ry="${n(1.5 * k)}" fill="${P[5]}"/>`)
        .join("");
    }
    return s + front(g, P, 133);
  },
  sea: (g, P) => {
    let s = "";
    for (let i = 0; i < 6; i++) {
      const y = 84 + i * 12;
      s += path(
        `M-4 ${y}` + Array.from({ length: 10 }, (_, k) => `q10 ${k % 2 ? 5 : -5} 21 0`).join("") + "V154H-4Z",
        mix(mix(P[2], P[1], i / 6), P[0], i * 0.09),
      );
      if (i === 2 || i === 3) {
        const x = g.r(40, 160),
          k = i - 1.2;
        s +=
          path(
            `M${n(x)} ${y + 4}q${n(4 * k)} ${n(-24 * k)} ${n(26 * k)} ${n(-28 * k)}q${n(-8 * k)} ${n(14 * k)} ${n(4 * k)} ${n(28 * k)}Z`,
            mix(P[3], P[4], 0.4),
          ) +
          path(
            `M${n(x)} ${y + 4}q${n(4 * k)} ${n(-24 * k)} ${n(26 * k)} ${n(-28 * k)}q${n(-18 * k)} ${n(10 * k)} ${n(-16 * k)} ${n(28 * k)}Z`,
            P[5],
            ' opacity=".6"',
          );
      }
    }
    return s;
  },
  rockets: (g, P) => {
    let s = "";
    for (const [x, k] of [
      [52, 0.7],
      [150, 0.62],
      [98, 1.05],
    ]) {
      const y = 126;
      s +=
        path(
          `M${n(x - 10 * k)} ${y}V${n(y - 50 * k)}q0-${n(26 * k)} ${n(10 * k)}-${n(40 * k)}q${n(10 * k)} ${n(14 * k)} ${n(10 * k)} ${n(40 * k)}V${y}Z`,
          mix(P[4], P[0], 0.25),
        ) +
        path(
          `M${n(x - 10 * k)} ${y}V${n(y - 50 * k)}q0-${n(26 * k)} ${n(10 * k)}-${n(40 * k)}q-${n(4 * k)} ${n(16 * k)}-${n(3 * k)} ${n(40 * k)}V${y}Z`,
          mix(P[3], P[5], 0.5),
        ) +
        poly(
          [
            [x - 10 * k, y - 26 * k],
            [x - 22 * k, y],
            [x - 10 * k, y],
          ],
          P[2],
        ) +
        poly(
          [
            [x + 10 * k, y - 26 * k],
            [x + 22 * k, y],
            [x + 10 * k, y],
          ],
          mix(P[2], P[0], 0.5),
        ) +
        circ(x + 1, y - 56 * k, 4 * k, P[5]) +
        rect(x - 10 * k, y - 34 * k, 20 * k, 3 * k, P[2]);
    }
    return s + tower(122, 126, 7, 52, P, g, 2) + front(g, P, 127);
  },
};
const ship = (x, y, k, P, rot = 0) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(rot)}) scale(${n(k)})"><path d="M-30 0L-74 2.4L-30 4Z" fill="${P[5]}" opacity=".55"/><path d="M-30 .8L-52 2.2L-30 3.4Z" fill="#fff" opacity=".8"/><path d="M-30-6L6-8L34 1L6 9L-30 8Z" fill="${mix(P[4], P[0], 0.35)}"/><path d="M-30-6L6-8L34 1L-30 2Z" fill="${mix(P[3], P[5], 0.35)}"/><path d="M-22-6L-30-20L-8-7Z" fill="${P[2]}"/><path d="M-22 8L-32 20L-8 8.6Z" fill="${mix(P[2], P[0], 0.5)}"/><path d="M6-5L18-1.4L6-.6Z" fill="${P[5]}"/><path d="M-22 3.6H0" stroke="${P[5]}" stroke-width="1" stroke-dasharray="2 2.4"/></g>`;
const bigship = (g, P, alien) => {
  if (!alien) {
    let s = '<g transform="rotate(-12 100 78)">';
    s +=
      path("M10 88L40 66L150 60L190 76L150 94L44 100Z", mix(P[4], P[0], 0.35)) +
      path("M10 88L40 66L150 60L190 76L44 82Z", mix(P[3], P[5], 0.25));
    for (let i = 0; i < 6; i++) s += tower(52 + i * 16, 68 - i * 0.9, g.r(7, 11), g.r(6, 18), P, g, 3);
    for (let i = 0; i < 16; i++) s += rect(48 + i * 7, 86 - i * 0.4, 3, 1.6, P[5]);
    s += path("M10 86L-40 92L12 94Z", P[2], ' opacity=".8"');
    return s + "</g>";
  }
  let s = '<g transform="rotate(-9 100 74)">';
  s += `<ellipse cx="100" cy="76" rx="78" ry="19" fill="${mix(P[4], P[0], 0.4)}"/><path d="M22 76a78 19 0 0 1 156 0q-78 12-156 0Z" fill="${mix(P[3], P[5], 0.2)}"/><path d="M62 66q38-44 76 0q-38 10-76 0Z" fill="${mix(P[2], P[4], 0.3)}"/><path d="M66 64q18-36 38-22q-24 6-26 26Z" fill="${P[5]}" opacity=".7"/>`;
  for (let i = 0; i < 9; i++) s += circ(36 + i * 16, 80 + Math.sin((i / 8) * 3.14) * 7, 2.2, P[5]);
  s += `<path d="M80 92L60 150H140L120 92Z" fill="${P[5]}" opacity=".2"/>`;
  return s + "</g>";
};
const rock = (g, x, y, r, P) => {
  const k = g.i(7, 10),
    a = blob(g, x, y, r, k, 0.28),
    c = mix(P[3], P[4], g.r(0.1, 0.5));
  let s = poly(a, mix(c, P[0], 0.45));
  s += poly([...a.slice(Math.floor(k * 0.45), k), [x - r * 0.1, y + r * 0.1]], c);
  const q = r * 0.2;
  return s + `<ellipse cx="${n(x - r * 0.3)}" cy="${n(y - r * 0.15)}" rx="${n(q)}" ry="${n(q * 0.7)}" fill="${mix(c, P[0], 0.35)}"/>`;
};
const SPACE = {
  planet: (g, P, id, o) => {
    const k = o.kind ?? g.pick(["bands", "craters", "ocean", "ice", "desert"]),
      x = g.r(86, 132),
      r = g.r(44, 60);
    let s = planet(g, P, id, x, g.r(74, 92), r, k, { lights: o.lights });
    for (let i = 0; i < g.i(1, 2); i++) s += planet(g, P, id + i, g.r(18, 52) + i * 120, g.r(22, 46), g.r(5, 11), "craters", { bare: 1 });
    return s;
  },
  ringed: (g, P, id, o) =>
    ringed(g, P, id, g.r(90, 112), g.r(72, 82), g.r(36, 44), o.kind ?? "bands") +
    planet(g, P, id + "x", g.r(20, 40), g.r(108, 124), g.r(6, 10), "craters", { bare: 1 }),
  limb: (g, P, id, o) =>
    planet(g, P, id, g.r(80, 120), 236, 138, o.kind ?? g.pick(["ocean", "bands", "desert"]), { lights: o.lights }) +
    (o.sub ? o.sub(g, P, id) : ""),
  fleet: (g, P, id, o) => {
    let s = planet(g, P, id, g.r(150, 176), g.r(40, 60), g.r(34, 46), g.pick(["craters", "bands", "ice"]));
    const m = o.n ?? 6;
    for (let i = 0; i < m; i++) {
      const k = 0.36 + 0.13 * i;
      s += ship(30 + i * 19 + g.r(-8, 8), 38 + i * 15 + g.r(-5, 5) - (i % 2) * 22, k, P, -14);
    }
    return s;
  },
  warship: (g, P, id, o) =>
    planet(g, P, id, g.r(20, 60), 150, g.r(56, 80), g.pick(["craters", "lava", "desert"])) +
    bigship(g, P, o.alien) +
    (o.escort ? ship(150, 30, 0.4, P, -12) + ship(40, 26, 0.3, P, -12) : ""),
  wheel: (g, P, id, o) =>
    planet(g, P, id, 100, 250, 136, o.kind ?? "ocean", { lights: 1 }) +
    `<g transform="rotate(${n(g.r(-22, -8))} 100 66)"><ellipse cx="100" cy="66" rx="66" ry="25" fill="none" stroke="${mix(P[4], P[0], 0.35)}" stroke-width="12"/><ellipse cx="100" cy="64" rx="66" ry="25" fill="none" stroke="${mix(P[3], P[5], 0.35)}" stroke-width="6.5"/><ellipse cx="100" cy="66" rx="66" ry="25" fill="none" stroke="${P[5]}" stroke-width="1.6" stroke-dasharray="2 5"/>${[
      20, 80, 140, 200, 260, 320,
    ]
      .map((t) => {
        const a = t / 57.3;
        return line(100, 66, 100 + Math.cos(a) * 64, 66 + Math.sin(a) * 24, mix(P[3], P[4], 0.4), 2.6);
      })
      .join(
        "",
      )}<rect x="91" y="38" width="18" height="56" rx="6" fill="${mix(P[4], P[0], 0.25)}"/><rect x="91" y="38" width="7" height="56" rx="3.5" fill="${mix(P[3], P[5], 0.5)}"/><circle cx="100" cy="66" r="11" fill="${P[2]}"/><circle cx="97.500" cy="63" r="5" fill="${P[5]}"/><path d="M100 38V14M94 20h12" stroke="${P[5]}" stroke-width="1.4"/></g>` +
    (o.ships ? ship(164, 112, 0.36, P, -20) + ship(34, 108, 0.3, P, 12) : ""),
  asteroids: (g, P, id, o) => {
    let s = planet(g, P, id, g.r(150, 190), g.r(16, 36), 26, "bands");
    for (let i = 0; i < 24; i++) {
      const t = i / 24;
      s += rock(g, t * 210 - 6 + g.r(-6, 6), 118 - t * 74 + g.r(-24, 24), g.r(2, 7), P);
    }
    s += rock(g, g.r(44, 62), g.r(96, 110), 27, P) + rock(g, 126, 76, 21, P);
    if (o.rig)
      s +=
        rect(112, 42, 5, 24, mix(P[4], P[0], 0.3)) +
        poly(
          [
            [104, 62],
            [126, 62],
            [122, 70],
            [108, 70],
          ],
          P[2],
        ) +
        line(115, 42, 138, 32, P[5], 2) +
        circ(115, 42, 3, P[5]);
    return s;
  },
  comet: (g, P, id) => {
    let s = "";
    for (let i = 0; i < 3; i++) {
      const k = 1 - i * 0.28;
      s += path(
        `M62 102L${n(210)} ${n(4 - 44 * k)}L${n(220)} ${n(20 + 74 * k)}Z`,
        i === 2 ? P[5] : P[2],
        ` opacity="${[0.22, 0.34, 0.6][i]}"`,
      );
    }
    for (let i = 0; i < 14; i++) s += circ(g.r(90, 190), g.r(10, 90), g.r(0.6, 1.8), P[5]);
    return s + circ(62, 100, 28, P[2], ' opacity=".28"') + rock(g, 60, 101, 18, P) + planet(g, P, id, 168, 132, 16, "craters", { bare: 1 });
  },
  rift: (g, P) => {
    let s = "";
    for (let a = 0; a < 2; a++)
      for (let i = 0; i < 130; i++) {
        const t = (i / 130) * 5.4,
          r = 6 + t * 15 + g.r(-5, 5),
          q = t + a * 3.1416 + 0.4;
        s += circ(
          100 + Math.cos(q) * r * 1.35,
          74 + Math.sin(q) * r * 0.62,
          g.r(0.5, 2.3) * (1.25 - t / 6),
          g.pick([P[2], P[5], P[3], "#ffffff"]),
          ` opacity="${n(g.r(0.45, 1))}"`,
        );
      }
    return (
      circ(100, 74, 26, P[2], ' opacity=".22"') +
      circ(100, 74, 15, P[5], ' opacity=".45"') +
      circ(100, 74, 8, "#fff") +
      s +
      ship(44, 122, 0.5, P, -28) +
      ship(70, 132, 0.34, P, -28)
    );
  },
  shatter: (g, P, id) => {
    const cx = 96,
      cy = 76;
    let s = circ(cx, cy, 34, P[2], ' opacity=".5"') + circ(cx, cy, 22, P[5], ' opacity=".85"');
    for (let i = 0; i < 8; i++) {
      const a0 = (i / 8) * 6.283,
        a1 = ((i + 1) / 8) * 6.283,
        o = g.r(7, 20),
        mx = Math.cos((a0 + a1) / 2) * o,
        my = Math.sin((a0 + a1) / 2) * o,
        r = 46;
      const P3 = [[cx + mx + Math.cos((a0 + a1) / 2) * 12, cy + my + Math.sin((a0 + a1) / 2) * 12]];
      for (let k = 0; k <= 4; k++) {
        const a = a0 + ((a1 - a0) * k) / 4;
        P3.push([cx + mx + Math.cos(a) * r, cy + my + Math.sin(a) * r]);
      }
      s +=
        poly(P3, mix(P[3], P[4], (Math.cos(a0 - 0.6) + 1) / 2)) +
        `<polyline points="${pts([P3[1], P3[0], P3[5]])}" fill="none" stroke="${P[5]}" stroke-width="1.6"/>`;
    }
    for (let i = 0; i < 18; i++) s += rock(g, cx + g.r(-92, 100), cy + g.r(-64, 64), g.r(1.2, 4.2), P);
    return s;
  },
  robots: (g, P, id) => {
    let s = planet(g, P, id, 160, 30, 26, "bands") + ground(g, P, 108);
    for (const [x, k] of [
      [48, 0.8],
      [152, 0.74],
      [100, 1.18],
    ]) {
      const y = 130,
        c = mix(P[4], P[0], 0.35),
        l = mix(P[3], P[5], 0.3);
      s +=
        [-1, 1]
          .map(
            (q) =>
              `<path d="M${n(x + q * 10 * k)} ${n(y - 36 * k)}l${n(q * 14 * k)} ${n(10 * k)}l${n(-q * 3 * k)} ${n(26 * k)}" stroke="${c}" stroke-width="${n(5 * k)}" fill="none" stroke-linejoin="round"/>`,
          )
          .join("") +
        rect(x - 13 * k, y - 44 * k, 26 * k, 30 * k, c, ' rx="4"') +
        rect(x - 13 * k, y - 44 * k, 10 * k, 30 * k, l, ' rx="4"') +
        rect(x - 10 * k, y - 64 * k, 20 * k, 17 * k, l, ' rx="6"') +
        rect(x - 8 * k, y - 58 * k, 16 * k, 5 * k, P[0], ' rx="2.4"') +
        circ(x - 3 * k, y - 55.5 * k, 1.8 * k, P[5]) +
        circ(x + 4 * k, y - 55.5 * k, 1.8 * k, P[5]) +
        line(x, y - 64 * k, x, y - 73 * k, l, 1.6) +
        circ(x, y - 74 * k, 2.2 * k, P[2]) +
        circ(x + 3 * k, y - 30 * k, 4 * k, P[5]) +
        rect(x - 9 * k, y - 14 * k, 6 * k, 14 * k, c) +
        rect(x + 3 * k, y - 14 * k, 6 * k, 14 * k, c);
    }
    return s + front(g, P, 130);
  },
  sentry: (g, P, id) => {
    let s = planet(g, P, id, 100, 232, 122, "craters");
    const c = mix(P[4], P[0], 0.3);
    s += `<g transform="translate(100 62)">`;
    for (let i = 0; i < 8; i++)
      s += `<g transform="rotate(${i * 45})"><path d="M-4-26L0-50L4-26Z" fill="${i % 2 ? P[2] : mix(P[3], P[4], 0.5)}"/><path d="M0-60V-52" stroke="${P[5]}" stroke-width="1.4"/></g>`;
    return (
      s +
      circ(0, 0, 32, c) +
      `<path d="M0-32a32 32 0 0 0 0 64a42 42 0 0 1 0-64" fill="${mix(P[3], P[5], 0.25)}"/>` +
      circ(0, 0, 19, P[0]) +
      circ(0, 0, 15, P[2]) +
      circ(0, 0, 8, P[5]) +
      circ(0, 0, 3.4, P[0]) +
      `<circle r="25" fill="none" stroke="${P[5]}" stroke-width="1" stroke-dasharray="3 4"/></g>`
    );
  },
  infested: (g, P, id, o) => {
    const cx = 104,
      cy = 74,
      r = 47;
    let s = "";
    const arms = [];
    for (let i = 0; i < 13; i++) {
      const a = (i / 13) * 6.283 + g.r(-0.15, 0.15),
        L = r * g.r(1.3, 1.85),
        b = g.r(-0.55, 0.55),
        w = g.r(5, 9);
      arms.push(
        path(
          `M${n(cx + Math.cos(a - 0.12) * r * 0.72)} ${n(cy + Math.sin(a - 0.12) * r * 0.72)}Q${n(cx + Math.cos(a + b * 0.3) * r * 1.25)} ${n(cy + Math.sin(a + b * 0.3) * r * 1.25)} ${n(cx + Math.cos(a + b) * L)} ${n(cy + Math.sin(a + b) * L)}Q${n(cx + Math.cos(a + b * 0.3 + 0.16) * r * 1.1)} ${n(cy + Math.sin(a + b * 0.3 + 0.16) * r * 1.1)} ${n(cx + Math.cos(a + 0.2) * r * 0.72)} ${n(cy + Math.sin(a + 0.2) * r * 0.72)}Z`,
          i % 2 ? mix(P[2], P[4], 0.35) : mix(P[4], P[0], 0.1),
        ),
      );
    }
    s +=
      arms.filter((_, i) => i % 2).join("") +
      planet(g, o.pal ? PAL[o.pal] : P, id, cx, cy, r, o.kind ?? "ocean", { bare: 1 }) +
      arms.filter((_, i) => !(i % 2)).join("");
    for (let i = 0; i < 6; i++) {
      const a = g.r(2, 5.5),
        d = r * g.r(0.1, 0.7),
        x = cx + Math.cos(a) * d,
        y = cy + Math.sin(a) * d,
        q = g.r(3, 8);
      s +=
        circ(x, y, q * 1.35, mix(P[2], P[4], 0.5)) +
        circ(x, y, q, P[5]) +
        `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(q * 0.3)}" ry="${n(q * 0.8)}" fill="${P[0]}"/>`;
    }
    return s;
  },
  xfleet: (g, P, id) => {
    let s = planet(g, P, id, 178, 130, 52, "craters");
    for (let i = 0; i < 7; i++) {
      const k = 0.4 + i * 0.15,
        x = 168 - i * 19 + g.r(-9, 9),
        y = 26 + i * 12 + (i % 2) * 18;
      s += `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(g.r(4, 22))}) scale(${n(k)})"><path d="M-34 0Q-12-18 24-12Q40-20 52-34Q46-8 30 0Q46 8 52 34Q40 20 24 12Q-12 18-34 0Z" fill="${mix(P[4], P[0], 0.15)}"/><path d="M-34 0Q-12-18 24-12Q40-20 52-34Q40-8 20-3Z" fill="${mix(P[2], P[4], 0.3)}"/><ellipse cx="-14" rx="7" ry="4.500" fill="${P[5]}"/><ellipse cx="-15" rx="2" ry="4" fill="${P[0]}"/><path d="M30 0h40" stroke="${P[3]}" stroke-width="2" opacity=".8"/></g>`;
    }
    return s;
  },
};
const on =
  (sub, withMoon = true) =>
  (g, P, id, o) =>
    (withMoon ? moon(g, P, id) : "") + ground(g, P, o.y ?? 108) + SUBJ[sub](g, P, id, o);

// name → scene. The first match counts; a name without a match gets a planet of its own.
const RULES = [
  [/Old Earth|New Earth/, "planet", { kind: "earth", lights: 1, pal: "earth" }],
  [/Earth's Lost/, on("rockets"), { pal: "cobalt" }],
  [/Alpha Cent/, "ringed", { kind: "desert", pal: "rust" }],
  [/Epsilon/, on("gate"), { pal: "dusk" }],
  [/New Sparta/, on("city"), { pal: "ember" }],
  [/First Contact Team/, on("dish"), { pal: "gold" }],
  [/Starry Rift/, "rift", { pal: "cobalt" }],
  [/Rebel Cadre/, on("bunker"), { pal: "ember" }],
  [/Terraforming Surveyors/, on("domes"), { pal: "moss" }],
  [/Defense Post/, on("bunker"), { pal: "slate" }],
  [/Xeno Forward|Xeno Warrior/, "xfleet", { pal: "xeno" }],
  [/Xeno Colony/, on("hive"), { pal: "xeno" }],
  [/Xeno-Infested Alien/, on("hive"), { pal: "gold", pal2: 1 }],
  [/Xeno-Infested/, "infested", { pal: "xeno", kind: "ocean" }],
  [/Xeno Hostage/, "infested", { pal: "xeno", kind: "bands" }],
  [/Xeno-/, "infested", { pal: "ember", kind: "lava" }],
  [/Anti-Xeno Embassy/, on("gate"), { pal: "cobalt" }],
  [/Refugees/, "fleet", { pal: "teal", n: 7 }],
  [/Anti-Xeno Alien Bunker/, on("bunker"), { pal: "gold" }],
  [/Rosetta/, on("ruins"), { pal: "plum" }],
  [/Alien Robot Sentry/, "sentry", { pal: "gold" }],
  [/Scout Ship/, "warship", { alien: 1, pal: "gold" }],
  [/Lost Alien Warship/, "warship", { alien: 1, pal: "plum" }],
  [/Battle Fleet/, "warship", { alien: 1, escort: 1, pal: "gold" }],
  [/Robotic Factory/, on("factory"), { pal: "gold" }],
  [/Alien Archives|Library/, on("pyramid"), { pal: "plum" }],
  [/Alien Outpost|Alien Colony/, on("ruins"), { pal: "gold" }],
  [/Alien Weapon Cache/, on("crystals"), { pal: "gold" }],
  [/Alien Defense/, "sentry", { pal: "plum" }],
  [/Runaway Robots/, "robots", { pal: "rust" }],
  [/Asteroid/, "asteroids", { pal: "sand" }],
  [/Comet/, "comet", { pal: "ice" }],
  [/Destroyed/, "shatter", { pal: "ember" }],
  [/Radioactive/, "planet", { kind: "lava", pal: "ember" }],
  [/Gem World/, on("crystals"), { pal: "rose" }],
  [/Blaster Gem/, "asteroids", { rig: 1, pal: "rose" }],
  [/Mining World|Rebel Miners/, "asteroids", { rig: 1, pal: "rust" }],
  [/Imperium Arm|Munitions|Bio-Hazard/, on("factory"), { pal: "ember" }],
  [/Clearing House|Space Port|Trading World|Galactic Engineers/, "wheel", { ships: 1 }],
  [/Merchant|Black Market Gangs|Peddlers|Spice|Outlaw/, on("market"), {}],
  [/Trendsetters|Prosperous|Tourist|Gambling/, on("city"), {}],
  [/Pilgrimage/, on("gate"), { pal: "gold" }],
  [/Aquatic/, on("sea", true), { pal: "teal" }],
  [/Uplift Race|Gnarssh|Descendants|Pre-Sentient|Coalition|Warrior Race/, on("people"), {}],
  [/Lifeforms|Distant|Lost Species|Secluded|Plague/, on("forest"), {}],
  [/Penal|Rebel Bunker|Rebel Base|Underground|Outpost/, on("bunker"), {}],
  [/Pirate|Nomad|Rebel Fuel/, "fleet", { n: 4 }],
  [/Terraformed/, "planet", { kind: "earth", pal: "teal" }],
  [/Disease Center|Uplift Project|Artist|Expanding|Survivalists|Vinland/, on("domes"), {}],
  [/Corrosive/, "planet", { kind: "lava", pal: "moss" }],
  [/Homeworld|Resistance/, "planet", { lights: 1, kind: "desert", pal: "dusk" }],
];
const BYKIND = {
  novelty: ["cobalt", "ice", "rose", "teal"],
  rare: ["rust", "sand", "dusk", "ember"],
  genes: ["moss", "teal", "moss"],
  alien: ["gold", "plum"],
  none: ["slate", "dusk", "plum", "ice", "rust", "cobalt"],
};

export function worldArt(card) {
  const g = rng(card.name),
    id = hash(card.name).toString(36);
  const r = RULES.find((r) => r[0].test(card.name)) ?? [0, g.pick(["planet", "ringed", "limb"]), {}];
  const o = r[2],
    P = PAL[o.pal ?? g.pick(BYKIND[card.goods?.kind ?? "none"])];
  const f = typeof r[1] === "string" ? SPACE[r[1]] : r[1];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150" preserveAspectRatio="xMidYMid slice">${sky(g, P, id)}${f(g, P, id, o)}</svg>`;
}

/* ─ developments: ink on drafting paper, one flat tint printed slightly off register ─ */
const INK = "#16324f",
  PAPER = "#f0e6cf",
  TINT = ["#e2725b", "#e0a530", "#4f9d8f", "#6d8fc9", "#b5739d", "#8aa04c"];
const st = (d, w = 1.6, e = "") =>
  `<path d="${d}" fill="none" stroke="${INK}" stroke-width="${w}" stroke-linecap="round" stroke-linejoin="round"${e}/>`;
const off = (inner) => `<g transform="translate(2.2 1.8)">${inner}</g>`;
const DEV = {
  marines: (g, t) =>
    [
      [52, 0.78],
      [148, 0.78],
      [100, 1.1],
    ]
      .map(([x, k]) => {
        const h = `M${n(x - 24 * k)} 132V${n(84 - 10 * k + 8)}q0-${n(38 * k)} ${n(24 * k)}-${n(38 * k)}q${n(24 * k)} 0 ${n(24 * k)} ${n(38 * k)}V132Z`;
        return (
          off(path(h, t)) +
          st(h) +
          off(path(`M${n(x - 16 * k)} ${n(82 - 4 * k)}h${n(32 * k)}l${n(-5 * k)} ${n(13 * k)}h${n(-22 * k)}Z`, INK)) +
          st(
            `M${n(x - 16 * k)} ${n(82 - 4 * k)}h${n(32 * k)}l${n(-5 * k)} ${n(13 * k)}h${n(-22 * k)}ZM${n(x)} ${n(82 - 28 * k)}v${n(16 * k)}M${n(x - 9 * k)} ${n(104 + 2 * k)}h${n(18 * k)}M${n(x - 9 * k)} ${n(110 + 3 * k)}h${n(18 * k)}`,
          )
        );
      })
      .join(""),
  ships: (g, t) => {
    const b = "M100 18l12 26v34l34 20v12l-34-8v14l12 10v8l-24-6-24 6v-8l12-10v-14l-34 8v-12l34-20V44Z";
    return (
      off(path(b, t)) +
      st(b) +
      st("M100 18v116M88 60h24M88 78h24", 0.9) +
      st("M150 34v70M146 34h8M146 104h8M54 20h92M54 16v8M146 16v8", 0.8) +
      `<circle cx="100" cy="56" r="6" fill="none" stroke="${INK}" stroke-width="1.4"/>`
    );
  },
  robot: (g, t) => {
    const b = "M72 62h56v46H72Z",
      h = "M80 34h40a6 6 0 0 1 6 6v14H74V40a6 6 0 0 1 6-6Z";
    return (
      off(path(b, t) + path(h, t)) +
      st(b) +
      st(h) +
      st("M100 34V20M96 16h8M72 72L46 84v26M128 72l26-8V40M80 108v20H68M120 108v20h12M40 110h12v10H40ZM148 40l6-12 6 12") +
      circ(90, 45, 4, INK) +
      circ(110, 45, 4, INK) +
      st("M84 82h32M84 90h32M84 98h18", 1) +
      circ(112, 98, 3, INK)
    );
  },
  bridge: (g, t) =>
    off(path("M20 96q80-70 160 0v10q-80-62-160 0Z", t)) +
    st("M20 96q80-70 160 0M14 106h172M20 106q80-62 160 0") +
    [40, 60, 80, 100, 120, 140, 160].map((x) => st(`M${x} 106V${n(96 - Math.sin(((x - 20) / 160) * 3.14) * 34)}`, 1.1)).join("") +
    st("M30 106v26M170 106v26M22 132h16M162 132h16M100 24v37M84 24h44M128 24v14M122 38h12v8h-12Z") +
    off(rect(122, 38, 12, 8, INK)),
  bank: (g, t) =>
    off(circ(100, 76, 52, t)) +
    [52, 40, 26, 11]
      .map((r) => `<circle cx="100" cy="76" r="${r}" fill="none" stroke="${INK}" stroke-width="${r === 40 ? 1 : 1.7}"/>`)
      .join("") +
    Array.from({ length: 24 }, (_, i) => {
      const a = (i / 24) * 6.283;
      return st(
        `M${n(100 + Math.cos(a) * 40)} ${n(76 + Math.sin(a) * 40)}L${n(100 + Math.cos(a) * 52)} ${n(76 + Math.sin(a) * 52)}`,
        i % 6 ? 0.8 : 2,
      );
    }).join("") +
    st("M100 65V50M100 87v15M89 76H74M111 76h15", 2.6) +
    circ(100, 76, 4, INK),
  coins: (g, t) =>
    [
      [58, 4],
      [100, 8],
      [142, 6],
    ]
      .map(([x, k]) =>
        Array.from({ length: k }, (_, i) => {
          const y = 122 - i * 9;
          return (
            off(`<ellipse cx="${x}" cy="${y}" rx="19" ry="7" fill="${t}"/>`) +
            `<path d="M${x - 19} ${y}v7a19 7 0 0 0 38 0v-7" fill="${PAPER}" stroke="${INK}" stroke-width="1.3"/><ellipse cx="${x}" cy="${y}" rx="19" ry="7" fill="${i === k - 1 ? t : PAPER}" stroke="${INK}" stroke-width="1.3"/>`
          );
        }).join(""),
      )
      .join("") + st("M24 128L74 74l26 14 60-58M146 28h16v16", 2),
  seal: (g, t) =>
    off(path("M54 22h76v92H54Z", "#fff8e4")) +
    st("M54 22h76v92H54Z") +
    [36, 46, 56, 66, 76].map((y, i) => st(`M64 ${y}h${[56, 48, 56, 40, 30][i]}`, 1.3)).join("") +
    off(circ(128, 102, 21, t)) +
    `<circle cx="128" cy="102" r="21" fill="none" stroke="${INK}" stroke-width="1.7"/><circle cx="128" cy="102" r="14" fill="none" stroke="${INK}" stroke-width="1"/>` +
    st("M128 92l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1ZM118 121l-6 20 12-7M138 121l6 20-12-7"),
  contact: (g, t) => {
    const h = "M30 132v-14q0-12 14-16l10-4v-8q-10-10-10-30q0-30 30-32q26 0 28 28l8 18-8 3v14q0 8-10 8h-8v7q14 4 18 12v14Z";
    const al = "M112 132v-10q2-10 14-14v-10q-10-16-8-44q6-32 34-32q34 2 32 38q-4 26-20 38v10q14 4 16 14v10Z";
    return (
      off(path(h, t)) +
      st(h) +
      off(path(al, "#bcd3d2")) +
      st(al) +
      `<path d="M124 62q8-2 13 10q-10 4-13-10ZM172 62q-8-2-13 10q10 4 13-10Z" fill="${INK}"/>` +
      st("M142 86h12M88 62h8", 1.6) +
      st("M106 34q6-8 12 0M102 26q10-12 20 0M98 18q14-16 28 0", 1.2)
    );
  },
  market: (g, t) => {
    let x = 26,
      y = 110,
      d = "M26 110";
    for (let i = 0; i < 9; i++) {
      x += 17;
      y = Math.max(30, y - g.r(-12, 22));
      d += `L${n(x)} ${n(y)}`;
    }
    return (
      off(path(d + "V122H26Z", t)) +
      st(d, 2.4) +
      st("M26 22V122H182") +
      [40, 60, 80, 100].map((k) => st(`M26 ${k}H182`, 0.5, ' stroke-dasharray="2 4"')).join("") +
      [50, 84, 118, 152].map((k) => st(`M${k} 122v6`, 1.2)).join("")
    );
  },
  lab: (g, t) => {
    let s =
      off(path("M84 30v34L54 122q-2 8 6 8h66q8 0 6-8L102 64V30Z", "#fff8e4") + path("M66 98l-12 24q-2 8 6 8h66q8 0 6-8l-12-24Z", t)) +
      st("M80 30h26M84 30v34L54 122q-2 8 6 8h66q8 0 6-8L102 64V30M66 98h54");
    for (let i = 0; i < 10; i++) {
      const y = 26 + i * 11,
        a = Math.sin(i * 0.8) * 16;
      s +=
        st(`M${n(156 - a)} ${y}H${n(156 + a)}`, 1.2) +
        circ(156 - a, y, 2.6, INK) +
        circ(156 + a, y, 2.6, t) +
        `<circle cx="${n(156 + a)}" cy="${y}" r="2.6" fill="none" stroke="${INK}"/>`;
    }
    return s + circ(82, 114, 4, PAPER) + circ(98, 108, 3, PAPER) + circ(110, 118, 5, PAPER);
  },
  militia: (g, t) =>
    [0, 1, 2]
      .map(
        (i) =>
          off(
            poly(
              [
                [40, 54 + i * 26],
                [100, 24 + i * 26],
                [160, 54 + i * 26],
                [160, 68 + i * 26],
                [100, 38 + i * 26],
                [40, 68 + i * 26],
              ],
              i === 1 ? t : "#d9cdb0",
            ),
          ) + st(`M40 ${54 + i * 26}L100 ${24 + i * 26}L160 ${54 + i * 26}V${68 + i * 26}L100 ${38 + i * 26}L40 ${68 + i * 26}Z`),
      )
      .join("") + st("M100 116v20M92 126h16", 2.4),
  weapon: (g, t) =>
    off(path("M22 70h96l10-12h40v28h-34l-8 12H96l-10 34H62l8-34H40l-18-8Z", t)) +
    st("M22 70h96l10-12h40v28h-34l-8 12H96l-10 34H62l8-34H40l-18-8Z") +
    st("M52 70v18M66 70v18M80 70v18M168 66h16M168 78h16", 1.2) +
    `<circle cx="110" cy="82" r="7" fill="none" stroke="${INK}" stroke-width="1.4"/>` +
    st("M22 46H168M22 42v8M168 42v8", 0.9) +
    [
      [60, 30],
      [130, 28],
    ]
      .map(([x, y]) => st(`M${x} ${y}l6 8M${x + 10} ${y}l-4 8`, 0.9))
      .join(""),
  terra: (g, t) => {
    let s = "";
    for (let i = 0; i < 7; i++) {
      const q = rng("c" + i);
      const a = blob(q, 100, 80, 58 - i * 8, 12, 0.16);
      s +=
        (i === 2 ? off(path(smooth(a), t)) : "") +
        `<path d="${smooth(a)}" fill="none" stroke="${INK}" stroke-width="${i % 3 ? 0.8 : 1.6}"/>`;
    }
    return (
      s +
      st("M100 78V34M100 50q-18-2-20-18q18 0 20 18M100 44q4-18 24-18q-2 18-24 18", 2.2) +
      off(path("M100 50q-18-2-20-18q18 0 20 18M100 44q4-18 24-18q-2 18-24 18", t))
    );
  },
  crane: (g, t) =>
    off(path("M50 60h84v8H50Z", t)) +
    st("M60 132V40M72 132V40M60 40h12M60 60h90M60 68h90M66 40L66 22L150 60M66 22L44 60H60M38 60h22v14H38Z") +
    Array.from({ length: 8 }, (_, i) => st(`M60 ${132 - i * 11}l12-11M${76 + i * 9} 60l5 8`, 0.9)).join("") +
    st("M140 68v24M130 92h20l6 14h-32ZM36 132h136") +
    off(path("M130 92h20l6 14h-32Z", t)) +
    st("M100 132v-16h24v16M128 132v-26", 1),
  gear: (g, t) => {
    let d = "";
    const T = 12;
    for (let i = 0; i < T * 4; i++) {
      const a = (i / (T * 4)) * 6.283,
        r = i % 4 < 2 ? 50 : 40;
      d += (i ? "L" : "M") + n(100 + Math.cos(a) * r) + " " + n(76 + Math.sin(a) * r);
    }
    d += "Z";
    return (
      off(path(d, t)) +
      st(d) +
      off(circ(100, 76, 22, PAPER)) +
      `<circle cx="100" cy="76" r="22" fill="${PAPER}" stroke="${INK}" stroke-width="1.7"/>` +
      st("M100 54v44M78 76h44", 1) +
      circ(100, 76, 6, INK)
    );
  },
  expedition: (g, t) => {
    let s = "";
    const p = [
      [30, 116],
      [58, 82],
      [92, 94],
      [118, 54],
      [156, 62],
      [176, 26],
    ];
    s += st("M" + p.map((q) => q.join(" ")).join("L"), 1.4, ' stroke-dasharray="1 5"');
    p.forEach(([x, y], i) => {
      const r = [7, 5, 9, 6, 11, 8][i];
      s +=
        off(circ(x, y, r, t)) +
        `<circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="${INK}" stroke-width="1.5"/>` +
        (i % 2
          ? ""
          : `<ellipse cx="${x}" cy="${y}" rx="${r * 1.8}" ry="${r * 0.5}" fill="none" stroke="${INK}" stroke-width="1" transform="rotate(-18 ${x} ${y})"/>`);
    });
    return s + st("M150 108l8-22 8 22-8-5ZM150 118a20 20 0 1 1 16 0", 1.3);
  },
  shield: (g, t) => {
    const d = "M100 18l52 16v40q0 40-52 62q-52-22-52-62V34Z";
    return (
      off(path(d, t)) +
      st(d, 2.2) +
      st("M100 30l40 12v32q0 30-40 48q-40-18-40-48V42Z", 1) +
      st("M72 92V70h12V58h12v12h8V58h12v12h12v22Z", 1.8) +
      off(path("M72 92V70h12V58h12v12h8V58h12v12h12v22Z", "#fff8e4")) +
      st("M94 92V80h12v12", 1.6)
    );
  },
};
const GLYPH = {
  // centre of a six-cost emblem
  uplift: (c) =>
    `<path d="M-13-22q13 22 0 44M13-22q-13 22 0 44M-10-14H10M-6-6H6M-6 6H6M-10 14H10" fill="none" stroke="${c}" stroke-width="4" stroke-linecap="round"/>`,
  crown: (c) => `<path d="M-24 12L-28-14L-12-2L0-22L12-2L28-14L24 12ZM-24 16H24V22H-24Z" fill="${c}"/>`,
  planet: (c) => `<circle r="15" fill="${c}"/><ellipse rx="29" ry="8" fill="none" stroke="${c}" stroke-width="4" transform="rotate(-20)"/>`,
  fist: (c) => `<path d="M-14 24V2L-20-4V-14H-12V-20H-3V-22H6V-20H14V-16H20V2L14 10V24Z" fill="${c}"/>`,
  eye: (c) =>
    `<path d="M0-24L26 20H-26Z" fill="none" stroke="${c}" stroke-width="4.500" stroke-linejoin="round"/><circle cy="5" r="7" fill="${c}"/>`,
  claw: (c) =>
    `<path d="M-20-22Q-12 6-18 24Q-4 8-10-24ZM-3-26Q3 4-3 26Q12 8 8-24ZM14-22Q18 2 14 20Q26 4 22-22Z" fill="${c}"/><path d="M-28 22L28-22" stroke="${c}" stroke-width="5"/>`,
  scales: (c) =>
    `<path d="M0-24V22M-14 22H14M-24-16H24M-24-16L-32 6H-16ZM24-16L16 6H32Z" fill="none" stroke="${c}" stroke-width="4" stroke-linejoin="round"/>`,
  pick: (c) => `<path d="M-26-8Q0-30 26-8Q0-18-26-8ZM-3-16H3V26H-3Z" fill="${c}"/>`,
  star: (c) => `<path d="M0-28L6-6L28 0L6 6L0 28L-6 6L-28 0L-6-6Z" fill="${c}"/>`,
  book: (c) =>
    `<path d="M0-14Q-14-24-28-18V18Q-14 12 0 22Q14 12 28 18V-18Q14-24 0-14Z" fill="none" stroke="${c}" stroke-width="4"/><path d="M0-14V22M-20-6q8-2 14 2M20-6q-8-2-14 2M-20 4q8-2 14 2M20 4q-8-2-14 2" stroke="${c}" stroke-width="3" fill="none"/>`,
  sprout: (c) => `<path d="M0 26V-4Q-24-2-26-24Q-2-24 0-4Q2-20 24-20Q22 0 0 2" fill="${c}" stroke="${c}" stroke-width="3"/>`,
  flask: (c) =>
    `<path d="M-8-26H8M-6-26V-6L-22 20Q-22 26-14 26H14Q22 26 22 20L6-6V-26" fill="none" stroke="${c}" stroke-width="4" stroke-linejoin="round"/><path d="M-15 10H15L21 21Q21 25 14 25H-14Q-21 25-21 21Z" fill="${c}"/>`,
  dish: (c) =>
    `<path d="M-24-14A28 28 0 0 0 14 24ZM-4 4L14-14" fill="${c}" stroke="${c}" stroke-width="3"/><circle cx="16" cy="-16" r="5" fill="${c}"/><path d="M-8 20L-14 28H10L2 22" fill="${c}"/>`,
};
const EMB = [
  [/Uplift Bio/, "uplift", "#1f5a45"],
  [/War Profit|Galactic Imp/, "crown", "#7a2330"],
  [/Terraforming Def/, "sprout", "#24566b"],
  [/Rebel Force/, "fist", "#7a2f22"],
  [/Alien Hist/, "book", "#4a3f86"],
  [/Anti-Xeno League/, "claw", "#3c1f5c"],
  [/Alien Tech/, "eye", "#5c4712"],
  [/Mining/, "pick", "#6b4022"],
  [/Free Trade|Trade League|Merchant/, "scales", "#1d4f8a"],
  [/SETI/, "dish", "#22406b"],
  [/Pan-Gal/, "planet", "#2a5e4c"],
  [/New Gal/, "star", "#6b1f2a"],
  [/Renaissance/, "flask", "#6a2f66"],
  [/Economy/, "scales", "#5a4a1c"],
];
const DEVRULES = [
  [/Marines|Assault|Military Tactics/, "marines"],
  [/Drop Ships|Colony Ship/, "ships"],
  [/Robots/, "robot"],
  [/Public Works/, "bridge"],
  [/Bank/, "bank"],
  [/Credits|Deficit/, "coins"],
  [/Export/, "seal"],
  [/Contact/, "contact"],
  [/Markets|Diversified/, "market"],
  [/Labs|Genetics/, "lab"],
  [/Militia/, "militia"],
  [/Weapon/, "weapon"],
  [/Uplift Terraforming/, "terra"],
  [/Construction/, "crane"],
  [/Arms Factory|Conglomerate/, "gear"],
  [/Expedition/, "expedition"],
  [/Home Front/, "shield"],
];
export function devArt(card) {
  const g = rng(card.name),
    id = hash(card.name).toString(36),
    t = g.pick(TINT);
  if (card.cost === 6 && card.vp === "variable") {
    const e = EMB.find((e) => e[0].test(card.name)) ?? [0, "star", "#24406b"],
      c = e[2],
      G = "#f3d27a";
    let s = rect(0, 0, 200, 150, c);
    const R = g.pick([24, 32, 40]);
    for (let i = 0; i < R; i++) {
      const a = (i / R) * 6.283;
      s += poly(
        [
          [100, 75],
          [100 + Math.cos(a) * 150, 75 + Math.sin(a) * 150],
          [100 + Math.cos(a + 3.14 / R) * 150, 75 + Math.sin(a + 3.14 / R) * 150],
        ],
        mix(c, "#ffffff", 0.09),
      );
    }
    s +=
      circ(100, 75, 58, mix(c, "#000000", 0.25)) +
      [58, 54, 40]
        .map((r, i) => `<circle cx="100" cy="75" r="${r}" fill="none" stroke="${G}" stroke-width="${[2.4, 0.8, 1.4][i]}"/>`)
        .join("");
    const m = g.pick([8, 12, 16]);
    for (let i = 0; i < m; i++) {
      const a = (i / m) * 6.283 - 1.571,
        x = 100 + Math.cos(a) * 47,
        y = 75 + Math.sin(a) * 47;
      s +=
        i % 2
          ? circ(x, y, 1.7, G)
          : `<path d="M0-5L1.500-1.500L5 0L1.500 1.500L0 5L-1.500 1.500L-5 0L-1.500-1.500Z" fill="${G}" transform="translate(${n(x)} ${n(y)})"/>`;
    }
    for (const q of [-1, 1])
      for (let i = 0; i < 8; i++) {
        const a = 1.571 + q * (0.32 + i * 0.26),
          x = 100 + Math.cos(a) * 69,
          y = 75 + Math.sin(a) * 69;
        s += `<ellipse rx="9" ry="3.400" fill="${G}" transform="translate(${n(x)} ${n(y)}) rotate(${n(a * 57.3 + 90 + q * 26)})"/>`;
      }
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150" preserveAspectRatio="xMidYMid slice">${s}<g transform="translate(100 75)">${GLYPH[e[1]](G)}</g></svg>`;
  }
  const f = DEV[(DEVRULES.find((r) => r[0].test(card.name)) ?? [0, "gear"])[1]];
  let s =
    rect(0, 0, 200, 150, PAPER) +
    `<path d="${Array.from({ length: 20 }, (_, i) => `M${i * 10.5} 0V150`).join("") + Array.from({ length: 15 }, (_, i) => `M0 ${i * 10.5}H200`).join("")}" stroke="#c9d3cf" stroke-width=".5"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 150" preserveAspectRatio="xMidYMid slice">${s}${f(g, t)}</svg>`;
}
export const art = (card) => (card.type === "world" ? worldArt(card) : devArt(card));
