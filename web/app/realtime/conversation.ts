import type { Conversation, Message } from '@fairbridge/contract/chat/chat.shapes.ts';
import { api } from '../api.ts';
import { calls } from '../calls.ts';
import { getSession } from '../session/session.ts';
import { Following } from './following.ts';
import { outbox, type Outgoing } from './outbox.ts';
import { realtime } from './realtime.ts';
import { cached, EMPTY_TIMELINE, type Timeline } from './timeline.ts';

export type OpenState = {
  /** Null until it was fetched for the first time. */
  conversation: Conversation | null;
  timeline: Timeline;
  /** One's own that are not acknowledged yet, to be shown below the messages. */
  outgoing: readonly Outgoing[];
  /** Is the other side, or a colleague, typing now? */
  typing: boolean;
  /** Is what was missed being fetched? */
  catchingUp: boolean;
  /** What fetching failed with the last time, such as `notFound`; null when it went well. */
  failed: unknown;
};

/** One conversation as a screen shows it: subscribed first, then fetched (G51), and kept true over every break. */
export type OpenConversation = {
  state: () => OpenState;
  subscribe: (listener: () => void) => () => void;
  /** Fetches the twenty messages before the first. */
  older: () => Promise<void>;
  /** Fetches older ones until this one is held, or there are none. */
  reach: (seq: number) => Promise<void>;
  /** Says that one has read as far as this; less than before says nothing. */
  read: (seq: number) => void;
  /** Says that one is typing, at most every three seconds. */
  typing: () => void;
  /** Takes an own message back. @throws CallFailed */
  recall: (message: Message) => Promise<void>;
  /** Asks for the conversation and what was missed again. */
  refresh: () => void;
  close: () => void;
};

/** So many conversations are remembered in this window; the one opened longest ago goes first. */
const REMEMBERED_MAX = 30;
let remembered: { of: string; timelines: Map<string, Timeline> } = { of: '', timelines: new Map() };

/** What this window knows of the conversations of whoever is signed in. */
function timelines(): Map<string, Timeline> {
  const { token = '', user } = getSession() ?? {};
  const of = `${token} ${user?.subjectId ?? ''}`;
  if (remembered.of !== of) remembered = { of, timelines: new Map() };
  return remembered.timelines;
}

function remember(all: Map<string, Timeline>, conversationId: string, timeline: Timeline): void {
  all.delete(conversationId);
  all.set(conversationId, cached(timeline));
  const [oldest] = all.keys();
  if (all.size > REMEMBERED_MAX && oldest !== undefined) all.delete(oldest);
}

/** Opens a conversation of whoever is signed in; what is known of it is kept after `close()`, the newest 500 messages. */
export function openConversation(conversationId: string): OpenConversation {
  const known = timelines();
  const following = new Following({
    conversationId,
    connection: realtime(),
    outbox: outbox(),
    ask: {
      conversation: () => api(calls.chat.get, { conversationId }),
      history: (place) => api(calls.chat.history, { conversationId, ...place }),
      recall: (seq) => api(calls.chat.recall, { conversationId, seq }),
    },
    known: known.get(conversationId) ?? EMPTY_TIMELINE,
  });
  return {
    ...following,
    close: () => {
      remember(known, conversationId, following.state().timeline);
      following.close();
    },
  };
}
