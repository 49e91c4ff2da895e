// What happened is told on the board in beats, for each new line of the log. A line says where it happened
// and what kind of beat it is (`Way` in the crate `frame`); here stands how each kind is shown. The table
// below is always as it is now, the film catches no click, and whoever presses something has seen enough.

const SPEEDS = { slow: 0.6, normal: 1, lively: 2, none: Infinity };
// Without motion words are all there is, so they stay for as long as they take to read.
const STILL = 600;
// So many captions can be read together.
const AT_ONCE = 3;
const film = { beats: [], at: -1, factor: 1, timer: undefined, isPaused: false };

const speed = () => localStorage.getItem("film") ?? "normal";
const strip = () => document.getElementById("film-strip");

/** What a line of the log says, where, and as what; later the line may be another element. */
function tale(line) {
  const words = line.querySelector(":scope > span:not(.pip)")?.textContent.trim() ?? "";
  const { from, to, spreads = "", beat: kind = "result" } = line.dataset;
  return { words, pip: line.querySelector("svg")?.cloneNode(true), from, to, spreads: spreads.split(" ").filter(Boolean), kind };
}

/** The beats of some lines, one each; what an order brought about is told everywhere at once. */
function beatsOf(lines) {
  const beats = [];
  for (const it of lines.filter((line) => !line.matches(".log-turn")).map(tale)) {
    const last = beats.at(-1);
    const isEffect = it.kind === "result" && (last?.kind === "order" || last?.isEffect);
    if (isEffect && last.isEffect && last.tales.every((one) => one.to !== it.to)) last.tales.push(it);
    else beats.push({ kind: it.kind, tales: [it], isEffect });
  }
  return beats;
}

function timeOf({ kind, tales, isEffect }) {
  const times = document.getElementById("live").dataset.beats.split(" ");
  const time = (Number(times[times.indexOf(kind) + 1]) || 800) * (isEffect ? 1 : tales.length);
  return (calm.matches ? Math.max(STILL, time) : time) / film.factor;
}

/** Tells new lines; once one is asked, what was not told yet is told in one last beat. */
function narrate(lines, asked) {
  wearFilm();
  if (speed() === "none" || document.hidden) return;
  const beats = beatsOf(lines);
  const untold = asked ? film.beats.slice(film.at + 1) : [];
  if (asked) cut();
  tell(asked ? lastOf([...untold, ...beats]) : beats, SPEEDS[speed()]);
}

/** One beat that says, at a few places at once, what matters: alarms, and what happened last. */
function lastOf(beats) {
  const places = new Map();
  for (const it of beats.flatMap(({ tales }) => tales)) {
    const place = placeOf(it.to);
    if (places.get(place)?.kind === "alarm" && it.kind !== "alarm") continue;
    places.delete(place);
    places.set(place, it);
  }
  const isAlarm = ({ kind }) => kind === "alarm";
  const tales = [...places.values()].sort((a, b) => isAlarm(a) - isAlarm(b)).slice(-AT_ONCE);
  return tales.length ? [{ kind: tales.at(-1).kind, tales }] : [];
}

/** Tells beats, after those that are being told. */
function tell(beats, factor, isReplay = false) {
  if (!beats.length) return;
  if (film.timer === undefined && !film.isPaused) Object.assign(film, { beats: [], at: -1, isReplay });
  film.beats.push(...beats);
  film.factor = factor;
  if (film.timer === undefined && !film.isPaused) goTo(film.at + 1);
  else wearLine();
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
  if (beat) {
    showBeat(beat);
    if (!film.isPaused) film.timer = setTimeout(() => goTo(film.at + 1), timeOf(beat));
  } else film.isPaused = false;
  wearLine();
}

function pause() {
  film.isPaused = !film.isPaused && film.at < film.beats.length;
  goTo(film.at);
}

function cut() {
  film.isPaused = false;
  goTo(film.beats.length);
}

// --- how a beat is shown ----------------------------------------------------------------------------

function showBeat({ kind, tales }) {
  hears(kind);
  // A board that does not show all of itself brings the place into view.
  document.dispatchEvent(new CustomEvent("beat", { detail: tales[0] }));
  // Results are where something has just happened, or on everybody's plate.
  const isFollowed = !["result", "pass"].includes(kind) && (film.isReplay || !isMine());
  if (isFollowed) bring(placeOf(tales[0].to));
  const captions = [];
  for (const it of tales) captions.push(caption(it, captions));
  if (calm.matches) return;
  for (const { pip, from, to, spreads } of tales) {
    const [start, end] = [middleOf(from), middleOf(to)];
    // While somebody lets an alien pass, the board itself shows it fly on.
    const isShown = kind === "pass" && !film.isReplay;
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

/** The sounds of what is new on the board. */
function hearsBoard(before, now) {
  const fresh = (css) => now.querySelector(css) && !before.querySelector(css);
  if (now.querySelector(".thrown")) hears("dice");
  if (fresh(".curtain")) hears(now.querySelector(".curtain.won") ? "victory" : "defeat");
  else if (fresh("#decide[data-mine]")) hears("turn");
}

// --- once more --------------------------------------------------------------------------------------

/** The beats since the last turn began, or of the lines after this number. */
function past(known) {
  const lines = [...document.querySelectorAll(".log [data-line]")];
  if (known !== undefined) return beatsOf(lines.filter((it) => known < Number(it.dataset.line)));
  const turn = lines.findLastIndex((it, at) => it.matches(".log-turn") && at < lines.length - 1);
  return beatsOf(lines.slice(turn + 1));
}

/** Tells them again, in this time if one is given. */
function again(known, time) {
  cut();
  const beats = past(known);
  film.factor = 1;
  const whole = beats.reduce((sum, it) => sum + timeOf(it), 0);
  tell(beats, time ? whole / time : Math.min(SPEEDS[speed()], 2), true);
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
// Whoever presses something else has seen enough.
addEventListener("pointerdown", (event) => {
  if (!event.target.closest?.("#film-strip") && film.at < film.beats.length) cut();
}, true);
addEventListener("keydown", (event) => {
  if (speed() === "none" || event.target.matches?.("input, select, textarea")) return;
  if (event.key === ".") goTo(film.at + 1);
  if (event.key === ",") again();
});
