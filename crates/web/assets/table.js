// What a table page can do with a script: moves without a reload, live news, cards that move,
// and details of a thing under the pointer. Without it every button is a plain form.

const live = document.getElementById("live");
const table = () => document.getElementById("table");
const calm = matchMedia("(prefers-reduced-motion: reduce)");
let seq = Number(live.dataset.seq);

// --- toasts and announcements -------------------------------------------------------------------

const toasts = document.getElementById("toasts");

function toast(text, kind, forGood, rule) {
  const it = document.createElement("p");
  it.className = `toast ${kind}`;
  it.setAttribute("role", kind === "refusal" ? "alert" : "status");
  it.textContent = text;
  if (rule) it.append(" ", way(rule));
  // The same said again takes its place.
  for (const one of toasts.querySelectorAll(`.${kind}`)) if (one.textContent === it.textContent) one.remove();
  toasts.append(it);
  // It stays while somebody reads it, or goes on to the rule.
  const fade = () => (it.matches(":hover, :focus-within") ? setTimeout(fade, 2000) : it.remove());
  if (!forGood) setTimeout(fade, rule ? 12000 : 6000);
  return it;
}

// A link to the section of the rules that decides it, opened beside the table.
function way({ href, words }) {
  const it = document.createElement("a");
  Object.assign(it, { href, target: "_blank", rel: "noopener", textContent: words });
  return it;
}

function announce(text) {
  if (text) document.getElementById("announce").textContent = text;
}

// --- moves ----------------------------------------------------------------------------------------

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "post" || !form.closest("#table") || form.dataset.plain !== undefined) return;
  event.preventDefault();
  // The answer to something asked from a menu appears on the table, so the menu closes. So does a card's;
  // of what one orders beforehand one may change more.
  (form.closest(":popover-open") ?? event.submitter?.closest(".menu:popover-open"))?.hidePopover();
  send(form, event.submitter);
});

// The version that shows what was sent; infinite while the answer is on its way. Until the page has it, it
// shows a question that is answered already, and offers nothing.
let awaited;
let patience;

async function send(form, submitter) {
  const said = form.querySelector("input[name=text]");
  const body = new URLSearchParams(new FormData(form, submitter));
  clearTimeout(patience);
  awaited = Infinity;
  wait(true);
  try {
    const answer = await fetch(form.action, { method: "POST", body, headers: { Accept: "application/json" } });
    if (answer.ok) accepted(said, await answer.json().catch(() => ({})));
    else await refused(answer);
  } catch {
    toast(live.dataset.lost, "refusal");
    goOn();
  }
}

function accepted(said, answer) {
  awaited = answer.seq ?? undefined;
  if (!said) hears("stamp");
  if (said) said.value = "";
  if (said || awaited <= seq) goOn();
  else patience = setTimeout(goOn, 4000);
  needNews();
}

function goOn() {
  clearTimeout(patience);
  awaited = undefined;
  wait(false);
}

// A stream that is about to open brings everything; if none opens, the page is loaded again.
function needNews() {
  const isDeaf = () => stream.readyState !== EventSource.OPEN;
  if (isDeaf()) setTimeout(() => isDeaf() && location.reload(), 1500);
}

async function refused(answer) {
  const text = await answer.text();
  goOn();
  toast(reason(text) || live.dataset.refused, "refusal", undefined, rule(text));
  if (answer.status === 409) needNews();
}

function reason(text) {
  try {
    const { message, error } = JSON.parse(text);
    return message || error?.message || error;
  } catch {
    return text.length < 300 && !text.startsWith("<") ? text : "";
  }
}

function rule(text) {
  try {
    const { rule, why } = JSON.parse(text);
    return rule && { href: rule, words: why };
  } catch {
    return undefined;
  }
}

function wait(on) {
  table().toggleAttribute("data-waiting", on);
  for (const it of table().querySelectorAll(on ? "button[name=move]:not([aria-disabled])" : "button[data-held]")) {
    it.toggleAttribute("data-held", on);
    if (on) it.setAttribute("aria-disabled", "true");
    else it.removeAttribute("aria-disabled");
  }
}

