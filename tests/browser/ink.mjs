// How well words can be told from what they stand on, measured on pictures: of the page, of the page
// without its words, and of the page with all words in one loud colour, which shows where they are.

const HIDDEN = "-webkit-text-fill-color: transparent !important; text-shadow: none !important; -webkit-text-stroke-color: transparent !important";
const SVG_HIDDEN = "fill: transparent !important; stroke: transparent !important";
const LOUD = HIDDEN.replaceAll("transparent", "#ff00ff");
const sheet = (html, svg) => `* { ${html} } ::before, ::after, ::placeholder { ${html} } svg text, svg tspan { ${svg} }`;

const WITHOUT = sheet(HIDDEN, SVG_HIDDEN);
const WHERE = sheet(LOUD, "fill: #ff00ff !important");

/** The lines of words inside `selector` (but for names along a path, which label a map, and what is part of a drawing), with their boxes, how large they are, and what they belong to. */
function lines(selector) {
  const found = [];
  for (const root of document.querySelectorAll(selector)) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const it = text.parentElement;
      if (!text.textContent.trim() || it.closest("title, desc, option, textPath, .pic, .sr, [hidden]") || !it.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { fontSize, fontWeight, webkitTextStrokeWidth, stroke, textShadow } = getComputedStyle(it);
      const edged = it.ownerSVGElement ? stroke !== "none" : parseFloat(webkitTextStrokeWidth) > 0 || textShadow !== "none";
      const scale = it.ownerSVGElement ? it.getScreenCTM().a : 1;
      const size = parseFloat(fontSize) * Math.abs(scale);
      const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
      const around = it.closest("[id]");
      // What has scrolled out of a box is not seen, whatever else stands there.
      let [opacity, left, top, right, bottom] = [1, 0, 0, Infinity, Infinity];
      for (let one = it; one; one = one.parentElement) {
        const { opacity: own, overflowX, overflowY, position } = getComputedStyle(one);
        opacity *= Number(own);
        if (one === document.documentElement || one === document.body || (overflowX === "visible" && overflowY === "visible")) continue;
        const box = one.getBoundingClientRect();
        [left, top, right, bottom] = [Math.max(left, box.left), Math.max(top, box.top), Math.min(right, box.right), Math.min(bottom, box.bottom)];
        if (position === "fixed") break;
      }
      for (const line of range.getClientRects()) {
        const [x, y] = [Math.max(line.left, left), Math.max(line.top, top)];
        const [width, height] = [Math.min(line.right, right) - x, Math.min(line.bottom, bottom) - y];
        // Of a line that is cut off lengthwise too little is left to be read at all.
        if (width < 2 || height < line.height * 0.7) continue;
        // Where all of a line is under the hand there is the ink of its cards.
        const above = [0.02, 0.5, 0.98].map((part) => document.elementFromPoint(x + width * part, y + height / 2)?.closest(".hand"));
        if (above.every((hand) => hand && !hand.contains(it))) continue;
        const of = `${around ? `#${around.id} ` : ""}${it.tagName.toLowerCase()}.${it.getAttribute("class") ?? ""}`;
        found.push({ text: text.textContent.trim().slice(0, 40), of, x: x + scrollX, y: y + scrollY, width, height, large, edged, opacity });
      }
    }
  }
  return found;
}

/** In the helper page: the contrast of each line. */
async function contrasts({ pictures, lines, scale }) {
  const pixels = async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (it) => it.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(bitmap, 0, 0);
    return context.getImageData(0, 0, bitmap.width, bitmap.height);
  };
  const [shown, without, where] = await Promise.all(pictures.map(pixels));
  const { width, height } = shown;
  const linear = Array.from({ length: 256 }, (_, it) => (it / 255 <= 0.04045 ? it / 255 / 12.92 : ((it / 255 + 0.055) / 1.055) ** 2.4));
  const light = ({ data }, at) => 0.2126 * linear[data[at]] + 0.7152 * linear[data[at + 1]] + 0.0722 * linear[data[at + 2]];
  const differs = (a, b, at) => Math.abs(a.data[at] - b.data[at]) + Math.abs(a.data[at + 1] - b.data[at + 1]) + Math.abs(a.data[at + 2] - b.data[at + 2]);
  /** How far the loud colour is from what is there. */
  const loudness = ({ data }, at) => Math.max(60, 255 - data[at] + data[at + 1] + 255 - data[at + 2]);
  const ratio = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  return lines.map((line) => {
    const [left, top] = [Math.max(0, Math.round(line.x * scale)), Math.max(0, Math.round(line.y * scale))];
    const right = Math.min(width, Math.round((line.x + line.width) * scale));
    const bottom = Math.min(height, Math.round((line.y + line.height) * scale));
    let most = 0;
    const inked = [];
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const at = (y * width + x) * 4;
        const ink = differs(where, without, at) / loudness(without, at);
        if (ink > 0.1) inked.push([at, ink]);
        most = Math.min(1, Math.max(most, ink));
      }
    }
    // What is covered, cut off or out of the picture has no ink.
    if (inked.length < 12 || most < 0.2) return { ...line, ratio: undefined };
    // Edges of letters, and all of very small ones, are mixed with what is behind them: the middle of a
    // stroke counts, as it would be drawn in full. Where letters have an edge of another colour, that
    // or what is inside must be seen.
    const drawn = (at, ink) => {
      const full = (it) => without.data[at + it] + ((shown.data[at + it] - without.data[at + it]) * line.opacity) / Math.min(ink, line.opacity);
      return light({ data: [0, 1, 2].map((it) => Math.min(255, Math.max(0, Math.round(full(it))))) }, 0);
    };
    const full = inked.filter(([, ink]) => ink > most * 0.9).map(([at, ink]) => ratio(drawn(at, ink), light(without, at)));
    full.sort((a, b) => a - b);
    return { ...line, ratio: full[Math.floor(full.length * (line.edged ? 0.6 : 0.25))] };
  });
}

/** Every line of words in `selector` that is seen, with its contrast; `helper` is another page of the browser. */
export async function inks(page, helper, selector) {
  const found = await page.evaluate(lines, selector);
  const shot = async (content) => {
    const tag = content && (await page.addStyleTag({ content }));
    const picture = await page.screenshot({ fullPage: true, animations: "disabled", caret: "hide" });
    await tag?.evaluate((it) => it.remove());
    return picture.toString("base64");
  };
  const pictures = [await shot(), await shot(WITHOUT), await shot(WHERE)];
  const scale = await page.evaluate(() => devicePixelRatio);
  const measured = await helper.evaluate(contrasts, { pictures, lines: found, scale });
  return measured.filter((it) => it.ratio !== undefined);
}

/** The lines that are hard to read: less than 4.5 to 1, or 3 to 1 for large ones. A page that moved between its pictures is no witness: what is found counts when it is found again. */
export async function pale(page, helper, selector) {
  const faint = (it) => it.ratio < (it.large ? 3 : 4.5) - 0.05;
  const look = async () => new Map((await inks(page, helper, selector)).filter(faint).map((it) => [`“${it.text}” in ${it.of}`, it.ratio]));
  let found = await look();
  for (let again = 0; found.size > 0 && again < 2; again += 1) {
    await page.waitForTimeout(400);
    found = new Map([...(await look())].filter(([line]) => found.has(line)));
  }
  return [...found].map(([line, ratio]) => `pale (${ratio.toFixed(2)}): ${line}`);
}
