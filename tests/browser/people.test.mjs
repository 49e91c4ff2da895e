// People and their devices: an account, two people on one device, the same tables on another one.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { faults, none } from "./audit.mjs";
import { data, launch, offers, make, over, person, player, seq, Server, sign, soon } from "./support.mjs";

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

const ACCOUNT = { name: "Ida", password: "six white horses" };

/** A table of this person, somebody beside them and a bot. */
async function shared(page) {
  await page.goto(`${server.url}/new?game=oh-no&seat2=here&here2=Nora`);
  await page.locator("input[name=here2]").fill("Nora");
  await Promise.all([page.waitForURL(/\/t\//), page.locator("button[form=form]:visible, .go-bar button:visible").first().click()]);
}

const covered = (page) => page.locator("#uncover").count().then((it) => it > 0);

/** Nothing on a covered page is for one of those who play. */
async function showsNothing(page) {
  assert.equal((await data(page)).seat, null);
  assert.equal(await page.locator("button[name=move], input.pick, .hand .card").count(), 0);
}

/** Passes the device on until the cover is off. */
async function uncover(page) {
  await showsNothing(page);
  await page.locator("#uncover").focus();
  await page.keyboard.press("Enter");
  await page.locator("#uncover").waitFor({ state: "detached" });
  assert.notEqual((await data(page)).seat, null);
}

/** Plays for whoever holds the device, until it was passed on so often or the game is over. */
async function passAround(page, times) {
  const choose = player();
  for (let passed = 0; passed < times;) {
    if (await over(page)) return passed;
    if (await covered(page)) {
      await uncover(page);
      passed += 1;
    } else if (await page.locator("#pass-on").isVisible()) {
      await page.locator("#pass-on").click();
      await page.locator("#uncover").waitFor();
    } else {
      const before = await seq(page);
      const offered = await offers(page);
      if (offered.length) await make(page, choose(offered));
      else if (!(await covered(page)) && !(await over(page)) && !(await soon(page, before))) {
        const [lone] = await offers(page, true);
        if (lone) await make(page, lone);
      }
    }
  }
  return times;
}

test("an account, a shared device, and a second device", async () => {
  const home = await person(browser, { size: 820 });
  await sign(home, `${server.url}/sign-up`, ACCOUNT);
  assert.equal(await home.locator(".who-name").innerText(), ACCOUNT.name);
  await shared(home);
  await home.locator("#uncover").waitFor();
  assert.ok((await home.locator(".decide-ask").innerText()).match(/Ida|Nora/));
  const found = await faults(home);
  assert.ok((await passAround(home, 3)) >= 1);
  const table = new URL(home.url()).pathname;

  const phone = await person(browser, { size: 390, lang: "fr", dark: true });
  await sign(phone, `${server.url}/sign-in`, ACCOUNT);
  await phone.goto(`${server.url}/tables`);
  assert.equal(await phone.locator("html").getAttribute("lang"), "en", "the language of the account");
  await phone.goto(server.url + table);
  assert.equal((await data(phone)).seats.map((it) => it.name).includes("Nora"), true);

  for (const path of ["/account", "/reminders", "/tables", "/name"]) {
    await phone.goto(server.url + path);
    found.push(...(await faults(phone)));
  }
  await phone.goto(`${server.url}/account`);
  await Promise.all([phone.waitForURL((it) => it.pathname === "/"), phone.locator("form[action='/sign-out'] button").click()]);
  for (const path of ["/sign-up", "/sign-in"]) {
    await phone.goto(server.url + path);
    found.push(...(await faults(phone)));
  }
  const stranger = await phone.goto(server.url + table);
  assert.equal(stranger.status(), 403);
  none(found);
  for (const page of [home, phone]) assert.deepEqual(page.errors, []);
});

test("who leaves comes back to their seat, without the script", async () => {
  const page = await person(browser, { script: false });
  await page.goto(server.url);
  await page.locator("form[action='/play-now'] input[value=oh-no] ~ button").first().click();
  await page.waitForURL(/\/t\//);
  const table = page.url();
  await page.locator("#open-beside").click();
  await Promise.all([page.waitForURL(/\/tables/), page.locator("#leave").click()]);
  assert.ok(await page.locator(`a.ticket[href="${new URL(table).pathname}"]`).count());
  await page.goto(table);
  assert.equal(await page.locator("#return").count(), 0, "the seat is theirs again");
});
