import { parseSync } from 'oxc-parser';

type Node = ReturnType<typeof parseSync>['program']['body'][number];

const bodyOf = (code: string): readonly Node[] => {
  const { program, errors } = parseSync('code.ts', code);
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return program.body;
};

const inserted = (code: string, at: number, text: string): string => code.slice(0, at) + text + code.slice(at);

/** TypeScript with one import more, before the others. */
export function withImport(code: string, line: string): string {
  const first = bodyOf(code).find(({ type }) => type === 'ImportDeclaration');
  return inserted(code, first?.start ?? 0, `${line}\n`);
}

type Expression = NonNullable<Extract<Node, { type: 'VariableDeclaration' }>['declarations'][number]['init']>;

/** What a constant of the file begins with, without `as const` and `satisfies …`. */
function valueOf(code: string, name: string): Expression | null {
  for (const node of bodyOf(code)) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declared?.type !== 'VariableDeclaration') continue;
    for (const { id, init } of declared.declarations) {
      if (id.type !== 'Identifier' || id.name !== name) continue;
      let value = init;
      while (value?.type === 'TSAsExpression' || value?.type === 'TSSatisfiesExpression') value = value.expression;
      return value;
    }
  }
  return null;
}

/** TypeScript whose list or object `name`, a constant of the file, has one element more at its end. Throws where there is none. */
export function withElement(code: string, name: string, element: string): string {
  const value = valueOf(code, name);
  if (value?.type !== 'ArrayExpression' && value?.type !== 'ObjectExpression')
    throw new Error(`no list or object ${name}`);
  const last = (value.type === 'ArrayExpression' ? value.elements : value.properties).at(-1) ?? null;
  return last === null ? inserted(code, value.end - 1, element) : inserted(code, last.end, `,\n${element}`);
}

/** TypeScript whose function `name` makes one statement more, at its end. */
export function withStatement(code: string, name: string, statement: string): string {
  for (const node of bodyOf(code)) {
    const declared = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
    if (declared?.type === 'FunctionDeclaration' && declared.id?.name === name && declared.body !== null)
      return inserted(code, declared.body.end - 1, `${statement}\n`);
  }
  throw new Error(`no function ${name}`);
}

/** Markdown in which this cell of the row that begins with `row` has one entry more at its end. */
export function withEntry(markdown: string, row: string, entry: string): string {
  const lines = markdown.split('\n');
  const at = lines.findIndex((line) => line.startsWith(`| ${row} |`));
  if (at < 0) throw new Error(`no row ${row}`);
  return lines.with(at, (lines[at] ?? '').replace(/ \|$/, `, ${entry} |`)).join('\n');
}

/** Markdown whose last table has one row more. */
export function withRow(markdown: string, row: string): string {
  const lines = markdown.split('\n');
  return lines.toSpliced(lines.findLastIndex((line) => line.startsWith('|')) + 1, 0, row).join('\n');
}
