// What happened is told on the board in beats, for each new line of the log. A line says where it happened
// and what kind of beat it is (`Way` in the crate `frame`); here stands how each kind is shown. The table
// below is always as it is now, the film catches no click, and whoever presses something has seen enough.

const SPEEDS = { slow: 0.6, normal: 1, lively: 2, none: Infinity };
// Without motion words are all there is, so they stay for as long as they take to read.
const STILL = 600;
// What concerns the viewer stays so long a letter.
const READ = 30;
// So many captions can be read together.
const AT_ONCE = 3;
// What is told in short leaves out the lightest first: who passed, and what somebody drew.
const WEIGHTS = ["pass", "card", "result", "landing", "flight", "order", "alarm"];
// Further behind than this the film tells in short what does not concern the viewer.
const BEHIND = 4000;
const film = { beats: [], at: -1, factor: 1, timer: undefined, isPaused: false };

const speed = () => localStorage.getItem("film") ?? "normal";
const strip = () => document.getElementById("film-strip");
const isDone = () => film.at < 0 || film.at >= film.beats.length;

/** After which line the viewer's last move is told, and up to which. */
const lastMove = () => document.querySelector(".log")?.dataset.last?.split(" ").map(Number) ?? [];

/** Whether a line may not be missed: it concerns the viewer, who has not just done it. What a rule made of it is no deed. */
function isHeld(line) {
  const [from, to] = lastMove();
  const at = Number(line.dataset.line);
  const isDeed = from < at && at <= to && !line.querySelector(".ruled");
  return line.dataset.mine !== undefined && !isDeed;
}

/** What a line of the log says, where, and as what; later the line may be another element. */
function tale(line) {
  const words = line.querySelector(":scope > span:not(.pip)")?.textContent.trim() ?? "";
  const { from, to, spreads = "", beat: kind = "result" } = line.dataset;
  return { words, pip: line.querySelector("svg")?.cloneNode(true), from, to, spreads: spreads.split(" ").filter(Boolean), kind, isHeld: isHeld(line) };
}

/** The beats of some lines, one each; what an order brought about is told everywhere at once. */
function beatsOf(lines) {
  const beats = [];
  let order;
  for (const it of lines.filter((line) => line.matches(":not(.log-turn), [data-beat=alarm]")).map(tale)) {
    const last = beats.at(-1);
    const isEffect = it.kind === "result" && (last?.kind === "order" || last?.isEffect);
    if (isEffect && last.isEffect && last.tales.every((one) => one.to !== it.to)) last.tales.push(it);
    else beats.push({ kind: it.kind, tales: [it], isEffect });
    if (it.kind === "order") order = beats.at(-1);
    beats.at(-1).isHeld ||= it.isHeld;
    // Whoever loses something reads why.
    if (isEffect && it.isHeld) order.isHeld = true;
  }
  return beats;
}

function timeOf({ kind, tales, isEffect, isBrief, isHeld }) {
  const times = document.getElementById("live").dataset.beats.split(" ");
  const time = (Number(times[times.indexOf(kind) + 1]) || 800) * (isEffect || isBrief ? 1 : tales.length);
  const read = isHeld ? READ * Math.max(...tales.map((it) => it.words.length)) : 0;
  return Math.max(calm.matches ? STILL : 0, time, read) / film.factor;
}

/** Tells new lines after those that are being told; whoever is asked is told of others in short. */
function narrate(lines, asked) {
  wearFilm();
  if (speed() === "none") return hearsEnd();
  film.factor = SPEEDS[speed()];
  const beats = beatsOf(lines);
  const untold = asked ? film.beats.slice(film.at + 1).filter((it) => !it.isReplay) : film.beats.slice(film.at + 1);
  tell([...untold, ...beats], asked);
  if (isDone()) hearsEnd();
}

