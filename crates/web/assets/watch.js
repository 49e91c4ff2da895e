// Shows what happens while a page is open: who comes to a table, and decisions as they are weighed.
"use strict";

// Puts what changed into the page and leaves the rest alone, with its focus and its choices.
function renew(old, fresh) {
  if (old.isEqualNode(fresh)) return;
  if (old.matches("details")) fresh.open = old.open;
  if (old.matches("p")) old.textContent = fresh.textContent;
  else if (old.matches("[data-watch], ol") && old.children.length === fresh.children.length) {
    const parts = [...fresh.children];
    [...old.children].forEach((it, i) => renew(it, parts[i]));
  } else old.replaceWith(fresh);
}

// Asks for the page again whenever the table says that something happened, and whenever the
// connection is back. The browser reconnects by itself unless something else answers for the server.
function watch(part) {
  const stream = new EventSource(part.dataset.watch);
  stream.onmessage = stream.onopen = () => refresh(part.id, stream);
  stream.onerror = () => {
    if (stream.readyState === EventSource.CLOSED) setTimeout(watch, 3000, part);
  };
}

async function refresh(id, stream) {
  // Answers may overtake one another; an old one comes too late.
  const asked = (stream.asked = (stream.asked ?? 0) + 1);
  const page = await (await fetch(location.href)).text();
  if (asked < stream.shown) return;
  stream.shown = asked;
  const fresh = new DOMParser().parseFromString(page, "text/html").getElementById(id);
  // Nothing more is to come.
  if (fresh && !fresh.dataset.watch) stream.close();
  const old = document.getElementById(id);
  // What somebody has opened stays open, and so is not taken for changed.
  for (const it of fresh?.querySelectorAll("details[id]") ?? []) it.open = document.getElementById(it.id)?.open ?? false;
  // A button that this browser can use has been shown, and so is not taken for changed either.
  const useful = "[data-copy], [data-share]";
  const shown = old.querySelectorAll(useful);
  fresh?.querySelectorAll(useful).forEach((it, at) => { it.hidden = shown[at]?.hidden ?? true; });
  if (!fresh) return location.reload();
  // A script may have changed the old part for its reader; it does so to the fresh one, too.
  document.dispatchEvent(new CustomEvent("renewing", { detail: fresh }));
  const focused = document.activeElement?.id;
  renew(old, fresh);
  if (focused && document.activeElement === document.body) document.getElementById(focused)?.focus({ preventScroll: true });
}

for (const part of document.querySelectorAll("[data-watch]")) watch(part);
