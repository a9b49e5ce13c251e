import { useEffect, useState, useSyncExternalStore } from 'react';
import { openConversation, type OpenConversation, type OpenState } from '../../realtime/conversation.ts';
import { CHAT_MOVED } from '../../session/unread-chats.ts';
import { subscribeToChats } from './subscribe-to-chats.ts';
import { usePresence } from './use-presence.ts';

export type Opened = { open: OpenConversation | null; state: OpenState | null };

/** A conversation that is open while somebody listens to it. */
function heldOpen(id: string) {
  let open: OpenConversation | null = null;
  return {
    open: () => open,
    state: () => open?.state() ?? null,
    refresh: () => open?.refresh(),
    subscribe: (listener: () => void): (() => void) => {
      subscribeToChats();
      const opened = openConversation(id);
      open = opened;
      const stop = opened.subscribe(listener);
      return () => {
        stop();
        opened.close();
        open = null;
      };
    },
  };
}

/** A conversation for as long as a screen shows it; both null until it is opened. For a part that is keyed by the id. */
export function useConversation(id: string): Opened {
  const [held] = useState(() => heldOpen(id));
  const state = useSyncExternalStore(held.subscribe, held.state, () => null);
  // what is unread in the menus moves with what is read here
  const read = state?.timeline.read[state.conversation?.side ?? 'visitor'];
  useEffect(() => {
    window.dispatchEvent(new Event(CHAT_MOVED));
  }, [read]);
  usePresence(held.refresh);
  return { open: held.open(), state };
}
