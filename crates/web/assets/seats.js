// What the page that sets up a table can do only with a script: fold away the seats that are closed, and
// choose the button beside which one types. It works without it.
"use strict";

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
