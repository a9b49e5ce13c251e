import { describe, expect, it } from 'vitest';
import { textParts } from './text-parts.ts';

describe('a text that somebody wrote', () => {
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
  it('ends a link where the brackets or quotes of any language end it', () => {
    for (const [open, close] of ['「」', '『』', '“”', '〈〉', '（）', '()'])
      expect(textParts(`${open}https://fair.example/${close}`)[1]).toEqual({
        text: 'https://fair.example/',
        href: 'https://fair.example/',
      });
  });
  it('has no links for anything else (G28)', () => {
    for (const text of [
      'https://fair.example@evil.invalid',
      'https://fair.example:443@evil.invalid/x',
      'javascript:alert(1)',
      'data:text/html,x',
      '//evil.example',
      'www.fair.example',
      '<b>x</b>',
    ])
      expect(textParts(text)).toEqual([{ text, href: null }]);
  });
  it('is the same text when its pieces are put together', () => {
    for (const text of [
      '',
      'https://fair.example/a）',
      '（https://fair.example/a），b',
      'a https://fair.example/x https://fair.example/y。',
    ])
      expect(
        textParts(text)
          .map((part) => part.text)
          .join(''),
      ).toBe(text);
  });
});
