import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const ROOT = path.join(import.meta.dirname, '..');
const journeys = globSync('e2e/*.spec.ts', { cwd: ROOT }).map((file) => ({
  file,
  text: readFileSync(path.join(ROOT, file), 'utf8'),
}));

/** What makes a journey fail now and then, and what it does instead. */
const SHAPES = [
  ['goOffline and goOnline: the page may still be asking for something', /setOffline\(/],
  ['a condition that is waited for', /waitForTimeout\(|(?<!test\.)setTimeout\(/],
  [
    'what shows that the page has come, between two links: the second may stand on the page before, too',
    /getByRole\('link'[^;]*\.click\(\);\s*await [^;]*getByRole\('link'[^;]*\.click\(\);/,
  ],
] as const;

test.each(SHAPES)('journeys use %s', (_instead, pattern) => {
  expect(journeys.length).toBeGreaterThan(40);
  expect(journeys.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
});

test('each list of journeys names files that are there', () => {
  const config = readFileSync(path.join(ROOT, 'e2e/playwright.config.ts'), 'utf8');
  const names = [...config.matchAll(/= specs\(([^)]*)\)/g)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([^']+)'/g)].map(([, name = '']) => `e2e/${name}.spec.ts`),
  );
  expect(names.length).toBeGreaterThan(20);
  const files = new Set(journeys.map(({ file }) => file.replaceAll('\\', '/')));
  expect(names.filter((name) => !files.has(name))).toEqual([]);
});

test('what works at the booth of the second fair goes one after the other', () => {
  const config = readFileSync(path.join(ROOT, 'e2e/playwright.config.ts'), 'utf8');
  const line = /AT_THE_BOOTH = specs\(([^)]*)\)/.exec(config)?.[1] ?? '';
  const there = journeys.filter(({ text }) => text.includes('exhibitorThere(')).map(({ file }) => path.basename(file));
  expect(there.length).toBeGreaterThan(3);
  expect(there.filter((file) => !line.includes(`'${file.replace('.spec.ts', '')}'`))).toEqual([]);
});
