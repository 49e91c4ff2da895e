// Whole games of Invasion between a person and a bot, with events: by mouse, by keys alone, by touch on a
// phone. On the way every stage is audited, and no page is wider than its window.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { data, knows, launch, later, openTable, over, PATIENCE, person, seq, Server } from "./support.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const open = (page, rounds, landings = 2) =>
  openTable(page, server.url, ["me", "cadet"], { events: "on", rounds, landings }, "planisphere");

/** What is wrong with the page as it is. */
async function faults(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(() => axe.run(document, { resultTypes: ["violations"] }));
  const found = violations.map((it) => `${it.id}: ${it.nodes[0].html.slice(0, 200)}`);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  return wide > 0 ? [...found, `too wide by ${wide}`] : found;
}

/** Squares between two: `4-11` and `5-9` are three apart. */
const apart = (one, other) => one.split("-").reduce((sum, it, at) => sum + Math.abs(it - other.split("-")[at]), 0);

/** Chooses among moves: whatever is to be done at once, then steps towards the enemy until two units of a phase have gone. */
function general() {
  let walked = 0;
  return (moves, view) => {
    const of = (...verbs) => moves.find((it) => verbs.includes(it.split(" ")[0]));
    const busy = of("attack", "martyr", "control", "land", "aim", "breed", "duplicate", "continent", "pick", "pair", "lighten");
    if (busy) return busy;
    walked += 1;
    if (walked % 3 === 0 && of("done")) return of("done");
    return nearer(moves, view) ?? of("done") ?? moves[0];
  };
}

/** The move that ends nearest to an enemy: on it if that can be. */
function nearer(moves, view) {
  const enemies = view.units.filter((it) => it.owner !== view.me).map((it) => it.square);
  const far = (move) => Math.min(...enemies.map((it) => apart(move.split(" ")[2], it)));
  const walks = moves.filter((it) => it.startsWith("move "));
  return enemies.length ? walks.sort((one, other) => far(one) - far(other))[0] : walks[0];
}

/** What the person is asked; nothing while others are, or where the table will answer by itself. */
async function asked(page) {
  await knows(page);
  const { view, outcome } = await data(page);
  // A person who could still undo must finish their turn themselves, even if there is only one way.
  const own = (await page.locator("#undo").count()) > 0;
  return { view, moves: outcome || (view.moves.length < 2 && !own) ? [] : view.moves };
}

/** Plays until the game is over, making moves by `act`; `look` sees each stage once. */
async function play(page, act, look) {
  const choose = general();
  const stages = new Set();
  stages.fights = 0;
  for (let count = 0; count < 400; count += 1) {
    if (await over(page)) return stages;
    const seen = await seq(page);
    const { moves, view } = await asked(page);
    if (moves.length === 0 || seen !== (await seq(page))) {
      await later(page, seen).catch((error) => {
        if (error.name !== "TimeoutError") throw error;
      });
      continue;
    }
    // The page shows what the data says.
    stages.fights += view.contacts.length;
    const move = choose(moves, view);
    const button = `#table button[name=move][value="${move}"]`;
    await page.waitForSelector(button, { state: "attached" });
    const ask = await page.locator(".decide-ask").textContent();
    if (!stages.has(ask)) {
      stages.add(ask);
      await look(page);
    }
    await act(page, button);
    await later(page, seen);
  }
  throw new Error("the game has no end");
}

/** What must be opened before a button can be pressed: its unit, its menu, its tab. */
const wayTo = (page, button) =>
  page.locator(button).evaluate((it) => ({
    unit: it.closest("[data-of]")?.dataset.of,
    menu: it.closest("[popover]")?.id,
    tab: it.closest(".hand-zone") ? "hand" : it.closest(".situation") ? "situation" : undefined,
  }));

const unitOf = (number) => `[name=unit][data-slot="${number}"]`;

