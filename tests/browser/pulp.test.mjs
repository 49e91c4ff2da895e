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
