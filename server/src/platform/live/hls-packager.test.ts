import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ALL_FORMATS, BufferSource, Input } from 'mediabunny';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { soundBody, soundConfigBody, tagOf, type FlvTag } from './flv.ts';
import { HlsPackager } from './hls-packager.ts';
import { segmentsOf } from './hls-playlist.ts';
import { MissingTracks } from './missing-track.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'hls-packager-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const made = (at: number, body: Buffer): FlvTag => {
  const tag = tagOf(8, at, body);
  if (tag === null) throw new Error('no tag');
  return tag;
};
const CONFIGS = { stereo: Buffer.from('1210', 'hex'), mono: Buffer.from('1208', 'hex') };
const FRAMES = { stereo: Buffer.from('211004608c1c', 'hex'), mono: Buffer.from('01182007', 'hex') };

/** So many seconds of AAC, from a time on, with the black picture that stands in for none. */
function* broadcast(tracks: MissingTracks, kind: 'stereo' | 'mono', from: number, seconds: number): Generator<FlvTag> {
  yield* tracks.push(made(from, soundConfigBody(CONFIGS[kind])));
  for (let frame = 0; frame * 1_024 < seconds * 44_100; frame += 1)
    yield* tracks.push(made(from + Math.round((frame * 1_024_000) / 44_100), soundBody(FRAMES[kind])));
}

const lists = (): { file: string; seconds: number }[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.m3u8'))
    .toSorted()
    .flatMap((file) => segmentsOf(Number.parseInt(file, 10), readFileSync(path.join(folder, file), 'utf8')))
    .map(({ file, seconds }) => ({ file, seconds: Math.round(seconds * 10) / 10 }));

async function recorded(file: string): Promise<{ codecs: (string | null)[]; seconds: number }> {
  const part = Number.parseInt(file, 10);
  const bytes = [`${part}-init.mp4`, file].map((name) => readFileSync(path.join(folder, name)));
  const input = new Input({ source: new BufferSource(Buffer.concat(bytes)), formats: ALL_FORMATS });
  const tracks = await input.getTracks();
  return { codecs: tracks.map(({ codec }) => codec), seconds: Math.round((await input.computeDuration()) * 10) / 10 };
}

test('a broadcast is packed in segments of two seconds, whose times follow one another', async () => {
  const packager = new HlsPackager(folder, () => {});
  await packager.open();
  for (const tag of broadcast(new MissingTracks(), 'stereo', 0, 5)) packager.push(tag);
  await packager.end();
  expect(lists()).toEqual([
    { file: '1-0.m4s', seconds: 2 },
    { file: '1-1.m4s', seconds: 2 },
    { file: '1-2.m4s', seconds: 1 },
  ]);
  expect(await recorded('1-1.m4s')).toEqual({ codecs: ['avc', 'aac'], seconds: 4 });
  const written = readdirSync(folder).reduce((sum, file) => sum + readFileSync(path.join(folder, file)).length, 0);
  expect(packager.bytes).toBe(written - readFileSync(path.join(folder, '1.m3u8')).length);
});

test('an encoder that comes back, and another configuration, begin another part, also behind what an earlier process has written', async () => {
  const tracks = new MissingTracks();
  const packager = new HlsPackager(folder, () => {});
  await packager.open();
  for (const tag of broadcast(tracks, 'stereo', 0, 2)) packager.push(tag);
  packager.restart();
  tracks.restart();
  for (const tag of broadcast(tracks, 'stereo', 2_040, 2)) packager.push(tag);
  await packager.end();
  const later = new HlsPackager(folder, () => {});
  await later.open();
  for (const tag of broadcast(new MissingTracks(), 'mono', 0, 2)) later.push(tag);
  await later.end();
  expect(new Set(lists().map(({ file }) => file[0]))).toEqual(new Set(['1', '2', '3']));
});

test('pictures without a key frame are refused before they fill the memory', async () => {
  const packager = new HlsPackager(folder, () => {});
  await packager.open();
  for (const tag of broadcast(new MissingTracks(), 'stereo', 0, 2)) packager.push(tag);
  const picture = tagOf(9, 2_000, Buffer.concat([Buffer.from([0x27, 1, 0, 0, 0]), Buffer.alloc(1 << 20)]));
  expect(() => {
    for (let sent = 0; sent < 33 && picture !== null; sent += 1) packager.push(picture);
  }).toThrow('keyFrames');
});
