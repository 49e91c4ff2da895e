// Shows a notification when a table waits; a click leads to the table. It fetches nothing and keeps
// nothing: pages load as if it were not there.
"use strict";

self.addEventListener("install", () => self.skipWaiting());

self.addEventListener("push", (event) => {
  const { text, table, lang, waiting } = event.data.json();
  // A later notification about the same table replaces the earlier one, and makes a sound again.
  const about = { body: text, lang, tag: table, renotify: true };
  event.waitUntil(self.registration.showNotification("Rempart", about));
  // How many tables wait, on the icon of the home screen; a dot if the server does not know.
  self.navigator.setAppBadge?.(waiting ?? undefined).catch(() => {});
});

// Goes to the table's page if it is open somewhere, otherwise opens it.
async function lead(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const open = windows.find((it) => new URL(it.url).pathname === path);
  return open ? open.focus() : self.clients.openWindow(path);
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(lead(`/t/${event.notification.tag}`));
});
