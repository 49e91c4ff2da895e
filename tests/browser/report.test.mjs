// The page that --report writes can be read by everybody, in both languages, by day and by night, and fetches nothing.
import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { faults, none } from "./audit.mjs";
import { launch, person, REMPART, SIZES } from "./support.mjs";

const CALLS = {
  together: ["simulate", "oh-no", "--games", "60", "--bots", "recruit"],
  seats: ["simulate", "xeno", "--games", "120", "--players", "3"],
  paired: ["simulate", "planisphere", "--games", "60", "--bots", "recruit,random", "--paired", "--option", "rounds=3"],
  until: ["simulate", "xeno", "--until", "0.3"],
  balance: ["balance", "oh-no", "--over", "players=3,4", "--over", "level=0,2", "--games", "40", "--bots", "random"],
  ladder: ["ladder", "xeno", "--bots", "random,recruit,sergeant", "--games", "20"],
  team: ["ladder", "pulp", "--bots", "random,recruit", "--games", "20"],
};

let browser, folder;
before(async () => {
  browser = await launch();
  folder = await mkdtemp(join(tmpdir(), "report-"));
});
after(async () => {
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

/** What a picture says, and what its table says. */
const contents = (page) =>
  page.evaluate(() =>
    [...document.querySelectorAll("section")].map((section) => ({
      named: document.getElementById(section.getAttribute("aria-labelledby"))?.textContent,
      seen: [...section.querySelectorAll("svg")].filter((it) => it.checkVisibility()).map((it) => it.textContent.trim().length),
      marks: section.querySelectorAll("svg [fill='#030303']").length,
      rows: section.querySelectorAll("tbody tr").length,
    })),
  );

for (const look of [{ lang: "fr", dark: false }, { lang: "en", dark: true }]) {
  for (const [name, call] of Object.entries(CALLS)) {
    test(`${name}, ${look.lang}, ${look.dark ? "dark" : "light"}`, async () => {
      const file = join(folder, `${name}-${look.lang}.html`);
      await promisify(execFile)(REMPART, [...call, "--seed", "7", "--lang", look.lang, "--report", file]);
      const page = await person(browser, look);
      const asked = [];
      page.on("request", (it) => asked.push(it.url()));
      const address = pathToFileURL(file).href;
      await page.goto(address);
      assert.deepEqual(asked, [address]);
      assert.equal(await page.getAttribute("html", "lang"), look.lang);
      for (const size of Object.keys(SIZES)) {
        await page.setViewportSize(SIZES[size]);
        const sections = await contents(page);
        assert.ok(2 <= sections.length, JSON.stringify(sections));
        for (const it of sections) {
          assert.ok(it.named && 0 < it.rows, JSON.stringify(it));
          // The last section counts what has no picture.
          if (it.marks === 0) assert.equal(it, sections.at(-1), JSON.stringify(it));
          else assert.ok(it.seen.length === 1 && 0 < it.seen[0], JSON.stringify(it));
        }
      }
      for (const it of await page.$$("summary")) await it.click();
      none(await faults(page));
      assert.deepEqual(page.errors ?? [], []);
    });
  }
}
