import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import { importsOf } from '../scripts/imports.ts';

/** What the text of some modules may name a class by: whole names, and the ends of names that are put together (`button-${kind}`). */
export type ClassWords = { whole: Set<string>; begins: Set<string>; ends: Set<string> };

/** Texts that people read name no class. */
const isRead = (file: string): boolean => /^web\/app\/.+\.tsx?$/.test(file) && !file.endsWith('.texts.ts');

/**
 * Some modules below `root`, and all that they import at any depth, parts that come late too: whatever a page can show. Where `except`
 * matches, nothing is followed.
 */
export function reachedFrom(root: string, starts: readonly string[], except?: RegExp): Set<string> {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (reached.has(file) || except?.test(file) === true || !isRead(file) || !existsSync(path.join(root, file)))
      continue;
    reached.add(file);
    waiting.push(...importsOf(file, root).flatMap(({ to, typeOnly }) => (typeOnly ? [] : [to])));
  }
  return reached;
}

/** A piece of text between two inserted values; null: the text begins or ends there. */
function takePiece(text: string, words: ClassWords, { opens, closes }: { opens: boolean; closes: boolean }): void {
  const parts = text.split(/[\s"'`<>]+/);
  const [first = '', last = ''] = [parts[0], parts.at(-1)];
  if (opens && first !== '') words.ends.add(first);
  if (closes && last !== '') words.begins.add(last);
  // a class may itself hold quotes or brackets: those stand between spaces
  for (const word of [...parts, ...text.split(/\s+/)]) if (word !== '') words.whole.add(word);
}

const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function takeNode(node: unknown, words: ClassWords): void {
  if (Array.isArray(node)) {
    for (const one of node) takeNode(one, words);
    return;
  }
  if (!isNode(node)) return;
  if (node['type'] === 'ImportDeclaration') return;
  if (node['type'] === 'Literal' && typeof node['value'] === 'string')
    takePiece(node['value'], words, { opens: false, closes: false });
  if (node['type'] === 'TemplateLiteral' && Array.isArray(node['quasis'])) {
    const { quasis } = node;
    for (const [at, quasi] of quasis.entries())
      if (isNode(quasi) && isNode(quasi['value']) && typeof quasi['value']['raw'] === 'string')
        takePiece(quasi['value']['raw'], words, { opens: at > 0, closes: at < quasis.length - 1 });
  }
  for (const value of Object.values(node)) if (isNode(value)) takeNode(value, words);
}

const kept = new Map<string, ClassWords>();

function wordsOf(root: string, file: string): ClassWords {
  const known = kept.get(file);
  if (known !== undefined) return known;
  const words: ClassWords = { whole: new Set(), begins: new Set(), ends: new Set() };
  takeNode(parseSync(file, readFileSync(path.join(root, file), 'utf8')).program, words);
  kept.set(file, words);
  return words;
}

/** Tells of a class whether one of these modules can name it. Read from strings alone: an element's class stands in one, or is made of them. */
export function namesOf(root: string, files: Iterable<string>): (name: string) => boolean {
  const all = [...files].map((file) => wordsOf(root, file));
  const whole = new Set(all.flatMap((words) => [...words.whole]));
  const begins = [...new Set(all.flatMap((words) => [...words.begins]))];
  const ends = [...new Set(all.flatMap((words) => [...words.ends]))];
  return (name) =>
    whole.has(name) ||
    begins.some((start) => start.length > 2 && name.startsWith(start)) ||
    ends.some((end) => end.length > 2 && name.endsWith(end));
}
