import { useEffect, useState } from 'react';
import { BASE, localHref } from '../i18n/address.ts';

const WORKER = `${BASE}/voucher-worker.js`;

/** The files that this page has used so far. */
function usedFiles(): string[] {
  const prefix = `${location.origin}${BASE}/assets/`;
  const entries = performance.getEntriesByType('resource').map(({ name }) => name);
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href);
  return [...new Set([...entries, ...linked].filter((address) => address.startsWith(prefix)))];
}

async function active(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  if (worker === null || worker.state === 'activated') return registration.active;
  await new Promise<void>((resolve) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated' || worker.state === 'redundant') resolve();
    });
  });
  return registration.active;
}

/**
 * Has a page kept on this device, in both languages, by a worker whose reach is this one page in each: no other page is ever touched by it.
 * True when it is kept (or was, and there is no network); false where the browser cannot do it.
 */
async function keepOffline(path: string): Promise<boolean> {
  if (!('serviceWorker' in navigator)) return false;
  try {
    const files = usedFiles();
    for (const lang of ['zh', 'en'] as const) {
      const registration = await navigator.serviceWorker.register(WORKER, {
        scope: localHref(lang, path),
        updateViaCache: 'none',
      });
      (await active(registration))?.postMessage({ kind: 'keep', files });
    }
    return true;
  } catch {
    // Without a network nothing new can be kept; what was kept stays.
    return (await navigator.serviceWorker.getRegistration(localHref('zh', path))) !== undefined;
  }
}

/** True once the page at this path and its files are kept on this device. */
export function useOfflineCopy(path: string, wanted: boolean): boolean {
  const [kept, setKept] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let left = false;
    const keep = async (): Promise<void> => {
      const done = await keepOffline(path);
      if (!left) setKept(done);
    };
    void keep();
    return () => {
      left = true;
    };
  }, [path, wanted]);
  return kept;
}
