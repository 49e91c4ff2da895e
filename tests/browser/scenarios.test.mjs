// Published scenarios: from the workshop to the gallery, a vote, and the way to a table.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, none } from "./audit.mjs";
import { person, shot, sign, SIZES, stage } from "./support.mjs";

const here = stage();
const password = "six white horses";
const LINE =
  "zombies:vermin,swallower,john-frum;rages:selection,sneak,harangue;humans:survivors*10,janitor,sniper,agent,arsonist;bravery:prophylaxis,capture,gift,stand;research:equipment,virus;locations:canteen,hangar";

test("a scenario, from the workshop to a vote", { timeout: 300_000 }, async () => {
  const ida = await person(here.browser, { size: 1440, lang: "en" });
  await ida.goto(`${here.server.url}/scenarios`);
  none(await faults(ida));
  await sign(ida, `${here.server.url}/sign-up`, { name: "Ida", password });
  await ida.goto(`${here.server.url}/workshop/invazions?players=2&scenario=${encodeURIComponent(LINE)}`);
  await ida.locator("#publish").click();
  await ida.locator("#name").fill("Two at the gate");
  await ida.locator("#about").fill("Hard, but not too hard.");
  none(await faults(ida));
  await shot(ida, "scenario-new-1440");
  await ida.locator(".duel-new .go").click();
  await ida.locator("form[action$='/vote']").waitFor();
  none(await faults(ida));
  const address = ida.url();

  const nils = await person(here.browser, { size: 390, lang: "fr", dark: true });
  await sign(nils, `${here.server.url}/sign-up`, { name: "Nils", password });
  await nils.goto(address);
  await nils.locator("form[action$='/vote'] button").click();
  await nils.locator("form[action$='/vote'] button[aria-pressed='true']").waitFor();
  // Bots have played it by then, or soon.
  for (let look = 0; look < 30; look += 1) {
    await nils.goto(address);
    if (/Entre robots/.test(await nils.locator("main").innerText())) break;
    await nils.waitForTimeout(1000);
  }
  assert.match(await nils.locator("main").innerText(), /Entre robots, les humains gagnent/);
  none(await faults(nils));
  await nils.setViewportSize(SIZES[390]);
  await shot(nils, "scenario-390-fr-dark");
  await nils.goto(`${here.server.url}/scenarios`);
  none(await faults(nils));
  await nils.setViewportSize(SIZES[820]);
  await shot(nils, "scenarios-820-fr-dark");
  await nils.goto(address);
  await nils.locator("a.go").click();
  await nils.locator("button[form='form']:visible").first().click();
  await nils.waitForURL(/\/t\//);
  for (const page of [ida, nils]) assert.deepEqual(page.errors, []);
});
