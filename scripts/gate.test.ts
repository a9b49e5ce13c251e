import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { NOT_IN_GATE } from './gate.ts';
import { SLOW_FILES } from './slow-first.ts';

const ROOT = path.join(import.meta.dirname, '..');

/** What a pattern with braces stands for, one by one: a part that names nothing any more is hidden by the others. */
function alternativesOf(pattern: string): string[] {
  const [braces = '', inner = ''] = /\{([^{}]*)\}/.exec(pattern) ?? [];
  if (braces === '') return [pattern];
  return inner.split(',').flatMap((one) => alternativesOf(pattern.replace(braces, one)));
}

test.each([
  ['what the gate leaves out', NOT_IN_GATE.flatMap(({ files }) => files).flatMap(alternativesOf)],
  ['what is begun first', SLOW_FILES],
])('each path of %s names a file', (_list, patterns) => {
  expect(patterns.length).toBeGreaterThan(10);
  expect(patterns.filter((pattern) => globSync(pattern, { cwd: ROOT }).length === 0)).toEqual([]);
});
