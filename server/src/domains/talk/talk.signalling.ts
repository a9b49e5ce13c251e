import { signal as signalShape, type Signal, type Talk } from '@fairbridge/contract/talk/talk.shapes.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import { otherSide, sideOf, type Member } from '../chat/chat.rules.ts';
import type { Using } from '../chat/chat.broadcast.ts';
import { insertSignal, signalsFor } from './talk-signal.queries.ts';
import { talkAnswer } from './talk.answers.ts';
import { endIfDue } from './talk.ending.ts';
import { lockTalk, noteSeen, talkFor } from './talk.queries.ts';
import { endingOf, isOver, ringsFor, takesPart } from './talk.rules.ts';
import { broadcastSignal } from './talk.broadcast.ts';

type OnDevice = { id: string; deviceId: string };

/** From the one device of a talk to the other, and to nobody else. Errors: `notFound`, `chatBlocked`, `talkOver`. */
export async function sendSignal(
  using: Using,
  ctx: FairContext,
  caller: Member,
  { id, deviceId, signal }: OnDevice & { signal: Signal },
): Promise<void> {
  const talk = await talkFor(ctx, caller, id);
  if (talk === undefined || !takesPart(talk, caller)) fail('notFound');
  if (isOver(talk)) fail('talkOver');
  if (talk.is_blocked) {
    await endIfDue(using, ctx, id);
    fail('chatBlocked');
  }
  const to = otherSide(sideOf(caller));
  await inTransaction(ctx, async (inner) => {
    const held = await lockTalk(inner, id);
    if (held === undefined || isOver(held)) fail('talkOver');
    if (!(await noteSeen(inner, caller, { id, deviceId }))) fail('notFound');
    if (!(await insertSignal(inner, id, to, signal))) fail('talkOver');
  });
  broadcastSignal(using, talk, to);
}

/**
 * A device is still there. Answers the talk as it is, and to the device that takes part what it was told since; whoever it rings for sees here
 * when it is over. Who asks ends what the clock ends, so that no process has to watch. Error: `notFound`.
 */
export async function hearTalk(
  using: Using,
  ctx: FairContext,
  caller: Member,
  { id, deviceId, afterSeq }: OnDevice & { afterSeq: number },
): Promise<{ talk: Talk; signals: { seq: number; signal: Signal }[] }> {
  // first: one that comes back is not lost
  const sits = await noteSeen(ctx, caller, { id, deviceId });
  const talk = await talkFor(ctx, caller, id);
  if (talk === undefined || !(takesPart(talk, caller) || ringsFor(talk, caller))) fail('notFound');
  if (isOver(talk)) return { talk: talkAnswer(talk), signals: [] };
  if (endingOf(talk) !== null) return { talk: talkAnswer((await endIfDue(using, ctx, id)) ?? talk), signals: [] };
  const rows = sits ? await signalsFor(ctx, id, sideOf(caller), afterSeq) : [];
  return {
    talk: talkAnswer(talk),
    signals: rows.map(({ seq, signal }) => ({ seq, signal: signalShape.parse(signal) })),
  };
}
