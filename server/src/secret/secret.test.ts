import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../test/database.ts';
import { openPortalOn } from '../../test/portal.ts';
import { makeWebhook } from '../../test/connections.ts';
import { makeScratchFolder } from '../../test/throwaway.ts';
import { makePrivatePicture, makeVipApplication } from '../../test/vip.ts';
import { makeExhibitor, makeOrganizer, makeVisitor } from '../../test/world.ts';
import { readConfig } from '../config.ts';
import { fairs } from '../../../demo/data/index.ts';
import { loadFair } from '../../../demo/demo-fair.ts';
import { setAuthenticator } from '../domains/account/account.authenticator.ts';
import { ID_NUMBER } from '../domains/visitor/visitor.answers.ts';
import { createPool } from '../platform/database/client.ts';
import { createDatabase } from '../platform/database/kysely.ts';
import { decrypt, encrypt } from '../platform/encryption/encryption.ts';
import { checkSecret, notedFingerprint } from './fingerprint.ts';
import { changeSecret } from './rotate-command.ts';
import { rotateSecret } from './rotation.ts';
import { canDecrypt, encryptedRowsAfter, ENCRYPTED_COLUMNS } from './encrypted-columns.ts';

const OLD = 'the old secret of this test, long enough';
const NEW = 'the new secret of this test, long enough';

let database: FreshDatabase;
let db: ReturnType<typeof createDatabase>;
beforeEach(async () => {
  database = await freshDatabase();
  db = createDatabase(createPool(database.url, { max: 2 }));
  await loadFair(db, fairs.agro, { host: null, isDefault: true, opensInDays: 40 });
});
afterEach(async () => {
  await db.destroy();
  await database.drop();
});

