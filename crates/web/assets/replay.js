// Looking back without a reload: links and a slider that replace the table, keys, and automatic play.
// It needs table.js, which replaces what is new; without scripts the links and the slider load pages.

const back = () => document.getElementById("decide");
const PACE = 1500;
let auto;
let wanted = 0;

async function look(address) {
  const turn = (wanted += 1);
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) return toast(live.dataset.lost, "refusal");
  const page = new DOMParser().parseFromString(await answer.text(), "text/html");
  // The slider may have been dragged further meanwhile.
  if (turn !== wanted) return;
  history.replaceState(null, "", answer.url);
  swap(document.adoptNode(page.getElementById("table")));
  ready();
}

/** What only a script can offer, on a bar that is new. */
function ready() {
  back().classList.add("live");
  const button = document.getElementById("replay-auto");
  button.hidden = false;
  button.setAttribute("aria-pressed", String(auto !== undefined));
}

function play(on) {
  clearInterval(auto);
  auto = on ? setInterval(step, PACE) : undefined;
  ready();
}

function step() {
  const { ply, plies } = back().dataset;
  if (Number(ply) >= Number(plies)) return play(false);
  follow("replay-after");
}

function follow(id) {
  const link = document.getElementById(id);
  if (link?.href) look(link.href);
}

document.addEventListener("click", (event) => {
  const link = event.target.closest?.("a[data-moment]");
  if (link?.href && !event.ctrlKey && !event.metaKey) {
    event.preventDefault();
    if (link.id !== "replay-after") play(false);
    look(link.href);
  }
  if (event.target.closest?.("#replay-auto")) play(auto === undefined);
});

document.addEventListener("input", (event) => {
  if (event.target.id !== "replay-ply") return;
  play(false);
  look(`?${new URLSearchParams(new FormData(event.target.form))}`);
});

const KEYS = { ArrowLeft: "replay-before", ArrowRight: "replay-after", Home: "replay-first", End: "replay-last" };

document.addEventListener("keydown", (event) => {
  // In a list or on the slider the same keys already mean something.
  if (event.target.matches("input, select") || event.ctrlKey || event.altKey || event.metaKey) return;
  if (KEYS[event.key]) {
    event.preventDefault();
    follow(KEYS[event.key]);
  }
});

ready();
