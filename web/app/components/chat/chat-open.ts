import { useSyncExternalStore } from 'react';

/** Whose booth the open window talks to; null while none is open. */
let open: string | null = null;
const listeners = new Set<() => void>();

function set(exhibitorId: string | null): void {
  open = exhibitorId;
  for (const listener of listeners) listener();
}

export const openChat = (exhibitorId: string): void => set(exhibitorId);
export const closeChat = (): void => set(null);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Is the window of this booth open? */
export const useChatOpen = (exhibitorId: string): boolean =>
  useSyncExternalStore(
    subscribe,
    () => open === exhibitorId,
    () => false,
  );
