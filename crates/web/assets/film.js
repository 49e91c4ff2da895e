// What happened is told on the board in beats, one for each new line of the log: a picture flies from
// where it came to where it went, and the words stand there. The table below is always as it is now,
// the film catches no click, and whoever presses something has seen enough.

const BEAT = 900;
const SPEEDS = { slow: 0.6, normal: 1, lively: 2, none: Infinity };
const film = { beats: [], timer: undefined };

const speed = () => localStorage.getItem("film") ?? "normal";

/** What a line of the log says, and where; later the line may be another element. */
function beatOf(line) {
  const words = line.querySelector(":scope > span")?.textContent.trim() ?? "";
  return { words, pip: line.querySelector("svg")?.cloneNode(true), from: line.dataset.from, to: line.dataset.to };
}

/** Tells new lines; once one is asked, only the last of them. */
function narrate(lines, asked) {
  wearFilm();
  if (speed() === "none" || document.hidden) return;
  const beats = lines.filter((it) => !it.matches(".log-turn")).map(beatOf);
  if (asked) cut();
  shows([...film.beats, ...(asked ? beats.slice(-1) : beats)], BEAT / SPEEDS[speed()]);
}

function shows(beats, each) {
  film.beats = beats;
  film.each = each;
  if (film.timer === undefined && beats.length) next();
}

function next() {
  clearTimeout(film.timer);
  film.timer = undefined;
  filmLayer().replaceChildren();
  const beat = film.beats.shift();
  if (!beat) return;
  show(beat);
  film.timer = setTimeout(next, film.each);
}

function cut() {
  film.beats = [];
  next();
}

function show({ words, pip, from, to }) {
  const caption = document.createElement("p");
  caption.className = "film-words";
  caption.append(...(pip ? [pip.cloneNode(true)] : []), words);
  filmLayer().append(caption);
  const [start, end] = [middleOf(from), middleOf(to)];
  const { width, height } = caption.getBoundingClientRect();
  // Below what it happened to, which stays in view.
  const [x, y] = end ?? [innerWidth / 2, 60];
  const held = (it, most) => Math.min(Math.max(8, it), most - 8);
  caption.style.left = `${held(x - width / 2, innerWidth - width)}px`;
  caption.style.top = `${held(y + 28, innerHeight - height)}px`;
  if (start && end && pip && !calm.matches) flies(pip, start, end);
}

function flies(pip, [x, y], [toX, toY]) {
  const flier = pip.cloneNode(true);
  flier.classList.add("film-flier");
  filmLayer().append(flier);
  const at = (left, top) => `translate(${left}px, ${top}px) translate(-50%, -50%)`;
  flier.animate({ transform: [at(x, y), at(toX, toY)] }, { ...TRAVEL, fill: "forwards" });
}

function middleOf(id) {
  const box = id && document.getElementById(id)?.getBoundingClientRect();
  return box?.width ? [box.left + box.width / 2, box.top + box.height / 2] : undefined;
}

function filmLayer() {
  const known = document.getElementById("film");
  if (known) return known;
  const made = document.createElement("div");
  Object.assign(made, { id: "film", ariaHidden: "true", inert: true });
  live.append(made);
  return made;
}

/** The lines since the last turn began, or as many as one has not seen. */
function past(count) {
  const lines = [...document.querySelectorAll(".log [data-line]")];
  const turn = lines.findLastIndex((it, at) => it.matches(".log-turn") && at < lines.length - 1);
  return (count ? lines.slice(-count) : lines.slice(turn + 1)).filter((it) => !it.matches(".log-turn")).map(beatOf);
}

function again(count, time) {
  cut();
  const beats = past(count);
  shows(beats, time ? time / beats.length : BEAT / Math.min(SPEEDS[speed()], 2));
}

function wearFilm() {
  for (const id of ["film-part", "since-film"]) document.getElementById(id)?.removeAttribute("hidden");
  const choice = document.getElementById("film-speed");
  if (choice) choice.value = speed();
}

document.addEventListener("change", (event) => {
  if (event.target.id !== "film-speed") return;
  localStorage.setItem("film", event.target.value);
  if (speed() === "none") cut();
});
document.addEventListener("click", (event) => {
  const pressed = (id) => event.target.closest?.(id);
  if (pressed("#film-again")) {
    document.getElementById("beside")?.hidePopover();
    again();
  }
  if (pressed("#since-film")) again(Number(document.getElementById("since").dataset.lines), 5000);
});
// Whoever presses something has seen enough.
addEventListener("pointerdown", () => film.timer !== undefined && cut(), true);
addEventListener("keydown", (event) => {
  if (speed() === "none" || event.target.matches?.("input, select, textarea")) return;
  if (event.key === ".") next();
  if (event.key === ",") again();
});
