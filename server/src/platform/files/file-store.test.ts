import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openObjectStore, type TestObjectStore } from '../../../test/object-store.ts';
import { readConfig, WrongConfiguration } from '../../config.ts';
import { newFileId } from '../../core/id.ts';
import { AppError } from '../http/app-error.ts';
import { fileKey, storedFile, type FileStore } from './file-store.ts';
import { LocalFileStore } from './local-file-store.ts';
import { openFileStore } from './open-file-store.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function listed(store: FileStore): Promise<string[]> {
  const keys: string[] = [];
  for await (const some of store.list()) keys.push(...some.map(({ key, id }) => `${key} of ${id}`));
  return keys.toSorted();
}

/** What both stores do alike. `id` is fresh for each test. */
const BEHAVIOURS: [string, (store: FileStore, id: string) => Promise<void>][] = [
  [
    'what was put is read whole, in part, and measured',
    async (store, id) => {
      const key = fileKey(id, 'original.pdf');
      await store.put(key, Buffer.from('0123456789'));
      expect((await store.read(key))?.toString()).toBe('0123456789');
      expect(await store.size(key)).toBe(10);
      expect((await buffer(await store.stream(key))).toString()).toBe('0123456789');
      expect((await buffer(await store.stream(key, { from: 2, to: 4 }))).toString()).toBe('234');
      expect((await buffer(await store.stream(key, { from: 9, to: 9 }))).toString()).toBe('9');
    },
  ],
  [
    'what is put again takes the place of the old',
    async (store, id) => {
      const key = fileKey(id, 'w200.webp');
      await store.put(key, Buffer.from('old and longer'));
      await store.put(key, Buffer.from('new'));
      expect((await store.read(key))?.toString()).toBe('new');
    },
  ],
  [
    'an empty file is a file',
    async (store, id) => {
      const key = fileKey(id, 'original.txt');
      await store.put(key, Buffer.alloc(0));
      expect([await store.size(key), (await store.read(key))?.length]).toEqual([0, 0]);
    },
  ],
  [
    'a file taken over is gone from where it lay',
    async (store, id) => {
      const lying = path.join(folder, id);
      const bytes = Buffer.alloc(3_000_000, id);
      await writeFile(lying, bytes);
      const key = fileKey(id, 'original.mp4');
      await store.adopt(key, lying);
      expect((await store.read(key))?.equals(bytes)).toBe(true);
      expect((await readdir(folder)).includes(id)).toBe(false);
    },
  ],
  [
    'what is not there has no bytes and no size, and is taken away without an error',
    async (store, id) => {
      const key = fileKey(id, 'original.pdf');
      expect([await store.read(key), await store.size(key)]).toEqual([null, null]);
      await store.remove([key]);
      const there = fileKey(id, 'w200.webp');
      await store.put(there, Buffer.from('x'));
      await store.remove([there, key]);
      expect(await store.size(there)).toBeNull();
    },
  ],
  [
    'everything in it is listed, with the time of writing',
    async (store) => {
      const ids = Array.from({ length: 8 }, () => newFileId());
      const before = await listed(store);
      const started = Date.now() - 2_000;
      const keys = ids.map((id) => fileKey(id, 'w400.webp'));
      for (const key of keys) await store.put(key, Buffer.from('x'));
      const found = await listed(store);
      expect(found.filter((one) => !before.includes(one))).toEqual(
        ids.map((id) => `${fileKey(id, 'w400.webp')} of ${id}`).toSorted(),
      );
      for await (const some of store.list())
        for (const { key, writtenAt } of some)
          if (keys.includes(key)) expect(writtenAt.getTime()).toBeGreaterThan(started);
      await store.remove(keys);
      expect(await listed(store)).toEqual(before);
    },
  ],
];

