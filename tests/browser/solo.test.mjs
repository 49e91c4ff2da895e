// A game for one: a hint, a bot that plays for a while, the same deal again, the deal of the day,
// a review of decisions; with the script and without, and by keyboard where something is new.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { data, launch, later, PATIENCE, person, seq, Server, sign, SIZES } from "./support.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let server, slow, browser;
before(async () => {
  server = await Server.start();
  slow = await Server.start({ pace: 250 });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
  await slow?.stop();
});

/** What is wrong with the page as it is, narrow and wide: for those who hear it, and for those who see it. */
async function faults(page) {
  const found = [];
  for (const size of ["390", "1440"]) {
    await page.setViewportSize(SIZES[size]);
    if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
    const { violations } = await page.evaluate(() => axe.run(document, { resultTypes: ["violations"] }));
    const bad = violations.filter((it) => ["serious", "critical"].includes(it.impact));
    found.push(...bad.map((it) => `${size} ${it.id}: ${it.nodes[0].html.slice(0, 160)}`));
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    if (wide > 0) found.push(`${size} too wide by ${wide}`);
  }
  return found;
}

/** Begins a game for one from the home page. */
async function begin(page, url) {
  await page.goto(url);
  await page.locator("form[action='/play-now']:has(input[value=pulp]) button").click();
  await page.waitForURL(/\/t\//);
}

const post = (page, path, form) =>
  page.request.post(page.url().split(/[?#]/)[0] + path, { form, headers: { Accept: "application/json" } });

/** Plays on behind the page's back, until `enough`. */
async function playOn(page, enough = () => false) {
  for (let turn = 0; turn < 3000; turn += 1) {
    const { status, view, seq, plies } = await data(page);
    if (status !== "running" || enough(plies)) return;
    const { moves } = view;
    if (moves.length > 0) await post(page, "/move", { seq: String(seq), move: moves[(turn * 7 + 3) % moves.length] });
  }
  throw new Error("the game has no end");
}

/** Waits until this person has a choice. */
async function choice(page) {
  await page.waitForFunction(() => document.querySelector("#ask-hint"), null, { timeout: PATIENCE });
}

async function press(page, selector) {
  await page.locator(selector).focus();
  await page.keyboard.press("Enter");
}

test("a hint, with keys alone", async () => {
  const page = await person(browser, { lang: "en", size: 390 });
  await begin(page, server.url);
  await choice(page);
  await press(page, "#ask-hint");
  await page.waitForSelector("#hint-1");
  const hints = await page.locator("#hint button[name=move]").evaluateAll((all) => all.map((it) => it.value));
  const { moves } = (await data(page)).view;
  assert.ok(hints.length > 0 && hints.every((it) => moves.includes(it)), hints.join());
  assert.match(await page.locator("#announce").textContent(), /captain/);
  assert.doesNotMatch(await page.locator(".said").textContent(), /asked a bot/, "nobody else is there to be told");
  assert.deepEqual(await faults(page), []);
  const before = await seq(page);
  await press(page, "#hint-1");
  await later(page, before);
  await page.waitForSelector("#hint", { state: "detached" });
  assert.deepEqual(page.errors, []);
});

test("a bot plays for a while, and the deal is played again", async () => {
  const page = await person(browser, { lang: "fr" });
  await begin(page, slow.url);
  await choice(page);
  await page.locator("#open-beside").click();
  assert.deepEqual(await faults(page), []);
  await page.setViewportSize(SIZES[1440]);
  await page.locator(".beside select[name=level]").selectOption("cadet");
  await page.locator("#relieve").click();
  await page.waitForSelector("#return");
  assert.equal(await page.locator("#beside:popover-open").count(), 0, "the menu is closed");
  await later(page, await seq(page));
  // With keys: the bot moves on while a pointer finds its place.
  await press(page, "#return");
  await page.waitForSelector("#return", { state: "detached" });
  assert.match(await page.locator(".said").textContent(), /reprend sa place/);

  const first = page.url();
  const { commitment } = await data(page);
  await page.locator("#open-beside").click();
  await page.locator("#same-deal").click();
  await page.waitForURL((url) => url.href !== first);
  const again = await data(page);
  assert.deepEqual([again.commitment, again.replay, again.status], [commitment, true, "running"]);
  await page.waitForSelector(".deal-mark");
  await page.goto(first);
  assert.match(await page.locator("main").textContent(), /abandonnée/);
  assert.deepEqual(page.errors, []);
});

test("decisions are weighed, and the page follows", async () => {
  const page = await person(browser, { lang: "en" });
  await begin(page, server.url);
  await playOn(page);
  await page.waitForSelector("#review");
  await press(page, "#review");
  await page.waitForURL(/\/review$/);
  await page.waitForFunction(() => !document.querySelector("progress"), null, { timeout: PATIENCE });
  await page.locator(".review-all summary").click();
  const weighed = await page.locator(".review-all .decisions > li").count();
  const answer = await page.request.get(page.url(), { headers: { Accept: "application/json" } });
  assert.equal(weighed, (await answer.json()).decisions);
  assert.ok(weighed > 0 && (await page.locator(".review-sums dd").first().isVisible()));
  assert.deepEqual(await faults(page), []);
  assert.deepEqual(page.errors, []);
});

test("a game that is over has a story in pictures, to keep as one", async () => {
  const page = await person(browser, { lang: "fr" });
  await begin(page, server.url);
  await playOn(page);
  await page.waitForSelector("#in-pictures");
  await press(page, "#in-pictures");
  await page.waitForURL(/\/comic$/);
  assert.equal(await page.locator(".comic-panel").count(), 6);
  assert.deepEqual(await faults(page), []);
  const [saved] = await Promise.all([page.waitForEvent("download"), press(page, "#comic-save")]);
  const picture = await readFile(await saved.path());
  assert.deepEqual([picture.readUInt32BE(16), picture.readUInt32BE(20)], [2400, 1776], "pixels of a PNG");
  if (process.env.SHOTS) {
    await saved.saveAs(`${process.env.SHOTS}/comic.png`);
    for (const size of Object.keys(SIZES)) {
      await page.setViewportSize(SIZES[size]);
      await page.screenshot({ path: `${process.env.SHOTS}/comic-${size}.png`, fullPage: true });
    }
  }
  assert.deepEqual(page.errors, []);
});

test("the deal of the day, for two who do not tell each other", async () => {
  const [ida, nils] = [await person(browser, { lang: "en" }), await person(browser, { lang: "fr", size: 390 })];
  // People with an account are ranked.
  await sign(ida, `${server.url}/sign-up`, { name: "Ida", password: "six white horses" });
  const deals = [];
  for (const page of [ida, nils]) {
    await page.goto(server.url);
    await page.locator("a[href='/daily/pulp']").click();
    await page.locator("form[action='/daily/pulp'] button").click();
    await page.waitForURL(/\/t\//);
    await page.waitForSelector(".deal-mark");
    assert.equal(await page.locator("#ask-hint, #relieve, #same-deal").count(), 0, "everybody is alone");
    deals.push((await data(page)).commitment);
  }
  assert.equal(deals[0], deals[1]);
  await playOn(ida);
  const table = new URL(ida.url()).pathname;
  assert.equal((await data(ida)).seed, null, "the day is not over");
  await ida.goto(`${server.url}/daily/pulp`);
  assert.equal(await ida.locator("[aria-labelledby=results] tbody tr[data-mine]").count(), 1);
  assert.equal(await ida.locator("[aria-labelledby=league] tbody tr[data-mine]").count(), 1);
  assert.deepEqual(await faults(ida), []);
  // Boards of a deal that others have before them wait; they leave no empty frames behind.
  await ida.goto(`${server.url}${table}/review`);
  await ida.waitForSelector(".turn-boards", { timeout: 2 * PATIENCE });
  assert.equal(await ida.locator("iframe").count(), 0);
  assert.deepEqual(await faults(ida), []);
  const secret = await nils.request.get(server.url + table);
  assert.equal(secret.status(), 403);
  assert.deepEqual([...ida.errors, ...nils.errors], []);
});

test("all of it without the script", async () => {
  const page = await person(browser, { lang: "en", script: false });
  const submit = async (selector) => {
    await Promise.all([page.waitForEvent("framenavigated"), page.locator(selector).first().click()]);
    await page.waitForLoadState();
  };
  await begin(page, slow.url);
  while ((await page.locator("#ask-hint").count()) === 0) await page.reload();
  await submit("#ask-hint");
  assert.ok((await page.locator("#hint button[name=move]").count()) > 0);
  await page.locator("#open-beside").click();
  await submit("#relieve");
  await submit("#return");
  assert.equal(await page.locator("#return").count(), 0);
  await page.locator("#open-beside").click();
  const first = page.url();
  await submit("#same-deal");
  assert.notEqual(page.url(), first);
});
