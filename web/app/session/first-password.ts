import { useSyncExternalStore } from 'react';

/** Whoever logged in with a code into an account without a password is offered to set one, once for each log-in. */
let offered = false;
const listeners = new Set<() => void>();

function change(to: boolean): void {
  offered = to;
  for (const listener of listeners) listener();
}

export const offerFirstPassword = (): void => change(true);
export const closeFirstPassword = (): void => change(false);

export const useFirstPasswordOffer = (): boolean =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => offered,
    () => false,
  );