/** Tells these beats next. */
function tell(beats, asked) {
  const next = asked || document.hidden || isLong(beats) ? condensed(beats) : beats;
  if (isDone()) Object.assign(film, { beats: [], at: -1 });
  film.beats.splice(film.at + 1, Infinity, ...next);
  const isFree = film.at < 0 || (asked && !film.beats[film.at].isHeld);
  if (asked) film.isPaused = false;
  if (isFree && film.beats.length) goTo(film.at + 1);
  else if (asked && film.timer === undefined && film.at >= 0) goTo(film.at);
  else wearLine();
}

const isLong = (beats) => beats.reduce((sum, it) => sum + timeOf(it), 0) > BEHIND;

/** The same in short: what others did together, what concerns the viewer one after another. */
function condensed(beats) {
  const short = [];
  for (const it of beats) {
    const last = short.at(-1);
    if (it.isHeld || !last || last.isHeld) short.push(it);
    else short[short.length - 1] = together(last, it);
  }
  return short;
}

/** One beat that says, at a few places at once, what counted most there, and of equals what happened last. */
function together(...beats) {
  const weight = ({ kind }) => WEIGHTS.indexOf(kind);
  const places = new Map();
  for (const it of beats.flatMap(({ tales }) => tales)) {
    const place = placeOf(it.to);
    const known = places.get(place);
    if (known && weight(known) > weight(it)) continue;
    places.delete(place);
    places.set(place, it);
  }
  const all = [...places.values()];
  const most = [...all].reverse().sort((a, b) => weight(b) - weight(a)).slice(0, AT_ONCE);
  const tales = all.filter((it) => most.includes(it));
  return { kind: tales.at(-1).kind, tales, isBrief: true };
}

/** Shows this beat, and the next one in its time. */
function goTo(at) {
  clearTimeout(film.timer);
  film.timer = undefined;
  layer("film").replaceChildren();
  film.at = Math.min(Math.max(at, 0), film.beats.length);
  const beat = film.beats[film.at];
  // What would cover the board waits.
  live.toggleAttribute("data-telling", Boolean(beat));
  // Nobody sees what happens on a page that lies under another.
  if (beat && !document.hidden) {
    showBeat(beat);
    if (!film.isPaused) goesOn(timeOf(beat));
  } else if (!beat) {
    film.isPaused = false;
    hearsEnd();
  }
  wearLine();
}

/** Shows the next beat after this time; a beat moves things, so it waits for a finger. */
function goesOn(time) {
  const timer = setTimeout(() => whenLetGo(() => film.timer === timer && goTo(film.at + 1)), time);
  film.timer = timer;
}

function pause() {
  film.isPaused = !film.isPaused && !isOver();
  goTo(film.at);
}

/** Leaves out what others did; what concerns the viewer stays until it can be read. */
function skip() {
  const isPaused = film.isPaused;
  film.isPaused = false;
  film.beats = film.beats.filter((it, i) => i <= film.at || it.isHeld);
  if (!film.beats[film.at].isHeld) goTo(film.at + 1);
  else if (isPaused) goTo(film.at);
  else wearLine();
}

function cut() {
  film.isPaused = false;
  goTo(film.beats.length);
}

// --- how a beat is shown ----------------------------------------------------------------------------

function showBeat({ kind, tales, isReplay }) {
  hears(kind);
  // A board that does not show all of itself brings the place into view.
  document.dispatchEvent(new CustomEvent("beat", { detail: tales[0] }));
  // Results are where something has just happened, or on everybody's plate.
  const isFollowed = !["result", "pass"].includes(kind) && (isReplay || !isMine());
  if (isFollowed) bring(placeOf(tales[0].to));
  const captions = [];
  for (const it of tales) captions.push(caption(it, captions));
  if (calm.matches) return;
  for (const { pip, from, to, spreads } of tales) {
    const [start, end] = [middleOf(from), middleOf(to)];
    // While somebody lets an alien pass, the board itself shows it fly on.
    const isShown = kind === "pass" && !isReplay;
    if (start && end && pip && !isShown) flies(pip, start, end, 0);
    spreads.forEach((place, i) => end && pip && middleOf(place) && flies(pip, end, middleOf(place), 300 + i * 60));
    stir(placeOf(to), kind);
  }
}