document.addEventListener("click", (event) => {
  if (event.target.closest?.("[data-waiting] button[name=move]")) event.preventDefault();
}, true);

// --- picking several things -----------------------------------------------------------------------

// A confirming button says in data-min and data-max how many picks it needs; with neither it needs one.
function countPicks() {
  const picked = table().querySelectorAll("input.pick:checked").length;
  for (const it of table().querySelectorAll("button[data-picks]")) {
    const few = picked < Number(it.dataset.min ?? 1);
    const many = picked > Number(it.dataset.max ?? Infinity);
    it.disabled = few || many;
    const count = it.querySelector(".count");
    if (count) count.textContent = String(picked);
  }
  showPicked();
}

// Where a board has a place for each thing to pick, what is picked lies there.
function showPicked() {
  const picked = [...table().querySelectorAll("label:has(> input.pick:checked)")];
  for (const it of table().querySelectorAll(".picked-n")) it.textContent = String(picked.length);
  for (const slots of table().querySelectorAll("[data-slots]")) {
    [...slots.children].forEach((slot, at) => fill(slot, picked[at]));
  }
}

function fill(slot, thing) {
  const name = thing?.querySelector("input.pick").id ?? "";
  if (slot.dataset.of === name) return;
  slot.dataset.of = name;
  slot.querySelector(".slotted")?.remove();
  const picture = thing && bare(thing.cloneNode(true));
  if (!picture) return;
  picture.classList.replace("act", "slotted");
  for (const it of picture.querySelectorAll("*")) bare(it);
  picture.querySelector("input").remove();
  slot.append(picture);
  if (!calm.matches) fliesTo(slot, thing);
}

function fliesTo(slot, thing) {
  const [to, from] = [slot, thing].map((it) => it.getBoundingClientRect());
  const way = `translate(${from.x - to.x}px, ${from.y - to.y}px) scale(${from.width / to.width})`;
  slot.lastChild.animate({ transform: [way, "none"] }, { duration: 220, easing: TRAVEL.easing });
}

// Ticking one more than may be ticked takes back the one that was ticked first.
const ticks = [];

function takeBack(ticked) {
  const most = Number(table().querySelector("button[data-swaps]")?.dataset.max ?? Infinity);
  const there = [...table().querySelectorAll("input.pick:checked")];
  const age = (it) => ticks.lastIndexOf(it.id);
  ticks.push(ticked.id);
  if (!ticked.checked || there.length <= most) return;
  there.sort((a, b) => age(a) - age(b))[0].checked = false;
}

// Of several boxes for one thing, one is ticked.
function leaveOthers(ticked) {
  if (!ticked.checked || !ticked.dataset.either) return;
  for (const it of table().querySelectorAll("input[data-either]")) {
    if (it !== ticked && it.dataset.either === ticked.dataset.either) it.checked = false;
  }
}

document.addEventListener("change", (event) => {
  leaveOthers(event.target);
  if (!event.target.matches("input.pick")) return;
  takeBack(event.target);
  countPicks();
});

// --- news -----------------------------------------------------------------------------------------

let stream;
let lostToast;
let scripts;

// A page that looks back has no news.
if (live.dataset.stream) listen();

function listen() {
  stream = new EventSource(live.dataset.stream);
  stream.addEventListener("open", found);
  stream.addEventListener("error", lost);
  stream.addEventListener("scripts", heedScripts);
  stream.addEventListener("fragment", heed);
  stream.addEventListener("patch", heed);
  // Whoever may see nothing more is told why by the page itself.
  stream.addEventListener("away", () => location.reload());
}

function found() {
  lostToast?.remove();
  lostToast = undefined;
}

// A server that was replaced meanwhile may send what these scripts do not know.
function heedScripts({ data }) {
  if (scripts && scripts !== data) location.reload();
  scripts = data;
}

// The browser reconnects by itself, but not when something else answers for the server.
function lost() {
  lostToast ??= toast(live.dataset.lost, "lost", true);
  if (stream.readyState === EventSource.CLOSED) setTimeout(listen, 3000);
}

// Nothing changes under a finger: news is shown after the press has ended.
const unheard = [];
let pressed;

