import { useSyncExternalStore } from 'react';
import { toast } from '../ui/toast.tsx';

/**
 * Session expiry (specification, section 8): the first time a dialog that cannot be closed, with one button to log in again;
 * later answers of the same kind show the server's message as a notification.
 */
type End = { message: string; suspended: boolean };
let expired: End | null = null;
let answered = false;
const listeners = new Set<() => void>();

/** `suspended`: the organizer has ended the session, and logging in again would say the same. */
export function showExpiry(message: string, suspended = false): void {
  if (expired !== null) {
    // While the dialog is open, other calls that failed with the first one say nothing new.
    if (answered) toast.error(message);
    return;
  }
  expired = { message, suspended };
  for (const listener of listeners) listener();
}

/** The dialog was answered. */
export function answerExpiry(): void {
  answered = true;
}

export function clearExpiry(): void {
  expired = null;
  answered = false;
  for (const listener of listeners) listener();
}

/** The server's message while the dialog is due, else null. */
export const useExpiry = (): End | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => expired,
    () => null,
  );
