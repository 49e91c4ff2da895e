// Every board in states that its example draws: words can be told from what they stand on, and axe finds
// nothing, in both languages, by day and by night. `STATES=all` looks at every state there is, at every
// size, in both languages by day and by night; `SHOTS=FOLDER` keeps the pictures.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { after, before, test } from "node:test";
import { promisify } from "node:util";
import { faults, none } from "./audit.mjs";
import { inks, pale } from "./ink.mjs";
import { launch, REMPART, SIZES } from "./support.mjs";

/** What is looked at of each game; the first is the fullest table. */
const CHOSEN = {
  "oh-no": ["final-striking-mine", "flight-of-5", "act-1-mine", "build-mine", "zap-landing-mine", "evaporating-many-mine", "final-calling-counter-mine", "over-shielded-waiting"],
  xeno: ["xeno-defend-bunker-asked-5p", "xeno-start-asked-5p", "xeno-pick-asked-5p", "xeno-payworld-asked-5p", "xeno-produce-asked-5p", "xeno-damage-asked-5p", "base-handlimit-asked-5p", "xeno-end-twelve-waits", "base-develop-waits-2p"],
  invazions: ["4p-human-acting-asked", "4p-horde-attacking-asked", "4p-horde-going-asked", "4p-human-bravery-wounds-asked", "4p-horde-recruiting-asked", "4p-horde-proposal", "4p-watch-swallowing-waits", "end-breakthrough-human"],
  planisphere: ["choosing-29-mine", "reinforcing-mine", "moving-mine", "aiming-mine", "fighting-mine", "events-many", "crowd", "over-round-limit-waiting", "choosing-65-mine"],
  pulp: ["hand-large", "choosingplanet", "meeting", "exploring-many", "weapons-many", "trading", "raising-planet", "over-weapons-found"],
};

const EVERY = process.env.STATES === "all";
const USUAL = [{ lang: "fr", dark: false }, { lang: "en", dark: true }];
const LOOKS = EVERY ? [...USUAL, { lang: "fr", dark: true }, { lang: "en", dark: false }] : USUAL;
const TYPES = { ".html": "text/html; charset=utf-8", ".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml" };

let folder, site, url, browser, helper;
before(async () => {
  folder = await mkdtemp(join(tmpdir(), "rempart-states-"));
  site = createServer(serve).listen(0, "127.0.0.1");
  await once(site, "listening");
  url = `http://127.0.0.1:${site.address().port}`;
  browser = await launch();
  helper = await browser.newPage();
});
after(async () => {
  await browser?.close();
  site?.closeAllConnections();
  site?.close();
  if (folder) await rm(folder, { recursive: true, force: true });
});

/** The drawn pages, and a table's news, of which there are none. */
async function serve({ url: path }, answer) {
  const news = path.endsWith("/stream");
  const text = news ? undefined : await readFile(join(folder, new URL(path, url).pathname)).catch(() => undefined);
  answer.writeHead(news || text ? 200 : 204, { "Content-Type": news ? "text/event-stream" : TYPES[extname(path)] ?? "text/plain" });
  if (news) answer.flushHeaders();
  else answer.end(text);
}

/** Has the example of a game draw its states; answers their names. */
async function states(game) {
  const example = join(dirname(REMPART), "examples", `${game.replace("-", "_")}_states`);
  await promisify(execFile)(example, [join(folder, game)]);
  const names = (await readdir(join(folder, game))).filter((it) => it.endsWith(".en.html"));
  return names.map((it) => it.replace(".en.html", ""));
}

/** A page of twice the pixels, so that the strokes of small letters have a middle. */
async function opened(look) {
  const context = await browser.newContext({
    viewport: SIZES[1440],
    deviceScaleFactor: 2,
    colorScheme: look.dark ? "dark" : "light",
    reducedMotion: "reduce",
  });
  return context.newPage();
}

/** At which sizes a state is looked at: the fullest table at all of them, in one look or the other; the others at one. */
function sizesOf(at, turn) {
  const sizes = Object.keys(SIZES);
  if (EVERY) return sizes;
  if (at === 0) return sizes.filter((_, i) => i % 2 === turn);
  return (at + turn) % 2 === 0 ? [] : [sizes[(at + turn) % 3]];
}

for (const [game, chosen] of Object.entries(CHOSEN)) {
  test(`the states of ${game} can be read`, { timeout: EVERY ? 0 : 600_000 }, async () => {
    const drawn = await states(game);
    assert.deepEqual(chosen.filter((it) => !drawn.includes(it)), [], `of ${drawn.join(" ")}`);
    const names = EVERY ? drawn : chosen;
    const found = new Set();
    let looked = 0;
    for (const [turn, look] of LOOKS.entries()) {
      const page = await opened(look);
      for (const [at, name] of names.entries()) {
        for (const size of sizesOf(at, turn)) {
          await page.setViewportSize(SIZES[size]);
          await page.goto(`${url}/${game}/${name}.${look.lang}.html`);
          const wrong = [...(await faults(page, [size], false)), ...(await pale(page, helper, "#table"))];
          const where = `${name} ${look.lang} ${look.dark ? "dark" : "light"} ${size}`;
          wrong.forEach((it) => found.add(`${where}: ${it}`));
          looked += 1;
          if (process.env.SHOTS) await keep(page, `${game}-${where.replaceAll(" ", "-")}`);
        }
      }
      await page.context().close();
    }
    console.log(`${game}: ${looked} pictures of ${names.length} states`);
    none([...found]);
  });
}

