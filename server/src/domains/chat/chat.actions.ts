import type { Message, ReportReason } from '@fairbridge/contract/chat/chat.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { removeFiles } from '../../platform/files/whole-files.ts';
import { fail } from '../../platform/http/app-error.ts';
import { assignCustomers, claimCustomer } from '../customer/customer.owner.ts';
import { assignConversation, takeConversation, type AssignedRow } from './chat-assign.queries.ts';
import {
  forgetRecalled,
  moveReadMark,
  partiesOf,
  writeBlock,
  writeReader,
  writeResolved,
} from './chat-conversation.queries.ts';
import { deleteFilesOf } from './chat-file.queries.ts';
import { appendEvent, emptyMessage, messagesOf, ownMessage } from './chat-message.queries.ts';
import { writeReport } from './chat-report.queries.ts';
import { oneAnswer } from './chat.answers.ts';
import { chatCaughtUp } from './chat.events.ts';
import { requireColleague } from './chat.open-conversation.ts';
import { readableRow } from './chat.presenting.ts';
import { readerOf } from './chat.reader.ts';
import { authorOf, mayAssign, mayTake, sideOf, type Member } from './chat.rules.ts';
import { broadcastConversation, broadcastMessage, broadcastRead, type Between, type Using } from './chat.broadcast.ts';

type Place = { conversationId: string; seq: number };

/** Tells what stands at this place of the order. */
export async function broadcastPlace(
  using: Using,
  ctx: FairContext,
  between: Between,
  { conversationId, seq }: Place,
): Promise<void> {
  const [row] = await messagesOf(ctx, conversationId, { afterSeq: seq - 1, limit: 1 });
  if (row !== undefined) await broadcastMessage(using, ctx, between, row);
}

/** Takes an own message back; once more changes nothing. Errors: `notFound`, `recallTooLate`. */
export async function recallMessage(
  using: Using & Pick<Services, 'files' | 'pictures'>,
  ctx: FairContext,
  caller: Member,
  place: Place,
): Promise<Message> {
  const { conversationId, seq } = place;
  const between = await readableRow(ctx, caller, conversationId);
  const authorId = authorOf(caller);
  const recalled = await inTransaction(ctx, async (inner) => {
    const own = await ownMessage(inner, { conversationId, authorId, seq });
    if (own === undefined) fail('notFound');
    if (own.recalled_at !== null) return { own, eventSeq: null, files: [] };
    if (!own.in_time) fail('recallTooLate', { minutes: LIMITS.chatRecallMinutes });
    const files = await deleteFilesOf(inner, own.id);
    await emptyMessage(inner, own.id);
    await forgetRecalled(inner, conversationId, sideOf(caller));
    const event = { side: sideOf(caller), authorId, kind: 'recall', body: { of: seq } } as const;
    return { own, files, eventSeq: await appendEvent(inner, conversationId, event) };
  });
  await removeFiles(using, recalled.files);
  if (recalled.eventSeq !== null) await broadcastPlace(using, ctx, between, { conversationId, seq: recalled.eventSeq });
  return oneAnswer(ctx, readerOf(caller), { ...recalled.own, recalled_at: new Date() });
}

export type Reading = Using & Pick<Services, 'jobs'>;

/** Says how far the caller has read, of a company each for themselves; never back. Whoever was told that something waited has seen it then. Error: `notFound`. */
export async function markRead(
  using: Reading,
  ctx: FairContext,
  caller: Member,
  { conversationId, seq }: Place,
): Promise<{ readSeq: number; unread: number }> {
  const marked = await inTransaction(ctx, async (inner) => {
    const moved = await moveReadMark(inner, caller, conversationId, seq);
    await writeReader(inner, caller, conversationId, seq);
    const told = { exhibitionId: inner.exhibition.id, conversationId, side: sideOf(caller) };
    if (moved?.told_before === true) await using.jobs.publish(inner.db, chatCaughtUp, told);
    return moved;
  });
  const row = await readableRow(ctx, caller, conversationId);
  const [side, reader] = [sideOf(caller), authorOf(caller)];
  if (marked !== null) broadcastRead(using, conversationId, marked, { side, seq: marked.read_seq, reader });
  return { readSeq: row.own_read_seq, unread: row.unread };
}

