// How much a browser loads to show its first table.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { games, launch, openTable, person, Server } from "./support.mjs";

/** Bytes over the wire, headers and the first news included. */
const MOST = 150_000;

let server, browser;
before(async () => {
  // The bots wait, since what they do later does not belong to the first load.
  server = await Server.start({ pace: 600_000 });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Empties the cache, and weighs all that comes until `loads` is done. */
async function weighed(page, loads) {
  const wire = await page.context().newCDPSession(page);
  await wire.send("Network.enable");
  // The cache is empty but switched on, so that nothing is fetched twice.
  await page.goto("about:blank");
  await wire.send("Network.clearBrowserCache");
  const parts = new Map();
  const part = (id) => parts.get(id) ?? parts.set(id, { url: "", bytes: 0 }).get(id);
  wire.on("Network.requestWillBeSent", (it) => { part(it.requestId).url = it.request.url; });
  wire.on("Network.loadingFinished", (it) => { part(it.requestId).bytes = it.encodedDataLength; });
  // A stream has no end, and is not compressed.
  wire.on("Network.dataReceived", (it) => {
    if (part(it.requestId).url.endsWith("/stream")) part(it.requestId).bytes += it.dataLength;
  });
  await loads(parts);
  await wire.detach();
  return [...parts.values()].sort((one, other) => other.bytes - one.bytes);
}

/** Weighs the page of a table that runs. */
const weigh = (page, address) =>
  weighed(page, async (parts) => {
    const heard = page.waitForResponse((it) => it.url().endsWith("/stream"));
    await page.goto(address, { waitUntil: "load" });
    await heard;
    // The first news follows the head of the stream at once, and is the last thing to come.
    const stream = () => [...parts.values()].find((it) => it.url.endsWith("/stream"));
    for (let count = 0; count < 100 && !(stream()?.bytes > 1000); count += 1) await page.waitForTimeout(100);
  });

/** Says what a page weighs, which must not be too much. */
function light(what, parts) {
  const all = parts.reduce((sum, it) => sum + it.bytes, 0);
  const list = parts.slice(0, 8).map((it) => `${it.bytes} ${it.url}`).join("\n");
  if (process.env.WEIGHT) console.log(list);
  console.log(`${what}: ${all} bytes in ${parts.length} requests`);
  assert.ok(all <= MOST, `${all} bytes:\n${list}`);
  assert.ok(parts.length > 2, "something was weighed");
}

/** Loads a table with the fewest players, and says how heavy that is. */
async function table({ id, least }) {
  const page = await person(browser);
  const address = await openTable(page, server.url, ["me", ...Array(least - 1).fill("cadet")], {}, id);
  light(id, await weigh(page, address));
}

test("the first load of a table is light", async (every) => {
  for (const game of await games(server.url)) await every.test(`of ${game.id}`, () => table(game));
});

test("a review with its boards is no heavier", { timeout: 300_000 }, async () => {
  const page = await person(browser);
  const headers = { accept: "application/json" };
  const post = async (path, form) => (await page.request.post(server.url + path, { headers, form })).json();
  const get = async (path) => (await page.request.get(server.url + path, { headers })).json();
  const { table: id } = await post("/play-now", { game: "pulp" });
  for (let turn = 0; turn < 2000; turn += 1) {
    const { status, seq, moves } = await get(`/t/${id}`);
    if (status !== "running") break;
    await post(`/t/${id}/move`, { seq, move: moves[(turn * 7) % moves.length].move });
  }
  while (!(await get(`/t/${id}/review`)).done) await page.waitForTimeout(200);
  const parts = await weighed(page, async () => {
    await page.goto(`${server.url}/t/${id}/review`, { waitUntil: "load" });
    await page.evaluate(() => document.getElementById("turn").scrollIntoView());
    await page.waitForFunction(() => {
      const boards = [...document.querySelectorAll("iframe")].map((it) => it.contentDocument);
      return boards.length > 2 && boards.every((it) => it?.querySelector(".board") && it.readyState === "complete");
    });
  });
  assert.ok(parts.filter((it) => /moment|future/.test(it.url)).length > 2, "its boards came");
  light("review", parts);
});
