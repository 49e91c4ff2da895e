// The review of a game: signs on its curve, small boards, both futures side by side with what differs framed, and
// the way from mistake to mistake by keyboard; then the same on a phone, in French, in the dark.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, none } from "./audit.mjs";
import { person, shot, sign, SIZES, stage } from "./support.mjs";

// In less time nothing is called worse beyond luck.
const here = stage({ thought: 300 });

/** A game against bots, played to its end; every third move is one that no bot would make. */
async function finished(page) {
  const headers = { accept: "application/json" };
  const post = async (path, form) => (await page.request.post(`${here.server.url}${path}`, { headers, form })).json();
  // Of all games the one where most mistakes count: a game that is as good as lost holds none.
  const { table } = await post("/play-now", { game: "xeno" });
  for (let turn = 0; turn < 1000; ) {
    const { status, seq, moves } = await (await page.request.get(`${here.server.url}/t/${table}`, { headers })).json();
    if (status !== "running") return table;
    if (moves.length) {
      turn += 1;
      await post(`/t/${table}/move`, { seq, move: moves[turn % 3 ? 0 : (turn * 7) % moves.length].move });
    } else await page.waitForTimeout(20);
  }
  throw new Error("the game has no end");
}

/** Waits until both futures are drawn, and says whether something that differs is framed. */
async function drawn(page) {
  await page.evaluate(() => document.getElementById("turn").scrollIntoView());
  await page.waitForFunction(() => {
    const boards = [...document.querySelectorAll(".turn-boards iframe")].map((it) => it.contentDocument);
    return boards.length === 2 && boards.every((it) => it?.querySelector(".board") && it.readyState === "complete");
  });
  // Small boards bring only the drawings that they use.
  const missing = await page.evaluate(() =>
    [...document.querySelectorAll(".turn-boards iframe")].flatMap(({ contentDocument: it }) =>
      [...it.querySelectorAll("use")].map((use) => use.getAttribute("href")).filter((href) => !it.querySelector(href)),
    ),
  );
  assert.deepEqual(missing, []);
  return page.evaluate(() =>
    [...document.querySelectorAll(".turn-boards iframe")].some((it) => it.contentDocument.querySelector("[data-differs]")),
  );
}

/** How far each mistake on the track is from the same on the curve, and how near two words of the axis are. */
const lies = (page) =>
  page.evaluate(() => {
    const boxes = (selector) => [...document.querySelectorAll(selector)].map((it) => it.getBoundingClientRect());
    const middles = (selector) => boxes(selector).map((it) => it.left + it.width / 2);
    const under = middles(".review-track svg circle");
    const words = boxes(".chances figcaption text").filter((it) => it.width);
    const off = middles(".chances-plot a circle").map((it, at) => Math.abs(it - under[at]));
    return { off: Math.max(...off), free: Math.min(...words.slice(1).map((it, at) => it.left - words[at].right)) };
  });

/** Mistakes lie exactly under each other, and no two words of the axis overlap. */
async function inLine(page) {
  for (const width of [390, 820, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const { off, free } = await lies(page);
    assert.ok(off < 1 && 2 < free, `${width}: ${off} ${free}`);
  }
}

const chosen = (page) => page.evaluate(() => document.querySelector(".turn-boards iframe")?.getAttribute("src"));

/** Moves the slider that has the focus to the first move, also where it stands there already. */
async function toStart(page) {
  await page.keyboard.press("End");
  await page.keyboard.press("Home");
}

test("a review, from the curve to both futures", { timeout: 400_000 }, async () => {
  const ida = await person(here.browser, { size: 1440, lang: "en" });
  await sign(ida, `${here.server.url}/sign-up`, { name: "Ida", password: "six white horses" });
  const table = await finished(ida);
  await ida.goto(`${here.server.url}/t/${table}/review`);
  // Luck is measured last, and meanwhile the slider stays where one moves it.
  await ida.locator("#review-ply").focus({ timeout: 240_000 });
  await toStart(ida);
  const early = await ida.evaluate(() => !document.querySelector(".luck-seats"));
  await ida.waitForFunction(() => document.querySelector(".luck-seats"), undefined, { timeout: 240_000 });
  const stays = () => [document.activeElement.id, document.activeElement.value, document.getElementById("review-now").getAttribute("x1")];
  assert.deepEqual(await ida.evaluate(stays), ["review-ply", "0", "0%"]);
  assert.ok(early, "news came after the slider was moved");
  await ida.reload();
  const mistakes = await ida.evaluate(() => document.querySelectorAll(".chances-plot a").length);
  assert.ok(2 <= mistakes, `${mistakes} mistakes`);
  const thumbs = await ida.evaluate(() => document.querySelectorAll(".review-thumbs iframe").length);
  assert.equal(thumbs, Math.min(mistakes, 5));
  let framed = await drawn(ida);
  none(await faults(ida));
  await inLine(ida);
  await ida.setViewportSize(SIZES[1440]);
  await shot(ida, "review-1440");

  // The slider moves the line over the curve; the arrows beside it go from mistake to mistake.
  const slider = ida.locator("#review-slider input[type=range]");
  const [tip, at] = [ida.locator(".chances-plot .tip"), await slider.inputValue()];
  assert.ok(await tip.isVisible());
  await slider.focus();
  await toStart(ida);
  assert.equal(await tip.isVisible(), at === "0", "what a decision cost is told at its moment alone");
  assert.equal(await ida.evaluate(() => document.getElementById("review-now").getAttribute("x1")), "0%");
  assert.match(await ida.locator("#review-slider output").innerText(), /^Moves made: 0 of/);
  const seen = new Set([await chosen(ida)]);
  for (const way of ["before", "after"]) {
    for (let step = 0; step < mistakes; step += 1) {
      if (!(await ida.evaluate((id) => document.getElementById(id).hasAttribute("href"), `mistake-${way}`))) break;
      await ida.locator(`#mistake-${way}`).focus();
      await Promise.all([ida.waitForNavigation(), ida.keyboard.press("Enter")]);
      seen.add(await chosen(ida));
      framed ||= await drawn(ida);
    }
  }
  assert.equal(seen.size, mistakes, "the arrows lead to each of them");
  assert.ok(framed, "what differs is framed");

  const state = await ida.context().storageState();
  const context = await here.browser.newContext({ viewport: SIZES[390], locale: "fr-FR", colorScheme: "dark", storageState: state });
  const phone = await context.newPage();
  await phone.goto(`${here.server.url}/lang/fr`);
  await phone.goto(`${here.server.url}/t/${table}/review`);
  await drawn(phone);
  none(await faults(phone));
  await inLine(phone);
  await phone.setViewportSize(SIZES[390]);
  await shot(phone, "review-390-fr-dark");
  await Promise.all([phone.waitForURL(/\/t\/(?!.*review)/), phone.locator("#turn form button").click()]);
  assert.ok(!phone.url().includes(table), "one plays on at a table of its own");
  assert.deepEqual(ida.errors, []);
});
