import { describe, expect, it } from 'vitest';
import { linkOf } from './use-device-link.ts';

const NOW = Date.UTC(2026, 10, 22);
const until = (at: number): string => `AbCdEf123456.${at.toString(36)}.signature`;

describe('the link that makes a browser known', () => {
  it('is good until its time is over, and then says so', () => {
    expect([linkOf(until(NOW + 1), NOW), linkOf(until(NOW), NOW), linkOf(until(NOW - 1), NOW)]).toEqual([
      'known',
      'expired',
      'expired',
    ]);
  });
  it('is none where it was cut off on its way', () => {
    for (const cut of ['', 'AbCdEf123456', `AbCdEf123456.${(NOW + 1).toString(36)}`, 'a.!.b', '..'])
      expect([cut, linkOf(cut, NOW)]).toEqual([cut, 'expired']);
  });
});
