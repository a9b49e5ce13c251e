import { useSyncExternalStore } from 'react';

/** What the server said to an administrator who wanted the exhibitors' side without its second step; null: nothing. */
let said: string | null = null;
const listeners = new Set<() => void>();

function change(message: string | null): void {
  said = message;
  for (const listener of listeners) listener();
}

export const showSecondStepNeeded = (message: string): void => change(message);
export const clearSecondStepNeeded = (): void => change(null);

export const useSecondStepNeeded = (): string | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => said,
    () => null,
  );
