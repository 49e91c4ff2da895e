// The site without a server: fetched once, then played with the network cut, killed and opened again; and the same
// from plain files. It runs where `tools/offline` has built the program for browsers.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { faults, none } from "./audit.mjs";
import { later, make, offers, PATIENCE, player, REMPART, seq, Server, SIZES, WHOLE_CHROMIUM } from "./support.mjs";

const skip = existsSync(join(dirname(REMPART), "rempart.wasm.gz")) ? false : "NOT CHECKED: tools/offline has built nothing";

/** A browser that keeps what it has on the disk, and can be killed. */
class Kept {
  static async start() {
    const kept = new Kept();
    kept.folder = await mkdtemp(join(tmpdir(), "rempart-browser-"));
    await kept.open();
    return kept;
  }

  async open() {
    const args = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--remote-debugging-port=0", `--user-data-dir=${this.folder}`];
    this.child = spawn(WHOLE_CHROMIUM, args, { stdio: ["ignore", "ignore", "pipe"], detached: true });
    const address = await new Promise((resolve, reject) => {
      this.child.once("exit", () => reject(new Error("the browser ended")));
      this.child.stderr.on("data", (text) => {
        const found = String(text).match(/ws:\/\/\S+/);
        if (found) resolve(found[0]);
      });
    });
    this.browser = await chromium.connectOverCDP(address);
    const [context] = this.browser.contexts();
    context.setDefaultTimeout(PATIENCE);
    this.page = await context.newPage();
    this.page.errors = [];
    this.page.on("pageerror", (error) => this.page.errors.push(error.message));
  }

  /** Ends all of its processes like a power cut. */
  async kill() {
    const gone = once(this.child, "close");
    process.kill(-this.child.pid, "SIGKILL");
    await gone;
  }

