// A whole game by keyboard alone: the focus is always visible, and no news takes it away.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { press, walk } from "./keys.mjs";
import { data, launch, over, PATIENCE, person, play, player, Server } from "./support.mjs";

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

for (const [lang, size] of [["fr", 1440], ["en", 390], ["en", 1440], ["fr", 390]]) {
  test(`a game by keyboard, ${lang}, ${size}`, async () => {
    const page = await person(browser, { lang, size });
    let moves = 0;
    // If the bots end a game too early, another one is played.
    while (moves < 4) {
      await page.goto(`${server.url}/new?game=oh-no`);
      await walk(page, "input[name='option.level']");
      const level = await page.locator("input[name='option.level']:checked").inputValue();
      await page.keyboard.press("ArrowRight");
      assert.notEqual(await page.locator("input[name='option.level']:checked").inputValue(), level, "arrows choose");
      await page.keyboard.press("ArrowLeft");
      await walk(page, size === 390 ? ".go-bar button" : "button[form=form]");
      await page.keyboard.press("Enter");
      await page.waitForURL(/\/t\//, { timeout: PATIENCE });
      await play([page], { choose: [player(12)], act: async (...them) => { moves += 1; await press(...them); } });
    }
    assert.ok(await over(page));
    assert.ok((await data(page)).outcome);

    // The ways on after the end work by keyboard too.
    await walk(page, "form[action$='/again'] button");
    await page.keyboard.press("Enter");
    await page.waitForFunction((it) => location.href !== it, page.url(), { timeout: PATIENCE }).catch(() => {});
    assert.deepEqual(page.errors, []);
  });
}
