import { rmSync, writeFileSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeScratchFolder } from '../../../test/throwaway.ts';
import { GrowingPlaylists } from './growing-playlists.ts';

const folder = makeScratchFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const entry = (file: string, second: number, seconds = '2.000000'): string =>
  `#EXTINF:${seconds},\n#EXT-X-PROGRAM-DATE-TIME:2027-01-11T02:00:0${second}.000+0000\n${file}\n`;
const segment = (file: string, second: number, seconds = 2) => ({
  part: 1,
  file,
  seconds,
  at: new Date(Date.UTC(2027, 0, 11, 2, 0, second)),
});

let written = 0;
function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  // each writing has a time of its own, however fast it follows the one before
  written += 1;
  utimesSync(file, written, written);
  return file;
}

test('what has come to a playlist follows what was read before', async () => {
  const playlists = new GrowingPlaylists();
  const file = write('grown', `#EXTM3U\n#EXT-X-TARGETDURATION:2\n${entry('1-0.m4s', 0)}`);
  const before = await playlists.segments(1, file);
  // a longer segment changes the head of the playlist too
  write('grown', `#EXTM3U\n#EXT-X-TARGETDURATION:12\n${entry('1-0.m4s', 0)}${entry('1-1.m4s', 2, '12.000000')}`);
  const after = await playlists.segments(1, file);
  expect(after).toEqual([segment('1-0.m4s', 0), segment('1-1.m4s', 2, 12)]);
  expect([before.length, after[0]]).toEqual([1, before[0]]);
  expect(after[0]).toBe(before[0]);
});

test('a playlist that has not changed is not read again', async () => {
  const playlists = new GrowingPlaylists();
  const file = write('same', `#EXTM3U\n${entry('1-0.m4s', 0)}`);
  const before = await playlists.segments(1, file);
  expect(await playlists.segments(1, file)).toBe(before);
});

test('another playlist at the same place is read as a whole', async () => {
  const playlists = new GrowingPlaylists();
  const file = write('another', `#EXTM3U\n${entry('1-0.m4s', 0)}${entry('1-1.m4s', 2)}`);
  await playlists.segments(1, file);
  write('another', `#EXTM3U\n${entry('1-7.m4s', 4)}`);
  expect(await playlists.segments(1, file)).toEqual([segment('1-7.m4s', 4)]);
});

test('the longest unread go when more is kept than there is room for', async () => {
  const playlists = new GrowingPlaylists(2);
  const files = ['one', 'two', 'three'].map((name) => write(name, `#EXTM3U\n${entry('1-0.m4s', 0)}`));
  const [one = '', two = '', three = ''] = files;
  const first = await playlists.segments(1, one);
  const second = await playlists.segments(1, two);
  await playlists.segments(1, three);
  expect(await playlists.segments(1, two)).toBe(second);
  expect(await playlists.segments(1, one)).not.toBe(first);
});
