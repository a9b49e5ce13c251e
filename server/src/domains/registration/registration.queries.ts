import { sql, type Insertable } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { Db, Tables } from '../../platform/database/kysely.ts';
import { isEmployed } from '../identity/employment.queries.ts';

/** False where somebody has this address. */
export async function insertAccount(db: Db, account: Insertable<Tables['account']>): Promise<boolean> {
  const made = await db
    .insertInto('account')
    .values(account)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
}

/** Whose invitation code this is; undefined where it is nobody's who still works for an exhibitor. */
export async function inviterByCode(ctx: FairContext, code: string) {
  const { rows } = await sql<{ id: string; exhibitor_id: string }>`
    select e.id, e.exhibitor_id from invitation_code c join employee e on e.id = c.employee_id and ${isEmployed('e')}
    where c.exhibition_id = ${ctx.exhibition.id} and c.code = ${code}`.execute(ctx.db);
  return rows[0];
}

/** The campaign link of this code; null where there is none, or where it is over. */
export async function campaignByCode(ctx: FairContext, code: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select c.id from campaign c where c.exhibition_id = ${ctx.exhibition.id} and c.code = ${code}
      and c.deleted_at is null and c.ended_at is null
      and (c.last_day is null or c.last_day >= ${dayInBeijing(new Date())}::date)`.execute(ctx.db);
  return rows[0]?.id ?? null;
}
