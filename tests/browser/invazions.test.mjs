// INVAZIONS: as the human side with stops and interrupts, as a horde that talks, and the workshop.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { after, before, test } from "node:test";
import { faults, none, tooWide } from "./audit.mjs";
import { press, walk } from "./keys.mjs";
import { data, later, launch, make, openTable, over, PATIENCE, person, play, seq, Server, SIZES } from "./support.mjs";

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const TASTE = [
  "install", "charge", "stand", "slash", "save", "capture", "gift", "play", "clean", "discard", "end", "barricade", "decline", "keep", "spare",
  "go", "lead", "attack", "sacrifice", "take", "wound", "drop", "carry", "announce", "skip", "done", "wait",
];
const verbOf = ({ move }) => move.split(" ")[0];
const byTaste = (offered) => [...offered].sort((a, b) => TASTE.indexOf(verbOf(a)) - TASTE.indexOf(verbOf(b)))[0];

/** Defends every location a little, and keeps resources for Bravery. */
function defender() {
  let played = 0;
  return (offered) => {
    const useful = offered.filter((it) => !(verbOf(it) === "play" && played % 3 === 2));
    const chosen = byTaste(useful.length ? useful : offered);
    played = verbOf(chosen) === "end" ? 0 : played + Number(verbOf(chosen) === "play");
    // Any place for a card will do; the last is easy to find.
    const same = useful.filter((it) => it.move.split(" at ")[0] === chosen.move.split(" at ")[0]);
    return same[(played + offered.length) % (same.length || 1)] ?? chosen;
  };
}

const BRAVE = ["charge", "stand", "slash", "save"];

test("a whole game as the human side, which interrupts, by keyboard", async () => {
  const page = await person(browser, { lang: "en" });
  await openTable(page, server.url, ["me", "cadet", "cadet"], { scenario: "labo" }, "invazions");
  await stopAt(page, "#stop-cards-radio");
  const braved = new Set();
  const act = async (it, offer) => {
    if (BRAVE.includes(verbOf(offer))) {
      assert.equal(await it.locator(".hazard-tag").count(), 1, "an interruption is marked");
      braved.add(verbOf(offer));
    }
    await press(it, offer);
  };
  assert.ok(await play([page], { choose: [defender()], act }), "it ends");
  assert.ok(braved.size > 0, "nothing was interrupted");
  await ended(page, 0, "en");
  none(await faults(page, ["1440"]));
  assert.deepEqual(page.errors, []);
});

test("what the table answers as ordered is never asked", async () => {
  const slow = await Server.start({ pace: 250 });
  try {
    const page = await person(browser, { lang: "en" });
    await page.addInitScript(() => localStorage.setItem("film", "none"));
    await openTable(page, slow.url, ["me", "cadet", "cadet"], {}, "invazions");
    await page.evaluate(() => {
      window.asked = new Set();
      const notes = () => {
        const isBravery = document.querySelector("#decide[data-mine] button[value=decline]");
        if (isBravery) window.asked.add(`${document.querySelector("#decide").dataset.ask} ${document.querySelector(".log").dataset.told}`);
      };
      new MutationObserver(notes).observe(document.body, { childList: true, subtree: true, attributes: true });
    });
    let answered = 0;
    const act = async (it, offer) => {
      answered += [...BRAVE, "decline"].includes(verbOf(offer));
      await make(it, offer);
    };
    const until = async () => answered > 2 || /Turn 5/.test(await page.locator(".log").textContent());
    await play([page], { choose: [defender()], act, until });
    const asked = await page.evaluate(() => window.asked.size);
    assert.ok(answered > 0, "something was asked");
    assert.equal(asked, answered, "what was asked is what the person answered");
    assert.deepEqual(page.errors, []);
  } finally {
    await slow.stop();
  }
});

