import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** One import, export-from or dynamic import. `to` is a path below the root, or the name of a package. */
export type Import = { from: string; to: string; typeOnly: boolean; dynamic: boolean };

const CONTRACT = '@fairbridge/contract/';

/** Where a specifier leads, seen from a file; the contract's own name stands for its folder. */
function targetOf(from: string, specifier: string): string {
  const [file = ''] = specifier.split('?');
  if (file.startsWith('.')) return path.posix.join(path.posix.dirname(from), file);
  return file.startsWith(CONTRACT) ? `contract/src/${file.slice(CONTRACT.length)}` : file;
}

/** The imports of one file below the root. */
export function importsOf(from: string, root: string): Import[] {
  const text = readFileSync(path.join(root, from), 'utf8');
  const { staticImports, staticExports, dynamicImports } = parseSync(from, text).module;
  const found = [
    ...staticImports.map(({ moduleRequest, entries }) => ({
      specifier: moduleRequest.value,
      typeOnly: entries.length > 0 && entries.every(({ isType }) => isType),
      dynamic: false,
    })),
    ...staticExports
      .flatMap(({ entries }) => entries)
      .flatMap(({ moduleRequest, isType }) =>
        moduleRequest === null ? [] : [{ specifier: moduleRequest.value, typeOnly: isType, dynamic: false }],
      ),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => ({
      specifier: text.slice(start + 1, end - 1),
      typeOnly: false,
      dynamic: true,
    })),
  ];
  return found.map(({ specifier, ...how }) => ({ from, to: targetOf(from, specifier), ...how }));
}

/** Every import of the program's own files below `folders`, without those of tests. */
export function importsBelow(root: string, folders: readonly string[]): Import[] {
  return folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !file.includes('node_modules/') && !/\.(?:test|stand)\.tsx?$/.test(file))
    .flatMap((file) => importsOf(file, root));
}
