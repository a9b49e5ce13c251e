import { describe, expect, it } from 'vitest';
import { readTarget, safePath } from './target.ts';

describe('safePath (G32)', () => {
  it('keeps a path of this site with its query', () => {
    expect(safePath('/find/product?keyword=%E8%8D%89&pageNum=2')).toBe('/find/product?keyword=%E8%8D%89&pageNum=2');
    expect(safePath('/')).toBe('/');
  });
  it.each([
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '/\t/evil.example',
    '/..//evil.example',
    '/.//evil.example',
    ' /find',
    '',
    null,
    42,
  ])('refuses %j', (value) => {
    expect(safePath(value)).toBeNull();
  });
});

describe('readTarget (G32)', () => {
  it('reads what was stored, with the group of its address', () => {
    expect(readTarget('member /en/mail?as=actor')).toEqual({ path: '/en/mail?as=actor', group: 'member' });
  });
  it.each([null, '', '/mail', 'nobody /mail', 'member //evil.example', 'member', 'member  /mail'])(
    'refuses %j',
    (stored) => {
      expect(readTarget(stored)).toBeNull();
    },
  );
});
