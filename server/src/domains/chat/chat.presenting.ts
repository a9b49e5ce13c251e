import type { Conversation } from '@fairbridge/contract/chat/chat.shapes.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { conversationFor, type ConversationRow } from './chat-conversation.queries.ts';
import { lastMessages } from './chat-message.queries.ts';
import { conversationAnswer, messageAnswers } from './chat.answers.ts';
import { readerOf } from './chat.reader.ts';
import { otherSide, sideOf, type Member } from './chat.rules.ts';
import { roomOf, type Using } from './chat.broadcast.ts';

/** Conversations as this caller reads them, with the newest message of each and whether anybody of the other side is there. */
export async function conversationAnswers(
  { realtime }: Using,
  ctx: FairContext,
  caller: Member,
  rows: readonly ConversationRow[],
): Promise<Conversation[]> {
  const found = await lastMessages(
    ctx,
    rows.map(({ id }) => id),
  );
  const answers = await messageAnswers(ctx, readerOf(caller), found);
  const newest = new Map(answers.map((message) => [message.conversationId, message]));
  const other = otherSide(sideOf(caller));
  const present = await realtime.present([...new Set(rows.map((row) => roomOf(other, row)))]);
  return rows.map((row) =>
    conversationAnswer(ctx.exhibition, caller, row, {
      last: newest.get(row.id) ?? null,
      // a guest has no socket, and asks again and again instead
      online: present.has(roomOf(other, row)) || (other === 'visitor' && row.guest_online),
    }),
  );
}

/** One that this caller may read; error `notFound`. */
export async function readableRow(ctx: FairContext, caller: Member, id: string): Promise<ConversationRow> {
  return (await conversationFor(ctx, caller, id)) ?? fail('notFound');
}

/** The same as it is answered. */
export async function conversationOf(
  using: Using,
  ctx: FairContext,
  caller: Member,
  id: string,
): Promise<Conversation> {
  return (await conversationIfRead(using, ctx, caller, id)) ?? fail('notFound');
}

/** Null where this caller may not read it. */
export async function conversationIfRead(
  using: Using,
  ctx: FairContext,
  caller: Member,
  id: string,
): Promise<Conversation | null> {
  const row = await conversationFor(ctx, caller, id);
  const [answer] = row === undefined ? [] : await conversationAnswers(using, ctx, caller, [row]);
  return answer ?? null;
}
