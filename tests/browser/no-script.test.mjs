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

/** Plays one move of those on the page, by a plain click or through a menu. */
async function move(page) {
  const button = plain(page).first();
  if (await button.isVisible()) return button.click();
  const picks = page.locator("#table input.pick:visible");
  if (await picks.count()) {
    const need = Number(await page.locator("button[data-picks]").getAttribute("data-min"));
    for (let at = 0; at < need; at += 1) await picks.nth(at).check({ force: true });
    return page.locator("button[data-picks]").click();
  }
  await page.locator("#table .act[popovertarget]:visible").first().click();
  return page.locator(".menu:popover-open button").first().click();
}

/** Loads the page until the person is asked, or the game is over. */
async function untilAsked(page) {
  await page.waitForFunction(() => true).catch(() => {});
  for (;;) {
    if (await page.locator(".curtain").count()) return false;
    const choices = await page.locator("#table button[name=move][form=moves], button[data-picks]").count();
    if (choices > 1 || (await page.locator("button[data-picks]").count())) return true;
    await page.reload();
  }
}

for (const [lang, other] of [["fr", "en"], ["en", "fr"]]) {
  test(`some turns without the script, ${lang}`, async () => {
    const page = await person(browser, { lang, script: false });
    await page.goto(`${server.url}/new?game=oh-no`);
    assert.equal(await page.locator("html").getAttribute("lang"), lang);
    await page.locator("button[form=form]:visible, .go-bar button:visible").first().click();
    await page.waitForURL(/\/t\//);

    let moves = 0;
    while (moves < 12 && (await untilAsked(page))) {
      await move(page);
      moves += 1;
      assert.match(page.url(), /\/t\/\w+/);
    }
    assert.ok((await page.locator(".log [data-line]").count()) > 0);

    await page.locator(`.lang a[hreflang=${other}]`).click();
    assert.equal(await page.locator("html").getAttribute("lang"), other);
    await page.goto(server.url);
    assert.equal(await page.locator("html").getAttribute("lang"), other, "the language is remembered");
  });
}
