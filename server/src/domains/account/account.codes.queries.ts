import { sql, type Insertable } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Db, Tables } from '../../platform/database/kysely.ts';

/** The newest code of an address and purpose is the one that counts. */
export async function insertCode(db: Db, code: Insertable<Tables['verification_code']>): Promise<void> {
  await db.insertInto('verification_code').values(code).execute();
}

/** Uses up a try of the code that counts; null where there is none, or no try of it left. */
export async function countCodeTry(
  db: Db,
  purpose: string,
  address: string,
): Promise<{ id: string; code_hash: Buffer } | null> {
  const { rows } = await sql<{ id: string; code_hash: Buffer }>`
    update verification_code set tries = tries + 1
    where id = (select id from verification_code where address = ${address} and purpose = ${purpose} order by created_at desc, id limit 1)
      and spent_at is null and expires_at > now() and tries < ${LIMITS.codeTriesMax}
    returning id, code_hash`.execute(db);
  return rows[0] ?? null;
}

export async function refundCodeTry(db: Db, id: string): Promise<void> {
  await sql`update verification_code set tries = tries - 1 where id = ${id}`.execute(db);
}

/** Makes a try the last one: of many at once exactly one succeeds. */
export async function spendCode(db: Db, id: string): Promise<boolean> {
  const spent = await db
    .updateTable('verification_code')
    .set({ spent_at: new Date() })
    .where('id', '=', id)
    .where('spent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}
