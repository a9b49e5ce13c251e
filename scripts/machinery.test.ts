import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { digestOf } from './machinery.ts';

let root: string;
const write = (file: string, text: string): void => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const digest = (): string => digestOf(root, 'engine/engine.test.ts', ['engine']);
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'fairbridge-machinery-'));
  write('package-lock.json', '{}');
  write('engine/engine.test.ts', "import './engine.ts';\nimport type { Oil } from '../oil/oil.ts';");
  write('engine/engine.ts', "export { wheel } from '../wheel/wheel.ts';");
  write('wheel/wheel.ts', "export const wheel = await import('./axle.ts');");
  write('wheel/axle.ts', 'export const axle = 1;');
  write('oil/oil.ts', 'export type Oil = string;');
  write('seat/seat.ts', 'export const seat = 1;');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.for([
  ['the test itself', 'engine/engine.test.ts', "import './engine.ts';"],
  ['what it imports, three files away', 'wheel/axle.ts', 'export const axle = 2;'],
  ['a type it names', 'oil/oil.ts', 'export type Oil = number;'],
  ['a file of its folder that nobody imports', 'engine/words.sql', 'select 1'],
  ['the version of a package', 'package-lock.json', '{ "oil": 2 }'],
] as const)('it runs again after a change of %s', ([, file, text]) => {
  const before = digest();
  expect(digest()).toBe(before);
  write(file, text);
  expect(digest()).not.toBe(before);
});

test('it does not run again after a change of what it has nothing to do with', () => {
  const before = digest();
  write('seat/seat.ts', 'export const seat = 2;');
  expect(digest()).toBe(before);
});
