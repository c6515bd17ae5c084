// Keeps the site's files, so that the table opens without a network. FILES and ID are written when the
// site is made: another site is another cache, and takes over when the last tab of the old one has gone.

const ID = "";
const FILES = [];

const cache = `trilithon ${ID} ${new URL(self.registration.scope).pathname}`;

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(cache).then((kept) => kept.addAll(FILES)));
});

self.addEventListener("activate", (event) => {
  const place = new URL(self.registration.scope).pathname;
  event.waitUntil(caches.keys().then((names) => Promise.all(names
    .filter((name) => name.startsWith("trilithon ") && name !== cache && name.endsWith(place))
    .map((name) => caches.delete(name)))));
});

self.addEventListener("fetch", (event) => {
  if (event.request.method !== "GET") return;
  event.respondWith(caches.open(cache)
    .then((kept) => kept.match(event.request, { ignoreSearch: true }))
    .then((found) => found ?? fetch(event.request)));
});
