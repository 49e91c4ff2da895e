// Where the browser offers to put the site on the home screen, the page offers it too, until somebody
// does not want to be asked again.
"use strict";

const strip = document.querySelector("[data-install]");
let offer;

// The focus does not vanish with the button that had it.
function fold() {
  strip.hidden = true;
  document.getElementById("main").focus();
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault();
  offer = event;
  strip.hidden = localStorage.getItem("install") === "no";
});

strip.querySelector("[data-install-yes]").addEventListener("click", () => {
  fold();
  offer.prompt();
});

strip.querySelector("[data-install-no]").addEventListener("click", () => {
  localStorage.setItem("install", "no");
  fold();
});
