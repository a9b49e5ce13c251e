import type { Scope } from '../../ground/scope.ts';
import { Together } from '../../platform/database/together.ts';
import { insertMessages, type Sending, type SentRow, type Writer } from './chat-send.queries.ts';

/** So many messages by one statement: more would keep the first of them waiting for the last. */
const MOST = 50;

type Storing = Record<Writer, Together<Sending, SentRow | null>>;

/** What is being stored at each fair in this process. */
const underWay = new WeakMap<Scope['exhibition'], Storing>();

/** Null for those that were left out: refused, sent before, or in a conversation that is held. */
async function storeTogether(scope: Scope, writer: Writer, messages: readonly Sending[]): Promise<(SentRow | null)[]> {
  const stored = new Map(
    (await insertMessages(scope, writer, messages, false)).map((row) => [row.conversation_id, row]),
  );
  return messages.map(({ conversationId }) => stored.get(conversationId) ?? null);
}

const storingOf = (scope: Scope, writer: Writer): Together<Sending, SentRow | null> =>
  new Together({
    most: MOST,
    // one after the other within a conversation, so that its numbers have no gap
    keyOf: ({ conversationId }) => conversationId,
    // one that cannot be stored, or a line that breaks, must not fail the others: each tries by itself
    run: (messages) => storeTogether(scope, writer, messages).catch(() => messages.map(() => null)),
  });

function storing(scope: Scope): Storing {
  const before = underWay.get(scope.exhibition);
  if (before !== undefined) return before;
  const made = {
    visitor: storingOf(scope, 'visitor'),
    guest: storingOf(scope, 'guest'),
    exhibitor: storingOf(scope, 'exhibitor'),
  };
  underWay.set(scope.exhibition, made);
  return made;
}

/** A message by itself, which waits for whoever holds its conversation. Null where it is refused or was sent before. */
export async function storeAlone(scope: Scope, message: Sending): Promise<SentRow | null> {
  const [row] = await insertMessages(scope, message.caller.kind, [message], true);
  return row ?? null;
}

/** A message, stored for good when this answers: together with those that came while others were being stored. Null as `storeAlone`. */
export async function storeSoon(scope: Scope, message: Sending): Promise<SentRow | null> {
  const stored = await storing(scope)[message.caller.kind].add(message);
  return stored ?? storeAlone(scope, message);
}