describe('a local folder', () => {
  let store: LocalFileStore;
  let files: string;
  beforeAll(() => {
    files = path.join(folder, 'store');
    store = new LocalFileStore(files);
  });

  test('is empty before the first file', async () => {
    expect(await listed(store)).toEqual([]);
  });

  test.each(BEHAVIOURS)('%s', async (_name, run) => run(store, newFileId()));

  test('a file that could not be written leaves nothing behind', async () => {
    const key = fileKey('Brokenbroken01234567', 'original.mp4');
    await expect(store.adopt(key, path.join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
    expect(await readdir(path.join(files, 'Br'))).toEqual([]);
  });
});

describe('a bucket', () => {
  let bucket: TestObjectStore;
  let store: FileStore;
  const errors: string[] = [];
  const open = (given: Partial<TestObjectStore['environment']> = {}) =>
    openFileStore(
      readConfig({ ...bucket.environment, ...given, NODE_ENV: 'test' }, 'a secret of the tests, long enough to be one'),
      (error) => errors.push(error.message),
    );
  beforeAll(async () => {
    bucket = await openObjectStore();
    store = await open();
  });
  afterAll(() => bucket.close());
  beforeEach(() => {
    bucket.be({});
    errors.length = 0;
  });

  const outcome = (work: Promise<unknown>): Promise<string> =>
    work.then(
      () => 'done',
      (error: unknown) => (error instanceof AppError ? error.error : String(error)),
    );
  const wrongOf = (given: Partial<TestObjectStore['environment']>): Promise<string> =>
    open(given).then(
      () => '',
      (error: unknown) =>
        error instanceof WrongConfiguration ? (error.message.split('\n')[1]?.trim() ?? '') : String(error),
    );

  test('is left as it was by the check at the start', () => {
    expect([...bucket.objects.keys()]).toEqual([]);
  });

  test.each(BEHAVIOURS)('%s', async (_name, run) => run(store, newFileId()));

  test('a wrong setting stops the start with its name, and a right one does not', async () => {
    expect([
      await wrongOf({}),
      await wrongOf({ S3_BUCKET: 'no-such-bucket' }),
      await wrongOf({ S3_ACCESS_KEY: 'nobody' }),
      await wrongOf({ S3_SECRET_KEY: 'another secret' }),
      await wrongOf({ S3_REGION: 'eu-test-2' }),
      await wrongOf({ S3_ENDPOINT: 'http://127.0.0.1:9' }),
    ]).toEqual([
      '',
      'S3_BUCKET is wrong: there is no such bucket',
      'S3_ACCESS_KEY is wrong: the store does not know it',
      'S3_SECRET_KEY is wrong: it does not belong to S3_ACCESS_KEY',
      'S3_REGION is wrong: the bucket is in another region',
      'S3_ENDPOINT is wrong: nothing answers there',
    ]);
    bucket.be({ readOnly: true });
    expect(await wrongOf({})).toBe('S3_BUCKET is wrong: S3_ACCESS_KEY may not write to it (AccessDenied)');
    bucket.be({ open: true });
    expect(await wrongOf({})).toBe('S3_BUCKET is wrong: everybody can read it; make it private');
  });

  test('what lies beside our files is neither listed nor read', async () => {
    bucket.objects.set('backup/all.tar', { bytes: Buffer.from('x'), at: new Date(0) });
    expect((await listed(store)).filter((one) => one.includes('all.tar'))).toEqual([]);
  });

  test('a busy store is asked again once, and one that refuses is not', async () => {
    const key = fileKey(newFileId(), 'original.webp');
    bucket.be({ busy: 1 });
    await store.put(key, Buffer.from('whole'));
    bucket.be({ busy: 1 });
    expect((await store.read(key))?.toString()).toBe('whole');
    bucket.be({ busy: 2 });
    expect(await outcome(store.read(key))).toBe('unavailable');
    bucket.be({ readOnly: true });
    bucket.asked.length = 0;
    expect(await outcome(store.put(key, Buffer.from('new')))).toBe('unavailable');
    expect([bucket.asked.length, errors.length]).toEqual([1, 2]);
    bucket.be({});
    expect((await store.read(key))?.toString()).toBe('whole');
  });

  test('one that is away or silent refuses everything, and works again without a restart (G62)', async () => {
    const key = fileKey(newFileId(), 'original.webp');
    await store.put(key, Buffer.from('whole'));
    const tried = () => Promise.all([store.read(key), store.size(key), store.stream(key)].map(outcome));
    await bucket.cut();
    expect(await tried()).toEqual(['unavailable', 'unavailable', 'unavailable']);
    await bucket.mend();
    bucket.be({ silent: true });
    expect(await tried()).toEqual(['unavailable', 'unavailable', 'unavailable']);
    bucket.be({});
    expect((await store.read(key))?.toString()).toBe('whole');
  });

  test('a silent one is given up even when memory is swept meanwhile (G62)', async () => {
    setFlagsFromString('--expose-gc');
    const sweep: unknown = runInNewContext('gc');
    if (typeof sweep !== 'function') throw new Error('memory cannot be swept here');
    bucket.be({ silent: true });
    const sweeping = setInterval(() => void sweep(), 200);
    try {
      expect(await outcome(store.read(fileKey(newFileId(), 'original.webp')))).toBe('unavailable');
    } finally {
      clearInterval(sweeping);
      bucket.be({});
    }
  });

  test('a full one says so', async () => {
    bucket.be({ full: true });
    expect(await outcome(store.put(fileKey(newFileId(), 'original.webp'), Buffer.from('x')))).toBe('storeFull');
  });
});

test('a place that is no key of ours has no id', () => {
  const id = newFileId();
  expect(
    [
      `${id.slice(0, 2)}/${id}-w200.webp`,
      `${id.slice(0, 2)}/${id}-w200.webp.0123456789ab`,
      'start',
      'ab/short-w200.webp',
    ].map((place) => storedFile(place, new Date()).id),
  ).toEqual([id, '', '', '']);
});

test.each([
  ['../../../etc', 'original.webp'],
  ['Abcdefghij', '../original.webp'],
  ['Abcdefghij', 'original'],
  ['Abcdefghij', 'original.webp\0'],
  ['Abcdefghij', 'Original.webp'],
  ['short', 'original.webp'],
  ['A'.repeat(4_000), 'original.webp'],
  ['ABCDEFGHIJ\n', 'original.webp'],
])('%j and %j make no key', (id, name) => {
  expect(() => fileKey(id, name)).toThrow('not a file key');
});
