import { z } from 'zod';
import type { Message, WrittenBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Services } from '../../core/services.ts';
import { claimCustomer } from '../customer/customer.owner.ts';
import { ownCard } from '../card/card.actions.ts';
import { digestOf } from '../order/order.request.ts';
import { mayView, visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { product } from '../product/product.queries.ts';
import { conversationFor } from './chat-conversation.queries.ts';
import { attachFiles } from './chat-file.queries.ts';
import { messageOfClient, type MessageRow } from './chat-message.queries.ts';
import { requireOffered } from './chat-offer.actions.ts';
import type { NewMessage, SentRow } from './chat-send.queries.ts';
import { oneAnswer } from './chat.answers.ts';
import { readableRow } from './chat.presenting.ts';
import { readerOf } from './chat.reader.ts';
import { authorOf, sideOf, type Member } from './chat.rules.ts';
import { storeAlone, storeSoon } from './chat.storing.ts';
import { broadcastConversation, broadcastMessage, type Using } from './chat.broadcast.ts';

type Files = Extract<WrittenBody, { kind: 'files' }>['files'];
type Sending = { conversationId: string; clientId: string; body: WrittenBody };

/**
 * An exhibit of the company that is talked with, which its sender may see; a quote or an invitation between the two; a card of one’s own,
 * made where it was never looked at.
 */
async function requireNamed(ctx: FairContext, caller: Member, { conversationId, body }: Sending): Promise<void> {
  if (body.kind === 'text' || body.kind === 'files') return;
  // guests send words alone
  if (caller.kind === 'guest') fail('notFound');
  if (body.kind === 'card') return void (await ownCard(ctx, caller));
  const between = await readableRow(ctx, caller, conversationId);
  if (body.kind !== 'product') return requireOffered(ctx, caller, between, body);
  const { exhibitor_id: exhibitorId } = between;
  const row = await product(ctx, body.productId);
  if (row?.exhibitor_id !== exhibitorId) fail('notFound');
  if (!mayView({ scope: row.scope, exhibitorId }, visibilityOf(caller))) fail('productTips', {}, { exhibitorId });
}

function contentOf(body: WrittenBody): Pick<NewMessage, 'kind' | 'body'> {
  if (body.kind === 'text') return { kind: body.kind, body: { text: body.text } };
  // the files stand in rows of their own, which go with them
  const { kind, ...named } = body;
  return { kind, body: kind === 'files' ? {} : named };
}

const twice = z.looseObject({ code: z.literal('23505'), constraint: z.literal('chat_message_of_author') });

/** A message with its files, or nothing. Error: `notFound`, where one of them is not the caller’s own or in another message. */
const insertWithFiles = (
  ctx: FairContext,
  caller: Member,
  message: NewMessage,
  files: Files,
): Promise<SentRow | null> =>
  inTransaction(ctx, async (inner) => {
    // the message first: what was sent at the same moment under the same client id is waited for here (G50)
    const sent = await storeAlone(inner, { ...message, caller });
    if (sent !== null && !(await attachFiles(inner, caller, sent.id, files))) fail('notFound');
    return sent;
  });

/** Null where it could not be written, or the same came at the same moment and was quicker. */
async function store(
  ctx: FairContext,
  caller: Member,
  message: NewMessage,
  { body }: Sending,
): Promise<SentRow | null> {
  try {
    if (body.kind === 'files') return await insertWithFiles(ctx, caller, message, body.files);
    return await storeSoon(ctx, { ...message, caller });
  } catch (thrown) {
    if (!twice.safeParse(thrown).success) throw thrown;
    return null;
  }
}

/** What was sent under this client id before, as it is now; null where nothing was. Error: `conflict`, where it was something else (G50). */
async function sentBefore(
  ctx: FairContext,
  caller: Member,
  { conversationId, clientId, digest }: Pick<NewMessage, 'conversationId' | 'clientId' | 'digest'>,
): Promise<Message | null> {
  const before = await messageOfClient(ctx, authorOf(caller), clientId);
  if (before === undefined) return null;
  if (before.conversation_id !== conversationId) fail('conflict');
  await readableRow(ctx, caller, conversationId);
  // of one that was recalled nothing is left to compare
  if (before.digest !== null && before.digest !== digest) fail('conflict');
  return oneAnswer(ctx, readerOf(caller), before);
}

/**
 * Sends a message: it is stored for good when this answers (G49), once whatever is sent again (G50), and told to both sides after that.
 * Errors: `notFound`, `chatBlocked`, `conflict`, `productTips`, `quoteReplaced`.
 */
export async function sendMessage(
  using: Using & Pick<Services, 'jobs'>,
  ctx: FairContext,
  caller: Member,
  sending: Sending,
): Promise<Message> {
  const { conversationId, clientId, body } = sending;
  const message = { conversationId, clientId, digest: digestOf({ conversationId, body }), ...contentOf(body) };
  if (body.kind !== 'text') {
    // what its sender may not name any more was sent nevertheless
    const before = await sentBefore(ctx, caller, message);
    if (before !== null) return before;
    await requireNamed(ctx, caller, sending);
  }
  const sent = await store(ctx, caller, message, sending);
  if (sent === null) return (await sentBefore(ctx, caller, message)) ?? refused(ctx, caller, conversationId);
  const row = rowOf(caller, message, sent);
  await broadcastMessage(using, ctx, sent, row);
  // whoever answers for a company speaks for it from then on, and has the buyer
  if (sent.employee_id !== sent.employee_before && sent.employee_id !== null) {
    const { exhibitor_id: exhibitorId, visitor_id: visitorId, employee_id: employeeId } = sent;
    await inTransaction(ctx, (inner) => claimCustomer(using.jobs, inner, { exhibitorId, visitorId, employeeId }));
    broadcastConversation(using, conversationId, sent);
  }
  return oneAnswer(ctx, readerOf(caller), row);
}

async function refused(ctx: FairContext, caller: Member, conversationId: string): Promise<never> {
  const conversation = await conversationFor(ctx, caller, conversationId);
  return fail(conversation === undefined ? 'notFound' : 'chatBlocked');
}

const rowOf = (caller: Member, { conversationId, clientId, kind, body }: NewMessage, sent: SentRow): MessageRow => ({
  id: sent.id,
  conversation_id: conversationId,
  seq: sent.seq,
  side: sideOf(caller),
  author_id: authorOf(caller),
  author_zh: sent.author_zh,
  author_en: sent.author_en,
  client_id: clientId,
  kind,
  body,
  at: sent.at,
  recalled_at: null,
  speaker_zh: null,
  speaker_en: null,
});
