// The flight of an alien round the table. The page shows it where it is now; the script moves it along
// the lane from where it was before, or out of the Matrice.

// The flight that was last shown.
let shown;

function fly() {
  const flier = table().querySelector(".flier");
  const known = flier?.dataset.key === shown;
  shown = flier?.dataset.key;
  if (!flier || calm.matches || known) return;
  const beast = table().querySelector(".beast");
  const lane = [...table().querySelectorAll("path.lane")].find((it) => it.getClientRects().length);
  const step = Number(flier.dataset.step);
  // The answer to a puzzle stands where the beast was.
  if (!beast && !(step && lane)) return;
  const way = step && lane ? along(lane, flier, step) : [middle(beast), middle(flier)];
  const origin = flier.offsetParent.getBoundingClientRect();
  const frames = way.map(({ x, y }) => ({ left: `${x - origin.left}px`, top: `${y - origin.top}px` }));
  flier.animate(frames, { duration: 900, easing: "cubic-bezier(.4, 0, .2, 1)" });
}

function middle(it) {
  const { left, top, width, height } = it.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function along(lane, flier, step) {
  const end = middle(flier);
  const length = lane.getTotalLength();
  const matrix = lane.getScreenCTM();
  const points = Array.from({ length: 61 }, (_, i) => lane.getPointAtLength((length * i) / 60).matrixTransform(matrix));
  const far = points.map(({ x, y }) => Math.hypot(x - end.x, y - end.y));
  const here = far.indexOf(Math.min(...far));
  return [...points.slice(Math.floor((here * (step - 1)) / step), here), end];
}

new MutationObserver((changes) => {
  if (changes.some((it) => [...it.addedNodes].some((node) => node.id === "table"))) fly();
}).observe(document.body, { childList: true });
fly();
