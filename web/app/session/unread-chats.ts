import { useSyncExternalStore } from 'react';
import { getSession } from './session.ts';

/** Of whose session it is: another's is never shown. */
let known: { of: string; count: number } | null = null;
const listeners = new Set<() => void>();

/** How many conversations have something unread, as the server has just answered the session of this token. */
export function setUnreadChats(token: string, count: number): void {
  if (known?.of === token && known.count === count) return;
  known = { of: token, count };
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const countNow = (): number => (known !== null && known.of === getSession()?.token ? known.count : 0);

/** The same for whoever is signed in; 0 until it is known, and for everybody else. */
export const useUnreadChats = (): number => useSyncExternalStore(subscribe, countNow, () => 0);

/** Told to the window when something of a conversation has moved: what is unread may have changed. */
export const CHAT_MOVED = 'chat-moved';

/** Calls at it, and when it is told in another window of this browser, which is told of it, too: windows side by side say the same. */
export function onChatMoved(listener: () => void): () => void {
  const windows = new BroadcastChannel(CHAT_MOVED);
  const moved = (): void => {
    listener();
    windows.postMessage(null);
  };
  windows.addEventListener('message', listener);
  window.addEventListener(CHAT_MOVED, moved);
  return () => {
    windows.close();
    window.removeEventListener(CHAT_MOVED, moved);
  };
}
