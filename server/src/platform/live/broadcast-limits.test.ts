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

test('an encoder that comes back with other sizes and another rate of sound changes both at once', () => {
  const limits = new BroadcastLimits(() => 0);
  const sound = (text: string): FlvTag => {
    const tag = tagOf(8, 0, Buffer.concat([Buffer.from([0xaf, 0]), Buffer.from(text)]));
    if (tag === null) throw new Error('no tag');
    return tag;
  };
  for (const tag of [config('one'), sound('one'), config('two'), sound('two')]) limits.count(tag);
  expect(() => limits.count(sound('three'))).toThrow('configChanges');
});

test('what lasts 20 seconds longer than the time in which it came is refused, what waited before is taken', () => {
  let now = 0;
  const limits = new BroadcastLimits(() => now);
  // what waited while the connection was cut comes at once
  for (let time = 0; time <= 20_000; time += 1_000) limits.countTime(time);
  for (; now < 60_000; now += 1_000) limits.countTime(20_000 + now);
  now = 60_000;
  limits.countTime(80_000);
  limits.countTime(100_000);
  expect(() => limits.countTime(100_001)).toThrow('tooFast');
});
