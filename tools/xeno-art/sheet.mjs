// Writes the drawings of art.mjs as sheets: one line for each shape. See README.md.
import { writeFileSync, readFileSync } from "node:fs";
import { art } from "./art.mjs";

const slug = (name) =>
  name
    .toLowerCase()
    .replace(/'/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
const round = (text, k = 2) => text.replace(/-?\d*\.\d+/g, (it) => String(Math.round(Number(it) * k) / k).replace(/^(-?)0\./, "$1."));

/** A path with numbers to the half, and no space that it does not need. */
function tight(d) {
  const tokens = d.match(/[A-Za-z]|-?(?:\d*\.\d+|\d+)/g) ?? [];
  const short = tokens.map((it) => (/[A-Za-z]/.test(it) ? it : String(Math.round(Number(it) * 2) / 2 || 0).replace(/^(-?)0\./, "$1.")));
  return short.reduce((text, it) => text + (/[A-Za-z-]/.test(it[0]) || /[A-Za-z]$/.test(text) || !text ? "" : " ") + it, "");
}
const colour = (it) => it.slice(1).replace(/^(.)\1(.)\2(.)\3$/, "$1$2$3");
const attributes = (text) => Object.fromEntries([...text.matchAll(/([\w-]+)="([^"]*)"/g)].map((it) => [it[1], it[2]]));

/** The form of an element: `o`, `e`, `r` with numbers, or a path. */
function form(name, a) {
  const n = (...keys) => keys.map((it) => round(a[it] ?? "0", 4)).join(" ");
  if (name === "circle") return `o ${n("cx", "cy", "r")}`;
  if (name === "ellipse") return `e ${n("cx", "cy", "rx", "ry")}`;
  if (name === "rect") return `r ${n("x", "y", "width", "height")}`;
  if (name === "polyline") return tight(`M${a.points}`);
  if (name === "polygon") return `${tight(`M${a.points}`)}Z`;
  return tight(a.d ?? "");
}

/** How it is printed: ink, opacity, line width. */
function print(a) {
  const faint = a.opacity ? `~${round(a.opacity, 100)}` : "";
  const ink = (it) => (it === "#fff" ? "fff" : colour(it));
  const extra =
    (a["stroke-linecap"] ? "c" : "") +
    (a["stroke-linejoin"] ? "j" : "") +
    (a["fill-rule"] ? "x" : "") +
    (a["stroke-dasharray"] ? `d${a["stroke-dasharray"].replace(" ", "/")}` : "");
  const line = a.stroke && a.stroke !== "none" ? `-${ink(a.stroke)}${a["stroke-width"] ? `:${round(a["stroke-width"], 10)}` : ""}` : "";
  const fill = a.fill === "none" ? "" : a.fill ? ink(a.fill) : "000";
  return `${fill}${line}${faint}${extra && `'${extra}`}`;
}

function lines(svg) {
  const out = [];
  let stars = [];
  const clips = new Map();
  let clip;
  const flush = () => {
    if (!stars.length) return;
    out.push(`* ${stars[0].fill} ${stars.map((it) => it.at).join(" ")}`);
    stars = [];
  };
  for (const [whole, close, name, text] of svg.matchAll(/<(\/?)([\w]+)([^>]*?)\/?>/g)) {
    const a = attributes(text);
    if (close && !["g", "clipPath"].includes(name)) continue;
    if (["svg", "defs", "stop", "linearGradient"].includes(name)) {
      if (name === "stop" && !close) (lines.stops ??= []).push(colour(a["stop-color"]));
      continue;
    }
    if (name === "clipPath") {
      clip = close ? undefined : a.id;
      continue;
    }
    if (clip) {
      clips.set(clip, form(name, a));
      continue;
    }
    if (a.fill?.startsWith("url(#s")) {
      out.push(`sky ${lines.stops.join(" ")}`);
      lines.stops = [];
      continue;
    }
    if (name === "circle" && Number(a.r) <= 0.9) {
      const key = colour(a.fill);
      if (stars.length && stars[0].fill !== key) flush();
      stars.push({
        fill: key,
        at: `${Math.round(a.cx)} ${Math.round(a.cy)} ${Math.min(9, Math.max(1, Math.round(a.r * 8 * (a.opacity ?? 1))))}`,
      });
      continue;
    }
    flush();
    if (name === "g" && close) out.push(")");
    else if (name === "g") {
      const cut = a["clip-path"]?.match(/#([^)]*)/)[1];
      out.push(cut ? `(( ${clips.get(cut)}` : `( ${round(a.transform ?? "", 10)}`);
    } else {
      const turned = a.transform ? [`( ${round(a.transform, 10)}`] : [];
      out.push(...turned, `${print(a)} ${form(name, a)}`, ...(turned.length ? [")"] : []));
    }
  }
  flush();
  return joined(out);
}

/** Shapes that follow each other and are printed alike are one line. */
function joined(all) {
  const out = [];
  for (const it of all) {
    const [print, kind] = [it.split(" ")[0], it.split(" ")[1]?.[0]];
    const last = out.at(-1);
    const alike = last?.split(" ")[0] === print && last.split(" ")[1]?.[0] === kind;
    if (alike && "or".includes(kind)) out[out.length - 1] += it.slice(print.length + 2);
    else if (alike && kind === "M" && !print.includes("~") && !/^[0-9a-f]+-/.test(print)) out[out.length - 1] += it.slice(print.length + 1);
    else if (it.includes("M0 0V150M10.5 0")) out.push("grid");
    else out.push(it);
  }
  return out;
}

const here = new URL(".", import.meta.url);
const to = new URL("../../games/xeno/page/src/art/", here);
const sheets = { worlds: [], developments: [] };
for (const line of readFileSync(new URL("cards.tsv", here), "utf8").trim().split("\n")) {
  const [name, kind, good] = line.split("\t");
  const card = {
    name,
    type: kind === "world" ? "world" : "development",
    goods: good && { kind: good },
    ...(kind === "order" && { cost: 6, vp: "variable" }),
  };
  sheets[kind === "world" ? "worlds" : "developments"].push(`[${slug(name)}]\n${lines(art(card)).join("\n")}\n`);
}
for (const [name, texts] of Object.entries(sheets)) writeFileSync(new URL(`${name}.ink`, to), texts.join("\n"));
