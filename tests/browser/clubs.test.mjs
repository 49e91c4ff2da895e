// Clubs: founded by the form, joined by the link on a phone without the script, a table that members
// find, and what a stranger is told.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, none } from "./audit.mjs";
import { person, shot, sign, SIZES, stage } from "./support.mjs";

const here = stage();
const password = "six white horses";

test("a club, from the form to its tables", { timeout: 300_000 }, async () => {
  const ida = await person(here.browser, { size: 1440, lang: "en" });
  await ida.goto(`${here.server.url}/clubs`);
  none(await faults(ida));
  await sign(ida, `${here.server.url}/sign-up`, { name: "Ida", password });
  await ida.goto(`${here.server.url}/clubs`);
  await ida.locator("#name").fill("Night Owls");
  await ida.locator("#about").fill("We play late, and slowly.");
  none(await faults(ida));
  await shot(ida, "clubs-1440");
  await ida.locator(".duel-new .go").focus();
  await ida.keyboard.press("Enter");
  await ida.locator("#invite-link").waitFor();
  none(await faults(ida));
  const link = await ida.locator("#invite-link").inputValue();
  const club = ida.url();

  // A table for the club, by the form.
  await ida.locator("a[href^='/new?club=']").click();
  none(await faults(ida));
  await shot(ida, "club-new-table");
  await ida.goto(`${ida.url().replace(/game=[a-z-]+/, "game=xeno")}`);
  await ida.locator("button[form='form']:visible").first().click();
  await ida.waitForURL(/\/t\//);
  const table = new URL(ida.url()).pathname;

  // On a phone, in French, in the dark, without the script.
  const nils = await person(here.browser, { size: 390, lang: "fr", dark: true, script: false });
  await nils.goto(club);
  assert.doesNotMatch(await nils.locator("main").innerText(), /Night Owls/);
  await nils.goto(link);
  await nils.locator("a.go[href^='/sign-up']").click();
  await nils.locator("#name").fill("Nils");
  await nils.locator("#password").fill(password);
  await nils.locator(".badge-card button").click();
  await nils.locator("form[action$='/join'] button").click();
  await nils.locator(`a[href='${table}']`).click();
  assert.equal(new URL(nils.url()).pathname, table);

  // On another, with it.
  const uma = await person(here.browser, { size: 390, lang: "fr", dark: true });
  await sign(uma, `${here.server.url}/sign-up`, { name: "Uma", password });
  await uma.goto(link);
  none(await faults(uma));
  await shot(uma, "club-invited-390-fr-dark");
  await uma.locator("form[action$='/join'] button").click();
  await uma.locator(`a[href='${table}']`).waitFor();
  none(await faults(uma));
  await shot(uma, "club-390-fr-dark");

  // The page of the club shows a new table by itself; the table leads back.
  await ida.goto(club);
  const headers = { accept: "application/json" };
  const form = { game: "xeno", club: new URL(club).pathname.split("/")[2], seat1: "me", seat2: "bot" };
  const opened = await (await ida.request.post(`${here.server.url}/new`, { headers, form })).json();
  await ida.locator(`a[href='/t/${opened.table}']`).waitFor();
  await uma.goto(`${here.server.url}/t/${opened.table}`);
  await uma.locator("#to-club").waitFor();
  none(await faults(uma));
  await uma.setViewportSize(SIZES[390]);
  await shot(uma, "club-table-390-fr-dark");
  await ida.goto(`${here.server.url}/t/${opened.table}`);
  await ida.locator("button[popovertarget=beside]").first().click();
  await ida.locator("#beside a[href^='/clubs/']").waitFor();
  await ida.goto(`${here.server.url}${table}`);
  await ida.locator("#to-club").click();
  // Who is removed while they watch is told, and sees no more.
  await ida.request.post(`${club}/remove`, { headers, form: { who: "uma" } });
  await uma.getByText("Cette table est privée").waitFor();
  assert.equal(await uma.locator("main.board").count(), 0);
  await uma.setViewportSize(SIZES[390]);
  await shot(uma, "club-removed-390-fr-dark");

  // Who leads it, on a tablet.
  await ida.goto(club);
  await ida.setViewportSize(SIZES[820]);
  await ida.locator("#lead > summary").click();
  none(await faults(ida));
  await shot(ida, "club-lead-820");
  await ida.locator("#remove").selectOption("nils");
  await ida.locator("form[action$='/remove'] button").click();
  await nils.goto(club);
  assert.doesNotMatch(await nils.locator("main").innerText(), /Night Owls/);
  await ida.setViewportSize(SIZES[1440]);
  none(await faults(ida));
  await shot(ida, "club-1440");
  for (const page of [ida, uma]) assert.deepEqual(page.errors, []);
});
