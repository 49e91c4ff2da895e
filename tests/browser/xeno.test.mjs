// Xeno Invasion: a whole game with two and with four bots by pointer, part of one by keyboard, each stage checked at three sizes.
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

/** What a player that wants to see everything picks, round after round. */
const ACTIONS = ["settle", "explore-5", "develop", "settle", "produce", "trade", "explore-1-1", "settle", "double", "repair"];

const TASTE = ["keep", "place", "use", "bunker", "sell", "produce", "repair", "spend", "damage", "guess", "pay", "discard", "done", "nothing"];

const verbOf = ({ move = "pay" }) => move.split(" ")[0];

/** Places what it can, and picks another action every round. */
function builder() {
  let rounds = 0;
  return (offered) => {
    if (verbOf(offered[0]) !== "pick") return [...offered].sort((a, b) => TASTE.indexOf(verbOf(a)) - TASTE.indexOf(verbOf(b)))[0];
    const wanted = ACTIONS[rounds % ACTIONS.length];
    rounds += 1;
    return offered.find(({ move }) => move === `pick ${wanted}`) ?? offered[0];
  };
}

/** The stage that a page shows, as far as looks go. */
async function stageOf(page) {
  const { view } = await data(page);
  return `${view.phase} ${view.stage.stage} ${view.stage.ask ?? ""}`.trim();
}

/** Where the rows of the table begin, and how wide a card of the hand is. */
const rows = (page) =>
  page.evaluate(() => {
    const top = (it) => Math.round(document.querySelector(it).getBoundingClientRect().top);
    const card = document.querySelector(".hand .rc")?.getBoundingClientRect().width ?? 136;
    return { tops: `${top(".opps")} ${top(".stage")}`, card };
  });

for (const look of [
  { bots: 4, lang: "fr", size: 390, dark: true, sizes: ["390"] },
  { bots: 2, lang: "en", size: 1440, dark: false, sizes: ["820", "1440"] },
]) {
  test(`a whole game with ${look.bots} bots, ${look.lang}, ${look.size}`, async () => {
    const page = await person(browser, look);
    await openTable(page, server.url, ["me", ...Array(look.bots).fill("cadet")], { invasion: "on" }, "xeno");
    const seen = new Set();
    const found = [];
    const tops = new Set();
    const inspect = async (it) => {
      const stage = await stageOf(it);
      if (seen.has(stage)) return false;
      seen.add(stage);
      found.push(...(await faults(it, look.sizes)).map((fault) => `${stage}: ${fault}`));
      await it.setViewportSize(SIZES[look.size]);
      const { tops: now, card } = await rows(it);
      if (look.size === 1440) tops.add(now);
      assert.ok(card >= (look.size === 1440 ? 130 : 120), `${stage}: cards of ${card}`);
      return false;
    };
    const act = async (it, offer) => {
      await make(it, offer);
      assert.ok((await tooWide(it)) <= 0, "no scrolling to the side");
    };
    assert.ok(await play([page], { until: inspect, choose: [builder()], act }), "the game ends");
    assert.ok(await over(page));
    const { verdict } = Object.values((await data(page)).view.outcome.seats)[0];
    assert.equal(await page.locator(".curtain.won").count(), Number(verdict === "won"), "a victory sounds like one");
    assert.ok(tops.size <= 1, `one layout in all phases: ${[...tops]}`);
    found.push(...(await faults(page, look.sizes)));
    none(found);
    for (const stage of ["start together start", "pick together pick", "settle together settle"]) {
      assert.ok(seen.has(stage), [...seen].join());
    }
    const { view } = await data(page);
    const lines = page.locator(".end-table tbody tr");
    assert.equal(await lines.count(), view.empires.length, "a line for each empire");
    assert.deepEqual(page.errors, []);
  });
}

test("three rounds by keyboard alone", async () => {
  const page = await person(browser, { lang: "en" });
  await openTable(page, server.url, ["me", "cadet"], { invasion: "on" }, "xeno");
  const until = async (it) => (await data(it)).view.round > 3;
  await play([page], { choose: [builder()], act: press, until });
  assert.ok((await data(page)).view.round > 3 || (await over(page)));
  assert.deepEqual(page.errors, []);
});