function heed(event) {
  whenLetGo(() => hear(event));
}

function whenLetGo(show) {
  unheard.push(show);
  if (pressed === undefined) catchUp();
}

function catchUp() {
  clearTimeout(pressed);
  pressed = undefined;
  while (unheard.length) unheard.shift()();
}

// Holding something for longer is not pressing it.
const press = () => {
  clearTimeout(pressed);
  pressed = setTimeout(catchUp, 1000);
};
// The click comes after the release.
const release = () => {
  if (pressed === undefined) return;
  clearTimeout(pressed);
  pressed = setTimeout(catchUp, 30);
};
const isSpace = (event) => event.key === " " && !event.repeat;
addEventListener("pointerdown", press, true);
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, release, true);
addEventListener("keydown", (event) => isSpace(event) && press(), true);
addEventListener("keyup", (event) => isSpace(event) && release(), true);

// What was last sent. Most of it stays, and is not sent again: how much stays, how much goes, what comes.
let page = "";

function sent({ type, data }) {
  if (type !== "patch") return (page = data);
  const parts = [];
  let from = 0;
  for (const [stays, goes, text] of JSON.parse(data)) {
    parts.push(page.slice(from, from + stays), text);
    from += stays + goes;
  }
  return (page = parts.join("") + page.slice(from));
}

function hear(event) {
  const news = new DOMParser().parseFromString(sent(event), "text/html").getElementById("table");
  if (!news) return;
  const id = Number(event.lastEventId);
  if (Number.isFinite(id) && event.lastEventId !== "") {
    // On a shared device each person has numbers of their own, so news with a smaller one may be new.
    if (id < seq && !news.querySelector(".cover") && !table().querySelector(".cover")) return;
    still = id === seq;
    seq = id;
  }
  swap(document.adoptNode(news));
}

// Whether the news changes nothing on the board, as when somebody comes or goes.
let still = false;

function swap(news) {
  const before = still || calm.matches || document.hidden ? undefined : stands(table());
  replace(news);
  if (before) travel(before, table());
}

function replace(news) {
  const old = table();
  const kept = keep(old);
  hideTip();
  for (const it of news.querySelectorAll("input[name=seq]:not([value])")) it.value = news.dataset.seq;
  // Where nothing has moved, it is known already how far one may go back.
  const back = still && old.querySelector("#back:not([data-ask])");
  if (back) news.querySelector("#back[data-ask]")?.replaceWith(back.cloneNode(true));
  const stays = hasSameBoard(old, news);
  keepOldLines(old, news);
  if (!still) hearsBoard(old, news);
  if (stays) copyAttributes(old, news);
  if (stays) renew(old, news);
  else putIn(old, news);
  live.dataset.seq = String(seq);
  restore(table(), kept);
  if (seq < awaited && !table().querySelector(".cover")) wait(true);
  else awaited = undefined;
  arrived(kept);
  askBack();
}

function putIn(old, fresh) {
  if (fresh.id === "table") asCame = undefined;
  for (const it of fresh.querySelectorAll("[data-keep]")) it.replaceWith(document.getElementById(it.id));
  old.replaceWith(fresh);
  goOnWith(fresh);
}

// The board as it came with the page, before scripts write into it; the first news brings it once more.
let asCame = lasting(table().querySelector(".board"));

// A board without the places that only lines of the log name, which go with those lines.
function lasting(board) {
  const it = board?.cloneNode(true);
  for (const place of it?.querySelectorAll(".told-of") ?? []) place.remove();
  return it;
}

// A large board takes a browser a second to lay out again, so it stays where news is of other things.
function hasSameBoard(old, news) {
  if (still && asCame?.isEqualNode(lasting(news.querySelector(".board")))) return true;
  for (const it of old.querySelectorAll("[data-once]")) {
    const same = news.querySelector(`[data-once="${it.dataset.once}"]`);
    if (same) same.style.cssText = it.style.cssText;
  }
  const [before, after] = [old, news].map((it) => it.querySelector(".board"));
  return Boolean(before && after && before.isEqualNode(after));
}

