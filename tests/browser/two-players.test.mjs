// Two people and a bot play a whole game, somebody watches, and the server is killed in the middle.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { once } from "node:events";
import { writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { data, launch, later, openTable, over, PATIENCE, person, play, player, REMPART, seq, Server } from "./support.mjs";

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Keeps everything that this page is sent: documents, answers, and each piece of the stream. */
async function overhear(page) {
  page.heard = [];
  page.on("response", async (it) => {
    if (/event-stream|image|font|css|javascript/.test(it.headers()["content-type"] ?? "")) return;
    page.heard.push(await it.text().catch(() => ""));
  });
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  session.on("Network.eventSourceMessageReceived", (it) => {
    page.heard.push(it.data);
    page.news = { seq: Number(it.eventId), text: it.data };
  });
}

/** What is hidden from `page` in the hands of `others`, all seen at the same moment. */
function hiddenFrom(view, others) {
  return others.flatMap((it) => {
    const known = view.stations[it.me].hand;
    return it.stations[it.me].hand.filter((card) => !known.includes(card));
  });
}

/** A card as it is written in moves, in data and in ids: `red-cannon`, `catalyst.2`, `c-catalyst-2`. */
const names = (card) => new RegExp(`(?<![\\w-])(c-)?${card.replace(".", "[.-]")}(?![\\w-])`);

async function nothingLeaks(pages) {
  const seen = await Promise.all(pages.map(data));
  if (new Set(seen.map((it) => it.seq)).size > 1) return 0;
  let looked = 0;
  for (const [at, page] of pages.entries()) {
    if (page.news?.seq !== seen[at].seq) continue;
    const others = seen.filter((it, other) => other !== at && it.seat !== null).map((it) => it.view);
    for (const card of hiddenFrom(seen[at].view, others)) {
      const found = page.news.text.match(names(card));
      assert.equal(found, null, `${card} is hidden from page ${at} at ${seen[at].seq}: …${found && page.news.text.slice(found.index - 120, found.index + 60)}…`);
      looked += 1;
    }
  }
  return looked;
}

/** The table as it is drawn; who is connected may differ. */
const drawn = (page) =>
  page.locator("#table").evaluate((it) => {
    const copy = it.cloneNode(true);
    // The film goes on beside the game.
    copy.querySelector("#film-strip")?.remove();
    for (const chip of copy.querySelectorAll("[data-here]")) {
      delete chip.dataset.here;
      chip.querySelector(".sr")?.remove();
    }
    for (const held of copy.querySelectorAll("[data-travels], .new, [class='']")) {
      held.removeAttribute("style");
      held.classList.remove("new");
      if (held.className === "") held.removeAttribute("class");
    }
    copy.querySelector("#tools")?.remove();
    return copy.innerHTML;
  });

/** What a web server before ours says while ours is down, until so many pages were told so. */
async function standIn(pages) {
  const [host, port] = server.listen.split(":");
  const proxy = createServer((_, response) => response.writeHead(502).end("nobody there")).listen(port, host);
  for (let asked = 0; asked < pages; asked += 1) await once(proxy, "request");
  proxy.closeAllConnections();
  await new Promise((closed) => { proxy.close(closed); });
}

/** Waits until every page shows the table as it is: what was moved last may still be on its way to those who watch. */
async function upToDate(pages) {
  for (const page of pages) {
    const { seq: now } = await data(page);
    await page.waitForFunction((it) => Number(document.getElementById("table").dataset.seq) === it, now, { timeout: PATIENCE });
  }
}

/** The first place where two pages differ, in a few words; nothing if they are the same. */
function difference(before, after) {
  if (before === after) return "";
  const at = [...before].findIndex((it, i) => it !== after[i]);
  const around = (it) => it.slice(Math.max(0, at - 80), Math.max(0, at) + 160);
  return `before: …${around(before)}…\nafter:  …${around(after)}…`;
}

/** Kills the server, starts it again, and sees every page come back by itself to what it showed. */
async function powerCut(pages) {
  await upToDate(pages);
  const shown = await Promise.all(pages.map(drawn));
  const known = await Promise.all(pages.map(data));
  for (const page of pages) await page.evaluate(() => { window.sameDocument = true; });
  await server.kill();
  for (const page of pages) await page.locator(".toast.lost").waitFor();
  await standIn(pages.length);
  await server.run();
  for (const page of pages) await page.locator(".toast.lost").waitFor({ state: "detached", timeout: PATIENCE });
  assert.deepEqual(await Promise.all(pages.map(data)), known, "the table is where it was");
  const again = await Promise.all(pages.map(drawn));
  for (const [at, it] of shown.entries()) assert.equal(difference(it, again[at]), "", `page ${at} shows what it showed`);
  for (const page of pages) assert.ok(await page.evaluate(() => window.sameDocument), "no page was loaded again");
}

/** A table of two people and a bot; others only watch. */
async function together(host, guest, ...watchers) {
  await openTable(host, server.url, ["me", "link", "sergeant"]);
  const invitation = await host.locator("#invite-link").inputValue();
  await guest.goto(invitation);
  await guest.locator(".come-in button, .seat-acts form[action$='/sit'] button").first().click();
  await host.locator("form[action$='/start'] button").click();
  for (const page of [host, guest]) await page.locator("#live").waitFor({ state: "attached" });
  for (const page of watchers) {
    await page.goto(invitation);
    await page.locator("#live").waitFor({ state: "attached" });
  }
}

/** The tab says what a page that is loaded now would say. */
async function titlesHold(pages) {
  await upToDate(pages);
  for (const page of pages) {
    const headers = { "Accept-Language": await page.evaluate(() => navigator.language) };
    const loaded = await (await page.request.get(page.url(), { headers })).text();
    assert.equal(await page.title(), loaded.match(/<title>(.*?)<\/title>/)[1]);
  }
}

test("two people, a bot and a spectator", async () => {
  const [ada, ben, eve] = [await person(browser), await person(browser, { lang: "fr", size: 390 }), await person(browser, { still: false })];
  const pages = [ada, ben, eve];
  for (const page of pages) await overhear(page);

  // A first part of the game, in which the stream is read at every step. If the game ends so early, another one is played.
  const choose = [player(), player()];
  let looked = 0;
  let moves;
  const listen = async () => {
    looked += await nothingLeaks(pages);
    return (moves += 1) > 20;
  };
  do {
    moves = 0;
    await together(ada, ben, eve);
  } while (await play([ada, ben], { until: listen, choose }));
  const address = ada.url();
  await titlesHold(pages);

  await powerCut(pages);
  moves = -Infinity;
  await play([ada, ben], { until: listen, choose });
  assert.ok(looked > 0, "something was hidden, and looked for");

  // All three see the same end, and only now the seed.
  for (const page of pages) await page.locator(".curtain").waitFor();
  await titlesHold(pages);
  await upToDate(pages);
  const ends = await Promise.all(pages.map(data));
  assert.equal(new Set(ends.map((it) => `${it.plies} ${it.outcome}`)).size, 1);
  assert.ok(ends[0].outcome && ends[0].seed);
  const how = await Promise.all([ada, eve].map((it) => it.locator(".end-how, .end-score").allInnerTexts()));
  assert.deepEqual(how[0], how[1]);
  for (const page of pages) {
    // A patch has only the letters that changed.
    const end = page.heard.findIndex((it) => /\bcurtain\b/.test(it));
    const before = page.heard.slice(0, end);
    assert.ok(before.length > 0 && before.every((it) => !it.includes(ends[0].seed)), "the seed stayed secret");
    assert.deepEqual(page.errors, []);
  }

  const record = await ada.request.get(`${address.split("?")[0]}/record`);
  const file = join(server.data, "game.rec");
  await writeFile(file, await record.body());
  execFileSync(REMPART, ["verify", file], { stdio: "pipe" });
});

test("a page that was offline for a while", async () => {
  const [ida, nils] = [await person(browser), await person(browser)];
  await together(ida, nils);

  // The other one is asked, and moves while this one has no connection.
  let mover;
  await play([ida, nils], { until: async (page) => { mover = page; return true; } });
  const away = mover === ida ? nils : ida;
  await away.evaluate(() => { window.sameDocument = true; });
  await away.context().setOffline(true);
  let count = 0;
  const ended = await play([mover], { until: async () => (count += 1) > 1 || !(await mine(mover)) }).catch(() => false);
  const now = await seq(mover);
  await away.context().setOffline(false);
  if (!ended && (await seq(away)) < now) await later(away, now - 1);
  assert.equal(await over(away), await over(mover));
  assert.ok(await away.evaluate(() => window.sameDocument), "it was not loaded again");
  assert.equal((await data(away)).seq, await seq(away));
});

const mine = (page) => page.locator("#decide[data-mine]").count().then((it) => it > 0);
