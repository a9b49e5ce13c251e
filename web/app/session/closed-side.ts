import { useSyncExternalStore } from 'react';

/** The exhibitors' side was closed while somebody was inside: the server has said so, and the dialog tells it once. */
let closed = false;
const listeners = new Set<() => void>();

function set(now: boolean): void {
  closed = now;
  for (const listener of listeners) listener();
}

export const reportClosedSide = (): void => set(true);
export const clearClosedSide = (): void => set(false);

export const useClosedSide = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => closed,
    () => false,
  );
