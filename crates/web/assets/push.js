// Asks the browser to show notifications on this device, and shows whether they are on. The
// server is told by forms.
"use strict";

const part = document.querySelector("[data-push]");
const form = part.querySelector("[data-push-on]");

/** How long a browser may take to reach its service, in milliseconds. */
const PATIENCE = 20_000;

// Shows the right one of the page's sentences. The button stays under the finger that pressed it.
function say(state) {
  for (const it of part.querySelectorAll("[data-says]")) it.hidden = it.dataset.says !== state;
  form.hidden = !["off", "asking", "failed"].includes(state);
  form.querySelector("button").setAttribute("aria-disabled", String(state === "asking"));
}

// Why notifications are not possible, if they are not.
function hindrance() {
  if (!isSecureContext) return "insecure";
  if (!("serviceWorker" in navigator && "PushManager" in window && "Notification" in window)) return "impossible";
  return Notification.permission === "denied" ? "refused" : undefined;
}

function base64(buffer) {
  const text = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** What the browser has agreed to before, if anything. */
async function agreed() {
  const worker = await navigator.serviceWorker.getRegistration("/");
  return worker?.pushManager.getSubscription();
}

/** The line of this device in the list, if the server knows it. */
async function listed(subscription) {
  const name = new TextEncoder().encode(subscription.endpoint);
  const id = base64(await crypto.subtle.digest("SHA-256", name));
  return part.querySelector(`[data-device="${id}"]`);
}

async function subscribe() {
  await navigator.serviceWorker.register("/worker.js");
  const worker = await navigator.serviceWorker.ready;
  // A permission that was given for somebody else, or for another server, no longer counts.
  await (await worker.pushManager.getSubscription())?.unsubscribe();
  return worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: part.dataset.push });
}

function late(_, fail) {
  setTimeout(fail, PATIENCE, new Error("nothing was heard from the browser's service"));
}

async function tell(subscription) {
  const { endpoint, keys } = subscription.toJSON();
  for (const [name, value] of Object.entries({ endpoint, ...keys })) {
    const field = form.elements[name];
    if (field) field.value = value;
  }
  form.submit();
}

async function ask() {
  say("asking");
  const answer = await Notification.requestPermission();
  if (answer !== "granted") return say(hindrance() ?? "off");
  await tell(await Promise.race([subscribe(), new Promise(late)]));
}

// When the server stops sending, the browser need not listen.
function takeOff(line, subscription) {
  line.querySelector("form").addEventListener("submit", async (event) => {
    event.preventDefault();
    await subscription.unsubscribe().catch(() => {});
    event.target.submit();
  });
}

async function begin() {
  const hindered = hindrance();
  if (hindered) return say(hindered);
  const subscription = await agreed();
  const line = subscription && (await listed(subscription));
  if (!line) return say("off");
  line.querySelector("[data-this]").hidden = false;
  takeOff(line, subscription);
  say("on");
}

form.addEventListener("submit", (event) => {
  event.preventDefault();
  if (form.querySelector("button").ariaDisabled !== "true") ask().catch(() => say("failed"));
});

begin().catch(() => say("impossible"));
