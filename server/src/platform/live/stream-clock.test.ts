import { expect, test } from 'vitest';
import { tagOf, type FlvTag } from './flv.ts';
import { StreamClock } from './stream-clock.ts';

const tag = (kind: 'video' | 'audio', at: number): FlvTag => {
  const made =
    kind === 'video' ? tagOf(9, at, Buffer.from([0x27, 1, 0, 0, 0, 1])) : tagOf(8, at, Buffer.from([0xaf, 1, 1]));
  if (made === null) throw new Error('no tag');
  return made;
};
const times = (clock: StreamClock, sent: readonly (readonly ['video' | 'audio', number])[]): number[] =>
  sent.map(([kind, at]) => clock.timeOf(tag(kind, at)));

test('a broadcast begins at nothing, and picture and sound keep their distance', () => {
  const sent = [
    ['video', 7_000],
    ['audio', 7_020],
    ['video', 7_040],
    ['audio', 7_043],
  ] as const;
  expect(times(new StreamClock(), sent)).toEqual([0, 20, 40, 43]);
});

test('an encoder that comes back goes on where it was, whatever its clock says', () => {
  const clock = new StreamClock();
  times(clock, [
    ['video', 0],
    ['audio', 0],
    ['video', 1_000],
  ]);
  clock.restart();
  expect(
    times(clock, [
      ['video', 9_000_000],
      ['audio', 9_000_010],
      ['video', 9_000_040],
    ]),
  ).toEqual([1_040, 1_050, 1_080]);
});

test.each([
  ['ahead', 20_000],
  ['back', -3_600_000],
])('a clock that is set %s leaves neither hole nor overlap', (_, jump) => {
  const clock = new StreamClock();
  const start = 4_000_000;
  times(clock, [
    ['video', start],
    ['audio', start],
    ['video', start + 40],
    ['audio', start + 23],
  ]);
  const after = [
    ['video', start + jump + 80],
    ['audio', start + jump + 63],
    ['video', start + jump + 120],
  ] as const;
  expect(times(clock, after)).toEqual([80, 63, 120]);
});

test('picture and sound whose clocks are set one after the other keep together', () => {
  const clock = new StreamClock();
  times(clock, [
    ['video', 0],
    ['audio', 0],
    ['video', 2_980],
    ['audio', 3_000],
    ['video', 5_960],
    ['audio', 6_000],
  ]);
  expect(
    times(clock, [
      ['video', 26_000],
      ['audio', 6_020],
      ['video', 26_040],
      ['audio', 26_043],
      ['video', 26_080],
    ]),
  ).toEqual([6_000, 6_020, 6_040, 6_043, 6_080]);
});

test('sound that begins a minute later stands beside the picture of its moment', () => {
  const clock = new StreamClock();
  times(clock, [['video', 100], ...Array.from({ length: 60 }, (_, at) => ['video', 1_100 + at * 1_000] as const)]);
  expect(times(clock, [['audio', 60_110]])).toEqual([60_010]);
});

test('times that go back a little stand still', () => {
  expect(
    times(new StreamClock(), [
      ['video', 100],
      ['video', 200],
      ['video', 150],
      ['video', 240],
    ]),
  ).toEqual([0, 100, 100, 140]);
});
