// What a page of the site can do only with a script: remember the theme, copy a link,
// fold away the seats that are closed, and show who comes. Every page works without it.
"use strict";

const themes = ["auto", "light", "dark"];

function theme() {
  return localStorage.getItem("theme") ?? "auto";
}

function wear(theme) {
  if (theme === "auto") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

function changeTheme(button) {
  const next = themes[(themes.indexOf(theme()) + 1) % themes.length];
  localStorage.setItem("theme", next);
  wear(next);
  button.setAttribute("aria-label", button.dataset[next]);
}

async function copy(button) {
  await navigator.clipboard.writeText(button.dataset.copy);
  const words = button.querySelector("[data-words]");
  const before = words.textContent;
  words.textContent = button.dataset.copied;
  setTimeout(() => { words.textContent = before; }, 2000);
}

function closedSeats(form) {
  return [...form.querySelectorAll(".seat")].filter(it => it.querySelector("[value=closed]")?.checked);
}

// A closed seat is folded away; one button opens the next.
function foldSeats(form) {
  const closed = closedSeats(form);
  for (const seat of form.querySelectorAll(".seat")) seat.hidden = closed.includes(seat);
  form.querySelector("[data-add-seat]").hidden = closed.length === 0;
}

function addSeat(form) {
  const [seat] = closedSeats(form);
  const bot = seat.querySelector("[value=bot]");
  bot.checked = true;
  foldSeats(form);
  bot.focus();
}

// The first two seats change places: who sits there, and which bot.
function swapSides(form) {
  for (const name of ["seat", "bot", "here"]) {
    const [one, other] = [1, 2].map((number) => form.elements[name + number]);
    [one.value, other.value] = [other.value, one.value];
  }
  foldSeats(form);
}

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
  const page = await (await fetch(location.href)).text();
  const fresh = new DOMParser().parseFromString(page, "text/html").getElementById(id);
  // Nothing more is to come.
  if (fresh && !fresh.dataset.watch) stream.close();
  if (fresh) renew(document.getElementById(id), fresh);
  else location.reload();
}

wear(theme());

document.addEventListener("DOMContentLoaded", () => {
  for (const button of document.querySelectorAll("[data-theme-button]")) {
    button.hidden = false;
    button.setAttribute("aria-label", button.dataset[theme()]);
    button.addEventListener("click", () => changeTheme(button));
  }
  for (const button of document.querySelectorAll("[data-copy]")) {
    button.hidden = !navigator.clipboard;
    button.addEventListener("click", () => copy(button));
  }
  for (const part of document.querySelectorAll("[data-watch]")) watch(part);
  // What is typed beside a button chooses that button.
  for (const it of document.querySelectorAll(".with-field .input")) {
    it.addEventListener("input", () => { it.closest(".with-field").querySelector("[type=radio]").checked = true; });
  }
  for (const form of document.querySelectorAll("form[data-seats]")) {
    if (!form.querySelector("[data-add-seat]")) continue;
    foldSeats(form);
    form.addEventListener("change", () => foldSeats(form));
    form.querySelector("[data-add-seat]").addEventListener("click", () => addSeat(form));
    const swap = form.querySelector("[data-swap]");
    swap?.addEventListener("click", () => swapSides(form));
    swap?.removeAttribute("hidden");
  }
});
