// Tournaments and pages of players: opened by the form, joined by a link, and what others see.
import assert from "node:assert/strict";
import { test } from "node:test";
import { faults, none } from "./audit.mjs";
import { person, shot, sign, SIZES, stage } from "./support.mjs";

const here = stage();

/** Plays the game at this table to its end, each in turn with some move. */
async function finish(people, table) {
  const headers = { accept: "application/json" };
  for (let turn = 0; turn < 4000; turn += 1) {
    const page = people[turn % people.length];
    const answer = await page.request.get(`${here.server.url}${table}`, { headers });
    const { status, seq, moves } = await answer.json();
    if (status !== "running") return;
    const { move } = moves?.[(turn * 7) % moves.length] ?? {};
    if (move) await page.request.post(`${here.server.url}${table}/move`, { headers, form: { seq, move } });
  }
  assert.fail("the game has no end");
}

const password = "six white horses";

test("a tournament, from the form to the standings, and its players", { timeout: 300_000 }, async () => {
  const ida = await person(here.browser, { size: 1440, lang: "en" });
  await ida.goto(`${here.server.url}/tournaments`);
  none(await faults(ida));
  await sign(ida, `${here.server.url}/sign-up`, { name: "Ida", password });
  await ida.goto(`${here.server.url}/tournaments?game=planisphere`);
  none(await faults(ida));
  await shot(ida, "tournaments");
  await ida.locator("#name").fill("Autumn Cup");
  await ida.locator("[id='option.rounds']").fill("1");
  await ida.locator("#rounds").fill("1");
  await ida.locator(".duel-new .go").focus();
  await ida.keyboard.press("Enter");
  await ida.locator("#invite-link").waitFor();
  const link = await ida.locator("#invite-link").inputValue();
  await ida.locator("form[action$='/join'] button").click();

  // On a phone, in French, in the dark, without the script.
  const nils = await person(here.browser, { size: 390, lang: "fr", dark: true, script: false });
  await nils.goto(link);
  await shot(nils, "tournament-open-390-fr-dark");
  await nils.locator("a[href^='/sign-up']").last().click();
  await nils.locator("#name").fill("Nils");
  await nils.locator("#password").fill(password);
  await nils.locator(".badge-card button").click();
  await nils.locator("form[action$='/join'] button").click();

  // The page of the host learns of it by itself.
  await ida.locator(".tournament tbody tr:nth-child(2)").waitFor();
  assert.ok(await ida.evaluate(() => !document.querySelector("[data-copy]").hidden), "its link can still be copied");
  none(await faults(ida));
  const watcher = await person(here.browser, { size: 820, lang: "fr" });
  await watcher.goto(link);
  await watcher.locator("#invite-link").waitFor();
  await ida.locator("form[action$='/begin'] button").click();
  await ida.locator("a.go[href^='/t/']").waitFor();
  none(await faults(ida));
  await shot(ida, "tournament-running");
  const table = await ida.locator("a.go[href^='/t/']").getAttribute("href");
  // Nobody joins any more.
  await watcher.waitForFunction(() => !document.getElementById("invite-link"));
  await finish([ida, nils], table);
  await watcher.getByText("Ce tournoi est terminé.").waitFor();
  none(await faults(watcher));
  await shot(watcher, "tournament-over-820-fr");
  await ida.goto(`${here.server.url}${table}`);
  await ida.locator("#to-tournament").waitFor();

  await ida.goto(`${here.server.url}/account`);
  for (const box of ["games", "last", "seats"]) await ida.locator(`input[name=${box}]`).check();
  none(await faults(ida));
  await shot(ida, "account-shown");
  await ida.locator("form[action='/account/shown'] button").click();
  await ida.goto(`${here.server.url}/people/ida`);
  none(await faults(ida));
  await shot(ida, "player-own-1440");
  await watcher.goto(`${here.server.url}/people/ida`);
  await watcher.setViewportSize(SIZES[390]);
  none(await faults(watcher));
  await shot(watcher, "player-390-fr");
  assert.match(await watcher.locator("main").innerText(), /Dernières parties/);
  for (const page of [ida, watcher]) assert.deepEqual(page.errors, []);
});

test("groups that play the same deals, from the form to the standings", { timeout: 300_000 }, async () => {
  const url = here.server.url;
  const ida = await person(here.browser, { size: 1440, lang: "en" });
  await sign(ida, `${url}/sign-up`, { name: "Ida the Second", password });
  await ida.goto(`${url}/tournaments?game=oh-no`);
  none(await faults(ida));
  await shot(ida, "groups-new-1440");
  await ida.locator("#name").fill("Winter Cup");
  await ida.locator("#rounds").fill("1");
  await ida.locator(".duel-new .go").focus();
  await ida.keyboard.press("Enter");
  const link = await ida.locator("#invite-link").inputValue();
  await ida.locator("#group-name").fill("Foxes");
  await ida.keyboard.press("Enter");
  await ida.getByText("It can begin with 2 groups.").waitFor();

  // On a phone, in French, in the dark, without the script.
  const nils = await person(here.browser, { size: 390, lang: "fr", dark: true, script: false });
  await sign(nils, `${url}/sign-up`, { name: "Nils the Second", password });
  await nils.goto(link);
  await nils.locator("input[name=group]").waitFor({ state: "attached" });
  await shot(nils, "groups-open-390-fr-dark");
  await nils.locator("#group-name").fill("Hiboux");
  await nils.locator("#group-name").press("Enter");
  const uma = await person(here.browser, { size: 820, lang: "fr", dark: true });
  await sign(uma, `${url}/sign-up`, { name: "Uma", password });
  await uma.goto(link);
  none(await faults(uma));
  await shot(uma, "groups-open-820-fr-dark");
  await uma.getByRole("button", { name: "Foxes" }).press("Enter");

  // The page of the host learns of it by itself.
  await ida.getByText("Uma").waitFor();
  await ida.locator("form[action$='/begin'] button").click();
  const mine = (page) => page.locator("a.go[href^='/t/']").getAttribute("href");
  const foxes = await mine(ida);
  await nils.reload();
  const owls = await mine(nils);
  assert.notEqual(foxes, owls);
  await finish([nils], owls);
  // Nobody sees how they played before the others have.
  await ida.getByText("has played").waitFor();
  const answer = await ida.request.get(`${url}${owls}`);
  assert.equal(answer.status(), 403);
  none(await faults(ida));
  await shot(ida, "groups-running-1440");
  await nils.reload();
  await shot(nils, "groups-running-390-fr-dark");
  await finish([ida, uma], foxes);
  await uma.getByText("Ce tournoi est terminé.").waitFor();
  none(await faults(uma));
  await shot(uma, "groups-over-820-fr-dark");
  await ida.locator(`.results a[href='${owls}']`).waitFor();
  await shot(ida, "groups-over-1440");
  await nils.reload();
  await shot(nils, "groups-over-390-fr-dark");
  assert.equal((await ida.request.get(`${url}${owls}`)).status(), 200);
  for (const page of [ida, uma]) assert.deepEqual(page.errors, []);
});
