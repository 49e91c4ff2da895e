// First games and lessons from start to end on a phone, by keyboard alone; and their rules and cards.
// GUIDES="pulp-dice:fr xeno:en" plays only these.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, PATIENCE, person, Server } from "./support.mjs";

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const press = async (locator) => {
  await locator.focus();
  await locator.page().keyboard.press("Enter");
};

/** Waits until a step of the newcomer stands there, or the end. */
const asked = (page) => page.waitForSelector(".guide[data-over], #table:not([data-waiting]):has([data-guided])", { state: "attached", timeout: PATIENCE });

/** What stands before the newcomer: a number for the step, none at the end. */
const step = (page) => page.evaluate(() => document.querySelector(".guide:not([data-over]) .guide-head .num")?.textContent);

/** Does what is marked. */
async function follow(page) {
  const picks = page.locator("input.pick[data-guided]");
  if (await picks.count()) {
    for (const pick of await picks.all()) {
      if (await pick.isChecked()) continue;
      await pick.focus();
      await page.keyboard.press("Space");
    }
    return press(page.locator("button[form=picks]:visible").last());
  }
  const marked = page.locator("button[data-guided]");
  for (const it of await marked.all()) if (await it.isVisible()) return press(it);
  const menu = await marked.first().evaluate((it) => it.closest("[popover]")?.id);
  if (menu) await press(page.locator(`[popovertarget="${menu}"]`).first());
  // On the map a unit's ways appear once it is chosen.
  else {
    const unit = await marked.first().evaluate((it) => it.closest(".ways").dataset.of);
    await page.locator(`[name=unit][data-slot="${unit}"]`).focus();
    await page.keyboard.press("Space");
  }
  return press(marked.first());
}

/** Whether the thing that a step speaks of can be seen: the marked one, what opens it, or the unit that goes. */
const isSeen = (page) =>
  page.evaluate(() => {
    const marked = document.querySelector("[data-guided]");
    const unit = document.querySelector(`[name=unit][data-slot="${marked.closest(".ways")?.dataset.of}"]`)?.closest("label");
    const opener = document.querySelector(`[popovertarget="${marked.closest("[popover]")?.id}"], [data-opens]:has(+ * [data-guided])`);
    const it = unit ?? (marked.checkVisibility() ? marked.closest("label") ?? marked : opener);
    const { left, top, width, height } = it.getBoundingClientRect();
    const there = document.elementFromPoint(left + width / 2, top + height / 2);
    return there !== null && (it.contains(there) || there.closest("label")?.contains(it)) ? "seen" : `${it.outerHTML.slice(0, 120)} lies under ${there?.outerHTML.slice(0, 120)}`;
  });

/** First games, and two of the lessons; all of them are played in the server's tests. */
const GUIDES = [
  ["oh-no", "fr"], ["pulp", "en"], ["planisphere", "fr"], ["invazions", "fr"], ["invazions-hordes", "en"], ["xeno", "en"],
  ["oh-no-conflict", "en"], ["pulp-hand", "fr"],
];
const ALL = process.env.GUIDES?.split(" ").map((it) => it.split(":")) ?? GUIDES;

for (const [id, lang] of ALL) {
  test(`the guide ${id} by keys, ${lang}`, async () => {
    const page = await person(browser, { lang, size: 390 });
    await page.goto(`${server.url}/rules`);
    await Promise.all([page.waitForURL(/\/t\//), press(page.locator(`form[action="/guide/${id}"] button`))]);
    const steps = new Set();
    let last;
    for (;;) {
      await asked(page);
      const now = await step(page);
      if (now === undefined) break;
      assert.ok(!steps.has(now), `${now} again`);
      steps.add(now);
      // What has just come is scrolled to, and may be told first.
      await page.waitForTimeout(300);
      assert.equal(await isSeen(page), "seen", `${id}, step ${now}`);
      last = now.match(/\d+$/)[0];
      await follow(page);
      await page.waitForFunction((it) => document.querySelector(".guide:not([data-over]) .guide-head .num")?.textContent !== it, now, { timeout: PATIENCE });
    }
    assert.equal(steps.size, Number(last), [...steps].join());
    await Promise.all([page.waitForURL((it) => !it.href.includes("#") && it.pathname.startsWith("/t/")), press(page.locator("#guide-onwards"))]);
    await page.waitForFunction(() => !document.querySelector(".guide"), undefined, { timeout: PATIENCE });
    assert.deepEqual(page.errors, []);
  });
}

test("cards are found while one types, and without a script", async () => {
  const page = await person(browser, { size: 390 });
  await page.goto(`${server.url}/cards/xeno`);
  await page.fill("input[name=q]", "new sparta");
  await page.waitForFunction(() => document.querySelectorAll(".exhibit:not([hidden])").length === 1);
  const plain = await person(browser, { script: false });
  await plain.goto(page.url());
  assert.equal(await plain.locator(".exhibit:visible").count(), 1);
  await plain.goto(`${server.url}/cards/oh-no?kind=module&colour=red`);
  assert.ok((await plain.locator(".exhibit:visible").count()) > 0);
  assert.deepEqual(page.errors, []);
});

test("a refusal leads to its rule", async () => {
  const page = await person(browser, { lang: "en" });
  await page.goto(`${server.url}/rules/oh-no#8.2`);
  const rule = page.locator("[id='8.2']");
  await rule.waitFor();
  assert.match(await rule.textContent(), /Shields/);
  const top = await rule.evaluate((it) => it.getBoundingClientRect().top);
  assert.ok(top >= 0 && top < 900, `the section is in view: ${top}`);
});
