// One slider over both games of a duel, without a reload. Without this script its button loads the page.

const slider = document.getElementById("duel-ply");

/** Shows both games after so many moves. */
function showPly(ply) {
  document.querySelector("#duel-slider output").value = ply;
  for (const board of document.querySelectorAll("iframe[data-board]")) {
    board.contentWindow.location.replace(board.dataset.board + ply);
  }
}

let showing;
slider?.addEventListener("input", () => {
  // While it is dragged, only where it rests is worth a page.
  clearTimeout(showing);
  showing = setTimeout(showPly, 120, slider.value);
});

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-ply]");
  if (!link || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  slider.value = link.dataset.ply;
  showPly(link.dataset.ply);
});

slider?.form.classList.add("live");
