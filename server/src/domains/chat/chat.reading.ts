import type { Conversation, Message } from '@fairbridge/contract/chat/chat.shapes.ts';
import { openStateAt } from '@fairbridge/contract/opening-hours/open-state-at.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Room } from '../../platform/realtime/realtime.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { answersOf } from '../exhibitor/answer-time.queries.ts';
import { answerTimeOf } from '../exhibitor/answer-time.rules.ts';
import { employeesToMeet, isOpen } from '../exhibitor/employee.queries.ts';
import { hoursFor } from '../opening-hours/opening-hours.queries.ts';
import { conversationFor, conversationsOf, type ListFilter } from './chat-conversation.queries.ts';
import { foundMessages, messagesOf, type Part } from './chat-message.queries.ts';
import { messageAnswers } from './chat.answers.ts';
import { conversationAnswers, readableRow } from './chat.presenting.ts';
import { readerOf } from './chat.reader.ts';
import type { Member } from './chat.rules.ts';
import type { Using } from './chat.broadcast.ts';

/** Of those who are there so many are named. */
const NAMED_MAX = 10;

const roomOfEmployee = ({ id }: { id: string }): Room => `subject ${id}`;

/** Who of an exhibitor is there; by name for registered visitors alone. Error: `notFound`. */
export async function availabilityOf({ realtime }: Using, ctx: FairContext, caller: Caller, exhibitorId: string) {
  if (!(await isOpen(ctx, exhibitorId))) fail('notFound');
  const [colleagues, { minutes }, hours] = await Promise.all([
    employeesToMeet(ctx, exhibitorId),
    answersOf(ctx, exhibitorId),
    hoursFor(ctx, exhibitorId),
  ]);
  const present = await realtime.present(colleagues.map(roomOfEmployee));
  const there = colleagues.filter((one) => present.has(roomOfEmployee(one)));
  const named = caller.kind === 'visitor' && caller.registered ? there.slice(0, NAMED_MAX) : [];
  return {
    online: there.length > 0,
    answerTime: answerTimeOf(minutes),
    opening: hours === null ? null : openStateAt(hours, new Date()),
    employees: named.map((row) => ({
      id: row.id,
      name: bilingualOf('name', row),
      position: bilingualOf('position', row),
      avatar: pictureAddress(row.avatar),
    })),
  };
}

type Asked = Omit<ListFilter, 'after' | 'limit'> & { cursor: string | undefined; limit: number };

const CURSOR = /^(\d{1,18})\.([A-Za-z0-9]{10,40})$/;

/** What is no cursor of ours begins at the top. */
function placeOf(cursor: string | undefined): ListFilter['after'] {
  const [, us, id] = CURSOR.exec(cursor ?? '') ?? [];
  return us === undefined || id === undefined ? null : { us, id };
}

/** A page of the caller’s conversations, and where the next begins. */
export async function listOf(using: Using, ctx: FairContext, caller: Member, { cursor, limit, ...filter }: Asked) {
  const rows = await conversationsOf(ctx, caller, { ...filter, after: placeOf(cursor), limit: limit + 1 });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    list: await conversationAnswers(using, ctx, caller, shown),
    cursor: last === undefined ? null : `${last.last_us}.${last.id}`,
  };
}

/** A part of a conversation’s messages in order. Error: `notFound`. */
export async function historyOf(
  ctx: FairContext,
  caller: Member,
  { conversationId, limit, ...part }: Part & { conversationId: string },
): Promise<{ list: Message[]; hasMore: boolean; lastSeq: number }> {
  const { last_seq: lastSeq } = await readableRow(ctx, caller, conversationId);
  const rows = await messagesOf(ctx, conversationId, { ...part, limit: limit + 1 });
  const hasMore = rows.length > limit;
  // one more than asked for tells that there are more: the farthest one
  const wanted = part.afterSeq === undefined ? rows.slice(-limit) : rows.slice(0, limit);
  return { list: await messageAnswers(ctx, readerOf(caller), wanted), hasMore, lastSeq };
}

/** What was found, each with its conversation. */
export async function foundOf(
  using: Using,
  ctx: FairContext,
  caller: Member,
  keyword: string,
): Promise<{ conversation: Conversation; message: Message }[]> {
  const messages = await messageAnswers(ctx, readerOf(caller), await foundMessages(ctx, caller, keyword));
  const ids = [...new Set(messages.map(({ conversationId }) => conversationId))];
  const rows = (await Promise.all(ids.map((id) => conversationFor(ctx, caller, id)))).filter(
    (row) => row !== undefined,
  );
  const answers = await conversationAnswers(using, ctx, caller, rows);
  const byId = new Map(answers.map((conversation) => [conversation.id, conversation]));
  return messages.flatMap((message) => {
    const conversation = byId.get(message.conversationId);
    return conversation === undefined ? [] : [{ conversation, message }];
  });
}
