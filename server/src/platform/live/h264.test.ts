import { expect, test } from 'vitest';
import { readAacConfig } from './aac.ts';
import { readPictureConfig } from './h264.ts';

/** Configurations that x264 has written: 1080 lines are coded as 1088, and the high profile names its colours. */
test.each([
  [
    'main, 640 x 360',
    '014d4016ffe10018674d4016dc0a02ff97011000000300100000030020f162f801000568ee0f2c80',
    'avc1.4d4016',
    640,
    360,
  ],
  [
    'high, 1920 x 1080',
    '01640028ffe1001b67640028acd940780227e5c044000003000400000300c83c60c65801000668ebe3cb22c0fdf8f800',
    'avc1.640028',
    1_920,
    1_080,
  ],
  [
    'baseline, 320 x 180',
    '0142c00cffe100176742c00cda05067e7c0440000003004000000ca3c50aa801000468ce0fc8',
    'avc1.42c00c',
    320,
    180,
  ],
])('the size of a picture is read: %s', (_, hex, codec, width, height) => {
  expect(readPictureConfig(Buffer.from(hex, 'hex'))).toEqual({ codec, width, height });
});

test.each(['', '01', '014d4016ffe1ffff', '014d4016ffe10004000000000000'])(
  'what is no configuration of H.264 is refused: %s',
  (hex) => {
    expect(() => readPictureConfig(Buffer.from(hex, 'hex'))).toThrow(RangeError);
  },
);

test('the configuration of AAC is read, and what is none is refused', () => {
  expect(readAacConfig(Buffer.from('1210', 'hex'))).toEqual({ objectType: 2, sampleRate: 44_100, channels: 2 });
  expect(readAacConfig(Buffer.from('1188', 'hex'))).toEqual({ objectType: 2, sampleRate: 48_000, channels: 1 });
  for (const hex of ['', '12', '1780', '1200'])
    expect(() => readAacConfig(Buffer.from(hex, 'hex'))).toThrow(RangeError);
});
