// What every test needs: a server of its own, a browser, and functions that play what a page offers.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { after, before } from "node:test";
import { chromium } from "playwright-core";

export const REMPART = process.env.REMPART ?? "../../target/debug/rempart";
// All that a page needs, and a tenth less work than the whole browser.
const CHROMIUM = process.env.CHROMIUM ?? "/usr/bin/chromium-headless-shell";

/** The whole browser, which also asks for leave to notify, and keeps pages that were installed. */
export const WHOLE_CHROMIUM = process.env.WHOLE_CHROMIUM ?? "/usr/bin/chromium";

/** Long enough for a busy machine; no test waits so long when all is well. */
export const PATIENCE = 45_000;

/** The sizes that every page must fit. */
export const SIZES = {
  390: { width: 390, height: 844 },
  820: { width: 820, height: 1180 },
  1440: { width: 1440, height: 900 },
};

// --- the server -----------------------------------------------------------------------------------

export class Server {
  /**
   * Starts one on a folder of its own; `pace` is how long its bots wait before each move, `thought` how long they
   * think for one who asks.
   */
  static async start({ pace = 0, thought = 60 } = {}) {
    const server = new Server();
    server.pace = pace;
    server.thought = thought;
    server.data = await mkdtemp(join(tmpdir(), "rempart-"));
    server.listen = "127.0.0.1:0";
    await server.run();
    return server;
  }

  async run() {
    const args = ["serve", "--listen", this.listen, "--data", this.data];
    const test = { REMPART_TEST_SEED: "2026", REMPART_TEST_IN_STEP: "1", RUST_LOG: "error" };
    const env = { ...process.env, ...test, REMPART_PACE: String(this.pace), REMPART_THOUGHT: String(this.thought) };
    this.child = spawn(REMPART, args, { env, stdio: ["ignore", "pipe", "inherit"] });
    const listening = new Promise((resolve, reject) => {
      this.child.once("error", reject);
      this.child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
      createInterface(this.child.stdout).on("line", (line) => {
        const found = line.match(/http:\/\/([\d.:]+)/);
        if (found) resolve(found[1]);
      });
    });
    this.listen = await listening;
    this.url = `http://${this.listen}`;
  }

  /** Ends it like a power cut. */
  async kill() {
    const gone = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await gone;
  }

  async stop() {
    await this.kill();
    await rm(this.data, { recursive: true, force: true });
  }
}

export function launch(executablePath = CHROMIUM) {
  return chromium.launch({
    executablePath,
    args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
  });
}

/** A server, started so, and a browser for all tests of a file. */
export function stage(how) {
  const here = {};
  before(async () => {
    here.server = await Server.start(how);
    here.browser = await launch();
  });
  after(async () => {
    await here.browser?.close();
    await here.server?.stop();
  });
  return here;
}

/** Keeps a picture of the whole page, if somebody wants pictures. */
export function shot(page, name) {
  const shots = process.env.SHOTS;
  return shots && page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
}

