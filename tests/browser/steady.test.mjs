// A thing under the pointer does not move, wherever the pointer touches it, a board stays where news is
// of other things, and a page that has news asks no longer what was about the position before.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { later, launch, openTable, person, play, player, seq, Server } from "./support.mjs";

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** How often a thing changes its place while the next frames are drawn, once it has answered to the pointer. */
const trembles = (thing) =>
  thing.evaluate(async (it) => {
    const frame = () => new Promise(requestAnimationFrame);
    const place = () => JSON.stringify(it.getBoundingClientRect());
    for (let count = 0; count < 3; count += 1) await frame();
    let [changes, last] = [0, place()];
    for (let count = 0; count < 12; count += 1) {
      await frame();
      if (place() !== last) changes += 1;
      last = place();
    }
    return changes;
  });

/** Touches a thing just inside each of its edges. */
async function holdsStill(page, thing) {
  await thing.scrollIntoViewIfNeeded();
  await page.mouse.move(0, 0);
  const { x, y, width, height } = await thing.boundingBox();
  const [right, bottom] = [x + width - 1.5, y + height - 1.5];
  for (const [at, down] of [[x + width / 2, y + 1.5], [x + width / 2, bottom], [x + 1.5, y + height / 2], [right, y + height / 2]]) {
    await page.mouse.move(at, down);
    assert.equal(await trembles(thing), 0, `${await thing.getAttribute("value")} trembles under a pointer at ${at}, ${down}`);
  }
}

for (const size of [390, 1440]) {
  test(`nothing trembles under the pointer, ${size}`, async () => {
    const page = await person(browser, { size });
    await openTable(page, server.url, ["me", "cadet", "cadet"]);
    let stages = 0;
    const touched = new Set();
    const touch = async () => {
      for (const thing of await page.locator("#table .act:visible").all()) {
        const kind = await thing.getAttribute("class");
        if (touched.has(kind)) continue;
        touched.add(kind);
        await holdsStill(page, thing);
      }
      return (stages += 1) > 12;
    };
    await play([page], { until: touch, choose: [player()] });
    assert.ok(touched.size > 0, "something could be touched");
  });
}

/** Marks the board, and notes when the first news was heard; both before the scripts of the page begin. */
const watches = () => {
  const listen = EventSource.prototype.addEventListener;
  EventSource.prototype.addEventListener = function (type, hear) {
    const heard = (event) => { hear(event); window.heard = true; };
    listen.call(this, type, type === "fragment" ? heard : hear);
  };
  addEventListener("DOMContentLoaded", () => { document.querySelector("#table .board").marked = true; });
};

test("the board stays when news is of other things, and is new after a move", async () => {
  const page = await person(browser);
  await openTable(page, server.url, ["me", "cadet", "cadet"]);
  await page.locator("#decide[data-mine]").waitFor();
  const isMarked = () => page.locator("#table .board").evaluate((it) => it.marked === true);
  await page.addInitScript(watches);
  await page.reload();
  await page.waitForFunction(() => window.heard);
  assert.ok(await isMarked(), "the first news says what the page shows already");
  await page.locator("#say-text").evaluate((it) => { it.value = "word"; it.form.requestSubmit(); });
  await page.locator(".said").getByText("word").waitFor({ state: "attached" });
  assert.ok(await isMarked(), "talk leaves the board alone");
  let moved = 0;
  await play([page], { until: async () => (moved += 1) > 1, choose: [player()] });
  assert.ok(!(await isMarked()), "a move does not");
});

/** Plays the first move that is offered. */
async function first(page) {
  const before = await seq(page);
  await page.evaluate(() => document.querySelector("#table button[name=move][form=moves]").click());
  await later(page, before);
}

test("who has news asks no longer how far one may go back", async () => {
  const page = await person(browser);
  await openTable(page, server.url, ["me"], {}, "pulp");
  const [asks, givenUp] = [/\/back(\?|$)/, []];
  let held = false;
  await page.route(asks, (route) => (held ? route.continue() : (held = true)));
  page.on("requestfailed", (it) => asks.test(it.url()) && givenUp.push(it.url()));
  for (let moves = 0; !held && moves < 20; moves += 1) {
    await first(page);
    await page.waitForTimeout(700);
  }
  assert.ok(held, "a page that is unsure asks");
  assert.deepEqual(givenUp, [], "the question waits for its answer");
  await first(page);
  await page.waitForTimeout(200);
  assert.equal(givenUp.length, 1, "news takes it back");
});
