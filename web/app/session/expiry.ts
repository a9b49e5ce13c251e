import { useSyncExternalStore } from 'react';
import { toast } from '../ui/toast.tsx';

/**
 * Session expiry (specification, section 8): the first time a dialog that cannot be closed, with one button to log in again;
 * later answers of the same kind show the server's message as a notification.
 */
let expired: string | null = null;
const listeners = new Set<() => void>();

export function reportExpiry(message: string): void {
  if (expired !== null) {
    toast.error(message);
    return;
  }
  expired = message;
  for (const listener of listeners) listener();
}

export function clearExpiry(): void {
  expired = null;
  for (const listener of listeners) listener();
}

/** The server's message while the dialog is due, else null. */
export const useExpiry = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => expired,
    () => null,
  );
