// Reminders on a device: what the page says about this browser, what its worker shows, and where a click leads.
import assert from "node:assert/strict";
import { createECDH, randomBytes } from "node:crypto";
import { after, before, test } from "node:test";
import { faults, none } from "./audit.mjs";
import { launch, openTable, person, Server, WHOLE_CHROMIUM } from "./support.mjs";

let server, browser;
before(async () => {
  server = await Server.start();
  browser = await launch(WHOLE_CHROMIUM);
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

/**
 * The worker of the page. Here it only notes what it shows and where it leads: whether a machine without a screen
 * keeps a notification is its own affair, and without a finger on one no browser lets a page come to the front.
 */
async function workerOf(page) {
  const [worker] = await Promise.all([
    page.context().waitForEvent("serviceworker"),
    page.evaluate(async () => {
      await navigator.serviceWorker.register("/worker.js");
      await navigator.serviceWorker.ready;
    }),
  ]);
  await worker.evaluate(() => {
    self.noted = [];
    ServiceWorkerRegistration.prototype.showNotification = async (title, about) => { self.noted.push({ title, ...about }); };
    Clients.prototype.openWindow = async (path) => { self.noted.push({ opened: path }); };
    WorkerNavigator.prototype.setAppBadge = async (number) => { self.noted.push({ badge: number ?? "some" }); };
    WindowClient.prototype.focus = async function () { self.noted.push({ focused: this.url }); };
  });
  return worker;
}

/** The next thing that the worker notes. */
async function noted(worker) {
  for (let count = 0; count < 900; count += 1) {
    const next = await worker.evaluate(() => self.noted.shift());
    if (next) return next;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("the worker does nothing");
}

/** As when somebody presses the notification of a table; answers whether it was put away. */
function press(worker, tag) {
  return worker.evaluate((tag) => {
    let closed = false;
    const close = () => { closed = true; };
    const event = Object.assign(new Event("notificationclick"), { notification: { tag, close }, waitUntil: () => {} });
    self.dispatchEvent(event);
    return closed;
  }, tag);
}

/** What lets one push to the worker of a page, as its service would. */
async function line(page) {
  const wire = await page.context().newCDPSession(page);
  const registered = new Promise((resolve) => {
    wire.on("ServiceWorker.workerRegistrationUpdated", ({ registrations: [one] }) => one && resolve(one.registrationId));
  });
  await wire.send("ServiceWorker.enable");
  const to = { origin: server.url, registrationId: await registered };
  return (data) => wire.send("ServiceWorker.deliverPushMessage", { ...to, data: JSON.stringify(data) });
}

test("a push shows a notification, which leads to the table", async () => {
  const page = await reader();
  const address = await openTable(page, server.url, ["me"], {}, "pulp");
  const table = new URL(address).pathname.split("/")[2];
  const worker = await workerOf(page);
  const push = await line(page);
  const shown = { title: "Rempart", body: "À vous", lang: "fr", tag: table, renotify: true };
  for (const [waiting, badge] of [[3, 3], [null, "some"]]) {
    await push({ text: "À vous", table, game: "pulp", lang: "fr", waiting });
    assert.deepEqual(await noted(worker), shown);
    assert.deepEqual(await noted(worker), { badge }, "on the icon of the home screen");
  }
  assert.equal(await press(worker, table), true);
  assert.deepEqual(await noted(worker), { focused: address }, "the page that is open");
  assert.equal(await press(worker, "elsewhere"), true);
  assert.deepEqual(await noted(worker), { opened: "/t/elsewhere" });
});
