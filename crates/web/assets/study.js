// A study without a reload: the slider, its arrows and the notes show their moments, marks are drawn on
// the board, and the author picks them there. Without this script links load the page of a moment.

const board = document.getElementById("chapter-board");
const slider = document.getElementById("chapter-ply");
const notes = document.getElementById("chapter-notes");
const form = document.getElementById("chapter-note");
const picking = document.getElementById("chapter-mark");
const SVG = "http://www.w3.org/2000/svg";
const MARKS_MAX = 8;
/** What is written at other moments and not kept yet. */
const drafts = new Map();
let begun;
let showing;
/** The page of the board that hears clicks. */
let heard;

const noteAt = (ply) => notes.querySelector(`li[data-ply="${ply}"]`);
const marks = () =>
  form?.elements.marks.value ?? noteAt(slider.value)?.dataset.marks ?? "";
const place = (id) =>
  id && board.contentDocument.querySelector(`.board [id="${CSS.escape(id)}"]`);

/** Makes a link lead to the moment after so many moves. */
function lead(link, ply) {
  const at = new URL(link.href);
  at.searchParams.set("ply", ply);
  link.href = at;
}

/** The moment after so many moves. */
function show(ply) {
  if (form)
    drafts.set(form.elements.ply.value, [
      form.elements.words.value,
      form.elements.marks.value,
    ]);
  slider.value = ply;
  slider.form.querySelector("output").value = ply;
  for (const [id, to] of [
    ["chapter-before", Number(ply) - 1],
    ["chapter-after", Number(ply) + 1],
  ]) {
    lead(document.getElementById(id), Math.min(Math.max(to, 0), slider.max));
  }
  for (const link of document.querySelectorAll("#chapter-eyes a"))
    lead(link, ply);
  for (const note of notes.querySelectorAll("li"))
    note.toggleAttribute("aria-current", note.dataset.ply === String(ply));
  const here = noteAt(ply);
  here?.setAttribute("aria-current", "true");
  here?.scrollIntoView({ block: "nearest" });
  if (form) {
    form.elements.ply.value = ply;
    const kept = [
      here?.querySelector("[data-words]")?.textContent ?? "",
      here?.dataset.marks ?? "",
    ];
    [form.elements.words.value, form.elements.marks.value] =
      drafts.get(String(ply)) ?? kept;
  }
  pick(false);
  const at = new URL(location);
  at.searchParams.set("chapter", slider.form.elements.chapter.value);
  at.searchParams.set("ply", ply);
  history.replaceState(null, "", at);
  const old = board.contentDocument;
  board.contentWindow.location.replace(board.dataset.board + ply);
  follow(old);
}

// --- marks ----------------------------------------------------------------------------------------

/** Draws the marks over the board: a ring around a place, an arrow between two. */
function draw() {
  const page = board.contentDocument;
  page.getElementById("chapter-marks")?.remove();
  const ways = marks().split(" ").filter(Boolean);
  if (!ways.length) return;
  const sheet = page.createElementNS(SVG, "svg");
  sheet.id = "chapter-marks";
  sheet.setAttribute("aria-hidden", "true");
  const root = page.documentElement;
  const [width, height] = [root.scrollWidth, root.scrollHeight];
  for (const [name, value] of [
    ["width", width],
    ["height", height],
    ["viewBox", `0 0 ${width} ${height}`],
  ]) {
    sheet.setAttribute(name, value);
  }
  Object.assign(sheet.style, {
    position: "absolute",
    inset: "0 auto auto 0",
    pointerEvents: "none",
    zIndex: 9,
  });
  for (const way of ways) {
    const [from, to] = way.split(">").map(place);
    if (from && to)
      sheet.append(...arrow(page, box(page, from), box(page, to)));
    else if (from) sheet.append(ring(page, box(page, from)));
  }
  page.body.append(sheet);
}

function box(page, element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const { scrollX, scrollY } = page.defaultView;
  return { x: left + scrollX, y: top + scrollY, width, height };
}

function shape(page, name, values) {
  const made = page.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values))
    made.setAttribute(key, value);
  return made;
}

