import { scryptSync } from 'node:crypto';
import { WrongConfiguration } from '../config.ts';
import type { Db } from '../platform/database/kysely.ts';
import { countEncrypted, canDecrypt, encryptedRowsAfter, ENCRYPTED_COLUMNS } from './encrypted-columns.ts';

/** Slow on purpose: who reads the database learns nothing of a secret that somebody thought up. */
export const fingerprintOf = (secret: string): string =>
  scryptSync(secret, 'fairbridge fingerprint', 32).toString('base64url');

export const notedFingerprint = (db: Db) =>
  db.selectFrom('secret_fingerprint').select(['fingerprint', 'next_fingerprint']).executeTakeFirst();

/**
 * Lets a process go on only with the SECRET that its database was written with; the first one is noted.
 * @param db migrated
 * @throws WrongConfiguration with what would become unreadable
 */
export async function checkSecret(db: Db, secret: string): Promise<void> {
  const own = fingerprintOf(secret);
  if ((await notedFingerprint(db)) === undefined) {
    if (!(await fits(db, secret))) throw await foreign(db);
    await db
      .insertInto('secret_fingerprint')
      .values({ fingerprint: own })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  const noted = await notedFingerprint(db);
  const known = noted?.fingerprint === own || noted?.next_fingerprint === own;
  if (known && noted?.next_fingerprint !== null)
    throw new WrongConfiguration('SECRET is being changed. Finish it first: npm run organizer -- secret');
  if (!known) throw await foreign(db);
}

/** Of a database older than the fingerprint: does the secret open what lies there? */
async function fits(db: Db, secret: string): Promise<boolean> {
  for (const seal of ENCRYPTED_COLUMNS) {
    const [first] = await encryptedRowsAfter(db, seal, '', 1);
    if (first !== undefined && !canDecrypt(secret, seal, first.sealed)) return false;
  }
  return true;
}

async function foreign(db: Db): Promise<WrongConfiguration> {
  const lost: string[] = [];
  for (const seal of ENCRYPTED_COLUMNS) lost.push(`${await countEncrypted(db, seal)} ${seal.holds}`);
  return new WrongConfiguration(
    [
      'SECRET is not the one that this database was written with. With this one',
      `  ${lost.join(', ')} would be unreadable,`,
      '  codes printed on badges and letters, and links of e-mails that were sent, would not be known.',
      'Set the old SECRET again, or put the file `secret` back into DATA_DIR. To change it: npm run organizer -- secret, with the old one.',
    ].join('\n'),
  );
}
