import { useEffect } from 'react';
import { useVisible } from './use-visible.ts';

const PRESENCE_MS = 30_000;

/** Nobody tells who comes and goes: while the window is looked at, it is asked for. */
export function usePresence(ask: () => void): void {
  const visible = useVisible();
  useEffect(() => {
    if (!visible) return undefined;
    const timer = setInterval(ask, PRESENCE_MS);
    return () => clearInterval(timer);
  }, [ask, visible]);
}