// What is said of the whole table.
function copyAttributes(old, news) {
  for (const it of old.getAttributeNames()) if (!news.hasAttribute(it)) old.removeAttribute(it);
  for (const it of news.getAttributeNames()) old.setAttribute(it, news.getAttribute(it));
}

// Puts in only what is different; the board is not.
function renew(old, fresh) {
  if (fresh.dataset?.keep !== undefined || fresh.classList?.contains("board") || old.isEqualNode(fresh)) return;
  const [before, after] = [old, fresh].map((it) => [...it.childNodes]);
  const isAlike = before.length && before.length === after.length && old.cloneNode().isEqualNode(fresh.cloneNode());
  if (isAlike) before.forEach((it, i) => renew(it, after[i]));
  else if (fresh instanceof Element) putIn(old, fresh);
  else old.replaceWith(fresh);
}

// News has only the last lines of the log; those before them stay. Links to the rules are for the last.
function keepOldLines(before, news) {
  const log = news.querySelector(".log");
  const first = Number(log?.dataset.first ?? 0);
  log?.removeAttribute("data-first");
  const older = [...before.querySelectorAll(".log [data-line]")].filter((it) => Number(it.dataset.line) < first);
  for (const it of older) it.querySelector(".ruled")?.remove();
  log?.prepend(...older);
}

// What is shown once begins when it is first seen, and goes on where it was when the table comes again.
// A page that has just been opened has missed it, and whoever presses something has seen enough.
const begun = new Map();
const LONG_AGO = -1e6;

function goOnWith(root, since = speed() === "none" ? LONG_AGO : performance.now()) {
  for (const it of root.querySelectorAll("[data-once]")) {
    if (!begun.has(it.dataset.once)) begun.set(it.dataset.once, since);
    it.style.setProperty("--seen", `${Math.round(performance.now() - begun.get(it.dataset.once))}ms`);
  }
}

function seeAll() {
  for (const key of begun.keys()) begun.set(key, LONG_AGO);
  goOnWith(table());
}

for (const press of ["pointerdown", "keydown"]) addEventListener(press, seeAll, true);
goOnWith(document, LONG_AGO);

// How far one may go back takes a while to find: it is asked for when nothing more happens.
// A question that waits on the server when news comes is asked no longer: that is work for nobody.
let asking = new AbortController();

async function askBack() {
  asking.abort();
  asking = new AbortController();
  const [then, { signal }] = [seq, asking];
  const asked = () => (then === seq ? document.getElementById("back")?.dataset.ask : undefined);
  if (!asked()) return;
  await new Promise((done) => setTimeout(done, 400));
  if (!asked()) return;
  const answer = await fetch(asked(), { signal }).catch(() => undefined);
  const words = answer?.ok ? await answer.text().catch(() => "") : "";
  if (words) whenLetGo(() => asked() && showBack(words));
}

function showBack(words) {
  const kept = keep(table());
  document.getElementById("back").outerHTML = words;
  if (kept.focus === "undo-try") kept.focus = document.querySelector("#back :is(#undo, #undo-stop)")?.id ?? "";
  refocus(kept);
}

function keep(old) {
  const focused = document.activeElement;
  return {
    focus: old.contains(focused) ? focused.id : undefined,
    text: old.querySelector("#say-text")?.value ?? "",
    caret: old.contains(focused) && focused.id === "say-text" ? focused.selectionStart : undefined,
    picks: new Set([...old.querySelectorAll("input.pick:checked, input.kept:checked")].map((it) => it.id)),
    always: [...old.querySelectorAll("input.always:checked")].map((it) => it.id),
    asked: old.querySelector("#decide")?.dataset.ask,
    open: [...old.querySelectorAll("details[open], [data-open], :popover-open")].map((it) => it.id),
    told: Number(old.querySelector(".log")?.dataset.told ?? 0),
    decision: decision(old),
    mine: old.querySelector("#decide[data-mine]") !== null,
    hint: old.querySelector("#hint") !== null,
    scrolls: ["board", "hand"].map((it) => old.querySelector(`.${it}`)).map((it) => [it?.scrollLeft, it?.scrollTop]),
    words: old.querySelectorAll(".say:not(.said-note)").length,
  };
}

