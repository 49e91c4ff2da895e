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
  // Nothing is told while something is pressed, so that nothing moves away from under it.
  const [before, then] = await page.evaluate(async () => {
    const press = (kind) => document.body.dispatchEvent(new PointerEvent(kind, { bubbles: true }));
    press("pointerdown");
    film.factor = 1000;
    goTo(film.at);
    const before = film.at;
    await new Promise((done) => setTimeout(done, 300));
    const then = film.at;
    press("pointerup");
    return [before, then];
  });
  assert.equal(then, before, "a beat is told under a finger");
  await page.waitForFunction(() => film.at >= film.beats.length && film.timer === undefined);
  assert.deepEqual(page.errors, []);
});

/** Sits where bots play much faster than anybody can read, and presses whatever it answers. */
async function sitsAmongFast(lang) {
  const fast = await Server.start({ pace: 10 });
  const page = await person(browser, { lang, still: true });
  await page.addInitScript(() => localStorage.setItem("film", "lively"));
  await openTable(page, fast.url, ["me", "cadet", "cadet", "cadet"]);
  await page.evaluate(note);
  await page.evaluate(() => {
    const answers = () => {
      const all = [...document.querySelectorAll("#table:not([data-waiting]) button[name=move][form=moves]")];
      const calm = all.filter((it) => !["conflict", "give-in"].includes(it.value));
      const it = document.querySelector("#decide[data-mine]") && (calm.find((one) => one.value === "draw") ?? calm[0]);
      it?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
      it?.dispatchEvent(new PointerEvent("pointerup", { bubbles: true }));
      it?.form.requestSubmit(it);
    };
    window.answers = setInterval(answers, 100);
  });
  return { page, fast };
}

/** What others, the deck or the rules did to the one who looks; their own deeds say "you" of them. */
const aboutMe = (page) =>
  page.locator(".log [data-line][data-mine]:not(.log-turn) > span:not(.pip)").evaluateAll((all) => all.map((it) => it.textContent.trim()).filter((it) => !/^You |: you let/.test(it)));

test("what concerns the viewer is told, however fast bots play and whatever is pressed", async () => {
  const { page, fast } = await sitsAmongFast("en");
  try {
    await page.waitForFunction(() => document.querySelectorAll(".log [data-line][data-mine]").length > 24);
    await page.evaluate(() => clearInterval(window.answers));
    await page.waitForFunction(() => isDone());
    const [told, wanted] = [await page.evaluate(() => window.told), await aboutMe(page)];
    assert.ok(wanted.length > 2, `${wanted.length} lines are about the viewer`);
    assert.deepEqual(wanted.filter((it) => !told.includes(it)), []);
    const all = await logOf(page);
    assert.ok(told.length < all.length, "what others do is told in short");
    assert.deepEqual(page.errors, []);
  } finally {
    await fast.stop();
  }
});

test("told in short is what counted most at each place, and of equals what happened last", async () => {
  const page = await sits(true, "slow");
  const short = (tales) => page.evaluate((all) => together({ tales: all }).tales.map((it) => it.words), tales);
  const at = (to, kind, words) => ({ to, kind, words });
  const fight = [at("station-1", "flight", "fires"), at("station-1", "result", "discards"), at("station-2", "card", "draws"), at("station-2", "card", "draws again")];
  assert.deepEqual(await short(fight), ["fires", "draws again"]);
  const crowd = [at("matrice", "alarm", "a shield"), at("station-0", "pass", "passes"), at("station-1", "landing", "lands"), at("station-2", "result", "is sabotaged"), at("station-3", "pass", "passes, too")];
  assert.deepEqual(await short(crowd), ["a shield", "lands", "is sabotaged"]);
  assert.deepEqual(page.errors, []);
});

test("what happens while the page is hidden is told when it is seen again", async () => {
  const page = await sits(true, "lively");
  const hides = (on) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => on });
    document.dispatchEvent(new Event("visibilitychange"));
  };
  await page.evaluate(hides, true);
  await page.waitForFunction(() => document.querySelectorAll(".log [data-line]:not(.log-turn)").length > 12);
  await page.evaluate(() => clearInterval(window.answers));
  const before = await page.evaluate(() => window.told.length);
  await page.evaluate(hides, false);
  await page.waitForFunction((it) => window.told.length > it, before);
  assert.deepEqual(page.errors, []);
});

test("all since the last move is told again, and can be asked for on a phone", async () => {
  const page = await sits(true, "slow", { size: 390 });
  await page.waitForFunction(() => {
    const after = Number(document.querySelector(".log").dataset.last?.split(" ")[0] ?? Infinity);
    const turns = [...document.querySelectorAll(".log .log-turn")].filter((it) => Number(it.dataset.line) > after);
    const isAsked = document.querySelector("#table:not([data-waiting]) #decide[data-mine]") && turns.length > 1;
    if (isAsked) clearInterval(window.answers);
    return isAsked;
  });
  const look = page.locator("#film-look");
  assert.equal(await look.getAttribute("aria-label"), "All since my last move again");
  await look.click();
  const told = await page.evaluate(() => film.beats.flatMap((it) => it.tales.map((one) => one.words)));
  const since = await page.evaluate(() => {
    const after = Number(document.querySelector(".log").dataset.last.split(" ")[0]);
    const lines = [...document.querySelectorAll(".log [data-line]:not(.log-turn)")].filter((it) => Number(it.dataset.line) > after);
    return lines.map((it) => it.querySelector(":scope > span:not(.pip)").textContent.trim());
  });
  assert.deepEqual(told, since);
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
