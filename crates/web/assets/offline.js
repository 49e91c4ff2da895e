// Fetches what is needed to play without a network, when somebody asks for it, and shows how far that is.
"use strict";

const part = document.querySelector("[data-offline]");
const bar = part.querySelector("progress");
const one = (what) => part.querySelector(`[data-${what}]`);

// Shows the sentences and buttons of a state.
function say(state) {
  for (const it of part.querySelectorAll("[data-says]")) it.hidden = !it.dataset.says.split(" ").includes(state);
}

/** Passes bytes on, and shows how many there were. */
function counted() {
  let done = 0;
  return new TransformStream({
    transform(bytes, next) {
      bar.value = done += bytes.length;
      next.enqueue(bytes);
    },
  });
}

async function take() {
  say("busy");
  const about = await offeredProgram();
  bar.max = about.size;
  await takeProgram(about.name, counted());
  await navigator.serviceWorker.register("/worker.js");
  await navigator.serviceWorker.ready;
  await tell({ lang: document.documentElement.lang });
  await navigator.storage?.persist?.();
  if (about.static) await choose("static");
  else say("ready");
}

/** Tells the service worker, and waits until it has heard. */
async function tell(news) {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const heard = new Promise((done) => { port1.onmessage = done; });
  active.postMessage(news, [port2]);
  await heard;
}

async function choose(mode) {
  await tell({ mode });
  location.assign("/");
}

async function begin() {
  if (!("serviceWorker" in navigator && "caches" in window && "DecompressionStream" in window)) return say("impossible");
  // On a site without a server, it takes the place of one as soon as it is there.
  const kept = await keptProgram();
  if (kept && part.dataset.offline === "static") return take();
  say(part.dataset.offline === "alone" ? "alone" : kept ? "ready" : "none");
}

one("take")?.addEventListener("click", () => take().catch((error) => {
  console.warn(error);
  say("failed");
}));
one("alone")?.addEventListener("click", () => choose("alone"));
one("server")?.addEventListener("click", () => choose("server"));
begin();
