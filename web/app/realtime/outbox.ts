import type { ErrorName } from '@fairbridge/contract/codes.ts';
import type { Message, WrittenBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import { localStorageItem } from '../stored-item.ts';
import { isLoggingOut } from '../session/log-out.ts';
import { getSession, subscribeSession } from '../session/session.ts';
import { CHAT_MOVED } from '../session/unread-chats.ts';
import { realtime } from './realtime.ts';
import { Sending } from './sending.ts';

/**
 * A message of one's own that the server has not acknowledged. `waiting`: goes out when the connection is open. `failed`: was refused (`error`,
 * `message` say why), until `retry`. Acknowledged ones leave the outbox and stand in the timeline ("sent").
 */
export type Outgoing = {
  clientId: string;
  conversationId: string;
  body: WrittenBody;
  /** When it was written, ISO. */
  at: string;
  state: 'waiting' | 'sending' | 'failed';
  error: ErrorName | null;
  /** What the server said of it, in the reader's language. */
  message: string | null;
};

export type Outbox = {
  /** Of one conversation, in the order in which they were written; the same array until something changes. */
  of: (conversationId: string) => readonly Outgoing[];
  subscribe: (listener: () => void) => () => void;
  /** Keeps it in the browser and sends it, after those before it in the same conversation. Null: two hundred wait already. */
  put: (conversationId: string, body: WrittenBody) => Outgoing | null;
  /** A failed one, with the same client id. */
  retry: (clientId: string) => void;
  /** A failed one is given up. */
  drop: (clientId: string) => void;
  /** Each message that is acknowledged, for the timeline; answers how to stop. */
  onSent: (listener: (message: Message) => void) => () => void;
  /** A message was heard or fetched: if it is one of these, it has arrived. */
  arrived: (message: Message) => void;
};

/** Not a key that a log-out empties: a session that ends must not cost what was written in it. It is the account's alone. */
const placeOf = (subjectId: string) => localStorageItem(`fairbridge-outbox ${subjectId}`);

let current: { of: string; token: string; sending: Sending } | null = null;
let watching: (() => void) | undefined;

/** The outbox of whoever is signed in. */
export function outbox(): Outbox {
  // not as the module is read: a server reads it too
  watching ??= subscribeSession(onSession);
  const session = getSession();
  const of = session?.user.subjectId ?? '';
  if (current?.of === of) return current.sending;
  current?.sending.close();
  const options = { connection: realtime(), newId: () => crypto.randomUUID(), now: () => new Date() };
  const sending = new Sending({ ...options, item: placeOf(of) });
  // this window hears of what it has sent by the acknowledgement alone
  sending.onSent(() => window.dispatchEvent(new Event(CHAT_MOVED)));
  current = { of, token: session?.token ?? '', sending };
  return sending;
}

/** Who logs out takes along what was not sent; whose session ends by itself finds it at the next log-in. */
function onSession(): void {
  const left = current;
  if (left === null || getSession()?.user.subjectId === left.of) return;
  current = null;
  if (getSession() === null && isLoggingOut(left.token)) left.sending.forget();
  left.sending.close();
}
