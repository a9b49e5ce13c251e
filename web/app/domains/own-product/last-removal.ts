import { useSyncExternalStore } from 'react';

/** What was deleted last in this window, and can be brought back. */
export type Removal = { removal: string; count: number };

let last: Removal | null = null;
const listeners = new Set<() => void>();

export function keepRemoval(removal: Removal | null): void {
  last = removal;
  for (const listener of listeners) listener();
}

export const useLastRemoval = (): Removal | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => last,
    () => null,
  );
