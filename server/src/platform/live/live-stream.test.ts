import { expect, test } from 'vitest';
import { FLV_HEADER, tagOf, type FlvTag } from './flv.ts';
import { LiveStream, type ViewerOutput } from './live-stream.ts';

/** A picture, a key frame or a configuration of H.264. */
function tag(at: number, { isKey = false, isConfig = false } = {}): FlvTag {
  const made = tagOf(9, at, Buffer.from([isKey ? 0x17 : 0x27, isConfig ? 0 : 1, 0, 0, 0, at % 256]));
  if (made === null) throw new Error('no tag');
  return made;
}

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
  expect(output.got).toEqual([FLV_HEADER, ...[config, ...shown, tag(160)].map(({ bytes }) => bytes)]);
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
  expect(output.got).toEqual([key.bytes]);
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

test('another configuration lets the players go, so that they begin anew with it; the same one does not', () => {
  const stream = new LiveStream();
  stream.push(tag(0, { isConfig: true }));
  const output = new Output();
  stream.add(output);
  stream.push(tag(0, { isConfig: true }));
  expect(output.state).toBe('open');
  const another = tag(1, { isConfig: true });
  stream.push(another);
  expect([output.state, stream.viewers]).toEqual(['ended', 0]);
  const next = new Output();
  stream.add(next);
  expect(next.got).toEqual([FLV_HEADER, another.bytes]);
});
