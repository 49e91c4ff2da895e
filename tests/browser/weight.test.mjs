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

/** Loads an address with an empty cache, and weighs all that comes. */
async function weigh(page, address) {
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
  const heard = page.waitForResponse((it) => it.url().endsWith("/stream"));
  await page.goto(address, { waitUntil: "load" });
  await heard;
  // The first news follows the head of the stream at once, and is the last thing to come.
  const stream = () => [...parts.values()].find((it) => it.url.endsWith("/stream"));
  for (let count = 0; count < 100 && !(stream()?.bytes > 1000); count += 1) await page.waitForTimeout(100);
  await wire.detach();
  return [...parts.values()].sort((one, other) => other.bytes - one.bytes);
}

/** Loads a table with the fewest players, and says how heavy that is. */
async function light({ id, least }) {
  const page = await person(browser);
  const address = await openTable(page, server.url, ["me", ...Array(least - 1).fill("cadet")], {}, id);
  const parts = await weigh(page, address);
  const all = parts.reduce((sum, it) => sum + it.bytes, 0);
  const list = parts.slice(0, 8).map((it) => `${it.bytes} ${it.url}`).join("\n");
  if (process.env.WEIGHT) console.log(list);
  console.log(`${id}: ${all} bytes in ${parts.length} requests`);
  assert.ok(all <= MOST, `${all} bytes:\n${list}`);
  assert.ok(parts.length > 2, "something was weighed");
}

test("the first load of a table is light", async (every) => {
  for (const game of await games(server.url)) await every.test(`of ${game.id}`, () => light(game));
});
