// What of a table somebody cannot get at: run in the page, at its present size.
/* global point */

/** Everything legal that cannot be reached, whose verb or price cannot be read, and what is asked about and is out of view. */
export function outOfReach() {
  const SMALLEST = 10.5;
  const faults = [];
  const table = document.getElementById("table");
  const named = (it) => it.id || it.value || it.className;
  const fault = (it, words) => faults.push(`${words}: ${named(it)}`);
  const area = (it) => (it.matches("input") ? it.closest("label") ?? it : it);
  const shown = (it) => it.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && it.getBoundingClientRect().width > 0;
  const inWindow = (x, y) => 0 <= x && x < innerWidth && 0 <= y && y < innerHeight;

  /** How much of a thing answers to a finger where it lies now. */
  const open = (it) => {
    const whole = area(it);
    const { left, top, width, height } = whole.getBoundingClientRect();
    let hits = 0;
    for (let row = 0; row < 5; row += 1) {
      for (let column = 0; column < 5; column += 1) {
        const [x, y] = [left + (width * (column + 0.5)) / 5, top + (height * (row + 0.5)) / 5];
        const there = inWindow(x, y) ? document.elementFromPoint(x, y) : undefined;
        hits += there ? whole.contains(there) || there.closest("label")?.contains(it) === true : 0;
      }
    }
    return hits / 25;
  };
  const bring = (it) => area(it).scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });

  /** Words on a thing: drawn large enough, whole, and with nothing over them. */
  const readable = (words) => {
    if (!shown(words)) return "is not shown";
    if (parseFloat(getComputedStyle(words).fontSize) < SMALLEST) return `has ${getComputedStyle(words).fontSize}`;
    const box = words.getBoundingClientRect();
    if (words.scrollWidth > words.clientWidth + 1 && words.clientWidth > 0) return "is cut off";
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!inWindow(x, y)) return "is out of the window";
    const it = words.closest(".act, button, label");
    const there = document.elementFromPoint(x, y);
    return it.contains(there) ? undefined : `lies under ${named(there)}`;
  };

  const check = (it) => {
    bring(it);
    const part = open(it);
    if (part < 0.3) return fault(it, `out of reach (${Math.round(part * 100)} % open)`);
    const whole = area(it);
    // What a card costs matters until it lies at its place.
    for (const words of whole.querySelectorAll(it.id.startsWith("at-") ? ".do, .price" : ".do, .cost, .price")) {
      const wrong = readable(words);
      if (wrong) fault(it, `"${words.textContent.trim()}" ${wrong}`);
    }
    if (it.matches(".decide-acts > button") && !whole.textContent.trim() && !whole.ariaLabel) fault(it, "says nothing");
  };

  const legal = [...table.querySelectorAll("button[name=move]:is([form=moves], [form=picks]), input.pick, button[data-picks]")];
  const tabs = [...table.querySelectorAll("input[type=radio][id^=tab-]")];
  const tabbed = tabs.find((it) => it.checked);

  /** Behind which tab a thing is, where it is behind one. */
  const behind = (it) => {
    if (shown(area(it))) return true;
    return tabs.some((tab) => {
      if (!shown(area(tab))) return false;
      tab.checked = true;
      return shown(area(it));
    });
  };

  // What the question is about, before anybody scrolls.
  scrollTo(0, 0);
  for (const it of table.querySelectorAll("*")) if (it.scrollLeft || it.scrollTop) it.closest(".log, .said") ?? it.scrollTo(0, 0);
  point();
  const mine = table.querySelector("#decide[data-mine]") !== null;
  const about = [...table.querySelectorAll("[data-about], [data-guided]")].filter(shown);
  for (const it of about) if (open(it) < 0.3) fault(it, "what is asked about is out of view");
  const things = legal.filter((it) => !it.closest("#decide, [popover], .ways"));
  const openers = [...table.querySelectorAll("[popovertarget].act")];
  const all = [...things, ...openers];
  if (mine && all.length && !all.some((it) => open(it) >= 0.5)) fault(all[0], "nothing to choose from is in view");

  const menus = new Set(legal.map((it) => it.closest("[popover]")).filter(Boolean));
  const groups = new Set(legal.map((it) => it.closest(".ways")).filter(Boolean));
  for (const it of legal) {
    if (it.closest("[popover], .ways") || it.matches("[type=hidden]")) continue;
    if (!behind(it)) fault(it, "is not shown");
    else check(it);
  }
  for (const menu of menus) {
    const opener = table.querySelector(`[popovertarget="${menu.id}"]`);
    if (!opener || !behind(opener)) {
      fault(menu, "nothing opens it");
      continue;
    }
    check(opener);
    opener.click();
    for (const it of menu.querySelectorAll("button[name=move]")) check(it);
    menu.hidePopover();
  }
  for (const ways of groups) {
    const unit = table.querySelector(`[name=unit][data-slot="${ways.dataset.of}"]`);
    if (!unit || !behind(unit)) {
      fault(ways, "no unit");
      continue;
    }
    area(unit).scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    // A unit below another is chosen beside the map.
    unit.click();
    for (const it of [...ways.querySelectorAll("button[name=move]")].slice(0, 6)) {
      it.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      if (open(it) < 0.3) fault(it, `a way is out of reach (${Math.round(open(it) * 100)} % open)`);
    }
    unit.checked = false;
    unit.dispatchEvent(new Event("change", { bubbles: true }));
  }
  if (tabbed) tabbed.checked = true;
  return { faults, things: legal.length };
}
