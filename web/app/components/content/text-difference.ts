import type { RichText } from '@fairbridge/contract/rich-text/rich-text.ts';
import { isSameText, plainOf } from '@fairbridge/contract/rich-text/rich-text.words.ts';
import { cutText, type Lang } from '@fairbridge/contract/text.ts';
import { diffWordsWithSpace } from 'diff';

/** A stretch of a text: kept, added or removed; `left out` stands for a long one that is the same in both. */
export type Stretch = { kind: 'kept' | 'added' | 'removed' | 'leftOut'; text: string };
export type Difference = { same: boolean; stretches: Stretch[] };

/** Signs of what is the same that stay readable around a change. */
const AROUND = 60;

function shortened(stretch: Stretch, isFirst: boolean, isLast: boolean): Stretch[] {
  const { text } = stretch;
  if (stretch.kind !== 'kept' || text.length <= 3 * AROUND) return [stretch];
  const before = isFirst ? '' : cutText(text, AROUND);
  const after = isLast ? '' : text.slice(-AROUND);
  return [
    { kind: 'kept' as const, text: before },
    { kind: 'leftOut' as const, text: text.slice(before.length, text.length - after.length) },
    { kind: 'kept' as const, text: after },
  ].filter((one) => one.text !== '');
}

/**
 * What changed between two texts of one language, by its words: Chinese is taken apart by the browser's own dictionary. Where only
 * form or pictures differ, `same` is false and every stretch is kept.
 */
export function differenceOf(before: RichText, after: RichText, lang: Lang): Difference {
  const stretches = stretchesOf(plainOf(before), plainOf(after), lang);
  return {
    same: isSameText(before, after),
    stretches: stretches.flatMap((one, at) => shortened(one, at === 0, at === stretches.length - 1)),
  };
}

/** What of plain words was kept, added and removed, in their order. */
export function stretchesOf(before: string, after: string, lang: Lang): Stretch[] {
  const intlSegmenter = new Intl.Segmenter(lang, { granularity: 'word' });
  return diffWordsWithSpace(before, after, { intlSegmenter }).map(({ value, added, removed }): Stretch => ({
    kind: added ? 'added' : removed ? 'removed' : 'kept',
    text: value,
  }));
}
