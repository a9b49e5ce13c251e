import { PAGE_LIMITS } from '@fairbridge/contract/page-limits.ts';
import { useEffect, useState } from 'react';
import { useHref, useNavigation } from 'react-router';

/** A part of the page (a chunk) that is missing or did not come. Browsers word it differently. */
export const isMissingChunk = (error: unknown): boolean =>
  error instanceof Error &&
  /dynamically imported module|Importing a module script failed|error loading dynamically|Unable to preload|Failed to load module/i.test(
    error.message,
  );

/** A part may fail to come before the page has noticed that it is on the way: the news is kept until somebody asks. */
let missing = false;
/** When the network came back last: what fails a moment later was asked for without it. */
let back = Number.NEGATIVE_INFINITY;
const BACK_MS = 10_000;
if (typeof window !== 'undefined') {
  window.addEventListener('missing-chunk', () => (missing = true));
  window.addEventListener('online', () => (back = performance.now()));
}

/**
 * The address of a navigation whose part of the page does not come: it failed (`missing-chunk`, told by the router), or has been loading for
 * longer than the chunk time-out of section 9 of the specification. Null while all is well.
 */
export function useLostNavigation(): string | null {
  const target = useNavigation().location;
  const href = useHref(target ?? '.');
  const [lost, setLost] = useState<typeof target>(undefined);
  useEffect(() => {
    if (target === undefined) return;
    const late = (): void => {
      if (navigator.onLine) setLost(target);
    };
    const goOn = (): void => location.assign(href);
    const lose = (): void => {
      missing = false;
      // without a network nothing is lost: what stands there stays, and the way goes on when the network is back
      if (!navigator.onLine) window.addEventListener('online', goOn, { once: true });
      else if (performance.now() - back < BACK_MS) goOn();
      else setLost(target);
    };
    if (missing) lose();
    const timer = setTimeout(late, PAGE_LIMITS.chunkLoadSeconds * 1000);
    window.addEventListener('missing-chunk', lose);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('missing-chunk', lose);
      window.removeEventListener('online', goOn);
    };
  }, [target, href]);
  return target !== undefined && lost === target ? href : null;
}
