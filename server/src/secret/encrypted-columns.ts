import { sql } from 'kysely';
import { countSql } from '../platform/database/count-sql.ts';
import { AUTHENTICATOR } from '../domains/account/account.authenticator.ts';
import { STREAM_KEY } from '../domains/live/live.actions.ts';
import { WEBHOOK_SECRET } from '../domains/connection/webhook.sending.ts';
import { PASSPORT } from '../domains/vip/vip.actions.ts';
import { PUSH_KEY } from '../domains/push/push.key.ts';
import { PUSH_DEVICE } from '../domains/push/push.sending.ts';
import { ID_NUMBER } from '../domains/visitor/visitor.answers.ts';
import { PRIVATE_PICTURE } from '../platform/files/private-pictures.ts';
import type { Db } from '../platform/database/kysely.ts';
import { decrypt, decryptBytes, encrypt, encryptBytes, DecryptError } from '../platform/encryption/encryption.ts';

/** A column that is sealed with SECRET, in a table whose key is `id`. */
export type EncryptedColumn = { table: string; column: string; purpose: string; kind: 'text' | 'bytes'; holds: string };

/** Every one there is; a test compares them with the database. */
export const ENCRYPTED_COLUMNS: readonly EncryptedColumn[] = [
  { table: 'visitor', column: 'id_number_sealed', purpose: ID_NUMBER, kind: 'text', holds: 'ID numbers' },
  { table: 'vip_application', column: 'passport_sealed', purpose: PASSPORT, kind: 'text', holds: 'passport numbers' },
  { table: 'private_picture', column: 'sealed', purpose: PRIVATE_PICTURE, kind: 'bytes', holds: 'passport photos' },
  {
    table: 'authenticator',
    column: 'secret_sealed',
    purpose: AUTHENTICATOR,
    kind: 'text',
    holds: 'authenticator apps',
  },
  {
    table: 'address_change',
    column: 'secret_sealed',
    purpose: AUTHENTICATOR,
    kind: 'text',
    holds: 'authenticator apps that may be taken back',
  },
  { table: 'webhook', column: 'secret_sealed', purpose: WEBHOOK_SECRET, kind: 'text', holds: 'webhook secrets' },
  {
    table: 'webhook',
    column: 'old_secret_sealed',
    purpose: WEBHOOK_SECRET,
    kind: 'text',
    holds: 'webhook secrets that still sign',
  },
  { table: 'live', column: 'key_sealed', purpose: STREAM_KEY, kind: 'text', holds: 'stream keys of lives' },
  { table: 'push_key', column: 'private_sealed', purpose: PUSH_KEY, kind: 'text', holds: 'keys of web push' },
  {
    table: 'push_device',
    column: 'subscription_sealed',
    purpose: PUSH_DEVICE,
    kind: 'text',
    holds: 'devices for web push',
  },
];

export type EncryptedRow = { id: string; sealed: string | Buffer };

/** The next ones after `after`, in the order of their ids; held where `hold`. */
export async function encryptedRowsAfter(
  db: Db,
  { table, column }: EncryptedColumn,
  after: string,
  most: number,
): Promise<EncryptedRow[]> {
  const { rows } = await sql<EncryptedRow>`
    select id, ${sql.ref(column)} as sealed from ${sql.table(table)}
    where ${sql.ref(column)} is not null and id > ${after} order by id limit ${most} for no key update`.execute(db);
  return rows;
}

export async function countEncrypted(db: Db, { table, column }: EncryptedColumn): Promise<number> {
  return countSql(db, sql`from ${sql.table(table)} where ${sql.ref(column)} is not null`);
}

/** Does this secret open it? */
export function canDecrypt(secret: string, { purpose }: EncryptedColumn, sealed: string | Buffer): boolean {
  try {
    if (typeof sealed === 'string') decrypt(secret, purpose, sealed);
    else decryptBytes(secret, purpose, sealed);
    return true;
  } catch (error) {
    if (error instanceof DecryptError) return false;
    throw error;
  }
}

/** The same thing, sealed with another secret. */
export const reencrypt = (
  now: string,
  next: string,
  { purpose }: EncryptedColumn,
  sealed: string | Buffer,
): string | Buffer =>
  typeof sealed === 'string'
    ? encrypt(next, purpose, decrypt(now, purpose, sealed))
    : encryptBytes(next, purpose, decryptBytes(now, purpose, sealed));
