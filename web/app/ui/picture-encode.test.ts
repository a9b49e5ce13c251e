import { expect, test } from 'vitest';
import { encodeWithin, type Encode } from './picture-encode.ts';

const MIN = { width: 750, height: 750 };

/** Writes files whose bytes are known: so many for each pixel at full quality. */
function recorder(bytesPerPixel: number) {
  const tried: string[] = [];
  const encode: Encode = async ({ width, height }, kind, quality) => {
    tried.push(`${width}x${height} ${kind === 'image/png' ? 'png' : quality}`);
    return new Blob([new Uint8Array(Math.round(width * height * bytesPerPixel * quality))]);
  };
  return { tried, encode };
}

test('what fits at once is written once', async () => {
  const { tried, encode } = recorder(0.1);
  const file = await encodeWithin(
    encode,
    { size: { width: 2_000, height: 1_500 }, min: MIN, bytesMax: 2_000_000 },
    false,
  );
  expect([file?.size, tried]).toEqual([270_000, ['2000x1500 0.9']]);
});

test('a photo becomes less sharp first, and smaller then', async () => {
  const { tried, encode } = recorder(1);
  await encodeWithin(encode, { size: { width: 2_000, height: 1_500 }, min: MIN, bytesMax: 1_500_000 }, false);
  expect(tried).toEqual([
    '2000x1500 0.9',
    '2000x1500 0.8',
    '2000x1500 0.7',
    '2000x1500 0.55',
    '1700x1275 0.9',
    '1700x1275 0.8',
    '1700x1275 0.7',
    '1700x1275 0.55',
  ]);
});

test('it never becomes smaller than its use asks for; what is too large even then is none', async () => {
  const { tried, encode } = recorder(9);
  const file = await encodeWithin(
    encode,
    { size: { width: 1_000, height: 800 }, min: MIN, bytesMax: 1_000_000 },
    false,
  );
  expect([file, tried.at(-1)]).toEqual([null, '938x750 0.55']);
});

test('what is transparent is a PNG, made smaller and not less sharp', async () => {
  const { tried, encode } = recorder(1);
  const file = await encodeWithin(
    encode,
    { size: { width: 2_000, height: 2_000 }, min: MIN, bytesMax: 2_100_000 },
    true,
  );
  expect([file?.size, tried]).toEqual([1_960_000, ['2000x2000 png', '1700x1700 png', '1400x1400 png']]);
});