  async stop() {
    await this.kill();
    await rm(this.folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Plays so many moves of one's own, by luck that differs each time: boards are audited elsewhere. */
async function moves(page, count, choose = player()) {
  for (let made = 0; made < count; ) {
    if (await page.locator(".curtain").count()) return;
    const offered = await offers(page, made === 0);
    if (!offered.length) {
      await page.waitForTimeout(100);
      continue;
    }
    await make(page, choose(offered));
    made += 1;
  }
}

async function playNow(page, game) {
  await page.locator(`form[action="/play-now"]:has(input[value=${game}]) button`).click();
  await page.waitForURL(/\/t\/solo-/);
  await page.locator("#table").waitFor();
}

/** The state of a page that a reader could tell from another. */
const told = (page) => page.locator(".log [data-line]").allTextContents();

test("with the network cut a game goes on, and outlasts a killed browser", { skip }, async () => {
  const [server, kept] = await Promise.all([Server.start(), Kept.start()]);
  let cut = false;
  try {
    let { page } = kept;
    await page.setViewportSize(SIZES[390]);
    await page.goto(`${server.url}/offline`);
    none(await faults(page));
    await taken(page, server.url);
    none(await faults(page));
    const home = await page.goto(`${server.url}/`);
    assert.equal(home.fromServiceWorker() && !(await page.content()).includes("alone.js"), true, "the server answers while it can");
    await server.stop();
    cut = true;

    await page.goto(`${server.url}/?lang=fr`);
    assert.equal(await page.locator("html").getAttribute("lang"), "fr");
    assert.equal(await page.locator("a[href='/journal'], a[href^='/duels'], a[href^='/daily'], a[href='/api']").count(), 0, "nothing is offered that needs a server");
    none(await faults(page));
    await playNow(page, "oh-no");
    const table = page.url();
    await moves(page, 3);
    assert.deepEqual(page.errors, []);
    const [before, lines] = [await seq(page), await told(page)];

    await kept.kill();
    await kept.open();
    page = kept.page;
    await page.goto(table);
    assert.ok((await seq(page)) >= before, "no move is lost");
    assert.deepEqual((await told(page)).slice(0, lines.length), lines);
    await moves(page, 2);

    await page.goto(`${server.url}/?lang=en`);
    await playNow(page, "pulp");
    await page.locator("#ask-hint").click();
    await page.locator("#hint").waitFor();
    await moves(page, 2);
    const shown = await seq(page);
    if (await page.locator("#undo:visible").count()) {
      await page.locator("#undo").click();
      await later(page, shown);
    }
    const missing = await page.goto(`${server.url}/journal`);
    assert.equal(missing.status(), 404);
    assert.deepEqual(page.errors, []);
  } finally {
    await kept.stop();
    if (!cut) await server.stop();
  }
});

const KINDS = { ".css": "text/css", ".html": "text/html", ".js": "text/javascript", ".json": "application/json", ".svg": "image/svg+xml" };

/** Fetches the program at a server. */
async function taken(page, url) {
  await page.goto(`${url}/offline`);
  await page.locator("[data-take]").click();
  await page.locator("[data-alone]").waitFor();
}

/** Takes the game at hand along: answers its file. */
async function carried(page) {
  await page.locator("#open-beside").click();
  await page.locator("#carrying summary").click();
  await page.locator("#carry").click();
  const record = page.locator("a[href$='/record']");
  await record.waitFor();
  none(await faults(page));
  return page.evaluate(async (at) => (await fetch(at)).text(), await record.getAttribute("href"));
}

/** Opens the game of a file, in the first seat unless the page proposes another. */
async function opened(page, url, text) {
  await page.goto(`${url}/import`);
  none(await faults(page));
  await page.locator("#record").setInputFiles({ name: "game.rec", mimeType: "text/plain", buffer: Buffer.from(text) });
  await page.locator("#send").click();
  await page.locator("#go").waitFor();
  none(await faults(page));
  await Promise.all([page.waitForURL(/\/t\//), page.locator("#go").click()]);
  await page.locator("#table").waitFor();
}

/** The moves of a record. */
const movesOf = (record) => record.split("\nmoves\n")[1].trim().split("\n");

test("a game goes from the server into the browser and back, and a game that is over is weighed there", { skip }, async () => {
  const [server, kept] = await Promise.all([Server.start(), Kept.start()]);
  const folder = await mkdtemp(join(tmpdir(), "rempart-records-"));
  let cut = false;
  try {
    const { page } = kept;
    await page.setViewportSize(SIZES[390]);
    await taken(page, server.url);
    await page.goto(`${server.url}/?lang=fr`);
    await page.locator('form[action="/play-now"]:has(input[value=pulp]) button').click();
    await page.locator("#table").waitFor();
    await moves(page, 2);
    const there = await carried(page);
    assert.match(there, /\nseed /);

    await page.goto(`${server.url}/import`);
    await page.locator("#record").setInputFiles({ name: "game.rec", mimeType: "text/plain", buffer: Buffer.from("rempart record 1\ngame ludo") });
    await page.locator("#send").click();
    await page.locator("#problem-record").waitFor();
    none(await faults(page));

    const scenario = await (await fetch(`${server.url}/workshop/invazions/file`)).text();
    await server.kill();
    cut = true;
    await opened(page, server.url, there);
    assert.match(page.url(), /\/t\/solo-/, "it goes on in the browser");
    await moves(page, 2);
    const here = await carried(page);
    const [before, after] = [movesOf(there), movesOf(here)];
    assert.deepEqual(after.slice(0, before.length), before);
    assert.ok(before.length < after.length);

    // A game that is over, and what was decided in it.
    await promisify(execFile)(REMPART, ["simulate", "pulp", "--bots", "random", "--games", "1", "--seed", "5", "--records", folder]);
    const [name] = await readdir(folder);
    await opened(page, server.url, await readFile(join(folder, name), "utf8"));
    await page.goto(`${page.url()}/review`);
    await page.waitForFunction(() => document.querySelectorAll("#review [href*='replay?ply']").length > 0 || document.querySelector("#review progress")?.value > 2, undefined, { timeout: PATIENCE });
    none(await faults(page));

    // Puzzles, and a file for the workshop.
    await page.goto(`${server.url}/puzzles/oh-no/1`);
    await page.locator("#decide").waitFor();
    const [offered] = await page.locator("button[name=move]").evaluateAll((all) => all.map((it) => it.value).filter(Boolean));
    await page.evaluate((mv) => {
      const form = document.querySelector("form#moves");
      form.append(Object.assign(document.createElement("input"), { type: "hidden", name: "move", value: mv }));
      form.submit();
    }, offered);
    await page.locator("#puzzle-next").waitFor();
    assert.equal(await page.locator(".puzzle-answers li[data-mine]").count(), 1);
    await page.goto(`${server.url}/puzzles?lang=en`);
    none(await faults(page));
    await page.goto(`${server.url}/workshop/invazions`);
    await page.locator("#upload").setInputFiles({ name: "invazions.txt", mimeType: "text/plain", buffer: Buffer.from(scenario) });
    await page.locator("#send").click();
    await page.waitForLoadState();
    assert.equal((await page.locator("#text").inputValue()).trim(), scenario.trim());

    await server.run();
    cut = false;
    await opened(page, server.url, here);
    assert.doesNotMatch(page.url(), /solo-/, "it goes on at the server");
    await moves(page, 1);
    assert.deepEqual(page.errors, []);
  } finally {
    await kept.stop();
    await rm(folder, { recursive: true, force: true });
    if (!cut) await server.stop();
  }
});

test("no page of the server is kept, and a newer program takes over at the next start", { skip }, async () => {
  const [server, kept] = await Promise.all([Server.start(), Kept.start()]);
  let cut = false;
  try {
    let { page } = kept;
    await page.setViewportSize(SIZES[1440]);
    await taken(page, server.url);
    await page.goto(`${server.url}/?lang=en`);
    await page.locator('form[action="/play-now"]:has(input[value=pulp]) button').click();
    await page.locator("#table").waitFor();
    await moves(page, 1);
    const [table, before] = [page.url(), await seq(page)];
    // Another page of the same person goes on; the first comes back.
    await page.goto(`${server.url}/tables`);
    const other = await page.context().newPage();
    await other.goto(table);
    await moves(other, 2);
    await other.close();
    const again = await page.goto(table);
    assert.equal(again.fromServiceWorker(), true);
    assert.ok(before < (await seq(page)), "the table is as it stands now");
    // Somebody else with the same browser.
    await page.context().clearCookies();
    const stranger = await page.goto(table);
    assert.equal(stranger.status(), 403);

    // An older program is kept: what it is called differs from what the site offers.
    const names = () => page.evaluate(async () => {
      const old = await (await caches.open("rempart")).match("/rempart.wasm");
      return [old.headers.get("x-name"), (await (await fetch("/offline.json")).json()).name];
    });
    const plant = () => page.evaluate(async () => {
      const shelf = await caches.open("rempart");
      const old = await shelf.match("/rempart.wasm");
      const headers = { "content-type": "application/wasm", "x-name": "older" };
      await shelf.put("/rempart.wasm", new Response(await old.arrayBuffer(), { headers }));
    });
    await plant();
    assert.equal((await names())[0], "older");
    await kept.kill();
    await kept.open();
    page = kept.page;
    await page.goto(`${server.url}/t/solo-none`);
    await page.goto(`${server.url}/about`);
    for (const end = Date.now() + PATIENCE; ; ) {
      const [old, offered] = await names();
      if (old === offered) break;
      assert.ok(Date.now() < end, `${old} is still there`);
      await page.waitForTimeout(200);
    }
    await server.stop();
    cut = true;
    const missing = await page.goto(table);
    assert.equal(missing.status(), 404, "the table of the server is not shown without it");
    assert.deepEqual(page.errors, []);
  } finally {
    await kept.stop();
    if (!cut) await server.stop();
  }
});

/** A web server that knows nothing but files. */
async function files(folder) {
  const server = createServer(async ({ url }, answer) => {
    const path = url.split("?")[0];
    const name = path.endsWith("/") ? `${path}index.html` : path;
    const found = await readFile(join(folder, name)).catch(() => undefined);
    answer.writeHead(found ? 200 : 404, { "content-type": KINDS[extname(name)] ?? (found ? "application/octet-stream" : "text/html") });
    answer.end(found ?? (await readFile(join(folder, "404.html"))));
  });
  await promisify(server.listen).call(server, 0, "127.0.0.1");
  return server;
}

test("plain files are a site for solo play", { skip }, async () => {
  const folder = await mkdtemp(join(tmpdir(), "rempart-files-"));
  await promisify(execFile)(REMPART, ["offline", folder, "--lang", "en"]);
  const [server, kept] = await Promise.all([files(folder), Kept.start()]);
  const url = `http://127.0.0.1:${server.address().port}`;
  try {
    const { page } = kept;
    await page.setViewportSize(SIZES[1440]);
    await page.goto(`${url}/rules/pulp`);
    none(await faults(page));
    await page.locator("[data-take]").click();
    await page.locator("#games").waitFor();
    server.closeAllConnections();
    server.close();
    await page.goto(`${url}/?lang=en`);
    none(await faults(page));
    await playNow(page, "xeno");
    await moves(page, 3);
    await page.goto(`${url}/rules/pulp`);
    assert.match(await page.locator("h1").textContent(), /Pulp/);
    assert.deepEqual(page.errors, []);
  } finally {
    await kept.stop();
    server.close();
    await rm(folder, { recursive: true, force: true });
  }
});
