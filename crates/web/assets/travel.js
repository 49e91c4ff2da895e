// How things move when the table changes. Every thing is at its new place at once, and can be
// pressed there; what moves is a picture of it, which catches no click.

const TRAVEL = { duration: 380, easing: "cubic-bezier(.2, .8, .2, 1)" };
const FADE = { duration: 220, easing: "ease-out" };

/** Where everything that travels stands now, with what it takes to draw it once more. */
function stands(root) {
  const things = new Map();
  for (const it of root.querySelectorAll("[data-travels]")) {
    const box = it.getBoundingClientRect();
    const seen = box.width && it.checkVisibility() && !things.has(it.dataset.travels);
    if (seen) things.set(it.dataset.travels, { it, box });
  }
  return things;
}

/** Shows the way of everything that stands elsewhere than before. */
function travel(before, root) {
  land();
  const now = stands(root);
  for (const [name, { it, box }] of now) {
    const from = before.get(name)?.box;
    if (from && isElsewhere(from, box)) fliesFrom(from, it, box);
    else if (!from) it.animate({ opacity: [0.3, 1] }, FADE);
  }
  for (const [name, { it, box }] of before) if (!now.has(name)) fades(it, box);
}

/** Ends every journey. */
function land() {
  document.getElementById("travellers")?.replaceChildren();
}

function isElsewhere(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y) > 2 || Math.abs(a.width - b.width) > 2;
}

function fliesFrom(from, it, box) {
  const picture = pictureOf(it, box);
  it.animate({ opacity: [0, 0] }, TRAVEL.duration);
  const [dx, dy, k] = [from.x - box.x, from.y - box.y, from.width / box.width];
  ends(picture, { transform: [`translate(${dx}px, ${dy}px) scale(${k})`, "none"] }, TRAVEL);
}

function fades(it, box) {
  ends(pictureOf(it, box), { opacity: [1, 0] }, FADE);
}

function ends(picture, frames, timing) {
  const way = picture.animate(frames, timing);
  way.finished.then(() => picture.chain.remove(), () => {});
}

/** A copy in a layer of its own, inside copies of what it stands in, so that it looks the same. */
function pictureOf(it, box) {
  const picture = bare(it.cloneNode(true));
  for (const inner of picture.querySelectorAll("*")) bare(inner);
  const { x, y, width, height } = box;
  const place = { position: "absolute", left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` };
  Object.assign(picture.style, place, { margin: 0, transformOrigin: "0 0", translate: "none", rotate: "none", scale: "none" });
  let chain = picture;
  for (let around = it.parentElement; around && around.id !== "live"; around = around.parentElement) {
    const shell = bare(around.cloneNode(false));
    shell.style.display = "contents";
    shell.append(chain);
    chain = shell;
  }
  picture.chain = chain;
  layer("travellers").append(chain);
  return picture;
}

/** Without what says who it is: a picture is nobody. */
function bare(it) {
  for (const name of ["id", "name", "data-travels", "data-guided", "data-hinted", "data-line", "form"]) it.removeAttribute(name);
  return it;
}

/** A layer over the page, for pictures that catch no click. */
function layer(id) {
  const known = document.getElementById(id);
  if (known) return known;
  const made = document.createElement("div");
  Object.assign(made, { id, ariaHidden: "true", inert: true });
  live.append(made);
  return made;
}
