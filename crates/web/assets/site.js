// What every page can do only with a script: remember the theme, copy a link, and count the tables that
// wait. Every page works without it.
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

// The icon on the home screen shows how many tables wait, as the top bar of the site does.
function countWaiting(bar) {
  const waiting = Number(bar.querySelector(".count")?.textContent ?? 0);
  navigator.setAppBadge?.(waiting).catch(() => {});
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
  for (const bar of document.querySelectorAll(".site-top")) countWaiting(bar);
});
