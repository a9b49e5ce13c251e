import { sql, type Kysely } from 'kysely';
import { WrongConfiguration } from '../config.ts';
import type { Db, Tables } from '../platform/database/kysely.ts';
import { fingerprintOf, notedFingerprint } from './fingerprint.ts';
import {
  canDecrypt,
  encryptedRowsAfter,
  reencrypt,
  ENCRYPTED_COLUMNS,
  type EncryptedColumn,
} from './encrypted-columns.ts';

type Secrets = { now: string; next: string };
type Counts = { sealed: number; lost: number };

/** Photos have megabytes. */
const AT_ONCE = { text: 500, bytes: 20 } as const;

/**
 * Opens every seal with the secret of now and seals it with the next one, in batches of one transaction each. Cut off, it goes on
 * when it is called again with the same two: a seal tells by itself which of them it belongs to. What neither opens stays as it is.
 * @throws WrongConfiguration where a portal runs on the database, or these are not its secrets
 */
export async function rotateSecret(db: Kysely<Tables>, secrets: Secrets): Promise<Counts> {
  const [now, next] = [fingerprintOf(secrets.now), fingerprintOf(secrets.next)];
  const noted = await notedFingerprint(db);
  if (noted?.fingerprint === next && noted.next_fingerprint === null) return { sealed: 0, lost: 0 };
  if (noted?.fingerprint !== now) throw new WrongConfiguration('The SECRET is not the one of this database.');
  if (noted.next_fingerprint !== null && noted.next_fingerprint !== next)
    throw new WrongConfiguration('SECRET is being changed already, and to another one than this.');
  await failIfRunning(db);
  await db.updateTable('secret_fingerprint').set({ next_fingerprint: next }).execute();
  const counts = { sealed: 0, lost: 0 };
  for (const seal of ENCRYPTED_COLUMNS) {
    const made = await sealTable(db, seal, secrets);
    counts.sealed += made.sealed;
    counts.lost += made.lost;
  }
  await db
    .updateTable('secret_fingerprint')
    .set({ fingerprint: next, next_fingerprint: null, noted_at: new Date() })
    .execute();
  return counts;
}

async function sealTable(db: Kysely<Tables>, seal: EncryptedColumn, secrets: Secrets): Promise<Counts> {
  const counts = { sealed: 0, lost: 0 };
  let after: string | null = '';
  while (after !== null) {
    const from: string = after;
    // somebody may have started it meanwhile with the secret of now
    await failIfRunning(db);
    after = await db.transaction().execute((batch) => sealBatch(batch, seal, secrets, from, counts));
  }
  return counts;
}

/** Answers the last id, null where there is none left. */
async function sealBatch(
  db: Db,
  seal: EncryptedColumn,
  secrets: Secrets,
  after: string,
  counts: Counts,
): Promise<string | null> {
  const rows = await encryptedRowsAfter(db, seal, after, AT_ONCE[seal.kind]);
  for (const { id, sealed } of rows) {
    if (canDecrypt(secrets.next, seal, sealed)) continue;
    if (!canDecrypt(secrets.now, seal, sealed)) {
      counts.lost += 1;
      continue;
    }
    const anew = reencrypt(secrets.now, secrets.next, seal, sealed);
    await sql`update ${sql.table(seal.table)} set ${sql.ref(seal.column)} = ${anew} where id = ${id}`.execute(db);
    counts.sealed += 1;
  }
  return rows.at(-1)?.id ?? null;
}

/** A running portal would go on sealing with the secret of now. Each has a line of its own on which it listens. */
async function failIfRunning(db: Db): Promise<void> {
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and application_name = 'fairbridge listen' limit 1`.execute(
    db,
  );
  if (rows.length > 0) throw new WrongConfiguration('The portal is running on this database: stop it first.');
}