function restore(fresh, kept) {
  const say = fresh.querySelector("#say-text");
  if (say) say.value = kept.text;
  if (fresh.querySelector("#decide")?.dataset.ask === kept.asked) {
    for (const it of fresh.querySelectorAll("input.pick, input.kept")) it.checked = kept.picks.has(it.id);
  }
  for (const id of kept.always) {
    const same = document.getElementById(id);
    if (same) same.checked = true;
  }
  for (const id of kept.open) reopen(id && document.getElementById(id));
  ["board", "hand"].forEach((name, i) => {
    const it = fresh.querySelector(`.${name}`);
    if (it) [it.scrollLeft, it.scrollTop] = kept.scrolls[i];
  });
  scrollLog();
  countPicks();
  refocus(kept);
}

function reopen(it) {
  if (!it) return;
  if (it.popover) it.matches(":popover-open") || it.showPopover();
  else if (it.tagName === "DETAILS") it.open = true;
  else it.toggleAttribute("data-open", true);
}

function refocus({ focus, caret }) {
  if (focus === undefined) return;
  const same = focus ? document.getElementById(focus) : null;
  same?.focus({ preventScroll: true });
  // A thing may still be there without anything to press.
  if (!same || same !== document.activeElement) document.getElementById("decide")?.focus({ preventScroll: true });
  else if (caret !== undefined) same.setSelectionRange(caret, caret);
}

// Where somebody reads who has scrolled back in the log or the chat; others stay at its end, also when
// there is less room for it, or none for a while.
const readFrom = { log: undefined, said: undefined };

function scrollLog() {
  for (const [name, place] of Object.entries(readFrom)) {
    const it = document.querySelector(`.${name}`);
    if (!it) continue;
    it.scrollTop = place ?? it.scrollHeight;
    it.placed = it.scrollTop;
  }
}

addEventListener("scroll", ({ target: it }) => {
  const name = Object.keys(readFrom).find((one) => it.classList?.contains(one));
  // Where the list was put here, nobody has scrolled it, whatever its size is now.
  if (!name || !it.clientHeight || it.scrollTop === it.placed) return;
  const isBack = it.scrollHeight - it.clientHeight - it.scrollTop > 40;
  readFrom[name] = isBack ? it.scrollTop : undefined;
}, true);

function decision(root) {
  const parts = [".decide-who", ".decide-ask", ".guide"].map((it) => root.querySelector(it)?.textContent ?? "");
  return parts.join(" ").trim();
}

// Announces what is new: the new lines of the log, then the decision if it has changed.
function arrived(kept) {
  const lines = [...document.querySelectorAll(".log [data-line]")].filter((it) => kept.told < Number(it.dataset.line));
  for (const it of document.querySelectorAll(".log .new")) it.classList.remove("new");
  for (const it of lines) it.classList.add("new");
  const asked = decision(table());
  const hint = kept.hint ? "" : document.querySelector("#hint")?.textContent ?? "";
  narrate(lines, isMine() && !kept.mine);
  announce([...lines.map((it) => it.textContent), asked === kept.decision ? "" : asked, hint].join(" ").trim());
  hearTalk(table().querySelectorAll(".say:not(.said-note)").length - kept.words);
  wearCue();
  if (wantsCue() && isMine() && !kept.mine) chime();
  if (hint) unfoldHint();
  if (hint) document.querySelector(".hand")?.scrollIntoView({ block: "nearest" });
  if (asked !== kept.decision || hint) point();
}

// Beside the board there is room for all that a hint says; elsewhere it is a line that can be opened.
function unfoldHint() {
  const more = document.getElementById("hint-more");
  if (more && matchMedia("(min-width: 1100px)").matches) more.open = true;
}

// Scrolls to the thing that a first game or a hint speaks of; for one in a menu, to the thing that opens it.
function point() {
  const marked = ":is([data-guided], [data-hinted])";
  const it = document.querySelector(`.act:has(+ .menu ${marked}), [data-opens]:has(+ * ${marked})`) ?? document.querySelector(marked);
  (it ?? unseen())?.scrollIntoView({ block: "nearest", inline: "center" });
}

