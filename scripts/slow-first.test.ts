import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { SLOW_FILES } from './slow-first.ts';

test('the files that are begun first are there', () => {
  const root = new URL('../', import.meta.url);
  expect(SLOW_FILES.filter((file) => !existsSync(fileURLToPath(new URL(file, root))))).toEqual([]);
});
