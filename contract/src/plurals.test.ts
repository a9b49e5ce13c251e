import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const FOLDERS = 'contract/src,server/src,demo,web/app';

/** `key: ['…', '…']` of a table of texts, and `zh: '…', en: '…'` of the errors. */
const STRING = String.raw`'((?:[^'\\]|\\.)*)'|"((?:[^"\\]|\\.)*)"`;
const ENTRY = new RegExp(
  String.raw`(\w+): (?:\[|\{(?: code: \d+, status: \d+,)?|\{\s+code: \d+,\s+status: \d+,)\s*(?:zh: )?(?:${STRING}),\s*(?:en: )?(?:${STRING}),?\s*[\]}]`,
  'g',
);

type Text = { where: string; zh: string; en: string };

function textsOf(file: string): Text[] {
  const source = readFileSync(new URL(file, ROOT), 'utf8');
  return [...source.matchAll(ENTRY)].map(([, key = '', zhPlain, zhQuoted, enPlain, enQuoted]) => ({
    where: `${file}: ${key}`,
    zh: zhPlain ?? zhQuoted ?? '',
    en: enPlain ?? enQuoted ?? '',
  }));
}

/** Bounds of the contract and of the settings: never one. */
const BOUNDS = ['max', 'min', 'days', 'hours', 'minutes', 'rows', 'pictures'];
/** Words in -s that are no plural. */
const SINGULAR = /^(is|was|has|its|this|less|us|as|news|opens|chooses)$/;
/** Beside these signs a Chinese text counts. */
const COUNTED = '[家位件条份个张页年天次秒分种项行款组场封人处则处题部段步]';

/** English words that are plural beside a number which may be one: '{count} colleagues', '{sent} e-mails are'. */
function wrongPlurals({ where, zh, en }: Text): string[] {
  const counts = [...en.matchAll(/\{(\w+)\}/g)]
    .map(([, name = '']) => name)
    .filter((name) => !BOUNDS.includes(name) && new RegExp(String.raw`\{${name}\} ?${COUNTED}`).test(zh));
  return counts.flatMap((name) => {
    const [, words = ''] = new RegExp(String.raw`\{${name}\} ((?:[a-z-]+ ?){1,2})`).exec(en) ?? [];
    const plural = words
      .trim()
      .split(' ')
      .find((word) => word === 'people' || word === 'are' || (/[a-z]{2,}s$/.test(word) && !SINGULAR.test(word)));
    return plural === undefined ? [] : [`${where}: ${en}`];
  });
}

test('an English noun beside a number has a form for one: {count} {count|colleague|colleagues}', () => {
  const files = globSync(`{${FOLDERS}}/**/*.ts`, { cwd: ROOT }).filter((file) => !file.includes('.test.'));
  const texts = files.flatMap(textsOf).filter(({ en }) => en.includes('{'));
  expect(texts.length).toBeGreaterThan(650);
  expect(texts.flatMap(wrongPlurals)).toEqual([]);
});
