import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const read = (file: string): string => readFileSync(new URL(file, ROOT), 'utf8');

/** Two strings in a row of which the first is Chinese: `['…', '…']`, `zh: '…', en: '…'`, `t('…', '…')`. */
const STRING = String.raw`'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"`;
const PAIR = new RegExp(String.raw`(?:${STRING}),\s*(?:en: )?(?:${STRING})`, 'g');
const CHINESE = /[\u4E00-\u9FFF]/u;

type Text = { where: string; zh: string; en: string };

function textsOf(file: string): Text[] {
  return [...read(file).matchAll(PAIR)]
    .map(([, zhPlain, zhQuoted, enPlain, enQuoted]) => ({
      where: file,
      zh: zhPlain ?? zhQuoted ?? '',
      en: enPlain ?? enQuoted ?? '',
    }))
    .filter(({ zh, en }) => CHINESE.test(zh) && /[a-z]/i.test(en));
}

/** Word for word from the specification (section 8), or what a law, a rule or a code is called. */
const AS_GIVEN = [
  'At most six exhibits may be chosen',
  'A tourist must log out or register to submit sourcing requirements',
  'Failed to obtain tourist or customer service info',
  'You are not bound to an exhibitor; ask the administrator to add a sub-account.',
];

/** The words of the table's last column, between back quotes; one that ends in … stands before other words. */
function unwanted(): string[] {
  const [, table = ''] = read('docs/wording.md').split('## One word for one thing');
  const rows = table.split('\n').filter((line) => line.startsWith('| ') && !line.startsWith('| act or noun'));
  return rows.flatMap((row) => [...(row.split('|')[4] ?? '').matchAll(/`([^`]+)`/g)].map(([, word = '']) => word));
}

const escaped = (word: string): string => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

function uses({ zh, en }: Text, word: string): boolean {
  if (CHINESE.test(word)) return zh.includes(word);
  return new RegExp(String.raw`(?<![\w-])${escaped(word.replace(/…$/, ''))}(?![\w-])`, 'i').test(en);
}

test('no text uses a word that the guide to our words gives up (docs/wording.md)', () => {
  const words = unwanted();
  expect(words.length).toBeGreaterThan(50);
  const files = globSync('{contract/src,server/src,web/app}/**/*.{ts,tsx}', { cwd: ROOT }).filter(
    (file) => !file.includes('.test.') && !file.includes('set-up/templates/') && !file.includes('.fixture.'),
  );
  const texts = files.flatMap(textsOf).filter(({ en }) => !AS_GIVEN.includes(en));
  expect(texts.length).toBeGreaterThan(3500);
  expect(
    texts.flatMap((text) =>
      words.filter((word) => uses(text, word)).map((word) => `${text.where}: “${word}” in ${text.zh} / ${text.en}`),
    ),
  ).toEqual([]);
});
