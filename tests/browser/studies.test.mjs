// Studies: a finished game becomes a chapter, notes and marks are made on its board, others read them.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, none } from "./audit.mjs";
import { person, shot, sign, SIZES, stage } from "./support.mjs";

const here = stage();
const password = "six white horses";

/** A game against a bot, played to its end with some moves. */
async function finished(page, game) {
  const headers = { accept: "application/json" };
  const post = async (path, form) => (await page.request.post(`${here.server.url}${path}`, { headers, form })).json();
  const { table } = await post("/play-now", { game });
  for (let turn = 0; turn < 4000; turn += 1) {
    const { status, seq, moves } = await (await page.request.get(`${here.server.url}/t/${table}`, { headers })).json();
    if (status !== "running") return table;
    const { move } = moves?.[(turn * 7) % moves.length] ?? {};
    if (move) await post(`/t/${table}/move`, { seq, move });
  }
  throw new Error("the game has no end");
}

test("a study, from a finished game to its readers", { timeout: 400_000 }, async () => {
  const ida = await person(here.browser, { size: 1440, lang: "en" });
  await ida.goto(`${here.server.url}/studies`);
  none(await faults(ida));
  await sign(ida, `${here.server.url}/sign-up`, { name: "Ida", password });
  const table = await finished(ida, "xeno");
  await ida.goto(`${here.server.url}/studies`);
  await ida.locator("#name").fill("How to lose");
  none(await faults(ida));
  await shot(ida, "studies-1440");
  await ida.locator(".duel-new .go").click();
  await ida.locator("#chapter-name").fill("The turn");
  assert.equal(await ida.locator("#table").inputValue(), table);
  await ida.locator("form[action$='/chapters'] button").click();
  await ida.locator("#chapter-board").waitFor();

  // A note at a moment, with a ring and an arrow on the board.
  const board = ida.frameLocator("#chapter-board");
  await ida.locator("#chapter-slider.live").waitFor();
  for (let step = 1; step <= 12; step += 1) await ida.keyboard.press("ArrowRight");
  assert.equal(await ida.locator("#chapter-slider output").innerText(), "12");
  // A click before its board is there is a click on nothing.
  await ida.waitForFunction(() => {
    const { location, document: page } = window.document.getElementById("chapter-board").contentWindow;
    return location.search.endsWith("ply=12") && page.readyState !== "loading";
  });
  await ida.locator("#words").fill("Here it turns.");
  await ida.locator("#chapter-mark").click();
  const places = board.locator("main.board .card[id], main.board [id]");
  const ids = await places.evaluateAll((all) => all.filter((it) => it.offsetWidth > 20 && it.checkVisibility()).map((it) => it.id));
  assert.ok(ids.length > 1, ids.join());
  const click = (id) => board.locator(`[id="${id}"]`).dispatchEvent("click");
  const [one, two] = [ids.at(-1), ids.at(-2)];
  for (const id of [one, one, one, two]) await click(id);
  assert.equal(await board.locator("#chapter-marks rect").count(), 1);
  assert.equal(await board.locator("#chapter-marks path").count(), 2);
  // What is written is still there after a look elsewhere.
  await ida.locator("#chapter-before").click();
  assert.equal(await ida.locator("#words").inputValue(), "");
  await ida.locator("#chapter-after").click();
  assert.equal(await ida.locator("#words").inputValue(), "Here it turns.");
  await shot(ida, "study-edit-1440");
  await ida.locator("#chapter-note .go").click();
  await ida.locator("#chapter-notes li[aria-current]").waitFor();
  none(await faults(ida));
  const link = ida.url();

  // On a phone, in French, in the dark; and on a tablet.
  const nils = await person(here.browser, { size: 390, lang: "fr", dark: true });
  await nils.goto(link);
  await nils.getByText("Here it turns.").waitFor();
  await nils.frameLocator("#chapter-board").locator("#chapter-marks rect").waitFor({ state: "attached" });
  assert.equal(await nils.locator("#chapter-note, #edit").count(), 0);
  none(await faults(nils));
  await nils.setViewportSize(SIZES[390]);
  await shot(nils, "study-390-fr-dark");
  await nils.setViewportSize(SIZES[820]);
  await nils.reload();
  await nils.frameLocator("#chapter-board").locator("#chapter-marks rect").waitFor({ state: "attached" });
  await shot(nils, "study-820-fr-dark");

  // Who reads it sees through whose eyes, and may choose others at the same moment.
  const eyes = nils.locator("#chapter-eyes [aria-current]");
  assert.equal(await eyes.innerText(), "Ida");
  await nils.locator("#chapter-before").click();
  await nils.locator("#chapter-eyes a").last().click();
  await nils.waitForURL(/seat=0&ply=11/);
  assert.equal(await eyes.innerText(), "Quelqu’un qui regarde");
  const seen = nils.frameLocator("#chapter-board").locator("#table");
  assert.doesNotMatch(await seen.innerText(), /Vous regardez/);

  // Without the script the notes are links to their moments.
  const uma = await person(here.browser, { size: 390, lang: "en", script: false });
  await uma.goto(link.replace(/[?].*/, ""));
  await uma.locator("#chapter-notes a").click();
  assert.match(uma.url(), /ply=12/);
  assert.equal(await uma.frameLocator("#chapter-board").locator("[data-marked]").count(), 2);
  await uma.locator("#chapter-after").click();
  assert.match(uma.url(), /ply=13/);
  for (const page of [ida, nils]) assert.deepEqual(page.errors, []);
});

test("a study is begun from a replay", { timeout: 300_000 }, async () => {
  const uma = await person(here.browser, { size: 390, lang: "fr", dark: true });
  await sign(uma, `${here.server.url}/sign-up`, { name: "Uma", password });
  const table = await finished(uma, "pulp");
  await uma.goto(`${here.server.url}/t/${table}/replay?ply=5`);
  await uma.locator("#replay-study").waitFor();
  await shot(uma, "replay-study-390-fr-dark");
  await uma.locator("#replay-study").press("Enter");
  await uma.locator("input[name=table]").waitFor({ state: "attached" });
  none(await faults(uma));
  await uma.setViewportSize(SIZES[390]);
  await shot(uma, "study-new-390-fr-dark");
  await uma.locator("#name").fill("Comment perdre");
  await uma.locator("#name").press("Enter");
  await uma.locator("#chapter-board").waitFor();
  assert.equal(await uma.locator("#chapter-slider input[type=range]").inputValue(), "5");
  assert.deepEqual(uma.errors, []);
});
