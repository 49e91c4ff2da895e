// Pictures of every kind of page, for people to look at, in `shots/`; it looks for no fault, so `./test`
// leaves it out. `node --test screenshots.mjs` makes them, and with `PICTURES=1` those of the README too.
import assert from "node:assert/strict";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { data, launch, openTable, PATIENCE, person, play, player, Server, SIZES } from "./support.mjs";

const SHOTS = new URL("shots/", import.meta.url).pathname;
const PICTURES = process.env.PICTURES && new URL("../../docs/screenshots/", import.meta.url).pathname;

/** What the README shows, by the name of the shot. */
const CHOSEN = {
  "home-en-light-1440": "home",
  "new-en-light-1440": "new-table",
  "table-flight-en-light-1440": "table",
  "table-conflict-en-light-1440": "final-conflict",
  "table-turn-fr-dark-390": "phone",
};

let server, browser;
before(async () => {
  await mkdir(SHOTS, { recursive: true });
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const made = new Set();

/** The page in every size, by day and by night; a page of the site whole, a table as it fits. */
async function shoot(page, name, lang) {
  // The pointer is moved away, and all is told, so that no words cover the picture.
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => !document.querySelector(".film-words"), undefined, { timeout: PATIENCE });
  const fullPage = !name.startsWith("table");
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    for (const colorScheme of ["light", "dark"]) {
      await page.emulateMedia({ colorScheme });
      const called = `${name}-${lang}-${colorScheme}-${size}`;
      await page.screenshot({ path: join(SHOTS, `${called}.png`), fullPage, animations: "disabled" });
      const picture = PICTURES && CHOSEN[called];
      if (picture) await page.screenshot({ path: join(PICTURES, `${picture}.png`), animations: "disabled" });
      made.add(called);
    }
  }
  await page.setViewportSize(SIZES[1440]);
}

/** The stages worth a picture, and when they are there. */
const STAGES = {
  "table-turn": ({ view }) => view.stage.stage === "turn" && view.moves.length > 2 && view.stations.some((it) => it.modules.length > 0) && view.resistance_discard.length > 1,
  "table-flight": ({ view }) => view.stage.stage === "flight" && view.moves.length > 2 && view.stations.some((it) => it.hordes.length > 1),
  "table-conflict": ({ view }) => view.final_conflict && view.moves.length > 1,
};

for (const lang of ["fr", "en"]) {
  test(`pictures, ${lang}`, async () => {
    const page = await person(browser, { lang });
    await page.goto(server.url);
    await shoot(page, "home", lang);
    await page.goto(`${server.url}/new?game=oh-no`);
    await shoot(page, "new", lang);
    await openTable(page, server.url, ["me", "link", "sergeant", "captain"]);
    await shoot(page, "lobby", lang);

    const seen = new Set();
    const look = async () => {
      const now = await data(page);
      for (const [name, there] of Object.entries(STAGES)) {
        if (seen.has(name) || !there(now)) continue;
        seen.add(name);
        await shoot(page, name, lang);
      }
      return false;
    };
    for (let games = 0; games < 6 && Object.keys(STAGES).some((it) => !seen.has(it)); games += 1) {
      await openTable(page, server.url, ["me", "sergeant", "sergeant", "sergeant"]);
      await play([page], { until: look, choose: [player(25)] });
      const { outcome } = await data(page);
      const end = /won/.test(outcome) ? "table-victory" : "table-defeat";
      if (!seen.has(end)) await shoot(page, end, lang);
    }
    for (const path of ["journal", "tables", "finished", "about"]) {
      await page.goto(`${server.url}/${path}`);
      await shoot(page, path, lang);
    }
    assert.ok(made.size > 40);
    assert.deepEqual(page.errors, []);
  });
}
