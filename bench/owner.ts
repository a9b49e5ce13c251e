import { createHash, randomBytes } from 'node:crypto';
import { accountRow } from '../demo/factories/factories.ts';
import { newId } from '../server/src/core/id.ts';
import { createPool } from '../server/src/platform/database/client.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';
import { createDatabase } from '../server/src/platform/database/kysely.ts';
import { defaultFair } from './company.ts';

const HOUR_MS = 3_600_000;

/** A session of an owner of the console. */
export async function ownerToken(url: string): Promise<string> {
  const db = createDatabase(createPool(url, { max: 1 }));
  try {
    const exhibition_id = await defaultFair(db);
    const token = `fb_${randomBytes(32).toString('base64url')}`;
    const account = accountRow({ email: `owner-${newId().toLowerCase()}@bench.example` });
    await insertRows(db, 'account', [account]);
    await insertRows(db, 'organizer_staff', [{ id: newId(), exhibition_id, account_id: account.id, role: 'owner' }]);
    const ends = new Date(Date.now() + HOUR_MS);
    await db
      .insertInto('session')
      .values({
        id: newId(),
        exhibition_id,
        token_hash: createHash('sha256').update(token).digest(),
        account_id: account.id,
        subject_type: 'ORGANIZER',
        remember: false,
        device: '',
        address: '',
        second_step_at: new Date(),
        idle_until: ends,
        ends_at: ends,
      })
      .execute();
    return token;
  } finally {
    await db.destroy();
  }
}
