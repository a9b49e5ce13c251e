import type { Lang } from '@fairbridge/contract/text.ts';
import { isPlainObject } from './three-way-merge.ts';

type Words = { empty: string; yes: string; no: string };

/** Pictures that a value holds, by where they are shown from; of a film its cover. */
export function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (!isPlainObject(value) || !('id' in value)) return [];
  if ('cover' in value) return picturesIn(value['cover']);
  const address = value['address'] ?? value['url'];
  return typeof address === 'string' && address !== '' ? [address] : [];
}

function leaves(value: unknown, words: Words): string[] {
  if (typeof value === 'boolean') return [value ? words.yes : words.no];
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (Array.isArray(value)) return value.flatMap((one) => leaves(one, words));
  if (!isPlainObject(value)) return [];
  // of a formatted text the words, not what kinds of parts they are
  const inner = Object.entries(value).filter(
    ([key]) => !['type', 'marks', 'attrs', 'id', 'key', 'address', 'url'].includes(key),
  );
  return inner.flatMap(([, one]) => leaves(one, words));
}

/** Any value of a form as words for a reader, to be compared with another one. */
export function describeValue(value: unknown, lang: Lang, words: Words): string {
  const said = leaves(value, words).filter((word) => word.trim() !== '');
  return said.length === 0 ? words.empty : said.join(lang === 'zh' ? '，' : ', ');
}