async function keep(page, name) {
  await mkdir(process.env.SHOTS, { recursive: true });
  await page.screenshot({ path: join(process.env.SHOTS, `${name}.png`), scale: "css", animations: "disabled" });
}

/** Hands and boards that are full: what can be done is read whole, and what lies on the board is not under the hand. */
const FULL = {
  "oh-no": ["build-mine", "zap-landing-mine", "zap-drawer-mine", "moves-beam", "final-striking-mine", "final-countering-mine"],
  invazions: ["3p-human-proposal", "4p-human-proposal", "4p-horde-proposal", "4p-horde-ordering-asked", "4p-horde-gnawing-asked"],
  xeno: ["xeno-explore-asked-5p", "xeno-handlimit-asked-5p", "xeno-defend-asked-4p", "xeno-defend-bunker-asked-5p"],
};

/** Verbs of which a part lies under something, and things of the board more than a little below where the hand begins. */
function covered() {
  const found = [];
  const named = (it) => it.id || it.className;
  for (const verb of document.querySelectorAll("#table :is(.cards, .sockets) .act .do")) {
    const thing = verb.closest(".act");
    thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const words = document.createRange();
    words.selectNodeContents(verb);
    const { left, right, top, bottom } = words.getBoundingClientRect();
    const isUnder = (x) => !thing.contains(document.elementFromPoint(x, (top + bottom) / 2));
    if ([left + 1, (left + right) / 2, right - 1].some(isUnder)) found.push(`"${verb.textContent}" of ${named(thing)} is covered`);
  }
  scrollTo(0, 0);
  const hand = document.querySelector(".mine, .hand")?.getBoundingClientRect();
  const lowest = Math.max(0, ...[...document.querySelectorAll(".conta ul")].map((it) => it.getBoundingClientRect().bottom));
  if (lowest > hand.top + 1) found.push(`the hand covers ${Math.round(lowest - hand.top)} of the contaminations`);
  const bar = document.querySelector("#decide").getBoundingClientRect();
  const last = document.querySelector(".hand li:last-child, .hand .slot:last-child");
  if (last && last.getBoundingClientRect().top + 100 > bar.top) found.push("the hand lies under the bar");
  return found;
}

for (const [game, names] of Object.entries(FULL)) {
  test(`full hands and boards of ${game} are seen whole`, { timeout: 300_000 }, async () => {
    const drawn = await states(game);
    assert.deepEqual(names.filter((it) => !drawn.includes(it)), []);
    const found = [];
    for (const { lang, dark } of USUAL) {
      const page = await opened({ lang, dark });
      // A tablet shows a shelter of four places by scrolling.
      for (const size of game === "invazions" ? [1440] : [820, 1440]) {
        await page.setViewportSize(SIZES[size]);
        for (const name of names) {
          await page.goto(`${url}/${game}/${name}.${lang}.html`);
          found.push(...(await page.evaluate(covered)).map((it) => `${name} ${lang} ${size}: ${it}`));
        }
      }
      await page.context().close();
    }
    none(found);
  });
}

test("pale words are found, wherever they stand", async () => {
  const page = await opened({ dark: false });
  await page.setContent(`
    <style>body { background: #fff; font: 16px sans-serif } p { margin: 4px } i { position: absolute; inset: 0 auto auto 200px; width: 300px; height: 200px; background: #fff }</style>
    <p style="color: #767676">enough</p> <p style="color: #8a8a8a">too little</p>
    <p style="color: #000; opacity: 0.4">faded</p> <p style="color: #fff">white on white</p>
    <p style="background: linear-gradient(90deg, #000, #fff); color: #fff; width: 120px">on a slope of grey</p>
    <p style="font-size: 30px; color: #8a8a8a">large</p> <p style="overflow: hidden; height: 0">cut off</p>
    <p style="padding-left: 220px">covered</p><i></i>
    <svg width="200" height="40"><rect width="200" height="40" fill="#335"/><text x="4" y="20" fill="#446">drawn</text></svg>
    <p style="-webkit-text-stroke: 3px #000; paint-order: stroke; color: #fff">with an edge</p>`);
  const seen = await inks(page, helper, "body");
  assert.deepEqual(seen.filter((it) => /cut off|covered/.test(it.text)).map((it) => it.text), []);
  const found = (await pale(page, helper, "body")).map((it) => it.match(/“(.*)”/)[1]);
  assert.deepEqual(found, ["too little", "faded", "white on white", "on a slope of grey", "drawn"]);
  await page.context().close();
});
