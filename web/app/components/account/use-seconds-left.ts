import { useEffect, useState } from 'react';

const left = (until: number): number => Math.max(0, Math.ceil((until - Date.now()) / 1000));

/** Whole seconds until a moment (as `Date.now()` counts), 0 after it; counts down on the screen. */
export function useSecondsLeft(until: number): number {
  const [now, setNow] = useState({ until, seconds: left(until) });
  if (now.until !== until) setNow({ until, seconds: left(until) });
  const over = now.seconds === 0;
  useEffect(() => {
    if (over) return;
    const timer = setInterval(() => setNow({ until, seconds: left(until) }), 500);
    return () => clearInterval(timer);
  }, [until, over]);
  return now.seconds;
}
