import { sql } from 'kysely';
import type { Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import type { Media, TalkOutcome } from '@fairbridge/contract/talk/talk.states.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';

export type TalkLine = { media: Media; by: Side; outcome: TalkOutcome; seconds: number };

const other = (side: Side): Side => (side === 'visitor' ? 'exhibitor' : 'visitor');

/**
 * A talk that is over, in its place of the conversation. One that was missed is the caller’s to whoever missed it, and unread until they have
 * seen it; of any other both sides know. Answers the place.
 */
export async function appendTalk(
  ctx: FairContext,
  { conversationId, callerId }: { conversationId: string; callerId: string | null },
  line: TalkLine,
): Promise<number> {
  const { id: fair } = ctx.exhibition;
  const isMissed = line.outcome === 'missed' || line.outcome === 'busy';
  const since = sql.ref(`${other(line.by)}_unread_since`);
  const marks = isMissed
    ? sql`, ${sql.ref(`${line.by}_last_seq`)} = c.last_seq + 1, ${since} = coalesce(c.${since}, clock_timestamp())`
    : sql``;
  const { rows } = await sql<{ seq: number }>`
    with told as (
      update conversation c set last_seq = c.last_seq + 1, last_at = clock_timestamp()${marks}
      where c.exhibition_id = ${fair} and c.id = ${conversationId} returning c.id, c.last_seq)
    insert into chat_message (id, exhibition_id, conversation_id, seq, side, author_id, kind, body)
    select ${newId()}, ${fair}, told.id, told.last_seq, ${isMissed ? line.by : 'fair'}, ${isMissed ? callerId : null}, 'talk', ${JSON.stringify(line)}::jsonb
    from told returning seq`.execute(ctx.db);
  const seq = rows[0]?.seq;
  if (seq === undefined) throw new Error('no such conversation');
  return seq;
}
