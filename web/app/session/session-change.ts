import { useSyncExternalStore } from 'react';
import { withoutBase } from '../i18n/address.ts';

/**
 * The page that somebody leaves because they have just become somebody else: logged in, logged out, in another role. Its guard lets
 * them be meanwhile: it would send them home from a log-in page, and so overtake the way to the landing.
 */
let leaving: string | null = null;
const listeners = new Set<() => void>();
const here = (): string => withoutBase(window.location.pathname);

function leave(from: string | null): void {
  leaving = from;
  for (const listener of listeners) listener();
}

/** Changes the session and goes on from there, as one thing. */
export async function changeSession(changeSession: () => void, go: () => void | Promise<void>): Promise<void> {
  const from = here();
  leave(from);
  try {
    changeSession();
    await go();
  } finally {
    // The way led nowhere else: the guard decides again. Otherwise `onPageArrived` ends it, once the new page stands.
    if (here() === from) leave(null);
  }
}

/** A page stands, at this path without base path. */
export function onPageArrived(path: string): void {
  if (leaving !== null && leaving !== path) leave(null);
}

/** Is the page at this path one that somebody is just leaving? */
export const useLeaving = (path: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => leaving === path,
    () => false,
  );
