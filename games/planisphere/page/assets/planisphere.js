// What the map can do with a script: zoom, dragging, an overview and a magnifier that follow, the
// name of the square under the pointer. Without it the map scrolls, and every move is a button.

const MARGIN = 36, WIDTH = 2072, HEIGHT = 1072, MAX = 5;
const at = { zoom: 1, x: undefined, y: undefined };
const by = (id) => document.getElementById(id);
const phone = matchMedia("(max-width: 699px)");

// --- zoom and place -------------------------------------------------------------------------------

/** Pixels for one unit of the map. */
const scale = () => by("mapin").getBoundingClientRect().width / WIDTH;

/** Puts a point of the map into the middle of what is seen, or under (left, top) of it. */
function look(x, y, left, top) {
  const scroll = by("mapscroll"), map = by("mapin"), k = scale();
  scroll.scrollLeft = map.offsetLeft + (x + MARGIN) * k - (left ?? scroll.clientWidth / 2);
  scroll.scrollTop = map.offsetTop + (y + MARGIN) * k - (top ?? scroll.clientHeight / 2);
  seen();
}

/** The point of the map under a place of the window. */
function under(clientX, clientY) {
  const box = by("mapin").getBoundingClientRect(), k = box.width / WIDTH;
  return { x: (clientX - box.left) / k - MARGIN, y: (clientY - box.top) / k - MARGIN };
}

function corner(it) {
  const { left, top } = it.getBoundingClientRect();
  return { left, top };
}

function zoomTo(zoom, clientX, clientY) {
  const box = by("mapscroll").getBoundingClientRect();
  const left = clientX === undefined ? box.width / 2 : clientX - box.left;
  const top = clientY === undefined ? box.height / 2 : clientY - box.top;
  const { x, y } = under(box.left + left, box.top + top);
  at.zoom = Math.min(MAX, Math.max(phone.matches ? 0.25 : 1, zoom));
  setZoom();
  look(x, y, left, top);
}

function setZoom() {
  by("mapin").style.setProperty("--zoom", at.zoom.toFixed(3));
}

/** Keeps what is seen for the next page, and shows it on the overview. */
function seen() {
  const scroll = by("mapscroll"), k = scale();
  const { x, y } = under(...Object.values(corner(scroll)));
  const [width, height] = [scroll.clientWidth / k, scroll.clientHeight / k];
  [at.x, at.y] = [x + width / 2, y + height / 2];
  const frame = document.querySelector("#mini .window");
  for (const [key, value] of Object.entries({ x, y, width, height })) frame?.setAttribute(key, Math.round(value));
}

/** Twice the map, if it does not fit; else all of it. */
function zoomBy(kind) {
  if (kind === "all") zoomTo(phone.matches ? by("mapscroll").clientWidth / (by("mapin").offsetWidth / at.zoom) : 1);
  else zoomTo(at.zoom * (kind === "in" ? 1.5 : 1 / 1.5));
}

// --- the table is drawn anew after every move -----------------------------------------------------

function begin() {
  const map = by("mapin");
  if (!map) return;
  for (const it of document.querySelectorAll("[data-zoom][hidden]")) it.hidden = false;
  setZoom();
  const asked = { x: Number(map.dataset.x), y: Number(map.dataset.y) };
  const fresh = at.x === undefined || map.querySelector(".arrival");
  if (fresh) look(asked.x, asked.y);
  else look(at.x, at.y);
  const goal = spokenOf(asked);
  if (goal && !inView(goal)) look(goal.x, goal.y);
  by("mapscroll").addEventListener("scroll", seen, { passive: true });
  listenToMap(by("mapscroll"));
  chosen();
  afterFilm();
}

/** What a guide or a hint marks on the map; or, of what is asked, the first, unless some of it is in view. */
function spokenOf(asked) {
  const marked = document.querySelector("#mapin :is([data-guided], [data-hinted])");
  const slot = marked?.closest(".ways")?.dataset.of;
  const it = slot ? document.querySelector(`[name=unit][data-slot="${slot}"]`)?.closest("label") : marked;
  if (it) return middle(it);
  const choices = [...document.querySelectorAll("#mapin :is(.unit.ready, .pick-unit)")];
  const mine = document.querySelector("#decide[data-mine]");
  return mine && !choices.some((one) => inView(middle(one))) ? asked : undefined;
}

