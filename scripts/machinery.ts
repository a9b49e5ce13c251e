/**
 * Long tests of what lies below the product: the embedded cluster under kill, films by the hundred, the migration of a large fair.
 * `npm test` runs each where anything it tries has changed since it last passed, `npm run test:night` always; run by hand, this writes
 * down that they passed.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { importsOf } from './imports.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const PASSED = 'scripts/machinery.json';

/** Each such test, and the folders it tries beside all that it imports. */
const MACHINERY: Readonly<Record<string, readonly string[]>> = {
  'server/src/platform/database/embedded.test.ts': ['server/src/platform/database'],
  'server/src/platform/video/video-workshop.test.ts': ['server/src/platform/video'],
  'server/test/upgrade-full.test.ts': ['server/migrations', 'server/src/platform/database'],
};

/** A file and all that it imports, at any depth, types too. */
function importedBy(root: string, file: string, found = new Set<string>()): Set<string> {
  if (found.has(file) || !existsSync(path.join(root, file))) return found;
  found.add(file);
  if (/\.tsx?$/.test(file)) for (const { to } of importsOf(file, root)) importedBy(root, to, found);
  return found;
}

/** What a test rests on, as one word: its files and their names, those of its folders, and the versions of all packages. */
export function digestOf(root: string, test: string, folders: readonly string[]): string {
  const files = new Set(importedBy(root, test)).add('package-lock.json');
  for (const folder of folders)
    for (const entry of globSync(`${folder}/**/*.*`, { cwd: root })) files.add(entry.replaceAll('\\', '/'));
  const hash = createHash('sha256');
  for (const file of [...files].toSorted())
    hash
      .update(`${file}\0`)
      .update(readFileSync(path.join(root, file)))
      .update('\0');
  return hash.digest('hex');
}

const digests = (): Map<string, string> =>
  new Map(Object.entries(MACHINERY).map(([test, folders]) => [test, digestOf(ROOT, test, folders)]));

/** The tests of which nothing has changed since they last passed. */
export function unchangedMachinery(): string[] {
  const passed = new Map<string, unknown>(Object.entries(JSON.parse(readFileSync(path.join(ROOT, PASSED), 'utf8'))));
  return [...digests()].flatMap(([test, digest]) => (passed.get(test) === digest ? [test] : []));
}

if (import.meta.main)
  writeFileSync(path.join(ROOT, PASSED), `${JSON.stringify(Object.fromEntries(digests()), null, 2)}\n`);
