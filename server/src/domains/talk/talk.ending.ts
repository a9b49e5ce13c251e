import type { TalkEnd, TalkOutcome } from '@fairbridge/contract/talk/talk.states.ts';
import { forEachFair, type Schedule } from '../../core/domain.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { messagesOf } from '../chat/chat-message.queries.ts';
import { broadcastMessage, type Using } from '../chat/chat.broadcast.ts';
import { appendTalk } from './talk-line.queries.ts';
import { closeTalk, lockTalk, unheardTalks, type TalkRow } from './talk.queries.ts';
import { endingOf, isOver, stateAtEnd } from './talk.rules.ts';
import { calledRooms, broadcastChanged } from './talk.broadcast.ts';

type Over = { talk: TalkRow; seq: number };

/** Closes a talk that is locked, with its line in the conversation; in the transaction of its caller. */
export async function close(
  inner: FairContext,
  talk: TalkRow,
  { outcome, ending = null }: { outcome: TalkOutcome; ending?: TalkEnd | null },
): Promise<Over> {
  await closeTalk(inner, talk.id, outcome, ending);
  const of = { conversationId: talk.conversation_id, callerId: talk.caller_id };
  const { media, by_side: by, seconds } = talk;
  const seq = await appendTalk(inner, of, { media, by, outcome, seconds });
  return { talk: { ...talk, state: outcome, ending }, seq };
}

/** To be called after the commit: that it is over, and the line. */
export async function broadcastEnd(using: Using, ctx: FairContext, rang: TalkRow, { talk, seq }: Over): Promise<void> {
  broadcastChanged(using, talk, calledRooms(rang));
  const [line] = await messagesOf(ctx, talk.conversation_id, { afterSeq: seq - 1, limit: 1 });
  if (line !== undefined) await broadcastMessage(using, ctx, talk, line);
}

const outcomeAtEnd = (talk: TalkRow): TalkOutcome => (stateAtEnd(talk) === 'ended' ? 'ended' : 'missed');

/** Ends a talk that goes on, in the way that is asked of its row when it is held; null leaves it. Answers it as it is then. */
export async function endTalk(
  using: Using,
  ctx: FairContext,
  id: string,
  how: (talk: TalkRow) => { outcome?: TalkOutcome; ending: TalkEnd | null } | null,
): Promise<TalkRow | null> {
  const done = await inTransaction(ctx, async (inner) => {
    const talk = await lockTalk(inner, id);
    if (talk === undefined) return null;
    const ending = isOver(talk) ? null : how(talk);
    if (ending === null) return { before: talk, over: null };
    const outcome = ending.outcome ?? outcomeAtEnd(talk);
    return {
      before: talk,
      over: await close(inner, talk, { outcome, ending: outcome === 'ended' ? ending.ending : null }),
    };
  });
  if (done === null) return null;
  if (done.over !== null) await broadcastEnd(using, ctx, done.before, done.over);
  return done.over?.talk ?? done.before;
}

/** Ends what the clock or a block ends: it has rung too long, or a device is lost. */
export const endIfDue = (using: Using, ctx: FairContext, id: string): Promise<TalkRow | null> =>
  endTalk(using, ctx, id, (talk) => {
    const ending = endingOf(talk);
    return ending === null ? null : { ending };
  });

/** Talks of people who are about to have another: what is lost of theirs, and was noticed by nobody, is over. */
export async function endUnheard(using: Using, ctx: FairContext, people: readonly string[] | null): Promise<void> {
  for (const id of await unheardTalks(ctx, people)) await endIfDue(using, ctx, id);
}

/** Whoever is heard of ends what was lost of the other side; this finds talks of which nobody is heard any more. */
export const endLostTalks: Schedule = {
  queue: 'talk-lost',
  cron: '* * * * *',
  work: forEachFair((services, ctx) => endUnheard(services, ctx, null)),
};
