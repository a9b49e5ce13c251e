import { BASE } from '../i18n/address.ts';

/** Of the caches that a page of ours keeps for times without a network. */
export const OFFLINE_CACHES = 'fairbridge-';

/** Removes whatever pages were kept on this device, and the workers that kept them: part of every log-out. Never waits, never fails. */
export function forgetOffline(): void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  const own = `${location.origin}${BASE}/`;
  void navigator.serviceWorker
    .getRegistrations()
    .then((found) =>
      Promise.all(found.filter(({ scope }) => scope.startsWith(own)).map((worker) => worker.unregister())),
    )
    .then(() => caches.keys())
    .then((names) =>
      Promise.all(names.filter((name) => name.startsWith(OFFLINE_CACHES)).map((name) => caches.delete(name))),
    )
    .catch(() => null);
}
