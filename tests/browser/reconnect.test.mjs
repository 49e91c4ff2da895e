// A page that lost its connection while others played becomes complete by itself, without a reload.
import assert from "node:assert/strict";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { after, before, test } from "node:test";
import { launch, openTable, PATIENCE, person, Server } from "./support.mjs";

let server, browser, line;
before(async () => {
  server = await Server.start();
  browser = await launch();
  line = await Line.to(Number(server.listen.split(":")[1]));
});
after(async () => {
  await browser?.close();
  line?.end();
  await server?.stop();
});

/** A way to the server that can be cut. */
class Line {
  static async to(port) {
    const line = new Line();
    line.whole = true;
    line.ends = new Set();
    line.server = createServer((near) => {
      if (!line.whole) return near.destroy();
      const far = connect(port, "127.0.0.1");
      for (const [end, other] of [[near, far], [far, near]]) {
        line.ends.add(end);
        end.on("error", () => {});
        end.on("close", () => {
          line.ends.delete(end);
          other.destroy();
        });
        end.pipe(other);
      }
    });
    line.server.listen(0, "127.0.0.1");
    await once(line.server, "listening");
    line.url = `http://127.0.0.1:${line.server.address().port}`;
    return line;
  }

  cut() {
    this.whole = false;
    for (const end of this.ends) end.destroy();
  }

  end() {
    this.cut();
    this.server.close();
  }
}

const JSON_PLEASE = { Accept: "application/json" };

/** The table as data, as whoever sends requests so may know it. */
const data = async (request, address) => (await request.get(address, { headers: JSON_PLEASE })).json();

/**
 * Makes so many moves elsewhere than on the page. No game is so long: most are taken back again, which
 * is news like any other; the last two stay.
 */
async function playOn(request, address, moves) {
  const post = (path, form) => request.post(`${address}${path}`, { form, headers: JSON_PLEASE });
  let { seq, view } = await data(request, address);
  for (let made = 0; made < moves; ) {
    const played = await post("/move", { seq, move: view.moves[made % view.moves.length] });
    assert.ok(played.ok(), await played.text());
    made += 1;
    seq = (await played.json()).seq;
    const undone = made + 2 < moves && (await post("/undo", { seq }));
    if (undone && undone.ok()) {
      made += 1;
      seq = (await undone.json()).seq;
    } else ({ seq, view } = await settled(request, address));
  }
}

/** The table once nothing happens there by itself: somebody has a choice. */
async function settled(request, address) {
  for (;;) {
    const seen = await data(request, address);
    if (seen.view.moves.length > 1) return seen;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** What the page says, once it is settled: its version and all its words but the film of what was told. */
const words = (page) => page.evaluate(() => {
  // Found here and now: a locator may hold a table that news has replaced meanwhile.
  const it = document.getElementById("table");
  const copy = it.cloneNode(true);
  copy.querySelector("#film-strip")?.remove();
  return [it.dataset.seq, copy.textContent.replace(/\s+/g, " ")];
});

test("a page that was cut off for 1, 10 and 1,000 moves is complete again", async () => {
  const page = await person(browser);
  const path = new URL(await openTable(page, server.url, ["me"], {}, "pulp")).pathname;
  const address = `${server.url}${path}`;
  await page.goto(`${line.url}${path}`);
  await page.evaluate(() => { window.neverLoadedAgain = true; });
  for (const moves of [1, 10, 1000]) {
    line.cut();
    await playOn(page.request, address, moves);
    line.whole = true;
    const { seq } = await settled(page.request, address);
    await page.waitForFunction((it) => Number(document.getElementById("table").dataset.seq) >= it, seq, { timeout: PATIENCE });
    assert.ok(await page.evaluate(() => window.neverLoadedAgain), "the page was not loaded again");
    const fresh = await page.context().newPage();
    await fresh.goto(page.url());
    assert.deepEqual(await words(page), await words(fresh), `complete after ${moves} moves`);
    await fresh.close();
    assert.deepEqual(page.errors, []);
  }
});

test("a page whose server has other scripts since it was away loads itself again", async () => {
  const page = await person(browser);
  const path = new URL(await openTable(page, server.url, ["me"], {}, "pulp")).pathname;
  line.whole = true;
  await page.goto(`${line.url}${path}`);
  // Until its script has run a page does not even know the name.
  await page.waitForFunction(() => typeof scripts === "string");
  await page.evaluate(() => {
    window.neverLoadedAgain = true;
    scripts = "of an older server";
  });
  line.cut();
  line.whole = true;
  const renewed = () => !window.neverLoadedAgain && typeof scripts === "string";
  await page.waitForFunction(renewed, undefined, { timeout: PATIENCE });
  assert.deepEqual(page.errors, []);
});