const LINE = {
  fill: "none",
  stroke: "#e0338a",
  "stroke-width": 5,
  "stroke-linecap": "round",
  "stroke-linejoin": "round",
};

function ring(page, { x, y, width, height }) {
  return shape(page, "rect", {
    ...LINE,
    x: x - 3,
    y: y - 3,
    width: width + 6,
    height: height + 6,
    rx: 10,
  });
}

function arrow(page, from, to) {
  const middle = (it) => [it.x + it.width / 2, it.y + it.height / 2];
  const [[x0, y0], [x1, y1]] = [middle(from), middle(to)];
  const turn = Math.atan2(y1 - y0, x1 - x0);
  const head = Math.min(18, Math.hypot(y1 - y0, x1 - x0) / 2);
  const barb = (by) =>
    `${x1 - head * Math.cos(turn + by)} ${y1 - head * Math.sin(turn + by)}`;
  const path = `M${x0} ${y0}L${x1} ${y1}M${barb(0.5)}L${x1} ${y1}L${barb(-0.5)}`;
  return [
    shape(page, "path", {
      ...LINE,
      d: path,
      stroke: "#fff",
      "stroke-width": 9,
    }),
    shape(page, "path", { ...LINE, d: path }),
  ];
}

/** Whether the author picks places now. */
function pick(on) {
  begun = undefined;
  picking?.setAttribute("aria-pressed", String(on));
}

/** A place was picked: the same twice is a ring, two are an arrow. */
function picked(event) {
  if (picking?.getAttribute("aria-pressed") !== "true") return;
  event.preventDefault();
  const id = event.target.closest(".board [id]")?.id;
  if (!id || !/^[\w-]{1,60}$/.test(id)) return;
  if (begun === undefined) {
    begun = id;
    return;
  }
  const way = begun === id ? id : `${begun}>${id}`;
  begun = undefined;
  const all = new Set(marks().split(" ").filter(Boolean));
  if (!all.delete(way) && all.size < MARKS_MAX) all.add(way);
  form.elements.marks.value = [...all].join(" ");
  draw();
}

function ready() {
  const page = board.contentDocument;
  if (!page?.body) return;
  if (page !== heard) {
    heard = page;
    // What the server marked is for browsers without scripts.
    for (const it of page.querySelectorAll("[data-marked]"))
      it.removeAttribute("data-marked");
    page.addEventListener("click", picked, true);
    board.contentWindow.addEventListener("resize", draw);
  }
  draw();
}

/** Waits for the page that comes after `old`: clicks are heard once it is drawn, not only when its
 * last picture is there. No event tells of that moment. */
function follow(old) {
  const page = board.contentDocument;
  if (page && (page === old || page.readyState === "loading"))
    requestAnimationFrame(() => follow(old));
  else ready();
}

if (board) {
  slider.form.classList.add("live");
  board.addEventListener("load", ready);
  const first = board.contentDocument;
  follow(first?.URL === "about:blank" ? first : null);
  slider.addEventListener("input", () => {
    // While it is dragged, only where it rests is worth a page.
    clearTimeout(showing);
    showing = setTimeout(show, 120, slider.value);
  });
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("#chapter-notes a, .chapter-slider a");
    if (!link || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    show(new URL(link.href).searchParams.get("ply"));
  });
  document.addEventListener("keydown", (event) => {
    if (
      event.target.matches("input, select, textarea") ||
      event.ctrlKey ||
      event.altKey ||
      event.metaKey
    )
      return;
    const id = { ArrowLeft: "chapter-before", ArrowRight: "chapter-after" }[
      event.key
    ];
    if (id) document.getElementById(id).click();
  });
}
if (picking) {
  for (const id of ["chapter-mark", "chapter-unmark", "chapter-mark-means"])
    document.getElementById(id).hidden = false;
  picking.addEventListener("click", () =>
    pick(picking.getAttribute("aria-pressed") !== "true"),
  );
  document.getElementById("chapter-unmark").addEventListener("click", () => {
    form.elements.marks.value = "";
    draw();
  });
}
