import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { newId } from '../../id.ts';
import type { Db } from '../../platform/database/kysely.ts';

/** What a code opens (G18). `secondStep` and `organizer` follow a right password. */
export type Purpose = 'register' | 'login' | 'reset' | 'bind' | 'change' | 'secondStep' | 'organizer';

const hashOf = (secret: string, id: string, code: string): Buffer =>
  createHmac('sha256', secret).update(`${id} ${code}`).digest();

/** Makes a new code for an address and purpose; an older one stops counting (G18). Answers the code: it is stored as a keyed hash only. */
export async function makeCode(db: Db, secret: string, purpose: Purpose, address: string): Promise<string> {
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  const id = newId();
  await db
    .insertInto('verification_code')
    .values({
      id,
      purpose,
      address,
      code_hash: hashOf(secret, id, code),
      expires_at: new Date(Date.now() + LIMITS.codeMinutes * 60_000),
    })
    .execute();
  return code;
}

/**
 * Is this the right code? Every ask counts as one of five tries, whatever its outcome. `spend` makes it the last one.
 * Runs outside the business transaction, so that a wrong try is counted although the call fails.
 */
export async function tryCode(
  db: Db,
  secret: string,
  purpose: Purpose,
  address: string,
  code: string,
  spend: boolean,
): Promise<boolean> {
  const result = await sql<{ id: string; code_hash: Buffer }>`
    update verification_code set tries = tries + 1
    where id = (select id from verification_code where address = ${address} and purpose = ${purpose} order by created_at desc, id limit 1)
      and spent_at is null and expires_at > now() and tries < ${LIMITS.codeTriesMax}
    returning id, code_hash`.execute(db);
  const row = result.rows[0];
  if (row === undefined || !timingSafeEqual(row.code_hash, hashOf(secret, row.id, code))) return false;
  if (!spend) {
    // a right answer asked beforehand is no guess, so it does not use up a try
    await sql`update verification_code set tries = tries - 1 where id = ${row.id}`.execute(db);
    return true;
  }
  const spent = await db
    .updateTable('verification_code')
    .set({ spent_at: new Date() })
    .where('id', '=', row.id)
    .where('spent_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return spent !== undefined;
}