test("the cards of an empire can be read, and the hand sorted", async () => {
  const page = await person(browser, { lang: "en" });
  await openTable(page, server.url, ["me", "cadet", "cadet"], { invasion: "off" }, "xeno");
  const until = async (it) => (await data(it)).view.round > 0;
  await play([page], { choose: [builder()], until });

  await page.locator("#look-2").click();
  // What its numbers mean comes first, then its cards.
  const card = page.locator("#empire-2 ul:not(.empire-stats) li").first();
  await card.waitFor();
  assert.match(await card.innerText(), /world/i);
  await page.keyboard.press("Escape");

  const costs = () =>
    page.locator(".hand > li").evaluateAll((cards) => {
      const placed = cards.map((it) => ({ x: it.getBoundingClientRect(), cost: Number(it.querySelector(".rc-mark b").textContent) }));
      return placed.sort((a, b) => a.x.top - b.x.top || a.x.left - b.x.left).map((it) => it.cost);
    });
  await page.locator("label:has(#sort-cost)").click();
  const sorted = await costs();
  assert.deepEqual(sorted, [...sorted].sort((a, b) => a - b), "from the cheapest on");
  await make(page, { move: "pick explore-5" });
  assert.ok(await page.locator("#sort-cost").isChecked(), "it stays sorted");
  assert.deepEqual(page.errors, []);
});

/** What can be pressed and lies for a good part under what explains `host`. */
function coveredByTip(host) {
  const tip = document.getElementById("tip").getBoundingClientRect();
  const isCovered = (it, box = it.getBoundingClientRect()) => {
    const [wide, high] = [Math.min(tip.right, box.right) - Math.max(tip.left, box.left), Math.min(tip.bottom, box.bottom) - Math.max(tip.top, box.top)];
    return wide > 0 && high > 0 && wide * high > 0.15 * box.width * box.height;
  };
  const things = [...document.querySelectorAll("#table :is(button[name=move], .act)")].filter((it) => it.checkVisibility() && !host.contains(it) && !it.contains(host));
  return things.filter((it) => isCovered(it)).map((it) => it.outerHTML.slice(0, 80));
}

test("a card is shown large under the pointer and by keys, with what it does", async () => {
  const page = await person(browser, { lang: "en" });
  await openTable(page, server.url, ["me", "cadet"], { invasion: "on" }, "xeno");
  const until = async (it) => (await data(it)).view.round > 0;
  await play([page], { choose: [builder()], until });
  const large = page.locator("#lens .lens .rc-in");

  const card = page.locator(".tab.own .rc").first();
  await card.hover();
  await large.waitFor();
  const name = await card.getAttribute("aria-label");
  await page.waitForFunction((it) => document.querySelector("#lens > b").textContent === it, name);
  assert.ok((await large.boundingBox()).width > 1.5 * (await card.boundingBox()).width, "larger than it lies there");

  // Beside the board it stays until another is pointed at; where there is no place it comes and goes.
  await page.mouse.move(2, 2);
  assert.ok(await large.isVisible());
  await page.setViewportSize(SIZES[820]);
  await large.waitFor({ state: "hidden" });
  const tip = page.locator("#tip .lens .rc-in");
  await card.hover();
  await tip.waitFor();
  await page.mouse.move(2, 2);
  await tip.waitFor({ state: "hidden" });
  // It lies beside what may be pressed now, not over it.
  for (const it of await page.locator(".ac.act[aria-description], .board .act [aria-description], .hand [aria-description]").all()) {
    await page.mouse.move(2, 2);
    if (!(await it.isVisible())) continue;
    await it.hover();
    await page.locator("#tip:popover-open").waitFor();
    assert.deepEqual(await it.evaluate(coveredByTip), []);
  }
  await page.mouse.move(2, 2);
  // Some of the cards that were drawn must be discarded, whichever they are.
  await make(page, { move: "pick explore-5" });
  await page.waitForFunction(() => document.querySelector(".hand .act"));
  // What the other seat answers meanwhile may draw the hand once more, so it is focused until the card is shown.
  const isShown = () => {
    if (document.querySelector("#tip:popover-open .lens .rc-in")) return true;
    const it = document.querySelector(".hand .act");
    document.activeElement.blur();
    (it.matches("button") ? it : it.querySelector("input")).focus({ focusVisible: true });
    return false;
  };
  await page.waitForFunction(isShown, undefined, { polling: 500 });
  assert.ok((await page.locator("#tip").innerText()).length > 20, "with what it does");
  assert.deepEqual(page.errors, []);
});

