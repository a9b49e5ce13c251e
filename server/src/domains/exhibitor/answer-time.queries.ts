import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { ANSWERS_TO_TELL } from './answer-time.rules.ts';

/** Of so many of the newest answers: what was slow a year ago is no news. */
const NEWEST = 100;

/**
 * How long half of a company's buyers waited for the first answer at most, once there are enough answers to say so. What a buyer took back
 * has no lead, and what nobody has answered no `answered_by`.
 */
export async function answersOf(
  ctx: FairContext,
  exhibitorId: string,
): Promise<{ answers: number; minutes: number | null }> {
  const { rows } = await sql<{ answers: number; minutes: number | null }>`
    select count(*)::int as answers, case when count(*) >= ${ANSWERS_TO_TELL} then
      ceil(extract(epoch from percentile_cont(0.5) within group (order by newest.waited)) / 60)::int end as minutes
    from (
      select l.answered_at - l.created_at as waited from lead l
      where l.exhibition_id = ${ctx.exhibition.id} and l.exhibitor_id = ${exhibitorId} and l.answered_by is not null
      order by l.answered_at desc limit ${NEWEST}) newest`.execute(ctx.db);
  return rows[0] ?? { answers: 0, minutes: null };
}
