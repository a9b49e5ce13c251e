import { sql, type Insertable } from 'kysely';
import { newId } from '../../ground/id.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Db, Tables } from '../../platform/database/kysely.ts';
import { inService } from '../identity/employment.queries.ts';

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

type NewVisitor = Omit<Insertable<Tables['visitor']>, 'id' | 'exhibition_id'>;

export async function insertVisitor(scope: Scope, visitor: NewVisitor): Promise<void> {
  await scope.db
    .insertInto('visitor')
    .values({ ...visitor, id: newId(), exhibition_id: scope.exhibition.id })
    .execute();
}

/** Whose invitation code this is; undefined where it is nobody's who still works for an exhibitor. */
export async function inviterByCode(scope: Scope, code: string) {
  const { rows } = await sql<{ id: string; exhibitor_id: string }>`
    select e.id, e.exhibitor_id from invitation_code c join employee e on e.id = c.employee_id and ${inService('e')}
    where c.exhibition_id = ${scope.exhibition.id} and c.code = ${code}`.execute(scope.db);
  return rows[0];
}
