// Duels: two people play the same deal by a link, then look at both games under one slider.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, none } from "./audit.mjs";
import { person, shot, SIZES, stage } from "./support.mjs";

const here = stage();

/** Plays the game at this table to its end, with some move each time. */
async function finish(page, table, stride) {
  const headers = { accept: "application/json" };
  for (let turn = 0; turn < 2000; turn += 1) {
    const answer = await page.request.get(`${here.server.url}${table}`, { headers });
    const { status, seq, moves } = await answer.json();
    if (status !== "running") return;
    const { move } = moves[(turn * 7 + stride) % moves.length] ?? {};
    if (move) await page.request.post(`${here.server.url}${table}/move`, { headers, form: { seq, move } });
  }
  assert.fail("the game has no end");
}

/** Presses the button that leads to one's game, plays it, and comes back. */
async function play(page, stride) {
  const duel = page.url();
  await page.locator(".duel form[action$='/play'] button").click();
  await page.waitForURL(/\/t\//);
  await finish(page, new URL(page.url()).pathname, stride);
  await page.goto(duel);
}

test("a duel, from the link to the slider", { timeout: 300_000 }, async () => {
  const ida = await person(here.browser, { size: 1440, lang: "en" });
  await ida.goto(`${here.server.url}/duels?game=pulp`);
  none(await faults(ida));
  await shot(ida, "duels");
  await ida.locator(".duel-new button").click();
  await ida.locator(".invitation").waitFor();
  none(await faults(ida));
  await shot(ida, "duel-opened");
  const link = await ida.locator("#invite-link").inputValue();
  await play(ida, 3);
  await shot(ida, "duel-waiting");

  const nils = await person(here.browser, { size: 390, lang: "fr" });
  await nils.goto(link);
  none(await faults(nils));
  await shot(nils, "duel-challenged");
  await play(nils, 5);
  await nils.locator(".duel-games").waitFor();
  await nils.setViewportSize(SIZES[390]);
  await nils.frameLocator(".duel-boards figure:nth-child(2) iframe").locator("main.board").waitFor();
  await shot(nils, "duel-over-390");
  none(await faults(nils));

  await ida.goto(link);
  const board = (side) => ida.frameLocator(`.duel-boards figure:nth-child(${side}) iframe`);
  for (const side of [1, 2]) await board(side).locator("main.board").waitFor();
  await shot(ida, "duel-over-1440");
  await ida.locator("#duel-ply").focus();
  await ida.keyboard.press("Home");
  await ida.waitForFunction(() => Array.from(window.frames).every((it) => it.location.search.endsWith("ply=0")));
  for (const side of [1, 2]) await board(side).locator("main.board").waitFor();
  const [one, two] = await Promise.all([1, 2].map((side) => board(side).locator("main.board").innerText()));
  assert.equal(one, two, "both begin with the same deal");
  await ida.locator("a[data-ply]").click();
  const parted = await ida.locator("a[data-ply]").getAttribute("data-ply");
  assert.equal(await ida.locator("#duel-ply").inputValue(), parted);

  // Without the script the slider has a button.
  const plain = await person(here.browser, { size: 820, lang: "en", script: false });
  await plain.goto(`${link}?round=1&ply=2`);
  await plain.locator("#duel-slider button").click();
  assert.match(plain.url(), /round=1&ply=2/);
});
