import { NO_RICH_TEXT, richOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { describe, expect, test } from 'vitest';
import { differenceOf } from './text-difference.ts';

const shown = (before: string, after: string, lang: 'zh' | 'en'): string[] =>
  differenceOf(richOf(before), richOf(after), lang).stretches.map(
    ({ kind, text }) => `${{ kept: '=', added: '+', removed: '-', leftOut: '…' }[kind]}${text}`,
  );

describe('the difference of two texts', () => {
  test('names the words that came and went, in English and in Chinese', () => {
    expect(shown('Use the north gate.', 'Use the south gate.', 'en')).toEqual([
      '=Use the ',
      '-north',
      '+south',
      '= gate.',
    ]);
    expect(shown('个人信息保存三年。', '个人信息保存五年。', 'zh')).toEqual(['=个人信息保存', '-三', '+五', '=年。']);
  });

  test('leaves out what is the same far from a change, and loses no sign', () => {
    const long = 'word '.repeat(100);
    const { stretches } = differenceOf(richOf(`${long}old`), richOf(`${long}new`), 'en');
    expect(stretches.map(({ kind }) => kind)).toEqual(['leftOut', 'kept', 'removed', 'added']);
    expect(
      stretches
        .filter(({ kind }) => kind !== 'removed')
        .map(({ text }) => text)
        .join(''),
    ).toBe(`${long}new`);
  });

  test('tells a change of form from none, and empty texts are the same', () => {
    const bold = structuredClone(richOf('条款'));
    const [first] = bold.content;
    if (first?.type === 'paragraph') first.content = [{ type: 'text', text: '条款', marks: [{ type: 'bold' }] }];
    expect(differenceOf(richOf('条款'), bold, 'zh')).toEqual({
      same: false,
      stretches: [{ kind: 'kept', text: '条款' }],
    });
    expect(differenceOf(richOf('条款'), richOf('条款'), 'zh').same).toBe(true);
    expect(differenceOf(NO_RICH_TEXT, { type: 'doc', content: [{ type: 'paragraph', content: [] }] }, 'en').same).toBe(
      true,
    );
  });
});
