import { expect, test } from 'vitest';
import { bytesOf, FLV_HEADER, type FlvTag } from './flv.ts';
import { LiveStream, type ViewerOutput } from './live-stream.ts';

const tag = (at: number, more: Partial<FlvTag> = {}): FlvTag => ({
  kind: 'video',
  at,
  body: Buffer.from([at % 256]),
  isConfig: false,
  isKey: false,
  ...more,
});

class Output implements ViewerOutput {
  got: Buffer[] = [];
  writableLength = 0;
  state: 'open' | 'ended' | 'destroyed' = 'open';
  write(bytes: Buffer): void {
    this.got.push(bytes);
  }
  end(): void {
    this.state = 'ended';
  }
  destroy(): void {
    this.state = 'destroyed';
  }
}

test('whoever comes gets the configuration and everything since the last key frame', () => {
  const stream = new LiveStream();
  const config = tag(0, { isConfig: true });
  const shown = [tag(80, { isKey: true }), tag(120)];
  for (const one of [config, tag(0, { isKey: true }), tag(40), ...shown]) stream.push(one);
  const output = new Output();
  stream.add(output);
  stream.push(tag(160));
  expect(output.got).toEqual([FLV_HEADER, ...[config, ...shown, tag(160)].map((one) => bytesOf(one))]);
});

test('the times go on where a publisher comes back with a clock of its own', () => {
  const stream = new LiveStream();
  expect(stream.push(tag(0, { isKey: true })).at).toBe(0);
  expect(stream.push(tag(1_000)).at).toBe(1_000);
  stream.restart();
  expect(stream.push(tag(7_000_000, { isKey: true })).at).toBe(1_040);
  expect(stream.push(tag(7_000_040)).at).toBe(1_080);
});

test('a player that falls behind goes on at a key frame, and is let go after 15 seconds', () => {
  let now = 0;
  const stream = new LiveStream(() => now);
  const output = new Output();
  stream.add(output);
  output.got = [];
  output.writableLength = 5 << 20;
  stream.push(tag(0, { isKey: true }));
  output.writableLength = 0;
  stream.push(tag(40));
  const key = tag(80, { isKey: true });
  stream.push(key);
  expect(output.got).toEqual([bytesOf(key)]);
  output.writableLength = 5 << 20;
  stream.push(tag(120));
  now = 15_001;
  stream.push(tag(160));
  expect(output.state).toBe('destroyed');
});

test('a publisher that sends no key frame keeps nothing for whoever comes', () => {
  const stream = new LiveStream();
  for (let at = 0; at < 100; at += 1) stream.push(tag(at));
  const output = new Output();
  stream.add(output);
  expect(output.got).toEqual([FLV_HEADER]);
});
