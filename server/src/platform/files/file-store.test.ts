import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fileKey, type FileStore } from './file-store.ts';
import { LocalFileStore } from './local-file-store.ts';

const ID = 'Abcdefghij0123456789';
let folder: string;
let store: FileStore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'files-'));
  store = new LocalFileStore(folder);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('what was put is read whole, in part, and measured', async () => {
  const key = fileKey(ID, 'original.pdf');
  await store.put(key, Buffer.from('0123456789'));
  expect((await store.read(key))?.toString()).toBe('0123456789');
  expect(await store.size(key)).toBe(10);
  expect((await buffer(await store.stream(key))).toString()).toBe('0123456789');
  expect((await buffer(await store.stream(key, { from: 2, to: 4 }))).toString()).toBe('234');
});

test('a file taken over is gone from where it lay', async () => {
  const lying = path.join(folder, 'lying');
  await writeFile(lying, 'a video');
  const key = fileKey(ID, 'original.mp4');
  await store.adopt(key, lying);
  expect((await store.read(key))?.toString()).toBe('a video');
  expect(await readdir(folder)).toEqual(['Ab']);
});

test('what is not there has no bytes and no size, and is taken away without an error', async () => {
  const key = fileKey('Zyxwvutsrq0123456789', 'original.pdf');
  expect(await store.read(key)).toBeNull();
  expect(await store.size(key)).toBeNull();
  await store.remove([key]);
  const there = fileKey(ID, 'w200.webp');
  await store.put(there, Buffer.from('x'));
  await store.remove([there, key]);
  expect(await store.size(there)).toBeNull();
});

test('a file that could not be written leaves nothing behind', async () => {
  const key = fileKey('Brokenbroken01234567', 'original.mp4');
  await expect(store.adopt(key, path.join(folder, 'nowhere'))).rejects.toThrow('ENOENT');
  expect(await readdir(path.join(folder, 'Br'))).toEqual([]);
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
