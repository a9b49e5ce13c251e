import { sql, type Insertable } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
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
