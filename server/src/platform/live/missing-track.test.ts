import { expect, test } from 'vitest';
import { pictureBody, pictureConfigBody, soundBody, soundConfigBody, tagOf, type FlvTag } from './flv.ts';
import { MissingTracks } from './missing-track.ts';

const made = (type: number, at: number, body: Buffer): FlvTag => {
  const tag = tagOf(type, at, body);
  if (tag === null) throw new Error('no tag');
  return tag;
};
const pictureConfig = (at: number): FlvTag => made(9, at, pictureConfigBody(Buffer.from('one size')));
const picture = (at: number, isKey = false): FlvTag => made(9, at, pictureBody(isKey, Buffer.from(`picture ${at}`)));
const soundConfig = (at: number): FlvTag => made(8, at, soundConfigBody(Buffer.from('1208', 'hex')));
const sound = (at: number): FlvTag => made(8, at, soundBody(Buffer.from(`sound ${at}`)));
const push = (tracks: MissingTracks, tags: readonly FlvTag[]): FlvTag[] => tags.flatMap((tag) => tracks.push(tag));
const shown = (tags: readonly FlvTag[]) =>
  tags.map(({ kind, at, isConfig, isKey }) => `${kind} ${at}${isConfig ? ' config' : ''}${isKey ? ' key' : ''}`);

test('picture and sound that both come are passed on as they are', () => {
  const tracks = new MissingTracks();
  const tags = [pictureConfig(0), soundConfig(0), picture(0, true), sound(0), sound(23), picture(40)];
  expect(push(tracks, tags)).toEqual(tags);
  expect(tracks.missing).toBe(null);
});

test('a picture without sound goes out with silence, from its first moment on', () => {
  const tracks = new MissingTracks();
  const tags = [pictureConfig(0), ...Array.from({ length: 26 }, (_, at) => picture(at * 40, at === 0))];
  const given = push(tracks, tags);
  expect(shown(given).slice(0, 6)).toEqual([
    'video 0 config',
    'audio 0 config',
    'audio 0',
    'video 0 key',
    'audio 23',
    'video 40',
  ]);
  expect(given.filter(({ kind, isConfig }) => kind === 'audio' && !isConfig).length).toBe(44);
  expect(tracks.missing).toBe('sound');
});

test('sound without a picture goes out with black, as a key frame every half second', () => {
  const tracks = new MissingTracks();
  const tags = [soundConfig(0), ...Array.from({ length: 51 }, (_, at) => sound(at * 100))];
  const pictures = push(tracks, tags).filter(({ kind }) => kind === 'video');
  expect(shown(pictures).slice(0, 4)).toEqual(['video 0 config', 'video 0 key', 'video 500 key', 'video 1000 key']);
  expect(pictures.length).toBe(12);
  expect(tracks.missing).toBe('picture');
});

test('sound that goes away is silence after a second and a half, and is heard again when it comes back', () => {
  const tracks = new MissingTracks();
  push(tracks, [pictureConfig(0), soundConfig(0), picture(0, true), sound(0)]);
  expect(shown(push(tracks, [picture(1_500)]))).toEqual(['video 1500']);
  expect(tracks.missing).toBe(null);
  const silence = push(tracks, [picture(1_540)]);
  expect([silence[0]?.at, silence.filter(({ kind }) => kind === 'audio').length]).toEqual([23, 66]);
  expect(tracks.missing).toBe('sound');
  expect(shown(push(tracks, [sound(1_500), sound(1_550), picture(1_580)]))).toEqual(['audio 1550', 'video 1580']);
  expect(tracks.missing).toBe(null);
});

test('a picture that goes away stands still, and moves again with its next key frame', () => {
  const tracks = new MissingTracks();
  const key = picture(0, true);
  push(tracks, [pictureConfig(0), soundConfig(0), key, sound(0)]);
  const still = push(tracks, [sound(5_001)]);
  expect(shown(still)).toEqual([...Array.from({ length: 10 }, (_, at) => `video ${(at + 1) * 500} key`), 'audio 5001']);
  expect(still[0]?.body).toEqual(key.body);
  expect(shown(push(tracks, [picture(5_040), picture(5_080, true)]))).toEqual(['video 5080 key']);
  expect(tracks.missing).toBe(null);
});

test('an encoder that comes back with sound has its own configuration again', () => {
  const tracks = new MissingTracks();
  push(tracks, [pictureConfig(0), picture(0, true), picture(1_000)]);
  tracks.restart();
  expect(shown(push(tracks, [pictureConfig(1_040), soundConfig(1_040), picture(1_040, true), sound(1_050)]))).toEqual([
    'video 1040 config',
    'audio 1040 config',
    'video 1040 key',
    'audio 1050',
  ]);
  expect(tracks.missing).toBe(null);
});
