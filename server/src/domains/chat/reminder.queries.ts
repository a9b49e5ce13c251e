import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { otherSide, readBy, sideOf, type Member } from './chat.rules.ts';

type Reminding = {
  /** The last message of the caller’s side, 0 where it has written nothing; how far the other has read. */
  seq: number;
  read_seq: number;
  /** Was the other side reminded within a day? */
  reminded: boolean;
};

/** What a reminder of the other side is decided by, while its conversation is held; undefined where this caller may not read it. */
export async function lockToRemind(ctx: FairContext, caller: Member, id: string): Promise<Reminding | undefined> {
  const own = sideOf(caller);
  const other = otherSide(own);
  const { rows } = await sql<Reminding>`
    select ${sql.ref(`c.${own}_last_seq`)} as seq, ${sql.ref(`c.${other}_read_seq`)} as read_seq,
      coalesce(${sql.ref(`c.${other}_reminded_at`)} > now() - make_interval(hours => ${LIMITS.chatReminderHours}), false) as reminded
    from conversation c
    where c.exhibition_id = ${ctx.exhibition.id} and c.id = ${id} and ${readBy(caller)} for no key update`.execute(
    ctx.db,
  );
  return rows[0];
}

export async function writeReminded(ctx: FairContext, caller: Member, id: string): Promise<void> {
  const column = sql.ref(`${otherSide(sideOf(caller))}_reminded_at`);
  await sql`
    update conversation set ${column} = now()
    where exhibition_id = ${ctx.exhibition.id} and id = ${id}`.execute(ctx.db);
}
