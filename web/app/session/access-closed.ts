import { useSyncExternalStore } from 'react';

/** The exhibitors' side was closed while somebody was inside: the server has said so, and the dialog tells it once. */
let closed = false;
const listeners = new Set<() => void>();

function set(now: boolean): void {
  closed = now;
  for (const listener of listeners) listener();
}

export const showAccessClosed = (): void => set(true);
export const clearAccessClosed = (): void => set(false);

export const useAccessClosed = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => closed,
    () => false,
  );
