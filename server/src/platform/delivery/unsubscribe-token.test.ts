import { expect, test } from 'vitest';
import { makeUnsubscribeToken, readUnsubscribeToken } from './unsubscribe-token.ts';

const SECRET = 'a secret of the tests, long enough to be one';
const link = { exhibitionId: 'fair0000000001', address: 'reader@fair.example', category: 'notice' } as const;

test('an unsubscribe token is read by who made it, the address in lower case', () => {
  const token = makeUnsubscribeToken(SECRET, { ...link, address: 'Reader@Fair.example' });
  expect(readUnsubscribeToken(SECRET, token)).toEqual(link);
  expect(token).toMatch(/^[\w-]+\.[\w-]{43}$/);
});

test('every other token is none', () => {
  const token = makeUnsubscribeToken(SECRET, link);
  const [payload = '', signature = ''] = token.split('.');
  const foreign = Buffer.from(JSON.stringify([link.exhibitionId, 'victim@fair.example', 'notice'])).toString(
    'base64url',
  );
  const tried = [
    '',
    '.',
    payload,
    `${payload}.`,
    `${foreign}.${signature}`,
    `${payload}.${signature.slice(1)}`,
    `${token}.x`,
  ];
  expect(tried.map((wrong) => readUnsubscribeToken(SECRET, wrong))).toEqual(tried.map(() => null));
  expect(readUnsubscribeToken(`${SECRET}!`, token)).toBeNull();
});
