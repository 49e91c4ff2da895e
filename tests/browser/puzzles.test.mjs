// Puzzles: somebody new solves one of each game, on a phone and on a wide screen, in both languages, with the
// keyboard alone, and without the script.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { faults, none } from "./audit.mjs";
import { games, launch, person, Server } from "./support.mjs";

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const shots = process.env.SHOTS;
const shot = (page, name) => shots && page.screenshot({ path: `${shots}/${name}.png` });

/** Presses the first move that the page offers by one press; whether there was one. */
async function answers(page) {
  const buttons = page.locator("button[name=move]:not([disabled])");
  for (let at = 0; at < (await buttons.count()); at += 1) {
    if (!(await buttons.nth(at).isVisible())) continue;
    await buttons.nth(at).click();
    const answered = page.locator("#puzzle-next").waitFor({ timeout: 15_000 });
    if (await answered.then(() => true, () => false)) return true;
  }
  return false;
}

/** The buttons of the board that do nothing and still take the pointer. */
const alive = () =>
  [...document.querySelectorAll("main.board :is(button:disabled.act, .act:has(input:disabled))")]
    .filter((it) => getComputedStyle(it).pointerEvents !== "none")
    .map((it) => it.id);

/** Goes from puzzle to puzzle until one is answered by one press. */
async function solvesOne(page, game, name) {
  for (let number = 1; number <= 6; number += 1) {
    await page.goto(`${server.url}/puzzles/${game}/${number}`);
    await page.locator("#decide").waitFor();
    if (number === 1) await shot(page, `${name}-asked`);
    if (await answers(page)) {
      await shot(page, `${name}-answered`);
      return;
    }
  }
  assert.fail(`no puzzle of ${game} is answered by one press`);
}

for (const [size, lang] of [
  [390, "fr"],
  [1440, "en"],
]) {
  test(`somebody new answers one of each game at ${size} in ${lang}`, { timeout: 300_000 }, async () => {
    const page = await person(browser, { size, lang });
    for (const { id } of await games(server.url)) {
      await solvesOne(page, id, `${id}-${size}`);
      assert.ok(await page.locator(".puzzle-answers li[data-mine]").isVisible());
      assert.deepEqual(await page.evaluate(alive), [], "nothing can be pressed any more, nor looks so");
      none(await faults(page, [size]));
    }
    for (const path of ["/puzzles", "/puzzles/pulp"]) {
      await page.goto(server.url + path);
      await shot(page, `${path.replaceAll("/", "-").slice(1)}-${size}`);
      none(await faults(page, [size]));
    }
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}

test("an answered puzzle whose board shows many cards can be scrolled by keyboard", { timeout: 120_000 }, async () => {
  const page = await person(browser, { size: 390, lang: "fr" });
  const hand = page.locator(".hand.many");
  for (let number = 1; !(await hand.isVisible()); number += 1) await page.goto(`${server.url}/puzzles/xeno/${number}`);
  assert.ok(await answers(page));
  assert.ok(await hand.isVisible());
  none(await faults(page, [390]));
  await page.context().close();
});

test("a puzzle is answered with the keyboard, and played on", { timeout: 120_000 }, async () => {
  const page = await person(browser);
  await page.goto(`${server.url}/puzzles/pulp/1`);
  const isMove = () => document.activeElement?.matches("button[name=move]");
  for (let press = 0; press < 200 && !(await page.evaluate(isMove)); press += 1) await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.locator("#puzzle-next").waitFor();
  await page.waitForFunction(() => document.activeElement.id === "answer"); // It is read next.
  await page.locator("#puzzle-on").focus();
  await Promise.all([page.waitForURL(/\/t\//), page.keyboard.press("Enter")]);
  await page.locator("#decide[data-mine]").waitFor();
  await page.context().close();
});

test("a puzzle is answered without the script", { timeout: 120_000 }, async () => {
  const page = await person(browser, { script: false });
  await solvesOne(page, "pulp", "no-script");
  await page.locator("#puzzle-next").click();
  assert.match(page.url(), /\/puzzles\/pulp\/\d+$/);
  await page.context().close();
});
