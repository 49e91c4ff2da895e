// Shows a notification when a table waits, and leads to the table. It fetches nothing and keeps
// nothing: pages load as if it were not there.
"use strict";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { text, table, lang } = event.data.json();
  // A later one about the same table takes the place of the one before, and is heard again.
  const about = { body: text, lang, tag: table, renotify: true };
  event.waitUntil(self.registration.showNotification("Rempart", about));
});

// The page of the table, if it is open somewhere, or else a new one.
async function lead(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((it) => new URL(it.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(`/t/${event.notification.tag}`));
});
