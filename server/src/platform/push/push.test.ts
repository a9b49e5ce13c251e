import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { encryptPush, isPushKey, PUSH_BYTES_MAX } from './encryption.ts';
import { newPushIdentity, pushAuthorization } from './identification.ts';

/** RFC 8291, section 5 and appendix A. */
const VECTOR = {
  plaintext: 'When I grow up, I want to be a watermelon',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  message:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};
const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

test('a message is encrypted as in the example of RFC 8291', () => {
  const own = { privateKey: bytes(VECTOR.privateKey), salt: bytes(VECTOR.salt) };
  expect(encryptPush(VECTOR.plaintext, VECTOR, own).toString('base64url')).toBe(VECTOR.message);
});

test('each message has a key and a salt of its own', () => {
  const [one, other] = [encryptPush('a', VECTOR), encryptPush('a', VECTOR)];
  expect(one.subarray(0, 86).equals(other.subarray(0, 86))).toBe(false);
});

test('what does not fit one record is refused', () => {
  expect(encryptPush('x'.repeat(PUSH_BYTES_MAX), VECTOR).length).toBe(4_096);
  expect(() => encryptPush('x'.repeat(PUSH_BYTES_MAX + 1), VECTOR)).toThrow('one record');
});

test('only a point on the curve is the key of a browser', () => {
  expect(isPushKey(VECTOR.p256dh)).toBe(true);
  expect(isPushKey(`${VECTOR.p256dh.slice(0, -2)}AA`)).toBe(false);
  expect(isPushKey('BTBZMqHH6r4Tts7J_aSIgg')).toBe(false);
});

test('the installation makes itself known to a push service by a token that its public key proves (RFC 8292)', () => {
  const identity = newPushIdentity();
  const now = new Date('2026-03-02T00:30:00Z');
  const contact = 'mailto:no-reply@fair.example';
  const header = pushAuthorization(identity, 'https://push.example:8443/a?b=c', contact, now);
  const [, token = '', key] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const said = (part: string) => z.unknown().parse(JSON.parse(bytes(part).toString()));
  expect([said(head), said(claims), key]).toEqual([
    { typ: 'JWT', alg: 'ES256' },
    { aud: 'https://push.example:8443', exp: 1_772_454_600, sub: contact },
    identity.publicKey,
  ]);
  const point = bytes(identity.publicKey);
  expect([point.length, point[0]]).toEqual([65, 4]);
  const [x, y] = [point.subarray(1, 33).toString('base64url'), point.subarray(33).toString('base64url')];
  const proof = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x, y } });
  const proves = (text: string) =>
    verify('sha256', Buffer.from(text), { key: proof, dsaEncoding: 'ieee-p1363' }, bytes(signature));
  expect([proves(`${head}.${claims}`), proves(`${head}.${claims}x`)]).toEqual([true, false]);
});
