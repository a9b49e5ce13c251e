import { sql } from 'kysely';
import type { Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** So many in one transaction. */
const PORTION = 200;

type WaitedRow = { id: string; seq: number };

/**
 * Conversations in which this side has had something unread for ten minutes and was not told, marked as told. Answers the last message of the
 * other side; what another process is telling of is left to it.
 */
export async function takeWaiting(ctx: FairContext, side: Side): Promise<WaitedRow[]> {
  const since = sql.ref(`c.${side}_unread_since`);
  const told = sql.ref(`${side}_told`);
  const last = sql.ref(`c.${side === 'visitor' ? 'exhibitor' : 'visitor'}_last_seq`);
  const { rows } = await sql<WaitedRow>`
    with due as (
      select c.id from conversation c
      where c.exhibition_id = ${ctx.exhibition.id} and ${since} is not null and not ${sql.ref(`c.${side}_told`)}
        and ${since} < now() - make_interval(mins => ${LIMITS.chatUnreadMinutes})
      order by ${since} limit ${PORTION} for no key update skip locked)
    update conversation c set ${told} = true from due
    where c.exhibition_id = ${ctx.exhibition.id} and c.id = due.id
    returning c.id, ${last} as seq`.execute(ctx.db);
  return rows;
}
