import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Talk } from '@fairbridge/contract/talk/talk.shapes.ts';
import type { Media } from '@fairbridge/contract/talk/talk.states.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Room } from '../../platform/realtime/realtime.ts';
import { employeesToMeet } from '../exhibitor/employee.queries.ts';
import { partiesOf, type ConversationRow } from '../chat/chat-conversation.queries.ts';
import { readableRow } from '../chat/chat.presenting.ts';
import { authorOf, mayWrite, otherSide, sideOf, type Member } from '../chat/chat.rules.ts';
import { roomOf } from '../chat/chat.broadcast.ts';
import { talkAnswer } from './talk.answers.ts';
import { close, endUnheard, broadcastEnd } from './talk.ending.ts';
import { allSit, insertTalk, lockTalk, takeSeats, type Seat, type TalkRow } from './talk.queries.ts';
import { broadcastRinging } from './talk.broadcast.ts';

type Using = Pick<Services, 'counters' | 'realtime'>;
type Beginning = { conversationId: string; media: Media; deviceId: string };

const DAY_SECONDS = 86_400;

/** Who is called: the visitor, or who speaks for the company; null: whoever of it is there. */
const calleeOf = (caller: Member, row: ConversationRow): string | null =>
  sideOf(caller) === 'visitor' ? row.employee_id : row.visitor_id;

/** Is there somebody on the other side who may hear of it at all? */
const isHeard = (caller: Member, row: ConversationRow): boolean =>
  sideOf(caller) === 'visitor' ? row.exhibitor_there : row.visitor_there;

async function requireCall(
  { counters }: Using,
  ctx: FairContext,
  caller: Member,
  id: string,
): Promise<ConversationRow> {
  const row = await readableRow(ctx, caller, id);
  // guests write alone, and ring nowhere
  if (row.guest) fail('notFound');
  if (!mayWrite(partiesOf(row), caller) || !isHeard(caller, row)) fail('chatBlocked');
  if ((await counters.increment(`talks of ${authorOf(caller)}`, DAY_SECONDS)) > LIMITS.talksPerDay) fail('chatLimit');
  return row;
}

/** Of a company for which nobody speaks, for whom a call rings: who of it is there. */
async function companyThere({ realtime }: Using, ctx: FairContext, row: ConversationRow): Promise<string[]> {
  const roomOfOne = ({ id }: { id: string }): Room => `subject ${id}`;
  const colleagues = await employeesToMeet(ctx, row.exhibitor_id);
  const present = await realtime.present(colleagues.map(roomOfOne));
  return colleagues.filter((one) => present.has(roomOfOne(one))).map(({ id }) => id);
}

type Begun = { talk: TalkRow; over: { talk: TalkRow; seq: number } | null };

/** For whom it rings: whether anybody hears it, and of a company for which nobody speaks who does. */
type Called = { there: boolean; colleagues: readonly string[] };

/**
 * One talk for each person: who calls must have their seat; who is called and has none is busy, and so is a company of which everybody who is
 * there talks. Error: `talkBusy`.
 */
async function sit(
  inner: FairContext,
  caller: Member,
  row: ConversationRow,
  given: Beginning,
  { there, colleagues }: Called,
): Promise<Begun> {
  const { conversationId, media, deviceId } = given;
  const [callerId, calleeId, by] = [authorOf(caller), calleeOf(caller, row), sideOf(caller)];
  const id = await insertTalk(inner, { conversationId, media, by, callerId, calleeId });
  const seats: Seat[] = [{ personId: callerId, side: by, deviceId }];
  if (calleeId !== null) seats.push({ personId: calleeId, side: otherSide(by), deviceId: null });
  const taken = await takeSeats(inner, id, seats);
  if (!taken.has(callerId)) fail('talkBusy');
  const talk = await lockTalk(inner, id);
  if (talk === undefined) throw new Error('the talk that was begun is not there');
  const busy = calleeId === null ? await allSit(inner, colleagues) : !taken.has(calleeId);
  if (busy) return { talk, over: await close(inner, talk, { outcome: 'busy' }) };
  return { talk, over: there ? null : await close(inner, talk, { outcome: 'missed' }) };
}

/**
 * Calls the other side. Answers the talk as it is then: it rings, or was missed at once since nobody is there, or they are busy. Errors:
 * `notFound`, `chatBlocked`, `chatLimit`, `talkBusy`.
 */
export async function beginTalk(using: Using, ctx: FairContext, caller: Member, given: Beginning): Promise<Talk> {
  const row = await requireCall(using, ctx, caller, given.conversationId);
  const calleeId = calleeOf(caller, row);
  const colleagues = calleeId === null ? await companyThere(using, ctx, row) : [];
  await endUnheard(using, ctx, [authorOf(caller), ...(calleeId === null ? colleagues : [calleeId])]);
  const room = roomOf(otherSide(sideOf(caller)), row);
  const there = (await using.realtime.present([room])).has(room);
  const { talk, over } = await inTransaction(ctx, (inner) => sit(inner, caller, row, given, { there, colleagues }));
  if (over === null) broadcastRinging(using, talk);
  else await broadcastEnd(using, ctx, talk, over);
  return talkAnswer(over?.talk ?? talk);
}
