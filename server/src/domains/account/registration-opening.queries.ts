import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { countSql } from '../../platform/database/count-sql.ts';

/**
 * Are fewer than so many registered or being registered, without those that were rejected? Within a transaction others who ask wait for its
 * end, so that of two the second does not get the same place.
 */
export async function hasPlaceLeft(ctx: FairContext, visitorsMax: number): Promise<boolean> {
  if (ctx.db.isTransaction)
    await sql`select id from exhibition where id = ${ctx.exhibition.id} for no key update`.execute(ctx.db);
  const registered = sql`
    from visitor v where v.exhibition_id = ${ctx.exhibition.id} and v.review_state is distinct from 'notApproved'`;
  return (await countSql(ctx.db, registered)) < visitorsMax;
}
