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

test("cards of one's own, from the gallery to a table", { timeout: 300_000 }, async () => {
  const url = here.server.url;
  const uma = await person(here.browser, { size: 1440, lang: "en" });
  await sign(uma, `${url}/sign-up`, { name: "Uma", password });
  await uma.goto(`${url}/scenarios`);
  none(await faults(uma));
  await uma.locator("a[href*='cards=oh-no']").focus();
  await uma.keyboard.press("Enter");
  await uma.locator("#cards").waitFor();
  none(await faults(uma));
  await shot(uma, "cards-new-1440");
  const file = await uma.locator("#cards").inputValue();
  await uma.locator("#cards").fill(file.replace("aliens = 4", "aliens = 2"));
  await uma.locator("#name").fill("Gentle ones");
  await uma.locator(".duel-new .go").click();
  await uma.locator("#changed").waitFor();
  const address = uma.url();
  const vera = await person(here.browser, { size: 390, lang: "fr", dark: true });
  for (let look = 0; look < 120; look += 1) {
    await vera.goto(address);
    if (/Entre robots/.test(await vera.locator("main").innerText())) break;
    await vera.waitForTimeout(1000);
  }
  assert.match(await vera.locator("main").innerText(), /Entre robots, on gagne \d+ fois sur \d+/);
  none(await faults(vera));
  await vera.setViewportSize(SIZES[390]);
  await shot(vera, "cards-390-fr-dark");
  await vera.setViewportSize(SIZES[820]);
  await shot(vera, "cards-820-fr-dark");
  await vera.goto(`${url}/scenarios`);
  await vera.setViewportSize(SIZES[390]);
  await shot(vera, "cards-list-390-fr-dark");
  await vera.goto(address);
  await vera.locator("button[value=bots]").focus();
  await vera.keyboard.press("Enter");
  await vera.waitForURL(/\/t\//);
  await vera.locator(".deal-mark").filter({ hasText: "Autres cartes" }).waitFor();
  await shot(vera, "cards-table-390-fr-dark");
  for (const page of [uma, vera]) assert.deepEqual(page.errors, []);
});
