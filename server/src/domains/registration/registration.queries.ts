import type { Insertable } from 'kysely';
import { newId } from '../../ground/id.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Db, Tables } from '../../platform/database/kysely.ts';

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