/** The end is shown to the person of this seat, and another game may follow. */
async function ended(page, seat, lang) {
  const { view } = await data(page);
  const { verdict } = Object.values(view.outcome.seats)[seat];
  const titles = { en: { won: "Victory!", lost: "Defeat" }, fr: { won: "Victoire\u202f!", lost: "Défaite" } };
  await page.locator(".curtain").waitFor();
  assert.equal(await page.locator(".film-words").count(), 0, "first is told what led there");
  assert.equal(await page.locator(".curtain.won").count(), Number(verdict === "won"), "a victory sounds like one");
  assert.equal(await page.locator(".curtain .end-title").innerText(), titles[lang][verdict]);
  assert.equal(await page.locator(".end-seats li").count(), 3);
  await page.locator("#do-again").waitFor();
}

/** Opens the panel of stops and changes one, with keys; the panel stays open until it is closed. */
async function stopAt(page, stop) {
  // The first news says who is here.
  await page.locator(".chip[data-seat='1'][data-here=yes]").waitFor({ state: "attached" });
  await walk(page, "#open-stops");
  await page.keyboard.press("Enter");
  await walk(page, stop);
  const pressed = await page.locator(stop).getAttribute("aria-pressed");
  await page.keyboard.press("Enter");
  await page.waitForFunction(([it, was]) => document.querySelector(it)?.getAttribute("aria-pressed") !== was, [stop, pressed], { timeout: PATIENCE });
  assert.ok(await page.locator("#stops").isVisible(), "one may change another");
  await page.keyboard.press("Escape");
}

for (const look of [{ lang: "fr", size: 390, dark: true, sizes: ["390"] }, { lang: "en", size: 1440, dark: false, sizes: ["820", "1440"] }]) {
  test(`a horde attacks, recruits and talks, ${look.lang}, ${look.size}`, async () => {
    const page = await person(browser, look);
    await openTable(page, server.url, ["cadet", "me", "cadet"], { scenario: "freres" }, "invazions");
    const seen = new Set();
    const found = [];
    const inspect = async (it) => {
      const { view } = await data(it);
      const { stage } = view.stage;
      if (!seen.has(stage)) {
        seen.add(stage);
        const size = look.sizes[seen.size % look.sizes.length];
        found.push(...(await faults(it, [size])).map((fault) => `${stage}: ${fault}`));
        await it.setViewportSize(SIZES[look.size]);
      }
      return view.turn > 2 && seen.size > 3;
    };
    await tell(page);
    const act = async (it, offer) => {
      await make(it, offer);
      assert.ok((await tooWide(it)) <= 0, "no scrolling to the side");
    };
    await play([page], { until: inspect, choose: [byTaste], act });
    assert.ok(seen.has("going") && seen.has("attacking"), [...seen].join());
    if (await over(page)) found.push(...(await faults(page, look.sizes)));
    none(found);
    assert.deepEqual(page.errors, []);
  });
}

test("a whole game as a horde, which talks and plans, on a phone in French", async () => {
  const page = await person(browser, { lang: "fr", size: 390, dark: true, touch: true });
  await openTable(page, server.url, ["cadet", "me", "cadet"], { scenario: "labo" }, "invazions");
  await tell(page);
  const verbs = new Set();
  const act = async (it, offer) => {
    verbs.add(verbOf(offer));
    await make(it, offer);
    assert.ok((await tooWide(it)) <= 0, "no scrolling to the side");
  };
  assert.ok(await play([page], { choose: [byTaste], act }), "it ends");
  for (const verb of ["go", "attack"]) assert.ok(verbs.has(verb), `${verb} was never offered`);
  await ended(page, 1, "fr");
  none(await faults(page, ["390"]));
  assert.deepEqual(page.errors, []);
});

/** Says something true with a click; it stands in the log. */
async function tell(page) {
  const drawer = page.locator("#open-side");
  if (await drawer.isVisible()) {
    await drawer.click();
    await page.locator("label:has(#side-chat)").click();
  }
  await page.locator("#talk-tell > summary").click();
  const before = await seq(page);
  await page.locator("#talk-tell button[name=move]").first().click();
  await later(page, before);
  const line = page.locator(".log li:has(use[href='#iv-talk'])").first();
  await line.waitFor({ state: "attached" });
  const close = page.locator(".side-close");
  if (await close.isVisible()) await close.click();
}