// What a question is about, or the first thing to answer it with, where nothing of it is in view.
function unseen() {
  if (!isMine()) return undefined;
  const about = [...table().querySelectorAll(".board [data-about]")];
  const things = [...table().querySelectorAll(".board :is(.act, button[name=move])")].filter((it) => it.checkVisibility());
  const lost = about.find((it) => !isSeen(it));
  return lost ?? (things.some(isSeen) ? undefined : things[0]);
}

// Whether a thing lies in the window, and its middle under nothing.
function isSeen(it) {
  const { left, top, width, height } = it.getBoundingClientRect();
  const there = document.elementFromPoint(left + width / 2, top + height / 2);
  return there !== null && it.contains(there);
}

// --- a sign when it is my turn ---------------------------------------------------------------------

const title = () => table().dataset.title ?? document.title;
const wantsCue = () => localStorage.getItem("cue") === "on";
const isMine = () => table().querySelector("#decide[data-mine]") !== null;

// Shows whether a sign is wanted, and gives the one in the title, which repeats what the table says.
function wearCue() {
  const part = document.getElementById("cue-part");
  if (part) part.hidden = false;
  document.getElementById("cue")?.setAttribute("aria-pressed", String(wantsCue()));
  document.title = wantsCue() && isMine() ? `● ${title()}` : title();
}

// Two short sounds, the second higher.
function chime() {
  const audio = new AudioContext();
  [[660, 0], [990, 0.14]].forEach(([pitch, at]) => {
    const [note, loud] = [audio.createOscillator(), audio.createGain()];
    const start = audio.currentTime + at;
    note.frequency.value = pitch;
    loud.gain.setValueAtTime(0.12, start);
    loud.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    note.connect(loud).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.3);
    note.onended = () => at && audio.close();
  });
}

document.addEventListener("click", (event) => {
  if (!event.target.closest?.("#cue")) return;
  localStorage.setItem("cue", wantsCue() ? "off" : "on");
  if (wantsCue()) chime();
  wearCue();
});

// --- a mark for what was said unseen ---------------------------------------------------------------

let unheardWords = 0;

// Marks how many words came while the talk was out of sight.
function hearTalk(more = 0) {
  const isSeen = table().querySelector(".said")?.checkVisibility() ?? true;
  unheardWords = isSeen ? 0 : unheardWords + Math.max(0, more);
  for (const it of [document.getElementById("open-side"), document.querySelector("label:has(> #side-chat)")]) {
    if (!it) continue;
    if (unheardWords) it.dataset.unheard = String(unheardWords);
    else delete it.dataset.unheard;
    if (!it.title) continue;
    it.ariaLabel = unheardWords ? `${it.title} (${unheardWords})` : it.title;
  }
}

document.addEventListener("change", (event) => {
  if (event.target.name !== "side") return;
  scrollLog();
  hearTalk();
});

// --- clocks ---------------------------------------------------------------------------------------

// The page says how much time was left when it was sent; from then on the last hour is counted here.
function tick() {
  for (const it of document.querySelectorAll(".clock[data-runs]")) {
    it.until ??= performance.now() + Number(it.dataset.left);
    const left = Math.max(0, Math.ceil((it.until - performance.now()) / 1000));
    if (left < 3600) it.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  }
}

setInterval(tick, 1000);

// --- details of a thing ---------------------------------------------------------------------------

const tip = document.getElementById("tip");

function showTip(host) {
  const about = host.getAttribute("aria-description");
  if (!about || host.closest("[data-waiting]")) return;
  const title = document.createElement("b");
  title.textContent = host.dataset.name ?? host.getAttribute("aria-label") ?? "";
  const note = host.parentElement.querySelector(":scope > [data-lens-note]")?.textContent ?? "";
  // A board may have a place for what is shown large; there it stays.
  const place = document.getElementById("lens");
  if (host.querySelector("[data-lens]") && place?.checkVisibility()) {
    place.replaceChildren(...lens(host, note), title, about);
    return;
  }
  tip.replaceChildren(...lens(host, note), title, about);
  tip.showPopover();
  const { left, top } = placeBeside(host, tip.getBoundingClientRect());
  Object.assign(tip.style, { left: `${left}px`, top: `${top}px` });
}