/** An ID number, a passport number, three photos, an authenticator app, one that may be taken back, and two secrets of a webhook; the portal made its key of web push. */
async function sealSome(): Promise<void> {
  const portal = await openPortalOn(database.url, { SECRET: OLD });
  const { visitorId } = await makeVisitor(portal);
  await sql`update visitor set id_number_sealed = ${encrypt(OLD, ID_NUMBER, '11010519491231002X')} where id = ${visitorId}`.execute(
    db,
  );
  await makeVipApplication(portal, visitorId);
  await makePrivatePicture(portal, visitorId);
  const { accountId } = await makeOrganizer(portal);
  await setAuthenticator(db, { SECRET: OLD }, accountId, { secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', step: 1 });
  await sql`
    insert into address_change (id, account_id, exhibition_id, token_hash, expires_at, secret_sealed)
    select 'change', ${accountId}, ${portal.ctx.exhibition.id}, sha256('x'), now(), secret_sealed from authenticator`.execute(
    db,
  );
  const company = await makeExhibitor(portal);
  const webhookId = await makeWebhook(portal, company.id);
  await sql`update webhook set old_secret_sealed = secret_sealed where id = ${webhookId}`.execute(db);
  await portal.close();
}

const sealedWith = async (secret: string): Promise<number> => {
  let count = 0;
  for (const one of ENCRYPTED_COLUMNS)
    count += (await encryptedRowsAfter(db, one, '', 100)).filter(({ sealed }) =>
      canDecrypt(secret, one, sealed),
    ).length;
  return count;
};

describe('SECRET', () => {
  test('every sealed column of the database is known to those who seal it anew', async () => {
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = 'public' and column_name like '%sealed' order by 1`.execute(db);
    expect(rows.map(({ name }) => name)).toEqual(
      ENCRYPTED_COLUMNS.map(({ table, column }) => `${table}.${column}`).toSorted(),
    );
  });

  test('is noted by the first process, and another one is refused with what it could not read', async () => {
    await sealSome();
    await checkSecret(db, OLD);
    await checkSecret(db, OLD);
    await expect(checkSecret(db, NEW)).rejects.toThrow(
      /1 ID numbers, 1 passport numbers, 3 passport photos, 1 authenticator apps, 1 authenticator apps that may be/,
    );
    expect(JSON.stringify(await notedFingerprint(db))).not.toContain(OLD);
  });

  test('of a database without a note is tried on what lies there', async () => {
    await sealSome();
    await expect(checkSecret(db, NEW)).rejects.toThrow('SECRET is not the one');
    expect(await notedFingerprint(db)).toBeUndefined();
  });

  test('of two processes that start at once with different ones, one goes on', async () => {
    const outcomes = await Promise.allSettled([checkSecret(db, OLD), checkSecret(db, NEW)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });

  test('is changed: everything is sealed anew, and only the new one starts', async () => {
    await sealSome();
    await checkSecret(db, OLD);
    expect(await rotateSecret(db, { now: OLD, next: NEW })).toEqual({ sealed: 10, lost: 0 });
    expect([await sealedWith(OLD), await sealedWith(NEW)]).toEqual([0, 10]);
    const { rows } = await sql<{ text: string }>`
      select id_number_sealed as text from visitor where id_number_sealed is not null`.execute(db);
    expect(decrypt(NEW, ID_NUMBER, rows[0]?.text ?? '')).toBe('11010519491231002X');
    await checkSecret(db, NEW);
    await expect(checkSecret(db, OLD)).rejects.toThrow('SECRET is not the one');
  });

  test('is changed to the end after a change that was cut off; meanwhile nothing starts, and no third one is taken', async () => {
    await sealSome();
    await checkSecret(db, OLD);
    // the database refuses the photos: the numbers are done by then
    await sql`create rule cut as on update to private_picture do instead select 1 / 0`.execute(db);
    await expect(rotateSecret(db, { now: OLD, next: NEW })).rejects.toThrow('division by zero');
    expect([await sealedWith(OLD), await sealedWith(NEW)]).toEqual([8, 2]);
    await expect(checkSecret(db, OLD)).rejects.toThrow('SECRET is being changed');
    await expect(checkSecret(db, NEW)).rejects.toThrow('SECRET is being changed');
    await expect(rotateSecret(db, { now: OLD, next: `${NEW}!` })).rejects.toThrow('to another one than this');
    await sql`drop rule cut on private_picture`.execute(db);
    expect(await rotateSecret(db, { now: OLD, next: NEW })).toEqual({ sealed: 8, lost: 0 });
    expect([await sealedWith(OLD), await sealedWith(NEW)]).toEqual([0, 10]);
    await checkSecret(db, NEW);
  });

  test('is not changed under a running portal', async () => {
    await checkSecret(db, OLD);
    const portal = await openPortalOn(database.url, { SECRET: OLD });
    await expect(rotateSecret(db, { now: OLD, next: NEW })).rejects.toThrow('stop it first');
    await portal.close();
    await checkSecret(db, OLD);
  });

  test.for([
    ['a file of the installation', true],
    ['the environment', false],
  ] as const)('by the command: kept in %s', async ([, inFile]) => {
    const folder = makeScratchFolder();
    mkdirSync(folder, { recursive: true });
    const kept = path.join(folder, 'secret');
    if (inFile) writeFileSync(kept, OLD);
    await sealSome();
    const lines = await changeSecret(readConfig({ DATA_DIR: folder }, OLD), database.url);
    const made = readFileSync(inFile ? kept : `${kept}.next`, 'utf8');
    expect([lines[0], made.length >= 32, existsSync(`${kept}.next`)]).toEqual(['Sealed anew: 10.', true, !inFile]);
    expect(lines.join('\n')).not.toContain(made);
    await checkSecret(db, made);
    expect(await sealedWith(made)).toBe(10);
    // run again with the old one still set: nothing more happens
    if (!inFile)
      expect((await changeSecret(readConfig({ DATA_DIR: folder }, OLD), database.url))[0]).toBe('Sealed anew: 0.');
    rmSync(folder, { recursive: true });
  });
});
