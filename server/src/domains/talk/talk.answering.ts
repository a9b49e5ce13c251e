import type { Talk } from '@fairbridge/contract/talk/talk.shapes.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import { authorOf, otherSide, sideOf, type Member } from '../chat/chat.rules.ts';
import { broadcastConversation, type Using } from '../chat/chat.broadcast.ts';
import { talkAnswer } from './talk.answers.ts';
import { endIfDue, endTalk, endUnheard } from './talk.ending.ts';
import {
  acceptTalk,
  lockTalk,
  nameAnswerer,
  noteSeen,
  ringingFor,
  takeSeat,
  takeSeats,
  talkFor,
  type TalkRow,
} from './talk.queries.ts';
import { isOver, ringsFor, takesPart } from './talk.rules.ts';
import { calledRooms, broadcastChanged } from './talk.broadcast.ts';

type OnDevice = { id: string; deviceId: string };

/** Of a conversation that the caller reads; error `notFound`. */
const readableTalk = async (ctx: FairContext, caller: Member, id: string): Promise<TalkRow> =>
  (await talkFor(ctx, caller, id)) ?? fail('notFound');

/** A talk that rings for the caller, while it is held. Errors: `notFound`, `talkOver`. */
async function lockRinging(inner: FairContext, caller: Member, id: string): Promise<TalkRow> {
  const talk = await lockTalk(inner, id);
  if (talk === undefined || talk.by_side === sideOf(caller)) fail('notFound');
  if (talk.state !== 'ringing') fail('talkOver');
  return ringsFor(talk, caller) ? talk : fail('notFound');
}

/** The seat of whoever was called by name, or one for whoever of the company is first. Error: `talkBusy`. */
async function sitAt(inner: FairContext, caller: Member, talk: TalkRow, deviceId: string): Promise<void> {
  const personId = authorOf(caller);
  const seat = { personId, side: otherSide(talk.by_side), deviceId };
  const sits =
    talk.callee_id === null
      ? (await takeSeats(inner, talk.id, [seat])).has(personId)
      : await takeSeat(inner, talk.id, personId, deviceId);
  if (!sits) fail('talkBusy');
}

/** Answers a talk on this device; it stops to ring on all others. Errors: `notFound`, `chatBlocked`, `talkOver`, `talkBusy`. */
export async function acceptOn(
  using: Using,
  ctx: FairContext,
  caller: Member,
  { id, deviceId }: OnDevice,
): Promise<Talk> {
  await readableTalk(ctx, caller, id);
  await endUnheard(using, ctx, [authorOf(caller)]);
  await endIfDue(using, ctx, id);
  const { rang, named } = await inTransaction(ctx, async (inner) => {
    const talk = await lockRinging(inner, caller, id);
    if (talk.is_blocked) fail('chatBlocked');
    await sitAt(inner, caller, talk, deviceId);
    await acceptTalk(inner, talk.id, authorOf(caller));
    const speaks = caller.kind === 'exhibitor' && (await nameAnswerer(inner, talk.conversation_id, caller.employeeId));
    return { rang: talk, named: speaks };
  });
  const talk = await readableTalk(ctx, caller, id);
  broadcastChanged(using, talk, calledRooms(rang));
  if (named) broadcastConversation(using, talk.conversation_id, talk);
  return talkAnswer(talk);
}

/** Errors: `notFound`, `talkOver`. */
export async function refuseTalk(
  using: Using,
  ctx: FairContext,
  caller: Member,
  { id, unable }: { id: string; unable: boolean },
): Promise<Talk> {
  const talk = await readableTalk(ctx, caller, id);
  if (!ringsFor(talk, caller)) fail('notFound');
  if (talk.state !== 'ringing') fail('talkOver');
  const over = await endTalk(using, ctx, id, ({ state }) =>
    state === 'ringing' ? { outcome: unable ? 'unable' : 'refused', ending: null } : null,
  );
  return talkAnswer(over ?? fail('notFound'));
}

/** Hangs up on the device that talks, or stops calling. Error: `notFound`. */
export async function hangUp(
  using: Using,
  ctx: FairContext,
  caller: Member,
  { id, deviceId }: OnDevice,
): Promise<Talk> {
  const talk = await readableTalk(ctx, caller, id);
  if (!takesPart(talk, caller)) fail('notFound');
  if (isOver(talk)) return talkAnswer(talk);
  // another device of the same person ends nothing
  if (!(await noteSeen(ctx, caller, { id, deviceId }))) fail('notFound');
  return talkAnswer((await endTalk(using, ctx, id, () => ({ ending: 'hungUp' }))) ?? fail('notFound'));
}

/** What rings for the caller now; what has rung too long, or whose caller is gone, is over by asking. */
export async function ringingOf(using: Using, ctx: FairContext, caller: Member): Promise<Talk[]> {
  const list: Talk[] = [];
  for (const { id } of await ringingFor(ctx, caller)) {
    const talk = await endIfDue(using, ctx, id);
    if (talk !== null && !isOver(talk)) list.push(talkAnswer(talk));
  }
  return list;
}
