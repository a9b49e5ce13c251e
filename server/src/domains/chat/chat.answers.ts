import { z } from 'zod';
import { side, type Conversation, type Message, type MessageBody } from '@fairbridge/contract/chat/chat.shapes.ts';
import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import { media, talkOutcome } from '@fairbridge/contract/talk/talk.states.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { partiesOf, type ConversationRow } from './chat-conversation.queries.ts';
import type { MessageRow } from './chat-message.queries.ts';
import { invitationIdOf, quoteIdOf } from './chat-offer.reader.ts';
import { namedIn, productIdOf, type Named, type Reader } from './chat.reader.ts';
import { mayAssign, mayTake, mayWrite, sideOf, type Member } from './chat.rules.ts';

const textBody = z.object({ text: z.string() });
const recallBody = z.object({ of: z.int() });
const assignedBody = z.object({ employeeId: z.string().nullable() });
const talkBody = z.object({ media, by: side, outcome: talkOutcome, seconds: z.int() });

function productBody(row: MessageRow, { products }: Named): MessageBody {
  const product = products.get(productIdOf(row) ?? '');
  if (product === undefined) return { kind: 'product', product: null };
  const { id, name, strength, cover } = product;
  return { kind: 'product', product: { id, name, strength, picture: cover } };
}

function assignedTo(row: MessageRow): MessageBody {
  const { employeeId } = assignedBody.parse(row.body);
  const employee = employeeId === null ? null : { id: employeeId, name: bilingualOf('speaker', row) };
  return { kind: 'assigned', employee };
}

/** What was written; null of what is no text, and of what was recalled. */
export const writtenText = ({ kind, body, recalled_at: recalledAt }: MessageRow): string | null =>
  kind === 'text' && recalledAt === null ? textBody.parse(body).text : null;

function bodyOf(row: MessageRow, named: Named): MessageBody {
  if (row.recalled_at !== null) return { kind: 'recalled' };
  switch (row.kind) {
    case 'text':
      return { kind: 'text', text: textBody.parse(row.body).text };
    case 'product':
      return productBody(row, named);
    case 'card':
      return { kind: 'card', card: named.cards.get(row.id) ?? null };
    case 'files':
      return { kind: 'files', files: named.files.get(row.id) ?? [] };
    case 'quote':
      return { kind: 'quote', quote: named.quotes.get(quoteIdOf(row) ?? '') ?? null };
    case 'invitation':
      return { kind: 'invitation', invitation: named.invitations.get(invitationIdOf(row) ?? '') ?? null };
    case 'recall':
      return { kind: 'recall', of: recallBody.parse(row.body).of };
    case 'assigned':
      return assignedTo(row);
    case 'talk':
      return { kind: 'talk', ...talkBody.parse(row.body) };
  }
}

const messageAnswer = (row: MessageRow, named: Named, reader: Reader): Message => ({
  id: row.id,
  conversationId: row.conversation_id,
  seq: row.seq,
  clientId: row.side === reader.side ? row.client_id : null,
  side: row.side,
  author: row.author_id === null ? null : { id: row.author_id, name: bilingualOf('author', row) },
  at: row.at.toISOString(),
  body: bodyOf(row, named),
});

/** Messages as this reader may see them, in the order of the rows. */
export async function messageAnswers(
  ctx: FairContext,
  reader: Reader,
  rows: readonly MessageRow[],
): Promise<Message[]> {
  const named = await namedIn(ctx, reader, rows);
  return rows.map((row) => messageAnswer(row, named, reader));
}

/** One message as this reader may see it. */
export async function oneAnswer(ctx: FairContext, reader: Reader, row: MessageRow): Promise<Message> {
  return messageAnswer(row, await namedIn(ctx, reader, [row]), reader);
}

function boothOf({ halls }: Exhibition, { hall: code, booth_number: number }: ConversationRow): string {
  const hall = halls.get(code ?? '');
  return hall === undefined || number === '' ? '' : boothText({ hall, floor: hall.floor, number });
}

function employeeOf(row: ConversationRow): Conversation['employee'] {
  if (row.employee_id === null) return null;
  return {
    id: row.employee_id,
    name: bilingualOf('employee', row),
    position: bilingualOf('position', row),
    avatar: pictureAddress(row.employee_avatar ?? ''),
  };
}

function visitorOf(row: ConversationRow): Conversation['visitor'] {
  if (!row.visitor_known) return null;
  return {
    id: row.visitor_id,
    name: row.visitor_name,
    company: row.visitor_company,
    position: row.visitor_position,
    country: row.visitor_country,
    avatar: pictureAddress(row.visitor_avatar),
    guest: row.guest,
  };
}

/** Which side lets nothing through; where both do, the reader’s own, which the reader can undo. */
function blockOf(row: ConversationRow, side: Conversation['side']): Conversation['blockedBy'] {
  const { blocked_by_visitor: visitor, blocked_by_exhibitor: exhibitor } = row;
  if (visitor && exhibitor) return side;
  return visitor ? 'visitor' : exhibitor ? 'exhibitor' : null;
}

/** A conversation as this caller reads it. */
export function conversationAnswer(
  exhibition: Exhibition,
  caller: Member,
  row: ConversationRow,
  { last, online }: Pick<Conversation, 'last' | 'online'>,
): Conversation {
  const side = sideOf(caller);
  const parties = partiesOf(row);
  const heard = side === 'visitor' ? row.exhibitor_there : row.guest || row.visitor_there;
  const other = side === 'visitor' ? row.exhibitor_read_seq : row.visitor_read_seq;
  return {
    id: row.id,
    side,
    exhibitor: {
      id: row.exhibitor_id,
      name: bilingualOf('exhibitor', row),
      logo: pictureAddress(row.logo),
      booth: boothOf(exhibition, row),
    },
    employee: employeeOf(row),
    visitor: visitorOf(row),
    lastSeq: row.last_seq,
    readSeq: row.own_read_seq,
    otherReadSeq: other,
    unread: row.unread,
    unanswered: row.unanswered,
    resolved: row.resolved,
    last,
    lastAt: row.last_at.toISOString(),
    online,
    blockedBy: blockOf(row, side),
    may: {
      send: heard && mayWrite(parties, caller),
      take: mayTake(parties, caller),
      assign: mayAssign(parties, caller),
    },
  };
}
