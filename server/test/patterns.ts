import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type CallExpression, type NewExpression } from 'oxc-parser';

export type Pattern = { place: string; source: string; flags: string };
export type Found = {
  patterns: Pattern[];
  /** Places that make a pattern of a text: nobody can see what it will be. */ made: string[];
};

const ROOT = path.join(import.meta.dirname, '../..');

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test)\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

/** Every pattern that stands in the sources of these folders, read by a parser. */
export function patternsIn(folders: readonly string[]): Found {
  const found: Found = { patterns: [], made: [] };
  for (const file of folders.flatMap(filesIn)) {
    const text = readFileSync(file, 'utf8');
    const placeOf = (start: number): string =>
      `${path.relative(ROOT, file)}:${text.slice(0, start).split('\n').length}`;
    const made = ({ callee, start }: NewExpression | CallExpression): void => {
      if (callee.type === 'Identifier' && callee.name === 'RegExp') found.made.push(placeOf(start));
    };
    new Visitor({
      Literal: (node) => {
        if (!('regex' in node)) return;
        found.patterns.push({ place: placeOf(node.start), source: node.regex.pattern, flags: node.regex.flags });
      },
      NewExpression: made,
      CallExpression: made,
    }).visit(parseSync(file, text).program);
  }
  return found;
}
