import { describe, expect, it } from 'vitest';
import { authenticatorUri, halves, spelled } from './authenticator-uri.ts';

describe('what an authenticator app is given', () => {
  it('names the fair and the account, whatever signs they have', () => {
    const uri = authenticatorUri({ secret: 'GEZDGNBV', issuer: '五金展: A&B', account: 'w+m@fair.example' });
    const { protocol, host, pathname, searchParams } = new URL(uri);
    expect([protocol, host]).toEqual(['otpauth:', 'totp']);
    expect(decodeURIComponent(pathname)).toBe('/五金展  A&B:w+m@fair.example');
    expect(Object.fromEntries(searchParams)).toEqual({
      secret: 'GEZDGNBV',
      issuer: '五金展  A&B',
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
  it('can be typed: secrets in fours, recovery codes in halves', () => {
    expect([spelled('GEZDGNBVGY'), halves('ABCDE23456')]).toEqual(['GEZD GNBV GY', 'ABCDE-23456']);
  });
});
