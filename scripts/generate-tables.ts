/**
 * Writes server/src/platform/database/tables.ts from the migrations, on a throw-away database server.
 * With --check it writes nothing and fails when the file is not what the migrations give.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrate } from '../server/src/platform/database/migrate.ts';
import { makeScratchFolder, startThrowaway } from '../server/test/throwaway.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const TABLES = path.join(ROOT, 'server/src/platform/database/tables.ts');
const HEADER = '/* Made by `npm run generate:tables` from the migrations. Do not edit by hand. */\n\n';

const server = await startThrowaway();
try {
  await migrate(server.url);
  const made = HEADER + generate(server.url);
  if (!process.argv.includes('--check')) {
    writeFileSync(TABLES, made);
    process.stdout.write(`Written: ${TABLES}\n`);
  } else if (readFileSync(TABLES, 'utf8') !== made) {
    process.stderr.write('tables.ts is not what the migrations give. Run: npm run generate:tables\n');
    process.exitCode = 1;
  }
} finally {
  await server.remove();
}

function generate(url: string): string {
  const folder = makeScratchFolder();
  const file = path.join(folder, 'tables.ts');
  const program = path.join(ROOT, 'node_modules/kysely-codegen/dist/cli/bin.js');
  const options = [
    '--dialect=postgres',
    '--url=env(GENERATE_URL)',
    `--out-file=${file}`,
    '--exclude-pattern=kysely_migration*',
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
