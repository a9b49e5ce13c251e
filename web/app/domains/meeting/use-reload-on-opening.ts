import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const MINUTE_MS = 60_000;

/**
 * Loads the page's data again when a room opens, since the server tells its address only then; and once a minute while it is missing, as the
 * clock of this device may be ahead.
 */
export function useReloadOnOpening(isMissing: boolean, now: Date | null): void {
  const { revalidate } = useRevalidator();
  const minute = isMissing && now !== null ? Math.floor(now.getTime() / MINUTE_MS) : null;
  useEffect(() => {
    if (minute !== null) void revalidate();
  }, [minute, revalidate]);
}
