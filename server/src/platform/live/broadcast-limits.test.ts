import { expect, test } from 'vitest';
import { BroadcastLimits } from './broadcast-limits.ts';
import { tagOf, type FlvTag } from './flv.ts';

const made = (body: Buffer): FlvTag => {
  const tag = tagOf(9, 0, body);
  if (tag === null) throw new Error('no tag');
  return tag;
};
const picture = (bytes: number): FlvTag => made(Buffer.concat([Buffer.from([0x17, 1, 0, 0, 0]), Buffer.alloc(bytes)]));
const config = (text: string): FlvTag => made(Buffer.concat([Buffer.from([0x17, 0, 0, 0, 0]), Buffer.from(text)]));

test('twelve Mbit/s over ten seconds are taken, more is refused', () => {
  let now = 0;
  const limits = new BroadcastLimits(() => now);
  for (; now < 60_000; now += 1_000) limits.count(picture(1_499_000));
  expect(() => limits.count(picture(1_499_000))).not.toThrow();
  expect(() => limits.count(picture(1_499_000))).toThrow('bitRate');
});

test('a codec is configured anew once in two seconds, the same again as often as it likes', () => {
  let now = 0;
  const limits = new BroadcastLimits(() => now);
  for (const text of ['one', 'one', 'two', 'two']) limits.count(config(text));
  now = 2_000;
  limits.count(config('three'));
  now = 3_999;
  expect(() => limits.count(config('four'))).toThrow('configChanges');
});
