import { describe, expect, it } from 'vitest';
import { webAddress } from './web-address.ts';

describe('webAddress', () => {
  it('links http and https only (G28)', () => {
    expect(webAddress('https://hetian.example/')).toBe('https://hetian.example/');
    expect(webAddress('www.hetian.example')).toBe('https://www.hetian.example/');
    for (const hostile of ['javascript:alert(1)', 'data:text/html,x', 'vbscript:x', ''])
      expect(webAddress(hostile)).toBeNull();
  });
});