/** A card of the hand that would be paid for with two cards. */
const forTwo = (page) =>
  page.evaluate(() => {
    const costs = (it) => it.querySelector("[data-forecast^=costs]")?.dataset.forecast ?? "";
    return [...document.querySelectorAll(".hand li.can")].find((it) => /^costs \S+ 2$/.test(costs(it)))?.querySelector(".rc").id;
  });

test("placing a card for two others takes three clicks, with another card than was proposed", async () => {
  const page = await person(browser, { lang: "en" });
  await openTable(page, server.url, ["me", "cadet"], { invasion: "off" }, "xeno");
  assert.equal(await play([page], { choose: [builder()], until: async (it) => Boolean(await forTwo(it)) }), false, "there is such a card");
  const world = await forTwo(page);
  await page.evaluate(() => {
    window.clicks = 0;
    addEventListener("pointerdown", () => (window.clicks += 1), true);
  });
  await page.locator(`#${world}`).click();
  await page.waitForFunction(() => document.querySelector("#do-picks[data-swaps]"));
  const state = () =>
    page.evaluate(() => ({
      ticked: document.querySelectorAll("input.pick:checked").length,
      said: document.querySelector(".picked-n").textContent,
      slots: document.querySelectorAll(".slots .slotted").length,
      ready: !document.getElementById("do-picks").disabled,
    }));
  assert.deepEqual(await state(), { ticked: 2, said: "2", slots: 2, ready: true }, "two are proposed");
  const other = page.locator("label:has(> input.pick:not(:checked))").first();
  if (await other.count()) await other.click({ position: { x: 12, y: 40 } });
  assert.deepEqual(await state(), { ticked: 2, said: "2", slots: 2, ready: true }, "one is swapped");
  await page.locator("#do-picks").click();
  await page.waitForFunction((it) => document.querySelector(`.tab.own #${it}`) && !document.querySelector("#do-picks"), world);
  const clicks = await page.evaluate(() => window.clicks);
  assert.ok(clicks <= 4, `${clicks} clicks`);
  assert.deepEqual(page.errors, []);
});

test("on a phone, what comes first by keys stands first", async () => {
  const page = await person(browser, { lang: "fr", size: 390 });
  await openTable(page, server.url, ["me", "cadet", "cadet", "cadet", "cadet"], { invasion: "on" }, "xeno");
  const until = async (it) => (await data(it)).view.round > 0;
  await play([page], { choose: [builder()], until });
  const tops = await page.locator(".chart > *").evaluateAll((parts) => {
    const drawn = parts.filter((it) => it.getClientRects().length && !it.popover);
    return drawn.map((it) => Math.round(it.getBoundingClientRect().top));
  });
  assert.ok(tops.length > 3, `${tops}`);
  assert.deepEqual(tops, [...tops].sort((a, b) => a - b), "parts stand as they follow each other");
  assert.deepEqual(page.errors, []);
});

for (const lang of ["fr", "en"]) {
  test(`no words of a card are cut where it is shown large, ${lang}`, async () => {
    const page = await person(browser, { lang });
    await page.goto(`${server.url}/cards/xeno`);
    const cut = await page.locator(".rc").evaluateAll((cards) => cards.flatMap((card) => {
      // As wide as beside the board.
      Object.assign(card.style, { width: "190px" });
      card.style.setProperty("--w", "190px");
      const { right, bottom } = card.getBoundingClientRect();
      const words = [...card.querySelectorAll(".rc-t, .rc-f, .rc-sc")].filter((it) => it.checkVisibility());
      const places = words.map((it) => it.getBoundingClientRect());
      const lost = places.some((it) => right - 2 < it.right || bottom - 1 < it.bottom);
      return lost ? [card.querySelector(".rc-name").textContent] : [];
    }));
    assert.deepEqual(cut, []);
    assert.equal(await page.locator(".rc").count(), 139);
  });
}
