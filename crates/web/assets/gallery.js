// Searches cards while one types; without the script the form asks the server.

const form = document.querySelector("[data-gallery]");
const cards = [...document.querySelectorAll(".exhibit")];
const found = document.querySelector("[data-found]");

// Lower-case letters without accents, as the server compares them.
function plain(text) {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "'");
}

const texts = new Map(cards.map((it) => [it, plain(it.querySelector(".exhibit-words").textContent)]));

function look() {
  const fields = [...new FormData(form)].filter(([, value]) => value !== "");
  const words = plain(form.q.value).split(/\s+/).filter(Boolean);
  const chosen = fields.filter(([name]) => name !== "q").map(([name, value]) => `${name}=${value}`);
  for (const it of cards) {
    const tags = it.dataset.tags.split(" ");
    it.hidden = !(words.every((word) => texts.get(it).includes(word)) && chosen.every((tag) => tags.includes(tag)));
  }
  found.textContent = String(cards.filter((it) => !it.hidden).length);
  // With this address the same cards are found again.
  history.replaceState(null, "", `${location.pathname}?${new URLSearchParams(fields)}${location.hash}`);
}

form.addEventListener("input", look);
form.addEventListener("submit", (event) => {
  event.preventDefault();
  look();
});
