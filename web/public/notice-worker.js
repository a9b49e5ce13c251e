/**
 * Shows what the portal pushes to this device, and opens where it leads. It answers no request of a page and keeps nothing. Something is
 * shown for each push, as browsers want it.
 */
const SITE = self.location.pathname.replace(/notice-worker\.js$/, '');

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('push', (event) => event.waitUntil(show(event.data?.json())));

async function show({ title, body, lang, tag, url }) {
  return self.registration.showNotification(title, {
    body,
    lang,
    tag,
    renotify: true,
    icon: `${SITE}icon-192.png`,
    data: { url },
  });
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.url));
});

/** A window that shows it already comes to the front; else a new one, so that no form somebody is writing in goes away. */
async function open(told) {
  // this site alone, by whatever name the browser knows it
  const { pathname, search, hash } = new URL(told, self.location.origin);
  const address = self.location.origin + pathname + search + hash;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => url === address);
  return there === undefined ? self.clients.openWindow(address) : there.focus();
}
