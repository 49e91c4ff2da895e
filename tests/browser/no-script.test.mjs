// Everything can be done without the script: a table, some turns, another language.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { launch, person, Server } from "./support.mjs";

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Moves that stand open on the page as buttons of plain forms. */
const plain = (page) => page.locator("#table button[name=move][form=moves]:visible:not([popovertarget])");

/** Presses what sends a form, and waits for the page that comes of it. */
async function submit(page, button) {
  await Promise.all([page.waitForEvent("framenavigated"), button.click()]);
  await page.waitForLoadState();
}

/** Plays one move of those on the page: by a plain click, by picking cards, or through a menu. */
async function move(page) {
  const button = plain(page).first();
  if (await button.isVisible()) return submit(page, button);
  const picks = page.locator("#table input.pick");
  if (await picks.count()) {
    const confirm = page.locator("button[data-picks]");
    const need = Number(await confirm.getAttribute("data-min"));
    const count = await picks.count();
    for (let at = 0; at < count; at += 1) await picks.nth(at).setChecked(at < need, { force: true });
    return submit(page, confirm);
  }
  await page.locator("#table .act[popovertarget]:visible").first().click();
  return submit(page, page.locator(".menu:popover-open button").first());
}

/** Loads the page until the person has a choice; not when the game is over. */
async function untilAsked(page) {
  for (;;) {
    if (await page.locator(".curtain").count()) return false;
    if (await page.locator("#table input.pick").count()) return true;
    if ((await page.locator("#table button[name=move][form=moves]").count()) > 1) return true;
    await page.reload();
  }
}

for (const [lang, other, game] of [["fr", "en", "oh-no"], ["en", "fr", "oh-no"], ["fr", "en", "xeno"]]) {
  test(`some turns of ${game} without the script, ${lang}`, async () => {
    const page = await person(browser, { lang, script: false });
    await page.goto(`${server.url}/new?game=${game}`);
    assert.equal(await page.locator("html").getAttribute("lang"), lang);
    await page.locator("button[form=form]:visible, .go-bar button:visible").first().click();
    await page.waitForURL(/\/t\//);

    for (let moves = 0; moves < 12 && (await untilAsked(page)); moves += 1) await move(page);
    assert.ok((await page.locator(".log [data-line]").count()) > 0);

    await page.locator(`.lang a[hreflang=${other}]`).click();
    assert.equal(await page.locator("html").getAttribute("lang"), other);
    await page.goto(server.url);
    assert.equal(await page.locator("html").getAttribute("lang"), other, "the language is remembered");
  });
}
