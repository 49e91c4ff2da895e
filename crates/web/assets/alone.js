// On every page that no server drew: keeps a worker in which bots think, and hands it what the service worker
// wants thought about.
"use strict";

{
  const thinker = new Worker("/assets/thinker.js");

  navigator.serviceWorker.addEventListener("message", ({ data, ports }) => {
    if (data.think) thinker.postMessage(data.think, ports);
  });
  navigator.serviceWorker.startMessages();
  const tell = (news) => navigator.serviceWorker.controller?.postMessage(news);
  tell({ thinks: true });
  addEventListener("pagehide", () => tell({ leaves: true }));
  // A service worker that began anew knows of no page.
  setInterval(tell, 5000, { thinks: true });
}
