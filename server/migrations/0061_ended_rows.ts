import { sql, type Kysely } from 'kysely';
import { createIndex } from '../src/platform/database/online-migration.ts';

/** Rows that have ended are taken away by a job: what it looks for. */
export const transaction = false;

export async function up(db: Kysely<unknown>): Promise<void> {
  await createIndex(db, { name: 'verification_code_expiry', on: sql`verification_code (expires_at)` });
  await createIndex(db, { name: 'limited_token_expiry', on: sql`limited_token (expires_at)` });
  await createIndex(db, { name: 'login_qr_expiry', on: sql`login_qr (expires_at)` });
  await createIndex(db, { name: 'address_change_expiry', on: sql`address_change (expires_at)` });
  // not of idle_until: it moves with every use of a session
  await createIndex(db, { name: 'session_end', on: sql`session (ends_at)` });
  await createIndex(db, { name: 'notice_age', on: sql`notice (created_at)` });
  // message has message_newest
}
