// Without a network an offline page is shown, in the language that the page registered this worker with; everything else
// goes to the server, always. And notices that the server sends are shown.
const CACHE = "undertow-offline";
const OFFLINE = `/offline-${new URL(self.location.href).searchParams.get("lang") ?? "en"}.html`;

self.addEventListener("install", (event) => {
  const kept = caches.open(CACHE).then((cache) => cache.addAll([OFFLINE, "/offline.css", "/icon.svg"]));
  event.waitUntil(kept.then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

self.addEventListener("fetch", (event) => {
  const { request } = event;
  // The page is asked for anew each time: one from the browser's own cache would be an old one, and useless without a network.
  if (request.mode === "navigate") event.respondWith(fetch(request, { cache: "no-cache" }).catch(() => caches.match(OFFLINE)));
  else if (["/offline.css", "/icon.svg"].includes(new URL(request.url).pathname))
    event.respondWith(fetch(request).catch(() => caches.match(request)));
});

self.addEventListener("push", (event) => {
  const notice = event.data.json();
  const shown = { body: notice.text, tag: notice.table, lang: notice.lang, icon: "/icon.svg", data: notice };
  event.waitUntil(self.registration.showNotification(notice.title, shown));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

// A window of ours is brought to the table; without one a new window is opened.
async function open(path) {
  const windows = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = windows.find((one) => one.url.endsWith(path)) ?? windows[0];
  if (!there) return self.clients.openWindow(path);
  if (!there.url.endsWith(path)) await there.navigate(path);
  return there.focus();
}
