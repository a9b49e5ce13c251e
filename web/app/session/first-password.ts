import { useSyncExternalStore } from 'react';

/** Whoever logged in with a code into an account without a password is offered to set one, once for each log-in. */
let offered = false;
const listeners = new Set<() => void>();

function change(to: boolean): void {
  offered = to;
  for (const listener of listeners) listener();
}

const KEY = 'fairbridge.first-password';

/** `token` shows later that whoever sets the password has had the code (G24); kept with the tab, until the log-out. */
export function offerFirstPassword(token: string): void {
  try {
    sessionStorage.setItem(KEY, token);
  } catch {
    // without storage another code is asked for
  }
  change(true);
}

export function firstPasswordToken(): string {
  try {
    return sessionStorage.getItem(KEY) ?? '';
  } catch {
    return '';
  }
}

/** It was used, or is none any more. */
export function forgetFirstPasswordToken(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}

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
