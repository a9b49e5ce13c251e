import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const APP = new URL('.', import.meta.url);

it('puts no error page in place of what was typed: parts of pages come by `later`, which waits for the network', () => {
  const others = globSync('**/*.{ts,tsx}', { cwd: APP })
    .filter((file) => !file.includes('.test.') && file !== 'lazy-with-retry.ts')
    .filter((file) => /\blazy\(/.test(readFileSync(new URL(file.replaceAll('\\', '/'), APP), 'utf8')));
  expect(others).toEqual([]);
});
