import { cpSync, globSync, lstatSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { makeScratchFolder } from '../../../test/throwaway.ts';
import { findBinaries } from './binaries.ts';

const scratch = makeScratchFolder();

afterEach(() => rmSync(scratch, { recursive: true, force: true }));

test.skipIf(process.platform === 'win32')('missing library links are made again (Windows has none)', () => {
  const whole = findBinaries();
  const copy = path.join(scratch, 'package');
  cpSync(whole.packageFolder, copy, { recursive: true, verbatimSymlinks: true });
  const links = globSync('native/lib/*', { cwd: copy }).filter((file) =>
    lstatSync(path.join(copy, file)).isSymbolicLink(),
  );
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) rmSync(path.join(copy, link));
  expect(findBinaries(copy).majorVersion).toBe(whole.majorVersion);
});

test('a program that does not run is reported with what to do', () => {
  expect(() => findBinaries(path.join(scratch, 'nothing'))).toThrow(/set DATABASE_URL to a PostgreSQL 15 or newer/);
});
