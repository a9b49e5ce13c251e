import { useEffect, useState } from 'react';
import { BASE, localHref } from '../i18n/address.ts';
import { useTexts } from '../i18n/lang.tsx';
import { Icon } from '../ui/icons.tsx';
import { offlineCopyTexts } from './offline-copy.texts.ts';

const WORKER = `${BASE}/offline-worker.js`;

/** The files that this page has used so far, and the plan of the fair. */
function usedFiles(): string[] {
  const prefixes = ['/assets/', '/plans/plan.json'].map((path) => location.origin + BASE + path);
  const entries = performance.getEntriesByType('resource').map(({ name }) => name);
  const linked = [...document.querySelectorAll<HTMLLinkElement>('link[href]')].map(({ href }) => href);
  return [
    ...new Set([...entries, ...linked].filter((address) => prefixes.some((prefix) => address.startsWith(prefix)))),
  ];
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

/** Has the worker keep the page with these files; it answers once its cache holds the page, as it is now or as it was kept before. */
async function isKeptBy(worker: ServiceWorker | null, files: readonly string[]): Promise<boolean> {
  if (worker === null) return false;
  const { port1, port2 } = new MessageChannel();
  const answer = new Promise<boolean>((resolve) => {
    port1.onmessage = ({ data }) => resolve(data === true);
  });
  worker.postMessage({ kind: 'keep', files }, [port2]);
  return answer;
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
      if (!(await isKeptBy(await active(registration), files))) return false;
    }
    return true;
  } catch {
    // Without a network nothing new can be kept; what was kept stays.
    return (await navigator.serviceWorker.getRegistration(localHref('zh', path))) !== undefined;
  }
}

/** Has the page at this path and its files kept on this device once that is `wanted`, and says so when it is done. */
export function OfflineCopy({ path, wanted = true }: { path: string; wanted?: boolean }) {
  const t = useTexts(offlineCopyTexts);
  const [isKept, setKept] = useState(false);
  useEffect(() => {
    if (!wanted) return;
    let isLeft = false;
    const keep = async (): Promise<void> => {
      const done = await keepOffline(path);
      if (!isLeft) setKept(done);
    };
    void keep();
    return () => {
      isLeft = true;
    };
  }, [path, wanted]);
  return (
    <p className="min-h-6 text-sm text-soft print:hidden" role="status">
      {isKept && (
        <span className="inline-flex items-center gap-1.5 text-good">
          <Icon name="check" size={16} />
          {t('kept')}
        </span>
      )}
    </p>
  );
}