/** Whether the square around a point can be seen, with nothing of the map's own over it. */
function inView({ x, y }) {
  const box = by("mapin").getBoundingClientRect(), k = scale();
  const [left, top] = [box.left + (x + MARGIN) * k, box.top + (y + MARGIN) * k];
  const lies = (it, far) => left > it.left - far && left < it.right + far && top > it.top - far && top < it.bottom + far;
  const over = [...document.querySelectorAll("#map :is(.mini, .zoom)")].filter((it) => it.checkVisibility());
  return lies(by("mapscroll").getBoundingClientRect(), 0) && !over.some((it) => lies(it.getBoundingClientRect(), 40 * k));
}

new MutationObserver((changes) => {
  if (changes.some((it) => [...it.addedNodes].some((node) => node.id === "table"))) begin();
}).observe(document.body, { childList: true });
addEventListener("resize", () => by("mapin") && look(at.x, at.y));

// --- pointers -------------------------------------------------------------------------------------

function listenToMap(scroll) {
  const fingers = new Map();
  let drag, spread;
  scroll.addEventListener("wheel", (event) => {
    event.preventDefault();
    zoomTo(at.zoom * Math.exp(-event.deltaY / 400), event.clientX, event.clientY);
  }, { passive: false });
  scroll.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, event);
    if (event.pointerType === "mouse" && event.button === 0) {
      drag = { x: event.clientX, y: event.clientY, left: scroll.scrollLeft, top: scroll.scrollTop, moved: false };
    }
    if (fingers.size === 2) spread = { apart: apart(fingers), zoom: at.zoom };
  });
  scroll.addEventListener("pointermove", (event) => {
    tell(event);
    if (fingers.has(event.pointerId)) fingers.set(event.pointerId, event);
    if (fingers.size === 2 && spread) {
      const [a, b] = [...fingers.values()];
      zoomTo((spread.zoom * apart(fingers)) / spread.apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
    } else if (drag && event.buttons & 1) {
      const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
      drag.moved ||= Math.hypot(dx, dy) > 6;
      if (drag.moved) scroll.scrollTo(drag.left - dx, drag.top - dy);
    }
  });
  for (const end of ["pointerup", "pointercancel", "pointerleave"]) {
    scroll.addEventListener(end, (event) => {
      fingers.delete(event.pointerId);
      if (fingers.size < 2) spread = undefined;
    });
  }
  // Dragging is not pressing.
  scroll.addEventListener("click", (event) => {
    if (drag?.moved) {
      event.preventDefault();
      event.stopPropagation();
    }
    drag = undefined;
  }, true);
}

function apart(fingers) {
  const [a, b] = [...fingers.values()];
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}

// --- the square under the pointer -----------------------------------------------------------------

/** Says where the pointer is: place, terrains, parts of the world; on a way, what it may bring. */
function tell(event) {
  const { x, y } = under(event.clientX, event.clientY);
  const [row, column] = [Math.floor(y / 100), Math.floor(x / 100)];
  const inside = row >= 0 && row < 10 && column >= 0 && column < 20;
  const spot = by("map").querySelector(".spot") ?? by("map").appendChild(Object.assign(document.createElement("p"), { className: "spot", ariaHidden: "true" }));
  const way = event.target.closest?.("#mapin .way")?.getAttribute("aria-label");
  spot.textContent = way ?? (inside ? words(row, column) : "");
}

function words(row, column) {
  const { letters, parts } = by("mapin").dataset;
  const [terrains, places] = parts.split("|").map((list) => list.split(";").map((it) => it.split("=")));
  const called = new Map(terrains);
  const here = [...letters.split(" ")[row * 20 + column]].map((it) => called.get(it));
  const square = `${row + 1}-${column + 1}`;
  const lies = places.filter(([, squares]) => squares.split(" ").includes(square)).map(([name]) => name);
  return [`${row + 1}·${column + 1}`, here.join(", "), ...new Set(lies)].join(" · ");
}

// --- what the narrator tells ----------------------------------------------------------------------

// Brings the square into view, unless one is asked and may be about to press something.
document.addEventListener("beat", ({ detail }) => {
  const spot = document.querySelector(`#mapin #${CSS.escape(detail.to ?? "-")}`);
  if (!spot || document.querySelector("#decide[data-mine]")) return;
  const { x, y } = middle(spot);
  if (!inView({ x, y })) look(x, y);
});

