// Shows a notification when a table waits; a click leads to the table. And where somebody has asked to
// play without a network, it stands in for the server: it hands what pages ask for to the program, keeps what the
// program wants kept, and answers. It keeps no page of the server, so it never shows an old one.
"use strict";

importScripts("/assets/program.js");

// The first is there at once. A later one waits until no page is open, so that it comes between two games.
self.addEventListener("install", () => self.registration.active || self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

// --- notifications --------------------------------------------------------------------------------

self.addEventListener("push", (event) => {
  const { text, table, lang, waiting } = event.data.json();
  // A later notification about the same table replaces the earlier one, and makes a sound again.
  const about = { body: text, lang, tag: table, renotify: true };
  event.waitUntil(self.registration.showNotification("Rempart", about));
  // How many tables wait, on the icon of the home screen; a dot if the server does not know.
  self.navigator.setAppBadge?.(waiting ?? undefined).catch(() => {});
});

// Goes to the table's page if it is open somewhere, otherwise opens it.
async function lead(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((it) => new URL(it.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(`/t/${event.notification.tag}`));
});

// --- what is kept ---------------------------------------------------------------------------------

const opened = new Promise((done, fail) => {
  const asked = indexedDB.open("rempart", 1);
  asked.onupgradeneeded = () => asked.result.createObjectStore("files");
  asked.onsuccess = () => done(asked.result);
  asked.onerror = () => fail(asked.error);
});

/** Keeps texts under their names, all or none; done when they are on the disk. */
async function keep(files) {
  const work = (await opened).transaction("files", "readwrite", { durability: "strict" });
  for (const [name, text] of Object.entries(files)) work.objectStore("files").put(text, name);
  await new Promise((done, fail) => {
    work.oncomplete = done;
    work.onabort = () => fail(work.error);
  });
}

async function allFiles() {
  const store = (await opened).transaction("files").objectStore("files");
  const got = (asked) => new Promise((done, fail) => {
    asked.onsuccess = () => done(asked.result);
    asked.onerror = () => fail(asked.error);
  });
  const [names, texts] = await Promise.all([got(store.getAllKeys()), got(store.getAll())]);
  return Object.fromEntries(names.map((name, at) => [name, texts[at]]));
}

// --- the program ----------------------------------------------------------------------------------

let running;
let alarm;
let count = 0;
const calls = new Map();
const streams = new Map();

function luck() {
  return [...crypto.getRandomValues(new Uint8Array(32))].map((it) => it.toString(16).padStart(2, "0")).join("");
}

// Every worker that begins anew reads what is kept.
function started() {
  running ??= (async () => {
    const [program, files] = await Promise.all([startProgram(), allFiles()]);
    carryOut(program, { begins: { files, lang: files.lang ?? self.navigator.language } });
    renew().catch(() => {});
    return program;
  })();
  running.catch(stop);
  return running;
}

// A newer program is fetched while this one plays on, and takes over at the next start.
async function renew() {
  const [kept, offered] = await Promise.all([keptProgram(), offeredProgram()]);
  if (offered && offered.name !== kept.headers.get("x-name")) await takeProgram(offered.name);
}

// A program that failed is not asked again: the next one reads what is kept.
function stop() {
  running = undefined;
  clearTimeout(alarm);
  for (const fail of calls.values()) fail.fail(new Error("the program failed"));
  for (const it of streams.values()) it.controller.error(new Error("the program failed"));
  calls.clear();
  streams.clear();
}

async function hear(news) {
  carryOut(await started(), news);
}

function carryOut(program, news) {
  let said;
  try {
    said = JSON.parse(program.serve(JSON.stringify({ now: Date.now(), luck: luck(), news })));
  } catch (error) {
    stop();
    throw error;
  }
  clearTimeout(alarm);
  if (said.wake !== null) alarm = setTimeout(() => carryOut(program, "time"), Math.max(0, said.wake - Date.now()));
  for (const order of said.orders) {
    const [[what, it]] = Object.entries(order);
    ORDERS[what](it, program);
  }
}

const ORDERS = {
  async keep({ number, files }, program) {
    const done = await keep(files).then(() => true, () => false);
    carryOut(program, { kept: { number, done } });
  },
  answer({ call, answer: { status, headers, body } }) {
    const to = headers.find(([name]) => name === "location")?.[1];
    const answer = to ? Response.redirect(new URL(to, location.origin), status) : new Response(body, { status, headers });
    calls.get(call)?.done(answer);
    calls.delete(call);
  },
  tell({ stream, text }) {
    streams.get(stream)?.controller.enqueue(new TextEncoder().encode(text));
  },
  end({ stream }) {
    streams.get(stream)?.controller.close();
    streams.get(stream)?.gone();
    streams.delete(stream);
  },
  async think({ thought, work }, program) {
    const text = (await thoughtBeside(work)) ?? program.think(work);
    carryOut(program, { thought: { thought, text } });
  },
};

/** How long a page is waited for that has been closed meanwhile, in milliseconds. */
const THOUGHT = 60_000;

// Bots think in a worker of a page that is open; where none is, here.
async function thoughtBeside(work) {
  const pages = await self.clients.matchAll({ type: "window" });
  const page = pages.find((it) => hasThinker.has(it.id));
  if (!page) return undefined;
  const { port1, port2 } = new MessageChannel();
  const said = new Promise((done) => {
    port1.onmessage = ({ data }) => done(data || undefined);
    setTimeout(done, THOUGHT);
    hasThinker.set(page.id, done);
  });
  page.postMessage({ think: work }, [port2]);
  return said;
}

// Pages that have told that bots can think there, each with what ends the waiting for it.
const hasThinker = new Map();

/** The answer of the program to what a page asks. */
async function answer(request, body) {
  const { pathname, search, origin } = new URL(request.url);
  const call = (count += 1);
  const json = (request.headers.get("accept") ?? "").includes("application/json");
  const answered = new Promise((done, fail) => calls.set(call, { done, fail }));
  await hear({ asked: { call, method: request.method, path: pathname + search, origin, body, json } });
  return answered;
}

/** News of a table, for as long as its page listens. */
function news(event) {
  const { pathname, origin } = new URL(event.request.url);
  const stream = (count += 1);
  let gone;
  event.waitUntil(new Promise((done) => { gone = done; }));
  const body = new ReadableStream({
    start(controller) {
      streams.set(stream, { controller, gone });
      controller.enqueue(new TextEncoder().encode("retry: 200\n\n"));
      return hear({ listens: { stream, path: pathname, origin } });
    },
    cancel() {
      streams.delete(stream);
      gone();
      return hear({ leaves: { stream } });
    },
  });
  return new Response(body, { headers: { "content-type": "text/event-stream", "cache-control": "no-store" } });
}

// --- which of both answers ------------------------------------------------------------------------

const SOLO = "/t/solo-";
const MODE = "mode";

async function mode() {
  const store = (await opened).transaction("files").objectStore("files");
  return new Promise((done) => {
    const asked = store.get(MODE);
    asked.onsuccess = () => done(asked.result ?? "server");
    asked.onerror = () => done("server");
  });
}

// What only a server has, or what the browser must have from it.
const OF_SERVER = /^\/(api\/|healthz|offline\.json|rempart\.wasm\.gz|worker\.js)/;

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== location.origin || OF_SERVER.test(pathname)) return;
  const isPage = event.request.mode === "navigate";
  const ofServer = pathname.startsWith("/t/") && !pathname.startsWith(SOLO);
  if (ofServer && !isPage) return;
  event.respondWith(route(event, pathname, isPage));
});

