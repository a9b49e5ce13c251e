import { useSyncExternalStore } from 'react';

/** The link of an invitation that was opened in this window while somebody was logged in. */
export type OpenedInvitation = { email: string; path: string; search: string };

/** The last one; null once its reader has said what is to be done about it. */
let opened: OpenedInvitation | null = null;
const listeners = new Set<() => void>();

function change(to: OpenedInvitation | null): void {
  opened = to;
  for (const listener of listeners) listener();
}

export const showOpenedInvitation = (invitation: OpenedInvitation): void => change(invitation);
export const clearOpenedInvitation = (): void => change(null);

export const useOpenedInvitation = (): OpenedInvitation | null =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => opened,
    () => null,
  );
