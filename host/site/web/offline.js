// After the first visit the table comes without a network: a service worker keeps the site's files.

export function keepOffline() {
  navigator.serviceWorker?.register(new URL("offline_worker.js", import.meta.url)).catch(() => { /* no harm: it needs the network next time, too */ });
}
