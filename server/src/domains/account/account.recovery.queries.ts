import type { Db, Tables } from '../../platform/database/kysely.ts';
import { type Insertable, sql } from 'kysely';
import { countSql } from '../../platform/database/count-sql.ts';

export async function removeRecoveryCodes(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('recovery_code').where('account_id', '=', accountId).execute();
}

/** How many of the account's recovery codes are still good. */
export async function recoveryCodesLeft(db: Db, accountId: string): Promise<number> {
  return countSql(db, sql`from recovery_code where account_id = ${accountId} and spent_at is null`);
}

export async function insertRecoveryCodes(db: Db, codes: Insertable<Tables['recovery_code']>[]): Promise<void> {
  await db.insertInto('recovery_code').values(codes).execute();
}

/** Uses up the code with this hash: of many at once exactly one succeeds. */
export async function spendRecoveryHash(db: Db, accountId: string, hash: Buffer): Promise<boolean> {
  const spent = await db
    .updateTable('recovery_code')
    .set({ spent_at: new Date() })
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .where('spent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}
