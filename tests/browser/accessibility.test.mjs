// Every page, and the table in every stage that a few games reach, can be read by everybody at every size.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { faults, none } from "./audit.mjs";
import { data, launch, openTable, person, play, player, Server, SIZES } from "./support.mjs";

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const LOOKS = [{ lang: "fr", dark: false }, { lang: "en", dark: true }];

for (const look of LOOKS) {
  const called = `${look.lang}, ${look.dark ? "dark" : "light"}`;

  test(`every page of the site, ${called}`, async () => {
    const page = await person(browser, look);
    const found = [];
    await openTable(page, server.url, ["me", "link", "sergeant"]);
    found.push(...(await faults(page)));
    for (const path of ["/", "/new?game=oh-no", "/new?game=pulp", "/new?game=invazions", "/lists/invazions?option.scenario=labo&players=3", "/daily/pulp", "/duels", "/tables", "/finished", "/journal", "/results", "/results/xeno", "/rules", "/rules/oh-no", "/rules/planisphere", "/cards/pulp", "/cards/planisphere", "/cards/xeno", "/about", "/name", "/no-such-page"]) {
      await page.goto(server.url + path);
      found.push(...(await faults(page)));
    }
    none(found);
  });

  test(`the table in every stage, ${called}`, async () => {
    const page = await person(browser, look);
    const seen = new Set();
    const found = [];
    const inspect = async () => {
      const { view } = await data(page);
      const stage = `${view.stage.stage} ${view.stage.phase ?? ""} ${view.final_conflict} ${view.moves.length > 0}`;
      if (seen.has(stage)) return false;
      seen.add(stage);
      const sizes = seen.size % 2 ? ["390", "1440"] : ["820", "390"];
      found.push(...(await faults(page, sizes)).map((it) => `${stage}: ${it}`));
      await page.setViewportSize(SIZES[1440]);
      return false;
    };
    for (let games = 0; games < 4 && seen.size < 8; games += 1) {
      await openTable(page, server.url, ["me", "sergeant", "sergeant"]);
      await play([page], { until: inspect, choose: [player(12)] });
      await inspect();
    }
    assert.ok(seen.size >= 4, [...seen].join());
    none(found);
  });
}

test("the menu and the ways into the games lie in rows", async () => {
  for (const lang of ["fr", "en"]) {
    const page = await person(browser, { lang });
    for (const [size, viewport] of Object.entries(SIZES)) {
      await page.setViewportSize(viewport);
      await page.goto(server.url);
      const [menu, learn] = await page.evaluate(() => {
        const shown = (css) => [...document.querySelectorAll(css)].filter((it) => it.checkVisibility());
        const links = shown(".site-top nav a").map((it) => {
          const words = document.createRange();
          words.selectNodeContents(it);
          return words.getBoundingClientRect();
        });
        const lines = (boxes) => [...new Set(boxes.map((it) => `${Math.round(it.top)} ${Math.round(it.height)}`))];
        return [lines(links), lines(shown(".bill-learn form .btn").map((it) => it.getBoundingClientRect()))];
      });
      assert.equal(menu.length, 1, `the menu, ${lang} ${size}: ${menu}`);
      assert.equal(learn.length, 1, `first games, ${lang} ${size}: ${learn}`);
      await page.goto(`${server.url}/puzzles`);
      const gaps = await page.evaluate(() => [...document.querySelectorAll(".puzzle-games li > div")].map((it) => it.querySelector("p").getBoundingClientRect().top - it.querySelector("a").getBoundingClientRect().bottom));
      assert.ok(gaps.length > 4 && Math.min(...gaps) > 2, `names of puzzles and their counts, ${lang} ${size}: ${gaps}`);
    }
    await page.context().close();
  }
});