test("a scenario of one's own is built, refused, kept as a file and played", async () => {
  const page = await person(browser, { lang: "en" });
  await page.goto(`${server.url}/workshop/invazions?players=2&scenario=labo`);
  none(await faults(page));
  await page.setViewportSize(SIZES[1440]);
  assert.equal(await page.locator("#play").count(), 1);

  // One kind is missing, and without some Survivors the deck is too small.
  await page.locator("input[name=zombies][value=ogre]").uncheck();
  await page.locator("input[name='n.survivors']").fill("3");
  await page.locator("#check").click();
  await page.locator(".problems").waitFor();
  const refused = await page.locator(".problems li").allInnerTexts();
  assert.equal(refused.length, 2, refused.join());
  assert.equal(await page.locator(".advice li").count(), 1, "fewer Survivors than is advised");
  assert.equal(await page.locator("#play").count(), 0);

  // Another kind is added; the number of cards of a kind is only advice.
  await page.locator("input[name=zombies][value=legion]").check();
  await page.locator("input[name='n.survivors']").fill("9");
  await page.locator("#check").click();
  await page.locator(".fits").waitFor();
  assert.equal(await page.locator(".advice li").count(), 1);

  // Save it as a file, and load that again.
  const coming = page.waitForEvent("download");
  await page.locator("#file").click();
  const file = await (await coming).path();
  assert.match(await readFile(file, "utf8"), /^players:2\nzombies:[^]*survivors\*9/);
  await page.goto(`${server.url}/workshop/invazions?players=4`);
  await page.locator("#upload").setInputFiles(file);
  await page.locator("#send").click();
  await page.locator("input[name='n.survivors'][value='9']").waitFor();
  assert.ok(await page.locator("input[type=radio][name=players][value='2']").isChecked(), "the file says for how many it is");

  await page.locator("#play").click();
  await page.locator("button[form=form]:visible").first().click();
  await page.waitForURL(/\/t\//);
  const { options } = await data(page);
  assert.match(JSON.stringify(options), /survivors\*9/);
  assert.deepEqual(page.errors, []);
});

test("what is typed stays as typed, with every fault under its line", async () => {
  const page = await person(browser, { lang: "fr" });
  await page.goto(`${server.url}/workshop/invazions?players=3`);
  assert.equal(await page.locator(".stories a").count(), 15);
  await page.locator(".stories a", { hasText: "La dernière bataille" }).first().click();
  await page.locator(".stories a[aria-current]").waitFor();
  assert.ok(await page.locator("input[type=radio][name=players][value='2']").isChecked());
  assert.match(await page.locator(".kind", { hasText: "Soldat" }).innerText(), /coût \d+ · Résistance \d+/);

  const good = await page.locator("#text").inputValue();
  const typed = good.replace("players:2", "Joueurs : 9").replace("zombies:", "ZOMBIES : Orge , ");
  await page.locator("#text").fill(typed);
  await page.locator("#open").click();
  await page.locator(".typed").waitFor();
  assert.equal(await page.locator("#text").inputValue(), typed, "not a letter is lost");
  assert.deepEqual(await page.locator(".typed mark").allInnerTexts().then((all) => all.map((it) => it.trim())), ["9", "Orge ,"]);
  const lines = page.locator(".typed li");
  assert.match(await lines.nth(0).innerText(), /«\s9\s»\s: il faut deux/u);
  assert.match(await lines.nth(1).innerText(), /«\sOrge\s»/u);
  assert.equal(await page.locator("#play").count(), 0);
  none(await faults(page));
  await page.setViewportSize(SIZES[1440]);

  await page.locator("#text").fill(typed.replace("Orge , ", "").replace(": 9", ": 2").replace("guard", "GARDES"));
  await page.locator("#open").click();
  await page.locator("#play").waitFor();
  assert.equal(await page.locator("#text").inputValue(), good);
  assert.deepEqual(page.errors, []);
});