/** What sums up the events waits for the film; what is told later does not take it away again. */
function sumUp() {
  const sheet = document.querySelector(".summary");
  if (!sheet) live.removeAttribute("data-summed");
  if (!sheet || live.hasAttribute("data-telling") || live.hasAttribute("data-summed")) return;
  live.setAttribute("data-summed", "");
  sheet.scrollIntoView({ block: "start" });
}

/** The world breaks once it is told how, and not again with each word that is said afterwards. */
function afterFilm() {
  sumUp();
  const breaks = () => document.querySelector(".curtain.breaks") && !live.hasAttribute("data-telling");
  if (breaks()) setTimeout(() => breaks() && (live.dataset.shaken = ""), 1600);
}

new MutationObserver(afterFilm).observe(live, { attributeFilter: ["data-telling"] });

// --- the unit that is chosen ----------------------------------------------------------------------

const unit = () => document.querySelector("[name=unit]:checked");

/** The magnifier shows the chosen unit and its ways; on a phone its panel comes up. */
function chosen() {
  const loupe = document.querySelector("#loupe > svg");
  const near = loupe?.querySelector(".ways-near");
  const ways = unit() ? [...document.querySelectorAll(`.ways[data-of="${unit().dataset.slot}"] .way`)] : [];
  near?.replaceChildren(...ways.map(square).map(box));
  if (!unit()) return;
  const { x, y } = middle(unit().closest("label"));
  loupe?.setAttribute("viewBox", `${x - 235} ${y - 165} 470 330`);
  if (phone.matches && ways.length) look(x, y);
}

function middle(it) {
  const box = it.getBoundingClientRect();
  return under(box.left + box.width / 2, box.top + box.height / 2);
}

const number = (it, letter) => Number([...it.classList].find((name) => new RegExp(`^${letter}\\d+$`).test(name))?.slice(1));
const square = (it) => ({ row: number(it, "r"), column: number(it, "c") });

function box({ row, column }) {
  const it = document.createElementNS("http://www.w3.org/2000/svg", "rect");
  const place = { x: column * 100 - 95, y: row * 100 - 95, width: 90, height: 90, rx: 6 };
  for (const [key, value] of Object.entries(place)) it.setAttribute(key, value);
  return it;
}

document.addEventListener("change", (event) => {
  if (event.target.name !== "unit") return;
  chosen();
  const tab = by("tab-situation");
  if (phone.matches && tab) tab.checked = true;
});

let before;
document.addEventListener("pointerdown", (event) => (before = event.target.closest?.(".unit") && unit()));
document.addEventListener("click", (event) => {
  const zoom = event.target.closest?.("[data-zoom]");
  if (zoom) zoomBy(zoom.dataset.zoom);
  // Pressing a chosen unit again releases it.
  if (event.target.name === "unit" && event.target === before) release();
  before = undefined;
  if (event.target.closest?.("#mini")) jump(event);
  if (event.target.closest?.("#loupe")) press(event);
});

function release() {
  if (unit()) unit().checked = false;
  chosen();
}

document.addEventListener("keydown", (event) => {
  if (!event.target.closest?.("#map") || event.ctrlKey || event.metaKey || event.altKey) return;
  const kind = { "+": "in", "=": "in", "-": "out", 0: "all" }[event.key];
  if (kind) zoomBy(kind);
  if (event.key === "Escape") release();
  if (event.key === "Enter" && event.target.name === "unit") {
    event.preventDefault();
    document.querySelector(`.ways[data-of="${event.target.dataset.slot}"] .way`)?.focus();
  }
});

// Scrolls to a thing that gets the focus outside the visible part of the map.
document.addEventListener("focusin", (event) => {
  if (event.target.matches?.("#mapin .way, #mapin [name=unit]") && at.zoom > 1) {
    event.target.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
});

// --- overview and magnifier -----------------------------------------------------------------------

function jump(event) {
  const box = by("mini").getBoundingClientRect();
  look(((event.clientX - box.left) / box.width) * 2000, ((event.clientY - box.top) / box.height) * 1000);
}

/** What is pressed in the magnifier is pressed on the map. */
function press(event) {
  const svg = document.querySelector("#loupe > svg");
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(svg.getScreenCTM().inverse());
  const k = scale(), box = by("mapin").getBoundingClientRect();
  const [left, top] = [box.left + (x + MARGIN) * k, box.top + (y + MARGIN) * k];
  const here = document.elementsFromPoint(left, top).find((it) => it.matches("#mapin .way, #mapin .unit input"));
  here?.click();
}

begin();
