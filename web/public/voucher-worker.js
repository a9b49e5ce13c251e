/**
 * Keeps one page (badge, visiting card, badge scans) for times without a network: its anonymous page and its files, nothing else. Answers of the
 * API are never kept here; what the page shows lies in the storage that a log-out empties. The page tells what to keep each time it is open, so what is kept is what was seen last.
 */
const CACHE = `fairbridge-page ${self.registration.scope}`;
const PAGE = new URL(self.registration.scope).pathname;
const SECONDS = 4;

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  if (event.data?.kind === 'keep' && Array.isArray(event.data.files)) event.waitUntil(keep(event.data.files));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate' && pathname === PAGE) event.respondWith(page(request));
  else if (pathname.includes('/assets/')) event.respondWith(file(request));
});

/** The page as it is now, or as it was kept where the network does not answer in time. */
async function page(request) {
  const kept = await (await caches.open(CACHE)).match(PAGE);
  if (kept === undefined) return fetch(request);
  try {
    return await fetch(request, { signal: AbortSignal.timeout(SECONDS * 1000) });
  } catch {
    return kept;
  }
}

/** Files have a hash in their name and never change: a kept one is as good as a fetched one. */
async function file(request) {
  const kept = await (await caches.open(CACHE)).match(request.url);
  return kept ?? fetch(request);
}

/** Fetches the page anew, without anybody's session, and every file that it names or that the open page has used; forgets all others. */
async function keep(files) {
  const answer = await fetch(PAGE, { cache: 'no-store', credentials: 'omit' });
  if (answer.status !== 200 || answer.redirected) return;
  const text = await answer.clone().text();
  const named = [...text.matchAll(/["'](\/[^"'\s]*\/?assets\/[^"'\s]+)["']/g)].map((match) => match[1]);
  const wanted = [...named, ...files].map((address) => new URL(address, self.location.origin)).filter(isFile);
  const addresses = new Set(wanted.map((address) => address.href));
  const cache = await caches.open(CACHE);
  const had = new Set((await cache.keys()).map(({ url }) => url));
  await Promise.all(
    [...addresses].filter((address) => !had.has(address)).map((address) => cache.add(address).catch(() => null)),
  );
  await cache.put(PAGE, answer);
  for (const address of had) {
    if (!addresses.has(address) && new URL(address).pathname !== PAGE) await cache.delete(address);
  }
}

function isFile(address) {
  return address.origin === self.location.origin && address.pathname.includes('/assets/');
}
