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

/** Plays on until there are so many more lines. */
async function goesOn(page, more) {
  const until = more + (await page.evaluate(() => Number(document.querySelector(".log").dataset.told)));
  await page.waitForFunction((told) => {
    const asked = document.querySelector("#table:not([data-waiting]) #decide[data-mine]");
    const all = asked ? [...document.querySelectorAll("#table button[name=move][form=moves]")] : [];
    const it = all.find((one) => one.value === "draw") ?? all.find((one) => !["give-in", "conflict"].includes(one.value)) ?? all[0];
    it?.form.requestSubmit(it);
    return Number(document.querySelector(".log").dataset.told) >= told;
  }, until, { polling: 100 });
}

/** How far the end of the log is out of sight. */
const below = (page) =>
  page.evaluate(() => {
    // The log of this moment: news may replace one that was found a moment before.
    const it = document.querySelector(".log");
    return it.scrollHeight - it.clientHeight - it.scrollTop;
  });

test("the log follows what happens when it has less room than before, or had none for a while", async () => {
  const page = await person(browser, { lang: "en" });
  await page.addInitScript(() => localStorage.setItem("film", "none"));
  await openTable(page, server.url, ["me", "recruit", "recruit"]);
  await goesOn(page, 30);
  assert.ok((await below(page)) < 5);
  await page.setViewportSize({ width: 1440, height: 640 });
  await goesOn(page, 4);
  assert.ok((await below(page)) < 5, "with less room");
  await page.setViewportSize({ width: 820, height: 700 });
  await page.locator("#open-side").click();
  await page.locator("label:has(> #side-chat)").click();
  await goesOn(page, 12);
  await page.locator("label:has(> #side-log)").click();
  assert.ok((await below(page)) < 5, "after the talk");
  assert.deepEqual(page.errors, []);
});

test("whoever reads further up in the log stays there", async () => {
  const page = await person(browser, { lang: "en" });
  await page.addInitScript(() => localStorage.setItem("film", "none"));
  await openTable(page, server.url, ["me", "recruit", "recruit"]);
  await goesOn(page, 40);
  // News that comes at the very moment of a turn of the wheel may take it.
  for (let turns = 0; (await below(page)) <= 200; turns++) {
    assert.ok(turns < 5, "the wheel does not move the log");
    await page.locator(".log").hover();
    await page.mouse.wheel(0, -300);
    await page.waitForTimeout(500);
  }
  const placed = () => page.evaluate(() => document.querySelector(".log").scrollTop);
  const place = await placed();
  await goesOn(page, 6);
  assert.equal(await placed(), place);
  assert.deepEqual(page.errors, []);
});
