// While bots play and things move, a click reaches the thing that was seen at its place.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, offers, openTable, over, person, seq, Server } from "./support.mjs";

let server, browser;
before(async () => {
  server = await Server.start({ pace: 250 });
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Notes what each press began on, and what heard of it. */
function note() {
  const name = (target) => target.closest?.("button, label, a, summary, [aria-description]")?.id ?? "";
  window.pressed = [];
  // The thing may have moved just before the click.
  const isThere = ({ clientX: x, clientY: y }) => {
    const box = document.getElementById(window.aimed)?.getBoundingClientRect();
    return box !== undefined && box.left <= x && x <= box.right && box.top <= y && y <= box.bottom;
  };
  addEventListener("pointerdown", (event) => {
    const began = name(event.target);
    window.pressed.push({ began, heard: undefined, isThere: isThere(event) });
  }, true);
  addEventListener("click", (event) => {
    // A click inside a label clicks its box once more.
    if (event.detail) window.pressed.at(-1).heard ??= name(event.target);
  }, true);
}

/** Somewhere to press: a thing that answers, and whose answer changes nothing for the others. */
const aim = (page, number) =>
  page.evaluate((number) => {
    const seen = (it) => {
      const { left, top, width, height } = it.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      return width && it.contains(document.elementFromPoint(x, y)) ? { id: it.id, x, y } : undefined;
    };
    const all = [...document.querySelectorAll("#table [id]:is([aria-description], [popovertarget])")];
    const free = all.filter((it) => !it.closest("form") && it.name !== "move" && !it.closest("[popover]"));
    const there = free.map(seen).filter(Boolean);
    const chosen = there.length ? there[number % there.length] : undefined;
    window.aimed = chosen?.id;
    return chosen;
  }, number);

/** Plays something of one's own, which keeps the others busy: no press, and no waiting for what comes of it. */
async function moves(page, number) {
  const offered = await offers(page, true);
  if (!offered.length) return;
  const { move, picks, least } = offered[number % offered.length];
  await page.evaluate(({ move, picks, least }) => {
    for (const id of (picks ?? []).slice(0, least)) {
      const it = document.getElementById(id);
      if (it && !it.checked) it.click();
    }
    const all = [...document.querySelectorAll("#table button[name=move], #table button[data-picks]")];
    const button = all.find((it) => (picks ? it.dataset.picks !== undefined : it.value === move));
    button?.form.requestSubmit(button);
  }, { move, picks, least });
}

for (const [game, seats] of [["oh-no", ["me", "cadet", "cadet", "cadet"]], ["xeno", ["me", "cadet", "cadet"]]]) {
  test(`no click is lost while bots play ${game}`, { timeout: 300_000 }, async () => {
    const page = await person(browser, { still: false });
    const begin = async () => {
      await openTable(page, server.url, seats, {}, game);
      await page.evaluate(note);
    };
    await begin();
    const pressed = [];
    const heard = async () => pressed.push(...(await page.evaluate(() => window.pressed)));
    let [changes, tried, random] = [0, 0, 7];
    const below = (most) => {
      random = (random * 48271) % 2147483647;
      return random % most;
    };
    for (let last = await seq(page); tried < 80; ) {
      if (await over(page)) {
        await heard();
        await begin();
      }
      await moves(page, below(1000));
      for (let more = 0; more < 4; more += 1) {
        await page.waitForTimeout(below(200));
        await page.keyboard.press("Escape");
        const at = await aim(page, below(1000));
        if (!at) continue;
        await page.mouse.move(at.x, at.y);
        await page.mouse.down();
        await page.waitForTimeout(below(160));
        await page.mouse.up();
        tried += 1;
        const now = await seq(page);
        changes += now !== last;
        last = now;
      }
    }
    await page.waitForTimeout(100);
    await heard();
    const lost = pressed.filter((it) => (it.began === "" ? it.isThere : it.began !== it.heard));
    assert.equal(await page.locator("#travellers :is([id], button:not([inert] *))").count(), 0, "pictures are nobody");
    assert.deepEqual(lost, [], `${lost.length} of ${pressed.length} presses were lost`);
    assert.ok(changes >= 15, `the table changed only ${changes} times meanwhile`);
    assert.deepEqual(page.errors, []);
    await page.context().close();
  });
}
