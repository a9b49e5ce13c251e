import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';

/** What a migration file gives. */
export type MigrationFile = { up: (db: Kysely<unknown>) => Promise<unknown>; transaction?: boolean | undefined };

/** Tables of which a fair has one row, so that changing all of them is nothing. */
const FEW_ROWS = new Set(['exhibition']);

const CHANGES = /^(?:with .*? )??(?:update|delete from|insert into) (?:only )?(\w+)/;
/** A change of rows that are named one by one, which are few. */
const OF_NAMED_ROWS = /^update \w+ set [^()]* where \w+ in \( ?''(?:, '')* ?\)$/;
const ALONE =
  'goes into a file of its own with `export const transaction = false` and the steps of src/platform/database/online-migration.ts';
const LATER =
  'is added `not valid`, and a next file with `export const transaction = false` says `validate constraint`';

/**
 * What of a migration would stop a portal that is used (G60): locks that are held while a filled table is read or written whole.
 * A table that the same file makes is empty, and free.
 * @returns sentences, one for each statement that is refused
 */
export async function wrongWith(file: MigrationFile): Promise<string[]> {
  const alone = file.transaction === false;
  const made = new Set<string>();
  const wrong: string[] = [];
  for (const statement of await statementsOf(file)) {
    const table = /^create (?:unlogged )?table (?:if not exists )?(\w+)/.exec(statement)?.[1];
    if (table !== undefined && !alone) made.add(table);
    const why = alone ? wrongAlone(statement) : wrongInTransaction(statement, made);
    if (why !== null) wrong.push(`${statement.slice(0, 120)}: ${why}`);
  }
  return wrong;
}

function wrongInTransaction(statement: string, made: ReadonlySet<string>): string | null {
  const index = /^create (?:unique )?index (?:if not exists )?\w+ on (?:only )?(\w+)/.exec(statement)?.[1];
  if (/^(?:create|drop) (?:unique )?index concurrently/.test(statement)) return `an index made concurrently ${ALONE}`;
  if (index !== undefined) return made.has(index) ? null : `an index on a table that may be full ${ALONE}`;
  const changed = CHANGES.exec(statement)?.[1];
  if (OF_NAMED_ROWS.test(statement)) return null;
  if (changed !== undefined && !/^insert into \w+ (?:\([^)]*\) )?values/.test(statement))
    return made.has(changed) || FEW_ROWS.has(changed) ? null : `a change of a table that may be full ${ALONE}`;
  const altered = /^alter table (?:if exists )?(?:only )?(\w+) (.*)$/.exec(statement);
  if (altered === null) return null;
  const [, table = '', rest = ''] = altered;
  return made.has(table) || FEW_ROWS.has(table)
    ? null
    : (clauses(rest).flatMap((one) => wrongClause(one) ?? [])[0] ?? null);
}

/** What an `alter table` says of a table that may be full. */
function wrongClause(clause: string): string | null {
  if (/^add (?:constraint \w+ )?(?:check|foreign key)/.test(clause) && !clause.endsWith(' not valid'))
    return `a rule for rows that are there ${LATER}`;
  if (/^add (?:constraint \w+ )?(?:unique|primary key|exclude)/.test(clause) && !/ using index /.test(clause))
    return `what is unique is made as an index first, which ${ALONE}; then \`add constraint … using index\``;
  if (clause.startsWith('validate constraint'))
    return `what reads a whole table ${ALONE.replace('and the steps', 'or')}`;
  if (/^alter (?:column )?\w+ (?:set data )?type /.test(clause))
    return 'another type writes the whole table: add a column instead';
  if (/^alter (?:column )?\w+ set not null/.test(clause))
    return `'not null' for rows that are there is a check that ${LATER}`;
  if (/^add (?:column )?(?:if not exists )?\w+ .* stored/.test(clause))
    return 'a stored column writes the whole table: fill a plain one';
  if (/^add column .* not null/.test(clause) && !/ default /.test(clause)) return 'rows that are there need a default';
  if (/^add column .* default [^ ]*(?:random|uuid|clock_timestamp|nextval)/.test(clause))
    return 'a default that differs from row to row writes the whole table: add the column, then fill it';
  return null;
}

function wrongAlone(statement: string): string | null {
  if (/^(?:select|create (?:unique )?index concurrently|drop index concurrently)/.test(statement)) {
    return null;
  }
  if (/^alter table \w+ validate constraint \w+$/.test(statement)) return null;
  if (/\b(?:update|delete from|insert into) /.test(statement))
    return / limit /.test(statement)
      ? null
      : 'outside a transaction a change goes portion by portion (updateInBatches)';
  return 'nothing takes it back when it fails half-way: it belongs in a file with a transaction';
}

/** The clauses of one `alter table`, which commas outside brackets part. */
function clauses(text: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const sign of text) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.map((part) => part.trim());
}

/** The statements that a migration runs, seen by a driver that reaches no database and finds no rows. */
async function statementsOf({ up }: MigrationFile): Promise<string[]> {
  const texts: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (known) => new PostgresIntrospector(known),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      texts.push(query.sql);
    },
  });
  await up(db);
  return texts.flatMap(plainStatements);
}

/** Small letters and single blanks, without comments, quoted names' quotes and what stands in texts and bodies of functions. */
function plainStatements(text: string): string[] {
  return text
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/(\$\w*\$)[\s\S]*?\1/g, "''")
    .replaceAll(/'(?:[^']|'')*'/g, "''")
    .replaceAll('"', '')
    .toLowerCase()
    .split(';')
    .map((statement) => statement.trim().replaceAll(/\s+/g, ' '))
    .filter((statement) => statement !== '');
}
