import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sharedTexts } from './shared.texts.ts';

const ROOT = new URL('../../', import.meta.url);

/** The same words of something else, which another translation may call otherwise. */
const OF_SOMETHING_ELSE: readonly string[] = [
  // where a link leads, no postal address
  'web/app/components/content/rich-editor.texts.ts: linkAddress',
  'web/app/components/home/home-config.texts.ts: url',
];

/** Each `key: ['…', '…']` of the tables that have the shared texts. */
const entries = globSync('web/app/**/*.texts.ts', { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .map((file) => ({ file, source: readFileSync(new URL(file, ROOT), 'utf8') }))
  .filter(({ source }) => source.includes('textsWithShared'))
  .flatMap(({ file, source }) =>
    [...source.matchAll(/\b(\w+): \['([^']*)', '([^']*)'\]/g)].map(([, key = '', zh = '', en = '']) => ({
      place: `${file}: ${key}`,
      key,
      words: `${zh} ${en}`,
    })),
  );
const shared = new Map(Object.entries(sharedTexts).map(([key, words]) => [words.join(' '), key]));

test('no table that has the shared texts says one of them again, unless it is of something else', () => {
  expect(entries.length).toBeGreaterThan(2000);
  expect(
    entries
      .filter(({ words }) => shared.has(words))
      .map(({ place }) => place)
      .toSorted(),
  ).toEqual(OF_SOMETHING_ELSE);
});

test('a shared text stands once, and no table has its key', () => {
  expect(shared.size).toBe(Object.keys(sharedTexts).length);
  expect(entries.filter(({ key }) => key in sharedTexts).map(({ place }) => place)).toEqual([]);
});
