import { sql } from 'kysely';
import type { Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Signal } from '@fairbridge/contract/talk/talk.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** Keeps a signal under its side’s next number; false where the talk has had as many as it may. Its row is locked by whoever calls. */
export async function insertSignal(ctx: FairContext, talkId: string, toSide: Side, signal: Signal): Promise<boolean> {
  const { rows } = await sql`
    insert into talk_signal (talk_id, seq, exhibition_id, to_side, signal)
    select ${talkId}, coalesce(max(s.seq), 0) + 1, ${ctx.exhibition.id}, ${toSide}, ${JSON.stringify(signal)}::jsonb
    from talk_signal s where s.exhibition_id = ${ctx.exhibition.id} and s.talk_id = ${talkId} and s.to_side = ${toSide}
    having count(*) < ${LIMITS.talkSignalsMax} returning seq`.execute(ctx.db);
  return rows.length > 0;
}

/** What one side was told behind this number, in order. */
export async function signalsFor(ctx: FairContext, talkId: string, toSide: Side, afterSeq: number) {
  const { rows } = await sql<{ seq: number; signal: unknown }>`
    select seq, signal from talk_signal
    where exhibition_id = ${ctx.exhibition.id} and talk_id = ${talkId} and to_side = ${toSide} and seq > ${afterSeq}
    order by seq limit 50`.execute(ctx.db);
  return rows;
}
