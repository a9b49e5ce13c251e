import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';

/** So many in one transaction. */
export const PORTION = 200;

/** How long before its beginning an appointment is told of. */
const SPANS = { day: sql`interval '24 hours'`, hour: sql`interval '1 hour'` };
type Within = keyof typeof SPANS;

type Due = { id: string; starts_at: Date };

/**
 * Agreed appointments that begin within a day or an hour and have not been told of, marked with the beginning that is told: one that is
 * moved is told of anew, one that is cancelled no longer. Within the last hour the day is not told any more. What another process is telling of is left to it.
 */
export async function takeDue(ctx: FairContext, within: Within): Promise<Due[]> {
  const column = sql.ref(`reminded_${within}`);
  const after = within === 'day' ? SPANS.hour : sql`interval '0'`;
  const { rows } = await sql<Due>`
    with due as (
      select a.id from meeting_appointment a
      where a.exhibition_id = ${ctx.exhibition.id} and a.state = 'confirmed' and a.starts_at > now() + ${after}
        and a.starts_at <= now() + ${SPANS[within]} and a.${column} is distinct from a.starts_at
      order by a.starts_at limit ${PORTION} for no key update of a skip locked)
    update meeting_appointment a set ${column} = a.starts_at from due
    where a.exhibition_id = ${ctx.exhibition.id} and a.id = due.id returning a.id, a.starts_at`.execute(ctx.db);
  return rows;
}
