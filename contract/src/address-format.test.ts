import { describe, expect, it } from 'vitest';
import { isMailAddress, isWebAddress } from './address-format.ts';

describe('isWebAddress', () => {
  it('takes hosts with a dot, with or without scheme, port and path', () => {
    const good = [
      'fair.example',
      'https://fair.example',
      'HTTP://a.b.cn:8080/x?y#z',
      '展会.中国',
      'fair.example?q=a@b:c',
    ];
    expect(good.filter((one) => !isWebAddress(one))).toEqual([]);
  });
  it('refuses what is no host, other schemes and blanks', () => {
    const bad = [
      '',
      'fair',
      'a.b',
      '.ab',
      'a b.example',
      'javascript:alert.me',
      'ftp://fair.example',
      'me@fair.example',
    ];
    expect([...bad, 'fair.example:123456', 'a.example:1:2', 'fair.example/a b'].filter(isWebAddress)).toEqual([]);
  });
});

describe('isMailAddress', () => {
  it('takes one @ between something and a host with a dot', () => {
    const table = {
      'a@b.c': true,
      'a.b@c.example': true,
      'a@b': false,
      '@b.c': false,
      'a@b@c.d': false,
      'a b@c.d': false,
    };
    expect(Object.fromEntries(Object.keys(table).map((one) => [one, isMailAddress(one)]))).toEqual(table);
    expect(['a@.c', 'a@b.', ''].filter(isMailAddress)).toEqual([]);
  });
});
