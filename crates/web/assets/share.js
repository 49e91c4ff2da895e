// A button that hands a link to another app, where the system can do that.
"use strict";

for (const button of document.querySelectorAll("[data-share]")) {
  const about = { title: document.title, url: button.dataset.share };
  button.hidden = !navigator.canShare?.(about);
  // Whoever changes their mind has done nothing wrong.
  button.addEventListener("click", () => navigator.share(about).catch(() => {}));
}
