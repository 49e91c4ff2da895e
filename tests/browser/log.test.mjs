// News has only the last lines of the log: a page that is open keeps the older ones, and reads like one that has just been loaded.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, openTable, person, Server } from "./support.mjs";

let server, browser;
before(async () => {
  server = await Server.start({ pace: 20 });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const lines = () => [...document.querySelectorAll(".log [data-line]")].map((it) => `${it.dataset.line} ${it.textContent.trim()}`);
const links = () => document.querySelectorAll(".log .ruled").length;

test("an open page keeps the lines that news leaves out", async () => {
  const page = await person(browser, { lang: "en" });
  await page.addInitScript(() => localStorage.setItem("film", "none"));
  await openTable(page, server.url, ["me", "recruit", "recruit"]);
  let told = 0;
  for (let i = 0; told < 120 && i < 900; i++) {
    told = await page.evaluate(() => {
      const asked = document.querySelector("#table:not([data-waiting]) #decide[data-mine]");
      const all = asked ? [...document.querySelectorAll("#table button[name=move][form=moves]")] : [];
      const it = all.find((one) => one.value === "draw") ?? all.find((one) => one.value !== "give-in") ?? all[0];
      it?.form.requestSubmit(it);
      return Number(document.querySelector(".log").dataset.told);
    });
    await page.waitForTimeout(60);
  }
  assert.ok(120 <= told, `news has left lines out: ${told} were told`);
  // Two quiet moments in a row: nothing is on its way.
  const still = async () => {
    for (let told = -1; ;) {
      const now = await page.evaluate(() => Number(document.querySelector(".log").dataset.told));
      if (now === told) return;
      told = now;
      await page.waitForTimeout(1500);
    }
  };
  await still();
  const [kept, linked] = [await page.evaluate(lines), await page.evaluate(links)];
  await page.reload();
  assert.deepEqual(kept, await page.evaluate(lines));
  assert.ok(linked <= 60, `${linked} links to rules are in the way of the keyboard`);
  assert.deepEqual(page.errors, []);
});
