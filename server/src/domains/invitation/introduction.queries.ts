import { sql } from 'kysely';
import { countSql } from '../../platform/database/count-sql.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { APPROVED } from '../account/account.rules.ts';

/** Has the organizer approved this visitor's registration? Null where there is no such visitor, or a suspended one. */
export async function approvalOf(ctx: FairContext, visitorId: string): Promise<boolean | null> {
  const { rows } = await sql<{ approved: boolean }>`
    select ${APPROVED} as approved from visitor v
    where v.exhibition_id = ${ctx.exhibition.id} and v.id = ${visitorId} and v.suspended_at is null`.execute(ctx.db);
  return rows[0]?.approved ?? null;
}

/** Did either side decline the other, or the visitor an introduction, within so many days? */
export async function declinedLately(
  ctx: FairContext,
  { exhibitorId, visitorId }: { exhibitorId: string; visitorId: string },
  days: number,
): Promise<boolean> {
  const declined = await countSql(
    ctx.db,
    sql`from invitation i where i.exhibition_id = ${ctx.exhibition.id} and i.exhibitor_id = ${exhibitorId}
      and i.visitor_id = ${visitorId} and i.state = 'refused' and i.answered_at > now() - make_interval(days => ${days})`,
  );
  return declined > 0;
}

/** How many companies were introduced to a visitor within a day. */
export const introducedToday = (ctx: FairContext, visitorId: string): Promise<number> =>
  countSql(
    ctx.db,
    sql`from invitation i where i.exhibition_id = ${ctx.exhibition.id} and i.visitor_id = ${visitorId}
      and i.channel = 'fair' and i.created_at > now() - interval '1 day'`,
  );
