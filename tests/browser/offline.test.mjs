// The site without a server: fetched once, then played with the network cut, killed and opened again; and the same
// from plain files. It runs where `tools/offline` has built the program for browsers.
import assert from "node:assert/strict";
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { dirname, extname, join } from "node:path";
import { test } from "node:test";
import { promisify } from "node:util";
import { chromium } from "playwright-core";
import { faults, none } from "./audit.mjs";
import { later, make, offers, PATIENCE, player, REMPART, seq, Server, SIZES } from "./support.mjs";

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
    this.child = spawn(process.env.CHROMIUM ?? "/usr/bin/chromium", args, { stdio: ["ignore", "ignore", "pipe"], detached: true });
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
    await page.locator("[data-take]").click();
    await page.locator("[data-alone]").waitFor();
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
