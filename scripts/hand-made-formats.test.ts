import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../', import.meta.url);

/** Where numbers, dates, money and units are put into words; everybody else asks these. */
const PLACES: readonly string[] = [
  'contract/src/numbers.ts',
  'contract/src/product/price.ts',
  'contract/src/product/units.ts',
  'server/src/platform/pdf/when-where.ts',
  'web/app/domains/organizer/waited-since.ts',
  'web/app/i18n/numbers.ts',
];

const SHAPES: Readonly<Record<string, RegExp>> = {
  'the words of the browser’s own language': /\.toLocale(?:Date|Time)?String\(/,
  'a formatter of its own': /new Intl\.(?:NumberFormat|DateTimeFormat|RelativeTimeFormat)\(/,
  'a quantity and its unit put together': /unitName\([^()]*\)\}`|\$\{[^{}]*\}\s?\$\{unitName\(|\}\s\{unitName\(/,
  'a unit beside a number, without the number': /unit: unitName\([\w.]+, \w+\)/,
  'figures behind the point': /\.toFixed\(\d\)\}? (?:[A-Z%]|\$\{)/,
  'the day of an instant in figures': />\{[\w.]+\.slice\(0, 10\)\}/,
};

/** What is written by hand and why it may. */
const OTHERWISE: Readonly<Record<string, string>> = {
  'contract/src/opening-hours/opening-at.ts: a formatter of its own': 'reads the clock of a zone, in no language',
  'web/app/parts/opening-hours/opening-words.ts: a formatter of its own':
    'clocks of the zones of a company and of its reader, of which neither need be Beijing’s',
  'server/src/domains/product/product.strength.ts: a formatter of its own':
    'a strength is a name that is searched for, the same in both languages: 20% SC',
  'web/app/domains/exhibitor/package-block.tsx: figures behind the point':
    'sizes of files are the same in both languages',
  'web/app/domains/own-product/own-product-values.tsx: a unit beside a number, without the number':
    'the label of a field, before any number is typed',
  'web/app/parts/product-document/document-name.ts: figures behind the point':
    'sizes of files are the same in both languages',
};

const found = (file: string, source: string): string[] =>
  PLACES.includes(file)
    ? []
    : Object.entries(SHAPES).flatMap(([shape, pattern]) => (pattern.test(source) ? [`${file}: ${shape}`] : []));

test('numbers, dates and units are put into words in one place, by language (docs/wording.md)', () => {
  const files = globSync('{contract/src,server/src,web/app}/**/*.{ts,tsx}', { cwd: ROOT })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('.test.'));
  const made = files.flatMap((file) => found(file, readFileSync(new URL(file, ROOT), 'utf8')));
  expect(made.toSorted()).toEqual(Object.keys(OTHERWISE).toSorted());
});

test('finds what was put together by hand before', () => {
  const shapes = [
    'order.createdAt.toLocaleString()',
    "new Intl.NumberFormat('en').format(amount)",
    '`${number(minimumOrder.quantity, lang)} ${unitName(minimumOrder.unit, lang)}`',
    '<td>{number(order.quantity, lang)} {unitName(order.unit, lang)}</td>',
    "t('minimum', { quantity, unit: unitName(minimum.unit, lang) })",
    '`${(bytes / 1000).toFixed(1)} MB`',
    '<time>{row.createdAt.slice(0, 10)}</time>',
  ];
  expect(shapes.map((source) => found('web/app/a.tsx', source).length > 0)).toEqual(shapes.map(() => true));
  const good = [
    'quantityText(order.quantity, order.unit, lang)',
    '{ unit: unitName(minimum.unit, lang, minimum.quantity) }',
  ];
  expect(good.flatMap((source) => found('web/app/a.tsx', source))).toEqual([]);
});
