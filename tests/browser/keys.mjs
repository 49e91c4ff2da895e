// Plays with the keyboard alone: every element on the way must show that it has the focus.
import assert from "node:assert/strict";
import { buttonOf, later, seq } from "./support.mjs";

/** What is wrong with the way the focus shows, if anything. */
function unseen(page) {
  return page.evaluate(() => {
    const it = document.activeElement;
    if (!it || it === document.body) return undefined;
    const named = it.outerHTML.slice(0, 120);
    const drawn = [it, it.closest("label"), it.parentElement, ...it.querySelectorAll(".face"), it.nextElementSibling].filter(Boolean);
    const ringed = drawn.some((part) => {
      const style = getComputedStyle(part);
      return (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) || /0px 0px 0px [2-9]px/.test(style.boxShadow);
    });
    if (!ringed) return `no ring: ${named}`;
    const box = (it.closest("label") ?? it).getBoundingClientRect();
    const points = [[0.5, 0.5], [0.15, 0.5], [0.85, 0.5], [0.5, 0.15], [0.5, 0.85]];
    const seen = points.some(([x, y]) => {
      const top = document.elementFromPoint(box.left + box.width * x, box.top + box.height * y);
      return top && (it.contains(top) || top.contains(it) && top.matches("label, .act, a, button") || it.closest("label")?.contains(top));
    });
    return seen ? undefined : `covered: ${named} ${JSON.stringify(box)}`;
  });
}

const hasFocus = (page, selector) => page.evaluate((it) => document.activeElement?.matches(it), selector);

/** Walks by Tab, or backwards, until the focus is there. Every stop on the way must show. */
export async function walk(page, selector) {
  if (await hasFocus(page, selector)) return;
  const back = await page.evaluate((it) => {
    const way = document.activeElement.compareDocumentPosition(document.querySelector(it));
    return document.activeElement !== document.body && (way & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  }, selector);
  for (let steps = 0; steps < 150; steps += 1) {
    await page.keyboard.press(back ? "Shift+Tab" : "Tab");
    assert.equal(await unseen(page), undefined);
    if (await hasFocus(page, selector)) return;
  }
  throw new Error(`the keyboard does not come to ${selector}`);
}

let menus = 0;

async function throughMenu(page, offer) {
  const { menu } = offer;
  await walk(page, `[popovertarget="${menu}"]:not([popovertargetaction])`);
  await page.keyboard.press("Enter");
  // Now and then a menu is closed again: after Escape the focus is where it was.
  if ((menus += 1) % 3 === 1) {
    await page.keyboard.press("Escape");
    assert.ok(await hasFocus(page, `[popovertarget="${menu}"]`), "Escape gives the focus back");
    await page.keyboard.press("Enter");
  }
  await walk(page, buttonOf(offer));
  await page.keyboard.press("Enter");
}

/** Makes an offered move with keys alone. */
export async function press(page, offer) {
  const before = await seq(page);
  if (offer.picks) {
    for (const id of offer.picks.slice(0, offer.least)) {
      // Some may be proposed; ticking one more takes one of those back.
      if (await page.locator(`#${id}`).isChecked()) continue;
      await walk(page, `#${id}`);
      await page.keyboard.press("Space");
    }
    await walk(page, "button[data-picks]");
    await page.keyboard.press("Enter");
  } else if (offer.menu) {
    await throughMenu(page, offer);
  } else {
    await walk(page, buttonOf(offer));
    await page.keyboard.press(before % 2 ? "Enter" : "Space");
  }
  await later(page, before);
  assert.ok(await page.evaluate(() => document.activeElement !== document.body), "the focus is not lost");
}