/** A person with a browser of their own. What goes wrong in their pages is kept in `errors`. */
export async function person(browser, { lang = "en", dark = false, size = 1440, script = true, still = true, touch = false } = {}) {
  const context = await browser.newContext({
    viewport: SIZES[size],
    locale: lang === "fr" ? "fr-FR" : "en-GB",
    colorScheme: dark ? "dark" : "light",
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: still ? "reduce" : "no-preference",
    javaScriptEnabled: script,
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  page.errors = [];
  page.on("pageerror", (error) => page.errors.push(error.message));
  page.on("console", (it) => {
    // A lost connection is not a fault of the page.
    if (it.type() === "error" && !/net::ERR|Failed to load/.test(it.text())) page.errors.push(it.text());
  });
  return page;
}

// --- a table --------------------------------------------------------------------------------------

/** Signs up or in, by the door of that name. */
export async function sign(page, door, { name, password }) {
  await page.goto(door);
  await page.locator("#name").fill(name);
  await page.locator("#password").fill(password);
  await Promise.all([page.waitForURL((it) => it.pathname === "/"), page.locator(".badge-card button").click()]);
}

/** Every game of a server, as its API tells of it. */
export async function games(url) {
  return (await fetch(`${url}/api/v1/games`)).json();
}

/** Opens a table of `game` by the form: `seats` are "me", "link" or the level of a bot. Answers its address. */
export async function openTable(page, url, seats, options = {}, game = "oh-no") {
  await page.goto(`${url}/new?game=${game}`);
  for (const [key, value] of Object.entries(options)) await tick(page, `option.${key}`, value);
  const add = page.locator("[data-add-seat]");
  const places = await page.locator("input[name^=seat][value=link]").count();
  for (let at = 0; at < places; at += 1) {
    const choice = seats[at] ?? "closed";
    if (choice !== "closed" && (await add.isVisible())) {
      const hidden = !(await page.locator(`input[name=seat${at + 1}]`).first().isVisible());
      if (hidden) await add.click();
    }
    const bot = !["me", "link", "closed"].includes(choice);
    await tick(page, `seat${at + 1}`, bot ? "bot" : choice);
    if (bot) await tick(page, `bot${at + 1}`, choice);
  }
  await Promise.all([page.waitForURL(/\/t\//), page.locator("button[form=form]:visible, .go-bar button:visible").first().click()]);
  return page.url();
}

/** Chooses a value, or writes it where a number is asked for. */
async function tick(page, name, value) {
  const typed = name.replace("option.", "typed.");
  const written = page.locator(`input[type=number][name="${name}"], input[type=number][name="${typed}"]`);
  if (/^\d+$/.test(value) && (await written.count())) {
    // It may lie among the options that are folded away.
    await written.evaluate((it, number) => { it.value = number; }, String(value));
    return;
  }
  const input = page.locator(`input[name="${name}"][value="${value}"]`);
  if (await input.isChecked()) return;
  // The input may be hidden, with its label drawn in its place.
  if (await input.isVisible()) await input.check({ force: true });
  else await input.evaluate((it) => it.isConnected && it.click());
}

/** The table as data, as this person may know it. */
export async function data(page) {
  const answer = await page.request.get(page.url().split(/[?#]/)[0], { headers: { Accept: "application/json" } });
  return answer.json();
}

export const seq = (page) => page.locator("#table").evaluate((it) => Number(it.dataset.seq));

export const over = (page) => page.locator(".curtain").count().then((it) => it > 0);

/** Whether the page sees more than `before` in a little while: the table answers by itself faster than that, or not at all. */
export const soon = (page, before) =>
  page.waitForFunction((it) => Number(document.getElementById("table")?.dataset.seq) > it, before, { timeout: 2000 }).then(() => true, () => false);

/** Waits until the page has seen more than `before`. */
export const later = (page, before) =>
  page.waitForFunction((it) => Number(document.getElementById("table")?.dataset.seq) > it, before, { timeout: PATIENCE });

// --- playing what the page offers -------------------------------------------------------------------

/** Waits until the page knows how far one may go back: it asks for that when nothing has happened for a moment. */
export const knows = (page) =>
  page.waitForFunction(() => !document.querySelector("#back[data-ask]"), undefined, { timeout: PATIENCE });

/**
 * Every move that the page offers now; several cards to pick are one offer, with `picks`.
 * What the table may be going to play by itself, for want of a choice, is none, unless it is `lone` moves that are sought.
 */
export async function offers(page, lone = false) {
  await knows(page);
  return page.evaluate((lone) => {
    const table = document.getElementById("table");
    if (table.hasAttribute("data-waiting")) return [];
    const cards = [...table.querySelectorAll("input.pick")].map((it) => it.id);
    const picks = table.querySelector("button[data-picks]");
    const buttons = [...table.querySelectorAll("button[name=move][form=moves]")];
    const moves = buttons.map((it) => ({ move: it.value, menu: it.closest("[popover]")?.id }));
    // A person who could still undo must finish their turn themselves, even if there is only one way.
    const own = lone || table.querySelector("#undo") !== null;
    if (!cards.length) return moves.length > 1 || own ? moves : [];
    const least = Number(picks.dataset.min ?? 1);
    return cards.length > least || own ? [...moves, { picks: cards, least }] : [];
  }, lone);
}

/** What is worth trying first; a game goes on for a while and ends. */
const TASTE = [
  "finish", "strike", "counter", "aid", "evaporate", "perch", "destroy", "with", "discard", "beam",
  "fight", "build", "zap", "morph", "call", "draw", "give", "hold", "pass", "end", "refuse", "send", "conflict", "give-in",
];

/** Chooses by taste. After `patience` moves of its own it wants the Final Conflict. */
export function player(patience = 60) {
  let count = 0;
  return (offered) => {
    count += 1;
    const rank = ({ move = "pack" }) => {
      const verb = move.split(" ")[0];
      if (verb === "conflict" && count > patience) return -1;
      // Now and then an unusual choice, so that everything is seen.
      if (verb === "give" && count % 7 === 0) return 1;
      if (verb === "zap" && count % 2 === 0) return 50;
      if (verb === "pack") return 0;
      return TASTE.indexOf(verb);
    };
    return [...offered].sort((a, b) => rank(a) - rank(b))[0];
  };
}

/** The button of a move: in its menu, or else one that stands in the open. */
export const buttonOf = ({ move, menu }) =>
  `${menu ? `#${menu}` : "#table"} button[name=move][form=moves][value="${move}"]${menu ? "" : ":not([popover] *)"}`;

export const moveButton = (page, offer) => page.locator(buttonOf(offer)).first();

/** Clicks an offer, through its menu if it has one, and waits until the page shows what came of it. */
export async function make(page, offer) {
  const before = await seq(page);
  if (offer.picks) {
    for (const id of offer.picks.slice(0, offer.least)) {
      // Some may be proposed; ticking one more takes one of those back.
      if (!(await page.locator(`#table [id="${id}"]`).isChecked())) await page.locator(`#table label:has([id="${id}"])`).click({ position: { x: 12, y: 40 } });
    }
    await page.locator("button[data-picks]").click();
  } else {
    if (offer.menu) await page.locator(`[popovertarget="${offer.menu}"]`).first().click();
    await moveButton(page, offer).click();
  }
  await later(page, before);
}

/** Agrees to what an ally proposes, which waits for that: whether there was anything. */
async function agrees(page) {
  const agree = page.locator("button[form=asides][value=agree]:visible").first();
  if (!(await agree.count())) return false;
  const before = await seq(page);
  await agree.click();
  await later(page, before);
  return true;
}

/**
 * Plays at these pages until `until` says so (asked after every move), or the game is over.
 * Answers whether it is over.
 */
export async function play(pages, { until = async () => false, choose = pages.map(() => player()), act = make } = {}) {
  for (let count = 0; count < 1500; count += 1) {
    const before = await seq(pages[0]);
    let moved = false;
    for (const [at, page] of [...pages, ...pages].entries()) {
      if (await over(page)) return true;
      // If nobody has a choice and nothing happens, somebody has a single button.
      const lone = at >= pages.length;
      if (at === pages.length && (await soon(pages[0], before))) moved = true;
      if (moved) break;
      const offered = await offers(page, lone);
      if (offered.length === 0 && (await agrees(page))) {
        moved = true;
        break;
      }
      if (offered.length === 0) continue;
      if (await until(page, offered)) return false;
      const chosen = choose[at % pages.length](offered);
      await act(page, chosen).catch((error) => {
        throw new Error(`${JSON.stringify(chosen)}: ${error.message}`);
      });
      moved = true;
      break;
    }
  }
  throw new Error("the game has no end");
}
