// The review: its slider moves a line over the curve, and what the two futures do not share is framed.
// Without this script the slider's button leads to the replay.

/** Moves the line over the curve of this part of the page to a ply. What a decision cost is told at its moment alone. */
function show(part, ply) {
  const slider = part.querySelector("#review-ply");
  const output = part.querySelector("#review-slider output");
  slider.value = ply;
  output.textContent = output.textContent.replace(/\d+/, ply);
  // The line comes with the curve, which is drawn once the luck of a move has been measured.
  const now = part.querySelector("#review-now");
  for (const end of ["x1", "x2"])
    now?.setAttribute(end, `${(100 * ply) / slider.max}%`);
  const tip = part.querySelector(".chances-plot .tip");
  tip?.toggleAttribute("hidden", tip.dataset.ply !== ply);
}

/** Where the reader has moved the slider; nowhere before that. */
let moved;

document.addEventListener("input", (event) => {
  if (!event.target.closest("#review-slider")) return;
  moved = event.target.value;
  show(document, moved);
});

// News of the review leave the slider where the reader has moved it.
document.addEventListener("renewing", ({ detail }) => {
  if (moved !== undefined && detail.querySelector("#review-slider"))
    show(detail, moved);
});

/** Where each thing of a board lies: its id, and that of what it lies in. */
function places(board) {
  const all = board.contentDocument.querySelectorAll(".board [id]");
  const seen = [...all].filter((it) => it.checkVisibility());
  const place = (it) => `${it.id} ${it.parentElement.closest("[id]")?.id}`;
  return new Map(seen.map((it) => [it, place(it)]));
}

/** Frames what lies on one board and not, or elsewhere, on the other. */
function frameDiffering() {
  const boards = [...document.querySelectorAll(".turn-boards iframe")];
  const loaded = (it) => it.contentDocument?.querySelector(".board");
  if (boards.length !== 2 || !boards.every(loaded)) return;
  const [came, might] = boards.map(places);
  frameMissing(came, might);
  frameMissing(might, came);
}

function frameMissing(own, other) {
  const shared = new Set(other.values());
  const differs = ([it, place]) =>
    !shared.has(place) && !it.closest("button:disabled, label");
  const differing = [...own].filter(differs).map(([it]) => it);
  const isWithin = (inner, it) => inner !== it && it.contains(inner);
  // Of things within one another, the innermost.
  for (const it of differing)
    it.toggleAttribute(
      "data-differs",
      !differing.some((inner) => isWithin(inner, it)),
    );
}

// News may put other frames in the place of these, so each is listened to as it comes.
document.addEventListener(
  "load",
  (event) => event.target.matches?.(".turn-boards iframe") && frameDiffering(),
  true,
);
frameDiffering();
