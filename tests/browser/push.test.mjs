// Reminders on a device: what the page says of this browser, and what its worker shows and leads to.
import assert from "node:assert/strict";
import { createECDH, randomBytes } from "node:crypto";
import { after, before, test } from "node:test";
import { faults, none } from "./audit.mjs";
import { launch, openTable, person, Server } from "./support.mjs";

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await launch();
});
after(async () => {
  await browser?.close();
  await server?.stop();
});

/** Somebody who lets this site notify them, or not. */
async function reader({ setting = "granted", ...look } = {}) {
  const page = await person(browser, look);
  const wire = await page.context().newCDPSession(page);
  const { targetInfo } = await wire.send("Target.getTargetInfo");
  const { browserContextId } = targetInfo;
  await wire.send("Browser.setPermission", { permission: { name: "notifications" }, setting, origin: server.url, browserContextId });
  return page;
}

/** Puts a push service into the browser: one that answers with a subscription, or none that can be reached. */
async function withService(page, answers) {
  const ends = createECDH("prime256v1");
  const keys = { p256dh: ends.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
  await page.addInitScript(({ answers, keys }) => {
    const endpoint = "https://push.example/here";
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, expirationTime: null, keys }),
      unsubscribe: async () => !localStorage.removeItem("subscribed"),
    };
    PushManager.prototype.getSubscription = async () => (localStorage.getItem("subscribed") ? subscription : null);
    PushManager.prototype.subscribe = async (options) => {
      if (!answers) throw new DOMException("push service not available", "AbortError");
      if (!options.userVisibleOnly || options.applicationServerKey.length !== 87) throw new TypeError("not so");
      localStorage.setItem("subscribed", "yes");
      return subscription;
    };
  }, { answers, keys });
}

const state = (page, name) => page.locator(`[data-says=${name}]:visible`);
const button = (page) => page.locator("[data-push-on] button");

/** The page of reminders, once it says this and nothing else of the browser. */
async function says(page, name) {
  await state(page, name).waitFor();
  assert.equal(await page.locator("[data-says]:visible").count(), 1);
}

test("without the script the page says that it needs it", async () => {
  const page = await person(browser, { script: false });
  await page.goto(`${server.url}/reminders`);
  await says(page, "script");
  assert.equal(await button(page).isVisible(), false);
});

test("what the browser refuses is said, and nothing is asked", async () => {
  const page = await reader({ setting: "denied", lang: "fr" });
  await page.goto(`${server.url}/reminders`);
  await says(page, "refused");
  assert.equal(await button(page).isVisible(), false);
});

test("what a browser cannot do is said", async () => {
  const page = await reader();
  await page.addInitScript(() => delete window.PushManager);
  await page.goto(`${server.url}/reminders`);
  await says(page, "impossible");
  assert.equal(await button(page).isVisible(), false);
});

test("where no push service answers, the page says so and nothing is lost", async () => {
  const page = await reader();
  await withService(page, false);
  await page.goto(`${server.url}/reminders`);
  await says(page, "off");
  await button(page).click();
  await says(page, "failed");
  assert.equal(await button(page).isVisible(), true, "it can be tried again");
  await page.goto(`${server.url}/reminders`);
  await says(page, "off");
  assert.equal(await page.locator("[data-device]").count(), 0);
  assert.deepEqual(page.errors, []);
});

test("a device is put on the list by the keyboard and taken off", async () => {
  const page = await reader();
  await withService(page, true);
  await page.goto(`${server.url}/reminders`);
  await says(page, "off");
  await button(page).focus();
  await page.keyboard.press("Enter");
  await says(page, "on");
  assert.equal(await page.locator("[data-device]").count(), 1);
  assert.equal(await page.locator("[data-device] [data-this]").isVisible(), true);
  assert.equal(await button(page).isVisible(), false);
  const found = await faults(page);
  await page.locator("[data-device] button").click();
  await says(page, "off");
  assert.equal(await page.locator("[data-device]").count(), 0);
  assert.equal(await page.evaluate(() => localStorage.getItem("subscribed")), null, "the browser listens no more");
  none([...found, ...(await faults(page))]);
  assert.deepEqual(page.errors, []);
});

/** Waits until the worker has something to tell. */
async function heard(worker, name) {
  return worker.evaluate(async (name) => {
    while (self[name] === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
    return self[name];
  }, name);
}

/** The worker of the page, whose windows only note where they are led: without a finger on a notification no browser lets them come to the front. */
async function workerOf(page) {
  const [worker] = await Promise.all([
    page.context().waitForEvent("serviceworker"),
    page.evaluate(async () => {
      await navigator.serviceWorker.register("/worker.js");
      await navigator.serviceWorker.ready;
    }),
  ]);
  await worker.evaluate(() => {
    self.clients.openWindow = async (path) => { self.opened = path; };
    WindowClient.prototype.focus = async function () { self.focused = this.url; };
  });
  return worker;
}

/** As when somebody presses the notification of a table. */
function press(worker, table) {
  return worker.evaluate(async (tag) => {
    const [notification] = await self.registration.getNotifications({ tag });
    self.dispatchEvent(new NotificationEvent("notificationclick", { notification }));
  }, table);
}

test("a push shows a notification, which leads to the table", async () => {
  const page = await reader();
  const address = await openTable(page, server.url, ["me"], {}, "pulp");
  const table = new URL(address).pathname.split("/")[2];
  const worker = await workerOf(page);
  const wire = await page.context().newCDPSession(page);
  const registered = new Promise((resolve) => {
    wire.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => registrations[0] && resolve(registrations[0].registrationId));
  });
  await wire.send("ServiceWorker.enable");
  const registrationId = await registered;
  const push = async (table, text) => {
    const data = JSON.stringify({ text, table, game: "pulp", lang: "fr" });
    await wire.send("ServiceWorker.deliverPushMessage", { origin: server.url, registrationId, data });
    return worker.evaluate(async ({ tag, text }) => {
      for (;;) {
        const shown = await self.registration.getNotifications({ tag });
        if (shown[0]?.body === text) return shown.map(({ title, body, lang }) => ({ title, body, lang }));
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }, { tag: table, text });
  };
  await push(table, "À vous");
  assert.deepEqual(await push(table, "Encore à vous"), [{ title: "Rempart", body: "Encore à vous", lang: "fr" }]);

  await press(worker, table);
  assert.equal(await heard(worker, "focused"), address, "the page that is open");
  await push("elsewhere", "Là aussi");
  await press(worker, "elsewhere");
  assert.equal(await heard(worker, "opened"), "/t/elsewhere");
  const left = () => self.registration.getNotifications().then((it) => it.length);
  assert.equal(await worker.evaluate(left), 0, "what was pressed is gone");
});
