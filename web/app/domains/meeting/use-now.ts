import { useEffect, useState } from 'react';
import { useHydrated } from '../../site/hydrated.ts';

const TICK_MS = 10_000;

/** The time, anew every ten seconds; null on the server, which does not know when the page is read. */
export function useNow(): Date | null {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  return useHydrated() ? now : null;
}
