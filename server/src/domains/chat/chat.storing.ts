import type { FairContext } from '../../core/fair-context.ts';
import { Batcher } from '../../platform/database/batcher.ts';
import { insertMessages, type Sending, type SentRow, type Writer } from './chat-send.queries.ts';

/** So many messages by one statement: more would keep the first of them waiting for the last. */
const MOST = 50;
/** So that a message seldom waits for the commit before its own. */
const LANES = 2;

type Storing = Record<Writer, Batcher<Sending, SentRow | null>>;

/** What is being stored at each fair in this process. */
const underWay = new WeakMap<FairContext['exhibition'], Storing>();

/** Null for those that were left out: refused, sent before, or in a conversation that is held. */
async function storeTogether(
  ctx: FairContext,
  writer: Writer,
  messages: readonly Sending[],
): Promise<(SentRow | null)[]> {
  const stored = new Map((await insertMessages(ctx, writer, messages, false)).map((row) => [row.conversation_id, row]));
  return messages.map(({ conversationId }) => stored.get(conversationId) ?? null);
}

const storingOf = (ctx: FairContext, writer: Writer): Batcher<Sending, SentRow | null> =>
  new Batcher({
    most: MOST,
    lanes: LANES,
    // one after the other within a conversation, so that its numbers have no gap
    keyOf: ({ conversationId }) => conversationId,
    // one that cannot be stored, or a line that breaks, must not fail the others: each tries by itself
    run: (messages) => storeTogether(ctx, writer, messages).catch(() => messages.map(() => null)),
  });

function storing(ctx: FairContext): Storing {
  const before = underWay.get(ctx.exhibition);
  if (before !== undefined) return before;
  const made = {
    visitor: storingOf(ctx, 'visitor'),
    guest: storingOf(ctx, 'guest'),
    exhibitor: storingOf(ctx, 'exhibitor'),
  };
  underWay.set(ctx.exhibition, made);
  return made;
}

/** A message by itself, which waits for whoever holds its conversation. Null where it is refused or was sent before. */
export async function storeAlone(ctx: FairContext, message: Sending): Promise<SentRow | null> {
  const [row] = await insertMessages(ctx, message.caller.kind, [message], true);
  return row ?? null;
}

/** A message, stored for good when this answers: together with those that came while others were being stored. Null as `storeAlone`. */
export async function storeSoon(ctx: FairContext, message: Sending): Promise<SentRow | null> {
  const stored = await storing(ctx)[message.caller.kind].add(message);
  return stored ?? storeAlone(ctx, message);
}
