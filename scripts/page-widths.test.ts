import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const APP = fileURLToPath(new URL('../web/app/', import.meta.url));

/** What is centred and as wide as it says without being a page, and why. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'domains/card/own-card-panel.tsx': 'the code of a card',
  'domains/live/private-live.tsx': 'a field for a code',
  'domains/own-product/long-picture-dialog.tsx': 'how a long picture will look',
  'components/voucher/badge-card.tsx': 'the code of a badge',
  'shell/header.tsx': 'the search in the band',
  'shell/organizer/organizer-layout.tsx': 'the same width beside the rail of the console',
  'ui/states.tsx': 'the words below a sign',
};

/** The words of each string that names classes: in quotes, or a piece of a template. */
const strings = (text: string): string[][] =>
  [...text.matchAll(/"([^"\n]*)"|'([^'\n]*)'|`([^`]*)`/g)].map(([, double = '', single = '', template = '']) =>
    (double + single + template).split(/[\s'"${}?:]+/),
  );

const PAGES = new Set(['page', 'page-narrow', 'page-card']);

/** A page that takes a width of its own, or something else that stands in for one: centred, at most so wide. */
const isHandMade = (words: readonly string[]): boolean => {
  const limited = words.some((word) => /^max-w-(?!full$|none$)/.test(word));
  return limited && words.some((word) => PAGES.has(word) || word === 'mx-auto');
};

test('a page is as wide as `page`, `page-narrow` or `page-card` makes it', () => {
  const found = globSync('**/*.tsx', { cwd: APP })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => strings(readFileSync(path.join(APP, file), 'utf8')).some(isHandMade));
  expect(found.toSorted()).toEqual(Object.keys(OTHERWISE).toSorted());
});

test('finds the widths that pages had before, and leaves others alone', () => {
  const before = [
    '<div className="page max-w-4xl pt-8">',
    '<div className="page max-w-3xl! py-8">',
    '<div className="card mx-auto max-w-xl p-5 sm:p-8">',
    "<div className={`page pt-8 ${aside === undefined ? 'max-w-4xl' : 'grid'}`}>",
    "<div className={`mx-auto ${wide ? 'max-w-3xl' : 'max-w-xl'}`}>",
  ];
  const fine = [
    '<p className="max-w-2xl text-soft">',
    '<div className="page-narrow pt-8">',
    '<i className="mx-auto mb-4" />',
  ];
  expect(before.map((text) => strings(text).some(isHandMade))).toEqual(before.map(() => true));
  expect(fine.map((text) => strings(text).some(isHandMade))).toEqual(fine.map(() => false));
});
