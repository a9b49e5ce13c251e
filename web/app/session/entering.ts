import { useSyncExternalStore } from 'react';

/**
 * Is somebody changing who they are and on the way to where that leads? Meanwhile the door of the page they stand on lets them
 * be: it would send them home from a log-in page, and so overtake the way to the landing.
 */
let entering = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  entering += by;
  for (const listener of listeners) listener();
}

/** Changes the session and goes on from there, as one thing. */
export async function enterAs(changeSession: () => void, go: () => void | Promise<void>): Promise<void> {
  change(1);
  try {
    changeSession();
    await go();
  } finally {
    change(-1);
  }
}

export const useEntering = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => entering > 0,
    () => false,
  );
