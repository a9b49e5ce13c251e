import { describe, expect, it } from 'vitest';
import { isLong, textParts } from './post-text.ts';

describe('the text of a post', () => {
  it('has links for http and https addresses, without the sentence around them', () => {
    expect(textParts('资料见 https://fair.example/a?b=1。欢迎联系')).toEqual([
      { text: '资料见 ', href: null },
      { text: 'https://fair.example/a?b=1', href: 'https://fair.example/a?b=1' },
      { text: '。欢迎联系', href: null },
    ]);
    expect(textParts('(see http://fair.example/x).').map(({ text }) => text)).toEqual([
      '(see ',
      'http://fair.example/x',
      ').',
    ]);
  });
  it('has no links for anything else (G28)', () => {
    for (const text of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', 'www.fair.example', '<b>x</b>'])
      expect(textParts(text)).toEqual([{ text, href: null }]);
  });
  it('is folded when it is long, in signs or in lines', () => {
    expect(isLong('求购草铵膦')).toBe(false);
    expect(isLong('字'.repeat(161))).toBe(true);
    expect(isLong('a'.repeat(300))).toBe(false);
    expect(isLong('一\n二\n三\n四\n五\n六\n七')).toBe(true);
  });
});
