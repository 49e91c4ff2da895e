// Pulp Invasion!: whole missions, by keyboard and by pointer, checked in every stage that they reach.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { faults, none, tooWide } from "./audit.mjs";
import { press } from "./keys.mjs";
import { data, launch, make, openTable, over, person, play, Server, SIZES } from "./support.mjs";

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** What is worth trying first; what is not named comes last. */
const TASTE = [
  "swap", "reroll", "raise", "strike", "cube", "claim", "understand", "study", "activate", "take", "weapon", "keep", "spend", "sell",
  "find", "engage", "pay", "explore", "leave", "lower", "gain", "lose", "draw", "die", "done", "evade",
];

/** Plays to see much, and after `patience` moves to be done soon: it runs away until two abilities are at 0. */
function captain(patience) {
  let count = 0;
  return (offered) => {
    count += 1;
    // A box for a card to keep is an offer without a move of its own.
    const rank = ({ move = "keep" }) => {
      const verb = move.split(" ")[0];
      if (count > patience) return ["evade", "done", "draw"].indexOf(verb) + 1 || 9;
      // Now and then a die is used before the points.
      if (verb === "die" && count % 3 === 0) return -1;
      if (verb === "evade" && count % 7 === 0) return -1;
      return TASTE.indexOf(verb);
    };
    // Of payments of one kind the largest comes last; it finishes soonest.
    return [...offered].reverse().sort((a, b) => rank(a) - rank(b))[0];
  };
}

test("a mission by keyboard, fr, 390", async () => {
  const page = await person(browser, { lang: "fr", size: 390 });
  await openTable(page, server.url, ["me"], { difficulty: "simple", captain: "jax" }, "pulp");
  const act = async (...them) => {
    await press(...them);
    assert.ok((await tooWide(page)) <= 0, "no scrolling to the side");
  };
  await play([page], { choose: [captain(12)], act });
  assert.ok(await over(page));
  assert.ok((await data(page)).outcome);
  assert.deepEqual(page.errors, []);
});

test("the row, the abilities and the dice are on one screen of a phone", async () => {
  const page = await person(browser, { lang: "en", size: 390 });
  await openTable(page, server.url, ["me"], { captain: "mina" }, "pulp");
  const until = (_, offered) => offered.some(({ move }) => move === "engage");
  await play([page], { choose: [captain(99)], until });
  const hidden = await page.evaluate(() => {
    const bar = document.getElementById("decide").getBoundingClientRect().top;
    const things = document.querySelectorAll(".enc, .track, .dieb, .world");
    return [...things].filter((it) => it.getBoundingClientRect().bottom > bar).map((it) => it.id);
  });
  assert.deepEqual(hidden, []);
});

test("an encounter is one click in the usual case, and the button says what it pays and leaves", async () => {
  const page = await person(browser, { lang: "en", still: true });
  await openTable(page, server.url, ["me"], { difficulty: "simple", captain: "jax" }, "pulp");
  const clicks = [];
  /** Settles the encounter in the usual way: whether there was one. */
  const settles = async () => {
    const { view } = await data(page);
    const met = view.row.findIndex((it) => it.fate === "met");
    const usual = page.locator("#do-pay");
    if (view.stage.stage !== "meeting" || !(await usual.count())) return false;
    const shown = (await usual.locator("[data-forecast]").getAttribute("data-forecast")).match(/stays ([\d,]+)/)[1];
    const before = await page.evaluate(() => Number(document.getElementById("table").dataset.seq));
    await usual.click();
    await page.waitForFunction((it) => Number(document.getElementById("table").dataset.seq) > it, before);
    const after = (await data(page)).view;
    assert.equal(after.row[met]?.fate ?? "engaged", "engaged");
    const paid = Number(shown.split(",").reduce((sum, it) => sum + Number(it), 0));
    clicks.push({ paid, left: after.tracks.reduce((sum, it) => sum + it.points, 0) });
    return true;
  };
  const act = async (it, chosen) => (await settles()) || make(it, chosen);
  await play([page], { choose: [captain(60)], until: async () => clicks.length >= 3, act });
  assert.ok(clicks.length >= 3, `${clicks.length} encounters were settled in one click each`);
  // A trophy of the place may give a point back.
  for (const { paid, left } of clicks) assert.ok(left >= paid && left <= paid + 1, `${left} are left of ${paid}`);
  assert.deepEqual(page.errors, []);
});

for (const { sizes, ...look } of [{ lang: "fr", dark: true, sizes: ["390"] }, { lang: "en", dark: false, sizes: ["1440", "820"] }]) {
  test(`the stages of a mission, ${look.lang}, ${look.dark ? "dark" : "light"}`, async () => {
    const page = await person(browser, look);
    await openTable(page, server.url, ["me"], { captain: "astra" }, "pulp");
    const seen = new Set();
    const found = [];
    const inspect = async () => {
      const { view } = await data(page);
      const { stage } = view.stage;
      if (seen.has(stage)) return false;
      seen.add(stage);
      const size = sizes[seen.size % sizes.length];
      found.push(...(await faults(page, [size])).map((it) => `${stage}: ${it}`));
      await page.setViewportSize(SIZES[1440]);
      return false;
    };
    await play([page], { until: inspect, choose: [captain(45)], act: make });
    await inspect();
    assert.ok(seen.size >= 6, [...seen].join());
    none(found);
    assert.deepEqual(page.errors, []);
  });
}
