// Finds faults of a page for people who cannot see it, cannot touch it, or have a small screen.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { SIZES } from "./support.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds serious or worse, a line each; pale words only on request, since it takes time. */
async function violations(page, contrast) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const rules = { "color-contrast": { enabled: contrast } };
  const found = await page.evaluate((it) => axe.run(document, it), { resultTypes: ["violations"], rules });
  return found.violations
    .filter((it) => ["serious", "critical"].includes(it.impact))
    .map((it) => `${it.id}: ${it.nodes.slice(0, 4).map((node) => `${node.html.slice(0, 160)} (${node.any[0]?.message ?? ""})`).join(" | ")}`);
}

/** Things to press that are smaller than a fingertip. Links in a line of text may be. */
function small(page) {
  return page.evaluate(() => {
    const pressable = "a[href], button, summary, select, input:not([type=hidden])";
    const inText = (it) => it.matches("a") && getComputedStyle(it).display === "inline";
    const area = (it) => (it.matches("input[type=radio], input[type=checkbox]") ? it.closest("label") ?? it : it);
    return [...document.querySelectorAll(pressable)]
      .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !inText(it) && !it.matches(".sr, .skip"))
      .map((it) => [it, area(it).getBoundingClientRect()])
      .filter(([, box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(([it, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${it.outerHTML.slice(0, 140)}`);
  });
}

export const tooWide = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Everything wrong with the page as it is, at each size; without `contrast`, somebody else looks for pale words. */
export async function faults(page, sizes = Object.keys(SIZES), contrast = true) {
  const found = [];
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    const where = `${new URL(page.url()).pathname} ${size}`;
    found.push(...(await violations(page, contrast)).map((it) => `${where} ${it}`));
    found.push(...(await small(page)).map((it) => `${where} small: ${it}`));
    const wide = await tooWide(page);
    if (wide > 0) found.push(`${where} too wide by ${wide}`);
  }
  return found;
}

export const none = (found) => assert.equal(found.length, 0, [...new Set(found)].join("\n"));
