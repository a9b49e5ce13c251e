import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '../..');
/** Where the one way of each is declared. */
const DECLARED = ['server/src/platform/database/', 'contract/src/fields.ts', 'contract/src/request-id.ts'];

const sources = globSync(['server/src/**/*.ts', 'demo/**/*.ts', 'contract/src/**/*.ts'], { cwd: ROOT })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.ts') && !DECLARED.some((place) => file.startsWith(place)))
  .map((file) => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

/** What some would write by hand, and the function that says it. */
const SHAPES: readonly { said: string; pattern: RegExp; example: string }[] = [
  {
    said: 'bilingualOf (bilingual.ts)',
    pattern: /\bzh: ([\w.]+)\.(\w+)_zh(?: \?\? '')?,\s*en: \1\.\2_en\b/g,
    example: 'name: { zh: row.name_zh, en: row.name_en }',
  },
  {
    said: 'bilingualColumns (bilingual.ts)',
    pattern: /\b(\w+)_zh: ([\w.]+)\.zh,\s*\1_en: \2\.en\b/g,
    example: 'name_zh: form.name.zh,\n  name_en: form.name.en,',
  },
  {
    said: 'escaped (like.ts)',
    pattern: /replace(?:All)?\(\/\[[\\%_]{2,}\]/g,
    example: String.raw`keyword.replaceAll(/[\\%_]/g, sign)`,
  },
  {
    said: 'containing (like.ts)',
    pattern: /like \$\{`%|`%\$\{[^`]*\}%`/g,
    example: 'name ilike ${`%${keyword}%`}',
  },
  {
    said: 'countSql (count-sql.ts)',
    pattern: /`\s*select count\(\*\)(?:::int)? as \w+\s+(?:from|\$\{)/g,
    example: 'sql`select count(*)::int as count from post`',
  },
  {
    said: 'countRows, paged or countSql (page.ts, count-sql.ts)',
    pattern: /\bcountAll\b/g,
    example: "all.select(({ fn }) => fn.countAll<number>().as('count'))",
  },
  {
    said: 'taken or paged (page.ts)',
    pattern: /\.offset\(/g,
    example: 'all.limit(limit).offset(offset).execute()',
  },
  {
    said: 'limited or pageSchema (page.ts)',
    pattern: /\blimit \$\{[^}]*\} offset \$\{/g,
    example: 'order by created_at desc, id limit ${range.limit} offset ${range.offset}',
  },
  {
    said: 'Range (page.ts)',
    pattern: /\blimit: number[;,]\s*offset: number\b/g,
    example: 'type Range = { limit: number; offset: number };',
  },
  {
    said: 'isEmployed (employment.queries.ts)',
    pattern:
      /\bresigned_at is null and \w+\.waiting_since is null|resigned_at', 'is', null\)\s*\.where\('(?:\w+\.)?waiting_since', 'is', null/g,
    example: 'where e.admin and e.resigned_at is null and e.waiting_since is null',
  },
  {
    said: 'requestId (request-id.ts of the contract)',
    pattern: /\.regex\(\/\^\[A-Za-z0-9-\]\{10,64\}\$\/\)/g,
    example: 'requestId: z.string().regex(/^[A-Za-z0-9-]{10,64}$/)',
  },
  {
    said: 'DONE (fields.ts of the contract)',
    pattern: /= \{ done: true \}/g,
    example: 'const DONE = { done: true } as const;',
  },
];

describe.each(SHAPES)('$said', ({ pattern, example }) => {
  test('is what everybody uses: nobody writes it by hand', () => {
    expect(example.match(pattern)).toHaveLength(1);
    const found = sources.flatMap(({ file, text }) => [...text.matchAll(pattern)].map(([by]) => `${file}: ${by}`));
    expect(found).toEqual([]);
  });
});

test('a test file opens its portal by testPortal where it wants no more than that', () => {
  const byHand =
    /^let (\w+): TestPortal;$[^]*?^beforeAll\(async \(\) => \{\n {2}\1 = await openTestPortal\([^;]*\);$[^]*?^afterAll\(\(\) => \1\.close\(\)\);$/m;
  const example =
    'let portal: TestPortal;\nbeforeAll(async () => {\n  portal = await openTestPortal();\n});\nafterAll(() => portal.close());';
  expect(byHand.test(example)).toBe(true);
  const found = globSync('server/**/*.test.ts', { cwd: ROOT }).filter((file) =>
    byHand.test(readFileSync(path.join(ROOT, file), 'utf8')),
  );
  expect(found).toEqual([]);
});

test('rows that tests make never share their moment: what lists go by is told by madeAt', () => {
  const text = readFileSync(path.join(ROOT, 'demo/factories/factories.ts'), 'utf8');
  const byHand = /_at: [^\n]*new Date\(\)|= new Date\(\)\.toISOString/;
  expect(byHand.test('created_at: new Date().toISOString(),')).toBe(true);
  expect(byHand.test(text)).toBe(false);
});
