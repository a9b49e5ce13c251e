import { expect, test } from 'vitest';
import { FlvSplice, FlvTags, type FlvTag } from './flv-tags.ts';

const HEADER = [0x46, 0x4c, 0x56, 1, 5, 0, 0, 0, 9, 0, 0, 0, 0];
const [SOUND, PICTURE, METADATA] = [8, 9, 18];

/** A tag as the server writes it. */
function bytesOf(kind: number, at: number, body: number[]): number[] {
  const size = 11 + body.length;
  const time = [(at >> 16) & 255, (at >> 8) & 255, at & 255, (at >>> 24) & 255];
  return [kind, 0, body.length >> 8, body.length & 255, ...time, 0, 0, 0, ...body, 0, 0, size >> 8, size & 255];
}
const tag = (kind: number, at: number): FlvTag => ({ kind, at, bytes: new Uint8Array(bytesOf(kind, at, [1])) });

test('tags are whole however their bytes arrive, with the times of a stream of days', () => {
  const written = [
    ...HEADER,
    ...bytesOf(METADATA, 0, []),
    ...bytesOf(PICTURE, 0x12_34_56_78, Array(300).fill(7)),
    9,
    0,
  ];
  for (const step of [1, 7, written.length]) {
    const tags = new FlvTags();
    const read: FlvTag[] = [];
    for (let at = 0; at < written.length; at += step)
      read.push(...tags.read(new Uint8Array(written.slice(at, at + step))));
    expect(read.map(({ kind, at }) => [kind, at])).toEqual([
      [null, 0],
      [METADATA, 0],
      [PICTURE, 0x12_34_56_78],
    ]);
    expect(read.flatMap(({ bytes }) => [...bytes])).toEqual(written.slice(0, -2));
  }
});

test('another line goes on where the one before was, nothing twice and nothing left out', () => {
  const splice = new FlvSplice();
  const [one, other] = [{}, {}];
  const begin = [tag(METADATA, 0), tag(PICTURE, 0), tag(PICTURE, 40), tag(SOUND, 40), tag(PICTURE, 80)];
  expect(splice.take(one, begin)).toEqual({ tags: begin, isNext: false });
  // it begins at the last key frame, and has not caught up yet
  expect(splice.take(other, [tag(METADATA, 0), tag(PICTURE, 40)])).toEqual({ tags: [], isNext: false });
  expect(splice.take(one, [tag(SOUND, 63)])).toEqual({ tags: [tag(SOUND, 63)], isNext: false });
  const next = [tag(SOUND, 63), tag(PICTURE, 80), tag(PICTURE, 120), tag(SOUND, 86)];
  expect(splice.take(other, next)).toEqual({ tags: [tag(PICTURE, 120), tag(SOUND, 86)], isNext: true });
  // two pictures of one time are both shown
  const later = [tag(PICTURE, 160), tag(PICTURE, 160)];
  expect(splice.take(other, later)).toEqual({ tags: later, isNext: false });
});