/** Where the board can be seen: between what stays above and below it, and above the hand of whoever chooses from it. */
function view() {
  const edges = ["#decide", isMine() ? ".hand" : "#decide"].map((it) => document.querySelector(it)?.getBoundingClientRect().top);
  const below = edges.filter((it) => it > innerHeight / 2);
  return { top: document.querySelector(".top")?.getBoundingClientRect().bottom ?? 0, bottom: Math.min(innerHeight, ...below) };
}

/** Brings a thing into view, unless one is asked and may be about to press another. */
function bring(it) {
  const box = it?.getBoundingClientRect();
  const { top, bottom } = view();
  if (box && (box.bottom > bottom || box.top < top)) it.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
}

/** The words of a line below what they are about, which stays in view, and beside other words. */
function caption({ words, pip, to, kind }, others) {
  const it = document.createElement("p");
  it.className = `film-words film-${kind}`;
  it.append(...(pip ? [pip.cloneNode(true)] : []), words);
  layer("film").append(it);
  const { width, height } = it.getBoundingClientRect();
  const { top, bottom } = view();
  const [x, y] = middleOf(to) ?? [innerWidth / 2, top];
  const held = (it, least, most) => Math.max(least + 8, Math.min(it, most - 8));
  const place = { left: held(x - width / 2, 0, innerWidth - width), top: held(y + 28, top, bottom - height), width, height };
  const isOver = (one) => place.left < one.left + one.width && one.left < place.left + width && place.top < one.top + one.height && one.top < place.top + height;
  const beside = place.top < (top + bottom) / 2 ? (one) => one.top + one.height + 4 : (one) => one.top - height - 4;
  for (const one of others) if (isOver(one)) place.top = beside(one);
  Object.assign(it.style, { left: `${place.left}px`, top: `${place.top}px` });
  return place;
}

/** A thing moves where something happens to it. */
function stir(it, kind) {
  const hop = { translate: ["0 0", "0 -6px", "0 3px", "0 0"] };
  if (kind === "card") it?.animate({ transform: ["perspective(600px) rotateY(-90deg)", "none"] }, { duration: 460, easing: TRAVEL.easing });
  if (kind === "landing") it?.animate(hop, 300);
  if (kind === "alarm") it?.animate(hop, { duration: 300, iterations: 3 });
}

function flies(pip, [x, y], [toX, toY], delay) {
  const flier = pip.cloneNode(true);
  flier.classList.add("film-flier");
  layer("film").append(flier);
  const at = (left, top) => `translate(${left}px, ${top}px) translate(-50%, -50%)`;
  flier.animate({ transform: [at(x, y), at(toX, toY)] }, { ...TRAVEL, delay, fill: "both" });
}

/** Of several ids, from the nearest to the widest, the first thing that is there to be seen. */
function placeOf(ids) {
  const things = ids?.split(" ").map((id) => document.getElementById(id)) ?? [];
  return things.find((it) => it?.getClientRects().length);
}

function middleOf(ids) {
  const box = placeOf(ids)?.getBoundingClientRect();
  return box && [box.left + box.width / 2, box.top + box.height / 2];
}

// --- sounds -----------------------------------------------------------------------------------------

const volume = () => (calm.matches ? "none" : localStorage.getItem("sound") ?? "none");

/** Plays a sound, if somebody chose to hear them; none where less is to move. */
async function hears(name) {
  if (volume() === "none" || document.hidden) return;
  const { sound } = await import("/assets/sound.js");
  sound(name, volume());
}

// How the game has ended, until it is heard: first is told what led there.
let end;

function hearsEnd() {
  if (end) hears(end);
  end = undefined;
}

/** The sounds of what is new on the board. */
function hearsBoard(before, now) {
  const fresh = (css) => now.querySelector(css) && !before.querySelector(css);
  if (now.querySelector(".thrown")) hears("dice");
  if (fresh(".curtain")) end = now.querySelector(".curtain.won") ? "victory" : "defeat";
  else if (fresh("#decide[data-mine]")) hears("turn");
}

