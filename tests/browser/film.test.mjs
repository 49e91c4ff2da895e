// What others do is told on the board, where it happened; the film takes no click, and ends when somebody has seen enough.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, openTable, person, Server } from "./support.mjs";

let server, browser;
before(async () => {
  server = await Server.start({ pace: 400 });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Notes every caption and every flight that is shown, and captions that lie under the header or over the bar. */
function note() {
  window.told = [];
  window.flights = 0;
  window.covered = [];
  const edges = () => [document.querySelector(".top").getBoundingClientRect().bottom, document.querySelector("#decide").getBoundingClientRect().top];
  const isCovered = (it, [top, bottom] = edges(), box = it.getBoundingClientRect()) => box.height > 0 && (box.top < top || box.bottom > bottom);
  new MutationObserver((changes) => {
    for (const it of changes.flatMap((change) => [...change.addedNodes])) {
      if (it.classList?.contains("film-words")) window.told.push(it.textContent);
      if (it.classList?.contains("film-words") && isCovered(it)) window.covered.push(it.textContent);
      if (it.classList?.contains("film-flier")) window.flights += 1;
    }
  }).observe(document.body, { childList: true, subtree: true });
}

/** Sits at a table whose bots play by themselves, answering at once what is asked. */
async function sits(still, speed, { game = "oh-no", size = 1440 } = {}) {
  const page = await person(browser, { lang: "en", still, size });
  await page.addInitScript((it) => localStorage.setItem("film", it), speed);
  await openTable(page, server.url, ["me", "cadet", "cadet", "cadet"], {}, game);
  await page.evaluate(note);
  await page.evaluate(() => {
    const answers = () => {
      const all = [...document.querySelectorAll("#table:not([data-waiting]) button[name=move][form=moves]")];
      const calm = all.filter((it) => !["conflict", "give-in"].includes(it.value));
      const it = document.querySelector("#decide[data-mine]") && (calm.find((one) => one.value === "draw") ?? calm[0]);
      it?.form.requestSubmit(it);
    };
    window.answers = setInterval(answers, 100);
  });
  return page;
}

const logOf = (page) => page.locator(".log [data-line]:not(.log-turn) > span").evaluateAll((all) => all.map((it) => it.textContent.trim()));

test("what happens is told where it happens, as the log has it", async () => {
  const page = await sits(false, "lively");
  await page.waitForFunction(() => window.told.length >= 6 && window.flights > 0);
  await page.evaluate(() => clearInterval(window.answers));
  const [told, log] = [await page.evaluate(() => window.told), await logOf(page)];
  for (const words of told) assert.ok(log.includes(words), `${words} is not in the log`);
  assert.equal(await page.locator("#film :is([id], button)").count(), 0, "the film is nobody");
  assert.deepEqual(page.errors, []);
});

test("what happens out of sight is brought into view, and its words lie where they can be read", async () => {
  const page = await sits(false, "lively", { game: "invazions", size: 390 });
  await page.evaluate(() => {
    window.places = new Set();
    setInterval(() => document.querySelector(".film-words") && window.places.add(scrollY), 50);
  });
  await page.waitForFunction(() => window.told.length >= 12 && window.places.size > 2);
  assert.deepEqual(await page.evaluate(() => window.covered), []);
  assert.deepEqual(page.errors, []);
});

test("the lines of a log that begin with a sign are told as well", async () => {
  const page = await sits(true, "lively", { game: "planisphere" });
  await page.waitForFunction(() => window.told.length >= 6);
  assert.deepEqual(await page.evaluate(() => window.told.filter((it) => it === "")), []);
  assert.deepEqual(page.errors, []);
});

test("the last turn is told again, step by step, until something is pressed", async () => {
  const page = await sits(false, "slow");
  await page.waitForFunction(() => document.querySelectorAll(".log [data-line]:not(.log-turn)").length > 8);
  await page.evaluate(() => clearInterval(window.answers));
  // Once something is asked, nothing more happens meanwhile.
  await page.waitForFunction(() => document.querySelector("#table:not([data-waiting]) #decide[data-mine]"));
  await page.evaluate(() => again(6, 600_000));
  const first = await page.locator(".film-words").textContent();
  await page.keyboard.press(".");
  await page.waitForFunction((it) => document.querySelector(".film-words") && document.querySelector(".film-words").textContent !== it, first);
  await page.mouse.click(5, 5);
  assert.ok(await page.evaluate(() => film.at >= film.beats.length && film.timer === undefined), "whoever presses something has seen enough");
  assert.deepEqual(page.errors, []);
});

test("without motion nothing flies, and whoever wants none is told nothing", async () => {
  const page = await sits(true, "lively");
  await page.waitForFunction(() => window.told.length >= 4);
  assert.equal(await page.evaluate(() => window.flights), 0);
  const silent = await sits(false, "none");
  await silent.waitForFunction(() => document.querySelectorAll(".log [data-line]:not(.log-turn)").length > 8);
  assert.deepEqual(await silent.evaluate(() => window.told), []);
  await silent.locator("#open-beside").click();
  assert.equal(await silent.locator("#film-speed").inputValue(), "none");
  assert.deepEqual([...page.errors, ...silent.errors], []);
});
