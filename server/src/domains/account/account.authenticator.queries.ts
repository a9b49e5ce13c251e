import { newId } from '../../core/id.ts';
import type { Db } from '../../platform/database/kysely.ts';

/** When the account's app was set up; null where it has none. */
export async function authenticatorSince(db: Db, accountId: string): Promise<Date | null> {
  const row = await db
    .selectFrom('authenticator')
    .where('account_id', '=', accountId)
    .select('created_at')
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** The sealed secret of the account's app, for putting it back. */
export async function sealedAuthenticator(db: Db, accountId: string): Promise<string | null> {
  const row = await db
    .selectFrom('authenticator')
    .where('account_id', '=', accountId)
    .select('secret_sealed')
    .executeTakeFirst();
  return row?.secret_sealed ?? null;
}

export async function putAuthenticator(db: Db, accountId: string, sealed: string, step: number): Promise<void> {
  await removeAuthenticator(db, accountId);
  await db
    .insertInto('authenticator')
    .values({ id: newId(), account_id: accountId, secret_sealed: sealed, last_step: step })
    .execute();
}

/** False where there was none. */
export async function removeAuthenticator(db: Db, accountId: string): Promise<boolean> {
  const rows = await db.deleteFrom('authenticator').where('account_id', '=', accountId).returning('id').execute();
  return rows.length > 0;
}

/** Takes the 30 seconds that a code belongs to; false where they, or later ones, are taken, or the app is another one by now. */
export async function takeStep(
  db: Db,
  accountId: string,
  { sealed, step }: { sealed: string; step: number },
): Promise<boolean> {
  const taken = await db
    .updateTable('authenticator')
    .set({ last_step: step })
    .where('account_id', '=', accountId)
    .where('secret_sealed', '=', sealed)
    .where('last_step', '<', step)
    .returning('id')
    .executeTakeFirst();
  return taken !== undefined;
}
