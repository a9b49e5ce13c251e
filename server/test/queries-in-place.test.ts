import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type CallExpression, type Expression } from 'oxc-parser';
import { expect, test } from 'vitest';

const SRC = path.join(import.meta.dirname, '../src');

const BEGINS: ReadonlySet<string> = new Set(['selectFrom', 'insertInto', 'updateTable', 'deleteFrom', 'mergeInto']);
const RUNS: ReadonlySet<string> = new Set(['execute', 'executeTakeFirst', 'executeTakeFirstOrThrow', 'executeQuery']);
/** Functions of the platform that make a statement of what they are given. */
const MAKES: ReadonlySet<string> = new Set(['countSql', 'paginateSql', 'insertRows', 'insertRowsOfFair']);

type Called = { name: string; on: Expression };
const calledOf = ({ callee }: CallExpression): Called | null =>
  callee.type === 'MemberExpression' && callee.property.type === 'Identifier'
    ? { name: callee.property.name, on: callee.object }
    : null;

/** A transaction is run like a statement, and is none. */
function isTransaction(on: Expression): boolean {
  const called = on.type === 'CallExpression' ? calledOf(on) : null;
  return called !== null && (called.name === 'transaction' || isTransaction(called.on));
}

/** What of a source builds or runs a statement, each by its line. */
function statementsIn(file: string, text: string): string[] {
  const found: string[] = [];
  const note = (start: number, name: string): void =>
    void found.push(`${file}:${text.slice(0, start).split('\n').length} ${name}`);
  new Visitor({
    CallExpression: (node) => {
      const called = calledOf(node);
      if (called !== null && BEGINS.has(called.name)) note(node.end, called.name);
      if (called !== null && RUNS.has(called.name) && !isTransaction(called.on)) note(node.end, called.name);
      if (node.callee.type === 'Identifier' && MAKES.has(node.callee.name)) note(node.end, node.callee.name);
    },
  }).visit(parseSync(file, text).program);
  return found;
}

const outside = globSync(['domains/**/*.ts', 'core/**/*.ts'], { cwd: SRC })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.queries.ts'));

test('queries are written in .queries.ts: handlers, actions, rules and listeners call them by their names', () => {
  expect(outside.length).toBeGreaterThan(300);
  const found = outside.flatMap((file) => statementsIn(file, readFileSync(path.join(SRC, file), 'utf8')));
  expect(found).toEqual([]);
});

test('finds what would be one, and nothing else', () => {
  const found = (text: string): string[] => statementsIn('a.ts', text).map((one) => one.split(' ')[1] ?? '');
  expect(found('const row = await scope.db.selectFrom("visitor").select("id").executeTakeFirst();')).toEqual([
    'executeTakeFirst',
    'selectFrom',
  ]);
  expect(found('await sql<Row>`delete from visitor`.execute(scope.db);')).toEqual(['execute']);
  expect(found('const rows = await waiting.execute();')).toEqual(['execute']);
  expect(found('const total = await countSql(db, sql`from visitor`);')).toEqual(['countSql']);
  expect(found('const mayView = sql<boolean>`p.scope = 0`;')).toEqual([]);
  expect(found('await db.transaction().execute((inner) => act(inner));')).toEqual([]);
});