// What may be pressed now, which nothing that merely explains may cover.
const ASKED = ":is(button[name=move], label:has(> input.pick), .act, .decide-acts > *, .decide-ask)";

/** Above, below or beside a thing, wherever least is covered. */
function placeBeside(host, { width, height }) {
  const it = host.getBoundingClientRect();
  const [x, y] = [it.left + (it.width - width) / 2, it.top + (it.height - height) / 2];
  const held = (at, size, most) => Math.min(Math.max(8, at), most - size - 8);
  const around = [[x, it.top - height - 10], [x, it.bottom + 10], [it.right + 10, y], [it.left - width - 10, y]];
  const places = around.map(([left, top]) => new DOMRect(held(left, width, innerWidth), held(top, height, innerHeight), width, height));
  const things = [...table().querySelectorAll(ASKED)].filter((one) => one.checkVisibility() && !host.contains(one));
  const boxes = [host, ...things].map((one) => one.getBoundingClientRect());
  const covered = (place) => boxes.reduce((sum, box) => sum + overlap(place, box), 0);
  return places.reduce((best, place) => (covered(place) < covered(best) ? place : best));
}

function overlap(a, b) {
  const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  return Math.max(0, wide) * Math.max(0, high);
}

// Shows a small thing large, with its notes below.
function lens(host, note) {
  const face = host.querySelector("[data-lens]");
  if (!face) return [];
  const large = document.createElement("span");
  large.className = `lens ${face.dataset.lens}`;
  large.append(face.cloneNode(true));
  const line = document.createElement("span");
  line.className = "lens-note";
  line.textContent = note;
  return note ? [large, line] : [large];
}

function hideTip() {
  if (tip.matches(":popover-open")) tip.hidePopover();
}

const host = (event) => event.target.closest?.("[aria-description]");
let hoverTimer;

document.addEventListener("pointerover", (event) => {
  clearTimeout(hoverTimer);
  const it = host(event);
  if (!it) hideTip();
  else if (event.pointerType === "mouse") hoverTimer = setTimeout(() => it.isConnected && showTip(it), it.matches(ASKED) ? 700 : 350);
});
document.addEventListener("focusin", (event) => {
  hideTip();
  const it = host(event);
  // Not at once: a menu that opens gives the focus away, and until it is open nothing else may open.
  if (it && event.target.matches(":focus-visible")) setTimeout(() => event.target === document.activeElement && showTip(it));
});
document.addEventListener("focusout", hideTip);
document.addEventListener("keydown", (event) => event.key === "Escape" && hideTip());
// What gets the focus by keys is scrolled into view, and is told of where it then is.
document.addEventListener("scroll", () => {
  const it = tip.matches(":popover-open") && document.querySelector(":focus-visible")?.closest("[aria-description]");
  hideTip();
  if (it) showTip(it);
}, true);
addEventListener("resize", hideTip);
document.addEventListener("click", (event) => {
  const it = host(event);
  if (it && !it.matches("button, label, a")) showTip(it);
  else if (!it?.matches(".ref")) hideTip();
  if (it?.matches(".ref")) showTip(it);
});

// --- the drawer of log and chat, dialogs ----------------------------------------------------------

document.addEventListener("click", (event) => {
  const drawer = event.target.closest?.("a[data-drawer]");
  if (!drawer) return;
  event.preventDefault();
  const side = document.getElementById("side");
  const open = side.toggleAttribute("data-open", drawer.dataset.drawer === "open");
  scrollLog();
  hearTalk();
  (open ? side.querySelector("a[data-drawer=close]") : document.getElementById("open-side"))?.focus();
});
document.addEventListener("keydown", (event) => {
  const side = document.getElementById("side");
  if (event.key === "Escape" && side?.hasAttribute("data-open")) side.removeAttribute("data-open");
});

scrollLog();
countPicks();
wearCue();
wearFilm();
unfoldHint();
point();
