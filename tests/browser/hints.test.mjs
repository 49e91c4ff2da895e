// What a bot says of all games: it lies over no card of a hand, what it speaks of is marked on the board
// and in view, and it says why.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { data, games, launch, openTable, person, Server, SIZES } from "./support.mjs";

let server, browser;
before(async () => {
  // Long enough for a reason beside whatever else is at work.
  server = await Server.start({ thought: 600 });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const post = (page, path, form) =>
  page.request.post(page.url().split(/[?#]/)[0] + path, { form, headers: { Accept: "application/json" } });

/** Plays on behind the page's back until so many decisions were made; whether there is one now. */
async function playTo(page, decisions, made) {
  for (let turn = 0; turn < 3000; turn += 1) {
    const { status, view, seq } = await data(page);
    if (status !== "running") return false;
    const { moves } = view;
    if (moves.length > 1 && decisions <= made.count) return true;
    if (moves.length > 0) {
      made.count += 1;
      await post(page, "/move", { seq: String(seq), move: moves[(made.count * 7 + 3) % moves.length] });
    } else await page.waitForTimeout(20);
  }
  return false;
}

/** What of the hand lies under the hint or the bar that holds it, once the hand was scrolled to; and whether what is marked is in view. */
const wrong = (page) =>
  page.evaluate(() => {
    const found = [];
    const boxOf = (it) => it.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right - 1 && a.right > b.left + 1 && a.top < b.bottom - 1 && a.bottom > b.top + 1;
    const marked = [...document.querySelectorAll(".act:has(+ .menu [data-hinted]), [data-hinted]")].find((it) => it.checkVisibility());
    if (marked) {
      const { top, bottom, left, right } = boxOf(marked);
      if (bottom < 0 || top > innerHeight || right < 0 || left > innerWidth) found.push(`out of view: ${marked.id || marked.value}`);
    }
    const hand = document.querySelector(".hand");
    hand?.scrollIntoView({ block: "nearest" });
    const over = ["#hint", "#decide"].map((it) => boxOf(document.querySelector(it)));
    for (const it of hand?.querySelectorAll("[id].act, [id].not-now, label.act") ?? []) {
      if (over.some((one) => meet(boxOf(it), one))) found.push(`over ${it.id || it.dataset.name}`);
    }
    return found;
  });

const seats = { pulp: ["me"] };

test("a hint is never over the hand, and what it speaks of is in view", { timeout: 300_000 }, async () => {
  let marked = 0;
  let reasons = 0;
  for (const { id } of await games(server.url)) {
    const page = await person(browser, { lang: id === "pulp" ? "fr" : "en" });
    await openTable(page, server.url, seats[id] ?? ["me", "recruit", "recruit"], {}, id);
    if (await page.locator("#start").count()) await page.locator("#start").click();
    await page.waitForSelector("#decide");
    const made = { count: 0 };
    for (const size of Object.keys(SIZES)) {
      await page.setViewportSize(SIZES[size]);
      if (!(await playTo(page, made.count + 2, made))) break;
      await page.waitForSelector("#ask-hint");
      await page.locator("#ask-hint").click();
      await page.waitForSelector("#hint-1");
      assert.deepEqual(await wrong(page), [], `${id} at ${size}`);
      const bar = await page.locator("#decide").evaluate((it) => it.getBoundingClientRect().height);
      if (size === "390") assert.ok(bar <= SIZES[size].height / 3, `${id}: a bar of ${bar} with a hint`);
      const more = page.locator("#hint-more > summary");
      if (size !== "1440") await more.click();
      assert.ok(await page.locator(".hint-reasons li, #hint-more ol, .hint-games").first().isVisible(), `${id} at ${size}: why`);
      marked += Math.min(1, await page.locator(".board [data-hinted]").count());
      reasons += await page.locator(".hint-reasons li").count();
      const inPlace = await page.locator(".board [data-hinted], .decide-acts [name=move]").count();
      assert.ok(inPlace > 0, `${id} at ${size}: nothing makes the move`);
    }
    assert.deepEqual(page.errors, []);
    await page.context().close();
  }
  assert.ok(marked > 4, `only ${marked} hints were marked on a board`);
  assert.ok(reasons > 0, "no hint had a reason");
});