/** Error: `notFound`. */
export async function blockOther(
  using: Using,
  ctx: FairContext,
  caller: Member,
  { conversationId, blocked }: { conversationId: string; blocked: boolean },
): Promise<void> {
  if (!(await writeBlock(ctx, caller, conversationId, blocked))) fail('notFound');
  broadcastConversation(using, conversationId, await readableRow(ctx, caller, conversationId));
}

/** A company takes a conversation for settled until the buyer writes again, or no longer. Error: `notFound`. */
export async function resolveConversation(
  using: Using,
  ctx: FairContext,
  caller: ExhibitorCaller,
  { conversationId, resolved }: { conversationId: string; resolved: boolean },
): Promise<void> {
  if (!(await writeResolved(ctx, caller, conversationId, resolved))) fail('notFound');
  broadcastConversation(using, conversationId, await readableRow(ctx, caller, conversationId));
}

const DAY_SECONDS = 86_400;

/** Tells the organizer of a conversation, who may read it then. Errors: `notFound`, `chatLimit`. */
export async function reportConversation(
  { counters }: Pick<Services, 'counters'>,
  ctx: FairContext,
  caller: Member,
  { conversationId, reason, text }: { conversationId: string; reason: ReportReason; text: string },
): Promise<void> {
  const { last_seq: lastSeq } = await readableRow(ctx, caller, conversationId);
  const reporterId = authorOf(caller);
  if ((await counters.increment(`chats reported by ${reporterId}`, DAY_SECONDS)) > LIMITS.chatReportsPerDay)
    fail('chatLimit');
  await writeReport(ctx, { conversationId, side: sideOf(caller), reporterId, reason, text, lastSeq });
}

/** To both sides, and to all of the company, where it is in other lists now. */
export async function broadcastAssignment(
  using: Using,
  ctx: FairContext,
  given: Between & Pick<AssignedRow, 'id' | 'seq'>,
): Promise<void> {
  if (given.seq !== null) await broadcastPlace(using, ctx, given, { conversationId: given.id, seq: given.seq });
  broadcastConversation(using, given.id, given);
}

/** Speaks for the company from here on; a buyer of nobody is theirs. Errors: `notFound`; `conflict`, where a colleague was quicker. */
export async function takeOver(using: Reading, ctx: FairContext, caller: ExhibitorCaller, id: string): Promise<void> {
  const row = await readableRow(ctx, caller, id);
  if (!mayTake(partiesOf(row), caller)) return;
  const { exhibitorId, employeeId } = caller;
  const taken = await inTransaction(ctx, async (inner) => {
    await claimCustomer(using.jobs, inner, { exhibitorId, visitorId: row.visitor_id, employeeId });
    return (await takeConversation(inner, caller, { id, from: row.employee_id })) ?? fail('conflict');
  });
  await broadcastAssignment(using, ctx, taken);
}

/** Hands a conversation to a colleague, or to nobody, with all else of its buyer. Errors: `notFound`, `notAllowed`. */
export async function handToColleague(
  using: Reading,
  ctx: FairContext,
  caller: ExhibitorCaller,
  { conversationId, employeeId }: { conversationId: string; employeeId: string | null },
): Promise<void> {
  const row = await readableRow(ctx, caller, conversationId);
  if (!mayAssign(partiesOf(row), caller)) fail('notAllowed');
  if (employeeId !== null) await requireColleague(ctx, caller.exhibitorId, employeeId);
  const { exhibitorId, employeeId: by } = caller;
  const given = await inTransaction(ctx, async (inner) => {
    await assignCustomers(using.jobs, inner, { exhibitorId, visitorIds: [row.visitor_id], employeeId, by });
    return assignConversation(inner, caller, conversationId, employeeId);
  });
  if (given !== null) await broadcastAssignment(using, ctx, given);
}
