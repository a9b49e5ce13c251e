/**
 * Writes server/src/platform/database/tables.ts and fair-tables.ts from the migrations, on a throw-away database server.
 * With --check it writes nothing and fails when the files are not what the migrations give.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createPool } from '../server/src/platform/database/client.ts';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { makeScratchFolder, startThrowaway } from '../server/test/throwaway.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const FOLDER = path.join(ROOT, 'server/src/platform/database');
const HEADER = '/* Made by `npm run generate:tables` from the migrations. Do not edit by hand. */\n\n';

const server = await startThrowaway();
try {
  await migrate(server.url);
  const tables = generate(server.url, await viewsOf(server.url));
  keep('tables.ts', HEADER + tables);
  keep('fair-tables.ts', HEADER + fairTables(tables));
} finally {
  await server.remove();
}

function keep(name: string, made: string): void {
  const file = path.join(FOLDER, name);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, made);
    process.stdout.write(`Written: ${file}\n`);
  } else if (readFileSync(file, 'utf8') !== made) {
    process.stderr.write(`${name} is not what the migrations give. Run: npm run generate:tables\n`);
    process.exitCode = 1;
  }
}

/** The tables with `exhibition_id`, as `tables.ts` tells them. */
function fairTables(tables: string): string {
  const shapes = new Set<string>();
  for (const [, shape = '', columns = ''] of tables.matchAll(/^export interface (\w+) \{\n([^}]*)/gm))
    if (/^ {2}exhibition_id:/m.test(columns)) shapes.add(shape);
  const [, all = ''] = /^export interface DB \{\n([^}]*)/m.exec(tables) ?? [];
  const named = [...all.matchAll(/^ {2}(\w+): (\w+);/gm)].filter(([, , shape = '']) => shapes.has(shape));
  const names = named.map(([, table]) => `  '${table}',\n`).join('');
  return `/** The tables whose rows belong to an exhibition. */\nexport const FAIR_TABLES: ReadonlySet<string> = new Set([\n${names}]);\n`;
}

/** Views stand where an earlier build knows a table by another name (G59): nobody here asks them. */
async function viewsOf(url: string): Promise<string[]> {
  const pool = createPool(url, { max: 1 });
  const { rows } = await pool.query<{ name: string }>(
    "select viewname as name from pg_views where schemaname = 'public'",
  );
  await pool.end();
  return rows.map(({ name }) => name);
}

function generate(url: string, without: readonly string[]): string {
  const folder = makeScratchFolder();
  const file = path.join(folder, 'tables.ts');
  const program = path.join(ROOT, 'node_modules/kysely-codegen/dist/cli/bin.js');
  const options = [
    '--dialect=postgres',
    '--url=env(GENERATE_URL)',
    `--out-file=${file}`,
    `--exclude-pattern={${['kysely_migration*', ...without].join(',')}}`,
    // As the connections parse them (client.ts): int8 is a number, a date is text.
    '--date-parser=string',
    '--type-mapping={"int8":"number"}',
  ];
  try {
    execFileSync(process.execPath, [program, ...options], {
      env: { ...process.env, GENERATE_URL: url },
      stdio: 'pipe',
    });
    // Its own heading names a command that nobody should run.
    return readFileSync(file, 'utf8').replace(/^\/\*\*[\s\S]*?\*\/\s*/, '');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