// --- once more --------------------------------------------------------------------------------------

/** The beats since the viewer's last move, or of the lines after this number; for whoever has made none, the last turn. */
function past(known = lastMove()[0]) {
  const lines = [...document.querySelectorAll(".log [data-line]")];
  const since = lines.findIndex((it) => known < Number(it.dataset.line));
  const turn = lines.findLastIndex((it, at) => it.matches(".log-turn") && at < lines.length - 1) + 1;
  return beatsOf(lines.slice(since < 0 ? turn : since));
}

/** Tells them again, in this time if one is given. */
function again(known, time) {
  cut();
  const beats = past(known).map((it) => ({ ...it, isHeld: false, isReplay: true }));
  film.factor = 1;
  const whole = beats.reduce((sum, it) => sum + timeOf(it), 0);
  film.factor = time ? whole / time : Math.min(SPEEDS[speed()], 2);
  Object.assign(film, { beats, at: -1 });
  goTo(0);
}

// --- the strip in the bar ---------------------------------------------------------------------------

function wearFilm() {
  for (const id of ["film-part", "sound-part", "since-film"]) document.getElementById(id)?.removeAttribute("hidden");
  const chosen = document.getElementById("sound-volume");
  if (chosen) chosen.value = volume();
  for (const it of document.querySelectorAll(".film-speed")) {
    if (it.type === "radio") it.checked = it.value === speed();
    else it.value = speed();
  }
  for (const it of [strip(), document.getElementById("film-look")]) it?.toggleAttribute("hidden", speed() === "none");
  wearLine();
}

/** The beats as a line: which are told, and which is being told. */
function wearLine() {
  const line = strip()?.querySelector(".film-line");
  if (!line) return;
  const beats = film.beats.slice(-12);
  const skipped = film.beats.length - beats.length;
  // Things that come and go have the browser look at all that a style sheet says with `:has`, so they stay.
  while (line.children.length < beats.length) line.append(document.createElement("li"));
  while (beats.length < line.children.length) line.lastChild.remove();
  beats.forEach(({ kind }, i) => wearDot(line.children[i], line.dataset[kind], i + skipped - film.at));
  strip().toggleAttribute("data-paused", film.isPaused);
}

function wearDot(it, words, ahead) {
  const state = ahead < 0 ? "told" : ahead === 0 ? "now" : "";
  if (it.className !== state) it.className = state;
  if (it.textContent !== words) it.textContent = words;
}

const CONTROLS = { back: () => goTo(film.at - 1), pause, next: () => goTo(film.at + 1), again: () => again() };

document.addEventListener("change", (event) => {
  if (event.target.id === "sound-volume") {
    localStorage.setItem("sound", event.target.value);
    hears("turn");
  }
  if (!event.target.matches(".film-speed")) return;
  localStorage.setItem("film", event.target.value);
  if (speed() === "none") cut();
  film.factor = SPEEDS[speed()];
  wearFilm();
});
document.addEventListener("click", (event) => {
  const control = event.target.closest?.("[data-film]");
  if (control) {
    document.getElementById("beside")?.hidePopover();
    CONTROLS[control.dataset.film]();
  }
  if (event.target.closest?.("#since-film")) again(Number(document.getElementById("since").dataset.told), 5000);
});
// Whoever presses something else has seen enough, but not of what this press itself has told again.
document.addEventListener("pointerdown", (event) => {
  const told = film.beats;
  if (!event.target.closest?.("#film-strip")) whenLetGo(() => film.beats === told && !isDone() && skip());
}, true);
document.addEventListener("visibilitychange", () => document.hidden || isDone() || goTo(film.at));
addEventListener("keydown", (event) => {
  if (speed() === "none" || event.target.matches?.("input, select, textarea")) return;
  if (event.key === ".") goTo(film.at + 1);
  if (event.key === ",") again();
});
