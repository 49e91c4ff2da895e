// Over random positions of every game, at three sizes: everything legal can be reached and read, and what
// the question is about is in view.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { outOfReach } from "./reach.mjs";
import { data, games, launch, openTable, over, person, seq, Server, SIZES } from "./support.mjs";

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** A table of each game, the fullest that there is, and moves that come too early by chance. */
const TABLES = [
  { game: "oh-no", seats: ["me", "cadet", "cadet", "cadet", "cadet"], late: ["conflict", "give-in", "end", "pass"] },
  { game: "xeno", seats: ["me", "cadet", "cadet", "cadet", "cadet"], options: { invasion: "on" }, late: ["nothing", "done"] },
  { game: "invazions", seats: ["me", "cadet", "cadet"], options: { scenario: "labo" }, late: ["end", "decline"] },
  { game: "invazions", seats: ["cadet", "me", "cadet"], options: { scenario: "freres" }, late: ["done"] },
  { game: "planisphere", seats: ["me", "cadet"], options: { events: "on", rounds: 6, landings: 3 }, late: ["done"] },
  { game: "pulp", seats: ["me"], late: ["done"] },
];

/** How many positions of a table are looked at; each at every size. */
const POSITIONS = Number(process.env.POSITIONS ?? 5);

/** Numbers that look like luck, the same every time. */
function luck(seed) {
  let last = seed;
  return (most) => {
    last = (last * 48271) % 2147483647;
    return last % most;
  };
}

/** The kind of question, so that many kinds are seen and not one many times. */
const kind = ({ view }) => {
  const { stage = view.stage, ask = "", phase = "" } = typeof view.stage === "object" ? view.stage : {};
  return `${JSON.stringify(stage)} ${ask} ${phase}`;
};

/** Makes a random move as the page would send it, and waits until there is something to decide again. */
async function plays(page, below, late) {
  const before = await seq(page);
  const made = await page.evaluate(({ number, late }) => {
    const table = document.getElementById("table");
    const picks = table.querySelector("button[data-picks]");
    const buttons = [...table.querySelectorAll("button[name=move]:is([form=moves], [form=asides][value=agree])")];
    const soon = buttons.filter((it) => !late.includes(it.value.split(" ")[0]));
    const choice = picks && number % 4 ? [] : soon.length && number % 5 ? soon : buttons;
    const button = choice.length ? choice[number % choice.length] : picks;
    if (!button) return false;
    if (button === picks) {
      const least = Number(picks.dataset.min ?? 1);
      const missing = Math.max(0, least - table.querySelectorAll("input.pick:checked").length);
      [...table.querySelectorAll("input.pick:not(:checked)")].slice(0, missing).forEach((it) => { it.checked = true; });
    }
    button.form.requestSubmit(button);
    return true;
  }, { number: below(1000), late });
  const changed = (it) => Number(document.getElementById("table")?.dataset.seq) > it && document.querySelector("#decide[data-mine], .curtain, button[form=asides][value=agree]");
  await page.waitForFunction(changed, before, made ? {} : { timeout: 2000 }).catch((error) => {
    if (made) throw error;
  });
}

test("every game has a table", async () => {
  const missing = (await games(server.url)).filter(({ id }) => !TABLES.some((it) => it.game === id));
  assert.deepEqual(missing.map((it) => it.id), []);
});

for (const [at, { game, seats, options, late }] of TABLES.entries()) {
  test(`everything of ${game} can be reached, ${at}`, { timeout: 240_000 }, async () => {
    const page = await person(browser, { lang: at % 2 ? "fr" : "en" });
    const below = luck(Number(process.env.LUCK ?? 11) + at);
    await openTable(page, server.url, seats, options, game);
    const [seen, found] = [new Map(), new Set()];
    for (let count = 0, inspected = 0; inspected < POSITIONS && count < 120; count += 1) {
      if (await over(page)) await openTable(page, server.url, seats, options, game);
      const what = kind(await data(page));
      const often = seen.get(what) ?? 0;
      const asked = await page.locator("#decide[data-mine]").count();
      if (asked && (often === 0 || (often < 3 && count > 25))) {
        seen.set(what, often + 1);
        inspected += 1;
        for (const [size, viewport] of Object.entries(SIZES)) {
          await page.setViewportSize(viewport);
          // What lies over the map is read first.
          await page.evaluate(() => document.querySelector(".summary-read input:not(:checked)")?.click());
          const { faults } = await page.evaluate(outOfReach);
          faults.forEach((it) => found.add(`${size} ${what}: ${it}`));
          if (faults.length && process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${game}-${at}-${count}-${size}.png` });
        }
      }
      await plays(page, below, late);
    }
    console.log(`${game}: ${[...seen.values()].reduce((sum, it) => sum + it, 0)} positions of ${seen.size} kinds`);
    assert.deepEqual([...found], []);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}

/** Ways in which a page may be spoilt, and what is then said of it. */
const SPOILT = [
  ["a thing below the bar", ".cards .act { position: fixed !important; bottom: 0; right: 0; z-index: 0 }", /out of reach|lies under|out of view|in view/],
  ["a verb that is not shown", ".act .do { display: none !important }", /is not shown/],
  ["a verb too small to read", ".act .do { font-size: 8px !important }", /has 8px/],
  ["something over the hand", ".cards.hand { position: relative } .cards.hand::after { content: ''; position: absolute; inset: 0; z-index: 99 }", /out of reach/],
];

test("what is out of reach is found", { timeout: 120_000 }, async () => {
  const page = await person(browser, { lang: "en", size: 390 });
  await openTable(page, server.url, ["me", "cadet", "cadet"], { scenario: "labo" }, "invazions");
  await page.waitForFunction(() => document.querySelector("#decide[data-mine]") && document.querySelector(".cards.hand .act"));
  assert.deepEqual((await page.evaluate(outOfReach)).faults, []);
  for (const [what, css, words] of SPOILT) {
    await page.evaluate((it) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(it);
      document.adoptedStyleSheets = [sheet];
    }, css);
    const { faults } = await page.evaluate(outOfReach);
    assert.match(faults.join("\n"), words, what);
  }
});
