import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('..', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

const rows = read('docs/glossary.md')
  .split('\n')
  .filter((line) => line.startsWith('| ') && !/^\| (?:zh|---)/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()));

/** `table` and `table.column` of every table that the migrations make. */
function stored(): Set<string> {
  const names = new Set<string>();
  let table = '';
  const source = read('server/src/platform/database/tables.ts');
  const interfaces = new Map<string, string[]>();
  for (const line of source.split('\n')) {
    const opened = /^export interface (?<name>\w+) \{/.exec(line)?.groups?.['name'];
    if (opened !== undefined) table = opened;
    const column = /^ {2}(?<column>\w+)\??: (?<type>[^;]+);/.exec(line)?.groups;
    if (column === undefined) continue;
    if (table === 'DB') {
      names.add(column['column'] ?? '');
      for (const one of interfaces.get(column['type'] ?? '') ?? []) names.add(`${column['column']}.${one}`);
    } else interfaces.set(table, [...(interfaces.get(table) ?? []), column['column'] ?? '']);
  }
  return names;
}

test('the glossary names tables and columns that are there', () => {
  const known = stored();
  expect(known.size).toBeGreaterThan(300);
  const gone = rows.flatMap(([, zh, , , tables = '']) => {
    let last = '';
    // 'employee.resigned_at, handed_to' and 'intent_order (what it is for)'
    return tables
      .replaceAll(/\([^)]*\)/g, '')
      .split(/[,;]/)
      .map((name) => name.trim())
      .filter((name) => /^[a-z_.]+$/.test(name))
      .flatMap((name) => {
        const [table = ''] = name.split('.');
        const found = known.has(name) || known.has(`${last}.${name}`);
        if (known.has(table)) last = table;
        return found ? [] : [`${zh}: ${name}`];
      });
  });
  expect(gone).toEqual([]);
});

test('the glossary has a word for every room of the server', () => {
  const written = rows.map(([, , , code = '']) => code).join(' ');
  const rooms = globSync('server/src/domains/*', { cwd: ROOT }).map(
    (path) => path.replaceAll('\\', '/').split('/').at(-1) ?? '',
  );
  const camel = (room: string): string => room.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
  expect(rooms.length).toBeGreaterThan(40);
  const unnamed = rooms.filter((room) => !new RegExp(`\\b(?:${room}|${camel(room)})\\b`).test(written));
  expect(unnamed).toEqual([]);
});
