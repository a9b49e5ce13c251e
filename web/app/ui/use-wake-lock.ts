import { useEffect } from 'react';

/** Keeps the screen lit while the page is in sight, where the browser can: a dark phone cannot be scanned. */
export function useWakeLock(wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !('wakeLock' in navigator)) return;
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      // Refused on a low battery: then it is as it always was.
      lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (left) await lock?.release().catch(() => null);
    };
    const onSight = (): void => void hold();
    void hold();
    document.addEventListener('visibilitychange', onSight);
    return () => {
      left = true;
      document.removeEventListener('visibilitychange', onSight);
      void lock?.release().catch(() => null);
    };
  }, [wanted]);
}
