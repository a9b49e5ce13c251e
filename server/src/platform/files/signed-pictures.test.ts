import { expect, test } from 'vitest';
import { SignedPictures } from './signed-pictures.ts';

const ID = 'Abcdefghij0123456789';
const SECRET = 'a secret of this test';
let now = 1_800_000_000_000;
const pictures = new SignedPictures(SECRET, 'agro', () => now);
const nameOf = (address: string): string => address.slice('/files/'.length);
const secondsOf = (name: string): number | undefined => pictures.read(name)?.seconds;

test('an address works for two and a half to five minutes, and stays the same meanwhile (G43)', () => {
  const start = now;
  const name = nameOf(pictures.address(ID));
  const left: (number | undefined)[] = [];
  for (const seconds of [0, 149, 150, 299, 300, 100_000]) {
    now = start + seconds * 1000;
    left.push(secondsOf(name));
  }
  expect(left).toEqual([300, 151, 150, 1, 0, 0]);
  now = start + 149_000;
  expect(nameOf(pictures.address(ID))).toBe(name);
  now = start + 150_000;
  expect([nameOf(pictures.address(ID)) === name, secondsOf(nameOf(pictures.address(ID)))]).toEqual([false, 300]);
});

test('opens one picture of one fair, by this secret (G43)', () => {
  const name = nameOf(pictures.address(ID));
  const [, until = '', signature = ''] = name.split('.');
  const other = 'Zbcdefghij0123456789';
  const foreign = [
    new SignedPictures(SECRET, 'sugar', () => now).address(ID),
    new SignedPictures('another secret', 'agro', () => now).address(ID),
  ].map(nameOf);
  const later = (Number.parseInt(until, 36) + 150).toString(36);
  const changed = signature.startsWith('A') ? `B${signature.slice(1)}` : `A${signature.slice(1)}`;
  const wrong = [
    ...foreign,
    `${other}.${until}.${signature}`,
    `${ID}.${later}.${signature}`,
    `${ID}.${until}.${changed}`,
    `${ID}.0${until}.${signature}`,
    ID,
  ];
  expect(wrong.map(secondsOf)).toEqual(wrong.map(() => 0));
  expect(pictures.read(name)).toEqual({ id: ID, seconds: 300 });
});

test('the last sign of a signature counts, though its lowest bits mean no byte', () => {
  const name = nameOf(pictures.address(ID));
  const opened = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'].filter(
    (sign) => (secondsOf(`${name.slice(0, -1)}${sign}`) ?? 0) > 0,
  );
  expect(opened).toEqual([name.at(-1)]);
});

test.each([
  '',
  'short',
  `${ID}.`,
  `${ID}.abc`,
  `${ID}.abc.`,
  `${ID}.abc.${'A'.repeat(23)}`,
  `../${ID}`,
  `${ID}\n`,
  'A'.repeat(41),
])('%j names no picture', (name) => {
  expect(pictures.read(name)).toBeNull();
});

test('no picture has no address', () => {
  expect(pictures.address('')).toBe('');
});
