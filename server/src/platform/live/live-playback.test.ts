import { expect, test } from 'vitest';
import type { Segment } from './hls-playlist.ts';
import { LivePlayback, type OnAir } from './live-playback.ts';

const from = new Date(0);
const segment = (number: number): Segment => ({
  part: 1,
  file: `1-${number}.m4s`,
  seconds: 2,
  at: new Date(number * 2_000),
});
const ON_AIR: OnAir = { name: 'live', from, to: null, isClosed: false };
const CLOSED: OnAir = { ...ON_AIR, to: new Date(40_000_000), isClosed: true };

/** A recording of so many segments, and how often it was read. */
function playbackOf(count: number, bytesMax?: number) {
  let now = 0;
  const recorded = Array.from({ length: count }, (_, number) => segment(number));
  const read = { lists: 0, files: [] as string[] };
  const playback = new LivePlayback(
    {
      segments: async () => {
        read.lists += 1;
        return [...recorded];
      },
      file: async (_name, file) => {
        read.files.push(file);
        return Buffer.from(file);
      },
    },
    () => now,
    bytesMax,
  );
  return {
    playback,
    read,
    record: () => void recorded.push(segment(recorded.length)),
    at: (ms: number) => void (now = ms),
  };
}
const textOf = async (playback: LivePlayback, onAir: OnAir, kind: 'live' | 'replay') =>
  String(await (await playback.playlist(onAir, kind))?.bytes('identity'));
const filesIn = (text: string): string[] => text.split('\n').filter((line) => line.endsWith('.m4s'));

test('a recording on the air is read twice a second for all who ask, and each segment once', async () => {
  const { playback, read, record, at } = playbackOf(2);
  await Promise.all([1, 2, 3].map(() => playback.playlist(ON_AIR, 'live')));
  await Promise.all(['1-1.m4s', '1-1.m4s', '1-init.mp4'].map((file) => playback.file(ON_AIR, file)));
  record();
  at(499);
  expect(filesIn(await textOf(playback, ON_AIR, 'live'))).toEqual(['1-0.m4s', '1-1.m4s']);
  expect(read.lists).toBe(1);
  at(500);
  expect(filesIn(await textOf(playback, ON_AIR, 'live'))).toEqual(['1-0.m4s', '1-1.m4s', '1-2.m4s']);
  await playback.file(ON_AIR, '1-1.m4s');
  expect([read.lists, new Set(read.files)]).toEqual([2, new Set(['1-1.m4s', '1-init.mp4'])]);
});

test('a playlist with a segment to come is answered when that comes, by one reading for all who wait, or after five seconds', async () => {
  const { playback, read, record, at } = playbackOf(2);
  const waiting = Promise.all(
    [1, 2, 3].map(async () => (await playback.playlist(ON_AIR, 'live', 2))?.bytes('identity')),
  );
  record();
  for (const text of await waiting) expect(filesIn(String(text))).toEqual(['1-0.m4s', '1-1.m4s', '1-2.m4s']);
  expect(read.lists).toBe(2);
  const late = playback.playlist(ON_AIR, 'live', 3);
  at(5_000);
  expect(filesIn(String(await (await late)?.bytes('identity')))).toHaveLength(3);
});

test('a playlist is not waited for with a segment far ahead, nor once the live is over', async () => {
  const { playback, read } = playbackOf(2);
  expect(await playback.playlist(ON_AIR, 'live', 900)).not.toBeNull();
  expect(await playback.playlist(CLOSED, 'live', 2)).not.toBeNull();
  expect(read.lists).toBe(2);
});

test('a segment that another process has told of is found at once', async () => {
  const { playback, record, at } = playbackOf(1);
  await playback.playlist(ON_AIR, 'live');
  record();
  at(100);
  expect(await playback.file(ON_AIR, '1-1.m4s')).toEqual(Buffer.from('1-1.m4s'));
});

test('whoever asks for segments that are not there has it read once more until the next reading, not for each', async () => {
  const { playback, read, at } = playbackOf(1);
  const guess = (count: number) =>
    Promise.all(Array.from({ length: count }, (_, number) => playback.file(ON_AIR, `2-${number}.m4s`)));
  await playback.playlist(ON_AIR, 'live');
  for (const ms of [60, 120, 240, 480]) {
    at(ms);
    expect(new Set(await guess(100))).toEqual(new Set([null]));
  }
  expect(read.lists).toBe(2);
  at(500);
  await guess(100);
  expect([read.lists, read.files]).toEqual([4, []]);
});

test('a recording that is closed is read once, whatever is asked for and whenever', async () => {
  const { playback, read, at } = playbackOf(3);
  for (const ms of [0, 600, 600_000]) {
    at(ms);
    expect(filesIn(await textOf(playback, CLOSED, 'replay'))).toEqual(['1-0.m4s', '1-1.m4s', '1-2.m4s']);
    expect([await playback.file(CLOSED, '1-9.m4s'), await playback.file(CLOSED, '1-2.m4s')]).toEqual([
      null,
      Buffer.from('1-2.m4s'),
    ]);
  }
  expect(read.lists).toBe(1);
});

test('the playlist of a replay is written and packed once for all who ask', async () => {
  const { playback } = playbackOf(600);
  const [one, other] = await Promise.all([1, 2].map(() => playback.playlist(CLOSED, 'replay')));
  expect(one).toBe(other);
  const packed = await one?.bytes('br');
  expect(await (await playback.playlist(CLOSED, 'replay'))?.bytes('br')).toBe(packed);
});

test('what is closed is read anew after its end: its last segment has come meanwhile', async () => {
  const { playback, record } = playbackOf(1);
  const ending = { ...CLOSED, isClosed: false };
  expect(filesIn(await textOf(playback, ending, 'replay'))).toEqual(['1-0.m4s']);
  record();
  expect(filesIn(await textOf(playback, CLOSED, 'replay'))).toEqual(['1-0.m4s', '1-1.m4s']);
});

test('of many recordings the longest unasked goes when there is no more room', async () => {
  const { playback, read } = playbackOf(100, 60_000);
  const ask = (name: string) => playback.playlist({ ...CLOSED, name }, 'replay');
  for (const name of ['one', 'two', 'one', 'three']) await ask(name);
  expect(read.lists).toBe(3);
  for (const name of ['one', 'three']) await ask(name);
  expect(read.lists).toBe(3);
  await ask('two');
  expect(read.lists).toBe(4);
});

test('nothing is played of what nobody has recorded', async () => {
  const { playback } = playbackOf(0);
  expect([await playback.playlist(CLOSED, 'replay'), await playback.file(CLOSED, '1-0.m4s')]).toEqual([null, null]);
});
