// Every page, and the table in every stage that a few games come to: readable for all, at every size.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";
import { data, launch, openTable, person, play, player, Server, SIZES } from "./support.mjs";

const axe = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** What axe finds serious or worse, a line each. */
async function violations(page) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe);
  const found = await page.evaluate(() => axe.run(document, { resultTypes: ["violations"] }));
  return found.violations
    .filter((it) => ["serious", "critical"].includes(it.impact))
    .map((it) => `${it.id}: ${it.nodes.slice(0, 4).map((node) => `${node.html.slice(0, 160)} (${node.any[0]?.message ?? ""})`).join(" | ")}`);
}

/** Things to press that are smaller than a fingertip. Links in a line of text may be. */
function small(page) {
  return page.evaluate(() => {
    const pressable = "a[href], button, summary, select, input:not([type=hidden])";
    const inText = (it) => it.matches("a") && getComputedStyle(it).display === "inline";
    const area = (it) => (it.matches("input[type=radio], input[type=checkbox]") ? it.closest("label") ?? it : it);
    return [...document.querySelectorAll(pressable)]
      .filter((it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !inText(it) && !it.matches(".sr, .skip"))
      .map((it) => [it, area(it).getBoundingClientRect()])
      .filter(([, box]) => box.width > 1 && (box.width < 43.5 || box.height < 43.5))
      .map(([it, box]) => `${Math.round(box.width)}x${Math.round(box.height)} ${it.outerHTML.slice(0, 140)}`);
  });
}

const tooWide = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Everything wrong with the page as it is, at each size. */
async function faults(page, sizes = Object.keys(SIZES)) {
  const found = [];
  for (const size of sizes) {
    await page.setViewportSize(SIZES[size]);
    const where = `${new URL(page.url()).pathname} ${size}`;
    found.push(...(await violations(page)).map((it) => `${where} ${it}`));
    found.push(...(await small(page)).map((it) => `${where} small: ${it}`));
    const wide = await tooWide(page);
    if (wide > 0) found.push(`${where} too wide by ${wide}`);
  }
  return found;
}

const none = (found) => assert.equal(found.length, 0, [...new Set(found)].join("\n"));

const LOOKS = [{ lang: "fr", dark: false }, { lang: "en", dark: true }];

for (const look of LOOKS) {
  const called = `${look.lang}, ${look.dark ? "dark" : "light"}`;

  test(`every page of the site, ${called}`, async () => {
    const page = await person(browser, look);
    const found = [];
    await openTable(page, server.url, ["me", "link", "sergeant"]);
    found.push(...(await faults(page)));
    for (const path of ["/", "/new?game=oh-no", "/new?game=pulp", "/daily/pulp", "/tables", "/finished", "/journal", "/about", "/name", "/no-such-page"]) {
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
