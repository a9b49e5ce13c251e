import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { freshDatabase, type FreshDatabase } from '../../../test/database.ts';
import { openObjectStore } from '../../../test/object-store.ts';
import { makeScratchFolder } from '../../../test/throwaway.ts';
import { readConfig, WrongConfiguration, type Config } from '../../config.ts';
import { drawnFileRow, exhibitionRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../database/insert-rows.ts';
import { newFileId } from '../../core/id.ts';
import { createPool } from '../database/client.ts';
import { createDatabase } from '../database/kysely.ts';
import { fileKey } from './file-store.ts';
import { openOwnStore } from './own-store.ts';

type Side = { database: FreshDatabase; db: ReturnType<typeof createDatabase> };
let first: Side;
let second: Side;
let folder: string;
async function side(): Promise<Side> {
  const database = await freshDatabase();
  return { database, db: createDatabase(createPool(database.url, { max: 2 })) };
}
beforeEach(async () => {
  [first, second, folder] = [await side(), await side(), makeScratchFolder()];
});
afterEach(async () => {
  for (const { db, database } of [first, second]) {
    await db.destroy();
    await database.drop();
  }
  rmSync(folder, { recursive: true, force: true });
});

const configOf = (given: Record<string, string>): Config =>
  readConfig({ NODE_ENV: 'test', DATA_DIR: folder, ...given }, 'a secret of the tests, long enough to be one');
const opened = (at: Side, given: Record<string, string> = {}): Promise<string> =>
  openOwnStore(configOf(given), at.db, () => {}).then(
    () => 'opened',
    (error: unknown) => (error instanceof WrongConfiguration ? error.message : String(error)),
  );

test('a folder belongs to the database that opened it first, and another one is refused with what to do', async () => {
  expect(await opened(first)).toBe('opened');
  expect(await opened(first)).toBe('opened');
  const refused = await opened(second);
  expect(refused).toMatch(/^The files in .*\/files belong to another database\./);
  const mark = /write (\w+) into the file 'installation'/.exec(refused)?.[1] ?? '';
  const file = path.join(folder, 'files/installation');
  expect(readFileSync(file, 'utf8')).not.toContain(mark);
  // as the message says, for files that were moved
  writeFileSync(file, mark);
  expect([await opened(second), (await opened(first)).includes('belong to another')]).toEqual(['opened', true]);
});

test('a bucket does too', async () => {
  const bucket = await openObjectStore();
  try {
    expect(await opened(first, bucket.environment)).toBe('opened');
    expect(await opened(first, bucket.environment)).toBe('opened');
    expect(await opened(second, bucket.environment)).toMatch(/^The files in the bucket .* belong to another database/);
    const files = await openOwnStore(configOf(bucket.environment), first.db, () => {});
    const listed: string[] = [];
    for await (const some of files.list()) listed.push(...some.map(({ key }) => key));
    expect(listed).toEqual([]);
  } finally {
    await bucket.close();
  }
});

test('a store of before there were marks is taken by the database that knows its files, and by no other', async () => {
  const fair = exhibitionRow();
  await insertRows(first.db, 'exhibition', [fair]);
  const rows = Array.from({ length: 3 }, () => drawnFileRow(fair.id, fair.id, {}, { width: 10, height: 10 }));
  await insertRows(first.db, 'file', rows);
  for (const id of [...rows.map((row) => row.id), newFileId()]) {
    const file = path.join(folder, 'files', fileKey(id, 'original.webp'));
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, 'x');
  }
  expect(await opened(second)).toMatch(/are not known to this database/);
  expect(await opened(first)).toBe('opened');
});
