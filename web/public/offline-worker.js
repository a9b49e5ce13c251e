/**
 * Keeps one page (badge, visiting card, badge scans, booth guide, visit plan) for times without a network: its anonymous page, its files, and the
 * plan of the fair where it shows one. Answers of the API are never kept here; what a page shows of a person lies in the storage that a log-out
 * empties. The page tells what to keep each time it is open, so what is kept is what was seen last. Each page has a cache of its own, and finds
 * what another one keeps.
 */
const CACHE = `fairbridge-page ${self.registration.scope}`;
const PAGE = new URL(self.registration.scope).pathname;
const PLAN = '/plans/plan.json';
const SECONDS = 4;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data?.kind !== 'keep' || !Array.isArray(event.data.files)) return;
  event.waitUntil(
    keep(event.data.files)
      .catch(() => null)
      .then(async () => event.ports[0]?.postMessage((await caches.match(PAGE)) !== undefined)),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  // below the page stand its parts, as the floors of the booth guide, which open as the page itself does
  if (request.mode === 'navigate' && (pathname === PAGE || pathname.startsWith(`${PAGE}/`)))
    event.respondWith(newest(request, PAGE));
  else if (pathname.includes('/assets/')) event.respondWith(file(request));
  else if (pathname.endsWith(PLAN)) event.respondWith(newest(request, pathname));
});

/** What is asked for as it is now, or as it was kept at this path where the network does not answer in time. */
async function newest(request, path) {
  const kept = await caches.match(path);
  if (kept === undefined) return fetch(request);
  try {
    return await fetch(request, { signal: AbortSignal.timeout(SECONDS * 1000) });
  } catch {
    return kept;
  }
}

/** Files have a hash in their name and never change: a kept one is as good as a fetched one. */
async function file(request) {
  return (await caches.match(request.url)) ?? fetch(request);
}

/** Fetches the page and the plan anew, without anybody's session, and every file that the page names or has used; forgets all others. */
async function keep(files) {
  const answer = await fetch(PAGE, { cache: 'no-store', credentials: 'omit' });
  if (answer.status !== 200 || answer.redirected) return;
  const text = await answer.clone().text();
  const named = [...text.matchAll(/["'](\/[^"'\s]*\/?assets\/[^"'\s]+)["']/g)].map((match) => match[1]);
  const wanted = [...named, ...files].map((address) => new URL(address, self.location.origin)).filter(isKept);
  const addresses = new Set(wanted.map((address) => address.href));
  const cache = await caches.open(CACHE);
  const had = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.all(
    [...addresses]
      .filter((address) => !had.has(address) || address.endsWith(PLAN))
      .map((address) => cache.add(address).catch(() => null)),
  );
  await cache.put(PAGE, answer);
  for (const address of had) {
    if (!addresses.has(address) && new URL(address).pathname !== PAGE) await cache.delete(address);
  }
}

function isKept({ origin, pathname }) {
  return origin === self.location.origin && (pathname.includes('/assets/') || pathname.endsWith(PLAN));
}