/** The fields of a form; of a file, its text. */
async function fieldsOf(request) {
  if (!request.headers.get("content-type")?.startsWith("multipart/")) return request.text();
  const fields = [...(await request.formData())].map(async ([name, it]) => [name, it instanceof File ? await it.text() : it]);
  return new URLSearchParams(await Promise.all(fields)).toString();
}

async function route(event, pathname, isPage) {
  const { request } = event;
  if (!(await keptProgram())) return fetch(request);
  const body = request.method === "POST" ? await fieldsOf(request.clone()) : "";
  // A page and what it loads are of one version.
  const page = request.referrer && !isPage ? new URL(request.referrer).pathname : pathname;
  const alone = [page, pathname].some((it) => it.startsWith(SOLO)) || (await mode()) !== "server";
  if (!alone) {
    const answered = await fetch(request).catch((error) => error);
    if (answered instanceof Response) return answered;
    if (!isPage && !pathname.startsWith("/assets/")) return Response.error();
  }
  if ((request.headers.get("accept") ?? "").includes("text/event-stream")) return news(event);
  // Nothing is done twice: only what asks for a page is asked again of a program that begins anew.
  return answer(request, body).catch((error) => (request.method === "GET" ? answer(request, body) : Promise.reject(error)));
}

self.addEventListener("message", (event) => {
  const { data, ports: [port], source } = event;
  if (data.thinks) hasThinker.set(source.id, () => {});
  if (data.leaves) {
    hasThinker.get(source.id)?.();
    hasThinker.delete(source.id);
  }
  if (data.mode || data.lang) event.waitUntil(keep(data).then(() => port.postMessage("done")));
});