test("a game by mouse", { timeout: 120_000 }, async () => {
  const page = await person(browser, { lang: "fr" });
  await open(page, 3, 4);
  const act = async (page, button) => {
    const { unit, menu } = await wayTo(page, button);
    if (unit) await page.locator(unitOf(unit)).check({ force: true });
    if (menu) await page.locator(`[popovertarget="${menu}"]`).first().click();
    await page.locator(button).click();
  };
  const stages = await play(page, act, async () => assert.deepEqual(await faults(page), []));
  assert.ok(stages.size > 1, "more than one thing was asked");
  assert.ok(stages.fights > 0, "enemies met");
  assert.deepEqual(await faults(page), []);
  assert.deepEqual(page.errors, []);
});

// --- keys -----------------------------------------------------------------------------------------

const focused = (page, selector) => page.evaluate((it) => document.activeElement?.matches(it), selector);

async function press(page, key, selector, most) {
  for (let count = 0; count < most; count += 1) {
    if (await focused(page, selector)) return;
    await page.keyboard.press(key);
  }
  assert.ok(await focused(page, selector), `${key} leads to ${selector}`);
}

/** Walks by Tab, or backwards where that is the shorter way. */
async function walk(page, selector) {
  const back = await page.evaluate((it) => {
    const place = document.activeElement.compareDocumentPosition(document.querySelector(it));
    return document.activeElement !== document.body && (place & Node.DOCUMENT_POSITION_PRECEDING) > 0;
  }, selector);
  await press(page, back ? "Shift+Tab" : "Tab", selector, 200);
}

async function byKeys(page, button) {
  const { unit, menu } = await wayTo(page, button);
  if (unit) {
    await walk(page, "[name=unit]");
    await press(page, "ArrowDown", unitOf(unit), 80);
    // Arrow keys choose while they move; the first unit may need a key of its own.
    if (!(await page.locator(unitOf(unit)).isChecked())) await page.keyboard.press("Space");
  }
  if (menu) {
    await walk(page, `[popovertarget="${menu}"]`);
    await page.keyboard.press("Enter");
  }
  await walk(page, button);
  await page.keyboard.press("Enter");
}

test("a game by keys alone", { timeout: 90_000 }, async () => {
  const page = await person(browser, { lang: "en" });
  await open(page, 2);
  await play(page, byKeys, async () => {});
  assert.deepEqual(page.errors, []);
});

// --- touch ----------------------------------------------------------------------------------------

test("a game by touch on a phone", { timeout: 90_000 }, async () => {
  const page = await person(browser, { lang: "fr", size: 390, dark: true, touch: true });
  await open(page, 2);
  const act = async (page, button) => {
    const { unit, menu, tab } = await wayTo(page, button);
    if (unit) {
      const label = page.locator(`label:has(${unitOf(unit)})`);
      await label.evaluate((it) => it.scrollIntoView({ block: "center", inline: "center" }));
      if (!(await page.locator(unitOf(unit)).isChecked())) await label.tap();
      await page.locator(button).evaluate((it) => it.scrollIntoView({ block: "center", inline: "center" }));
    }
    if (tab && !unit) await page.locator(`label:has(#tab-${tab})`).tap();
    if (menu) await page.locator(`[popovertarget="${menu}"]`).first().tap();
    await page.locator(button).tap();
  };
  await play(page, act, async () => assert.deepEqual(await faults(page), []));
  assert.deepEqual(await faults(page), []);
  assert.deepEqual(page.errors, []);
});

test("without a script a unit is chosen, and a square pressed", { timeout: 60_000 }, async () => {
  const page = await person(browser, { lang: "fr", script: false });
  await open(page, 3);
  for (let count = 0; count < 60; count += 1) {
    const [move] = (await asked(page)).moves.filter((it) => it !== "done");
    if (move) {
      await page.reload();
      const button = page.locator(`#table button[name=move][value="${move}"]`);
      const walks = move.startsWith("move");
      if (walks) await page.locator(`label:has(${unitOf(await slot(page, move))})`).click();
      await button.click();
      await page.waitForLoadState();
      if (walks) return;
    } else {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  assert.fail(`nothing moved within ${PATIENCE} ms`);
});

const slot = (page, move) =>
  page.locator(`#table .ways:has(button[value="${move}"])`).getAttribute("data-of");
