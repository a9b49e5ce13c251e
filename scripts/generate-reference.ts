/**
 * Writes docs/reference from the contract and the schema, and docs/guarantees.md from the tests. With --check it writes nothing and
 * fails when a page is stale.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CODES } from '../contract/src/codes.ts';
import { calls } from '../contract/src/index.ts';
import { RULES } from '../contract/src/rules.ts';
import { variableList } from '../server/src/config.ts';
import { SITE_MAP } from '../web/app/site-map.ts';
import { guaranteesPage } from './guarantees-page.ts';

const FOLDER = fileURLToPath(new URL('../docs/reference/', import.meta.url));
const row = (cells: readonly string[]): string =>
  `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
const NOTE = 'Made by `npm run generate:reference`. Do not edit by hand.';

const guarantees = guaranteesPage();
const pages: Record<string, string> = {
  'calls.md': `# Calls\n\n${NOTE} The running server shows the same with shapes and examples at \`/reference\` and \`/openapi.json\`.\n\n${table(
    ['name', 'method', 'path', 'who', 'does', 'own errors'],
    [...calls].map(([name, call]) => [
      name,
      call.method,
      call.path,
      call.who.join(', '),
      call.does,
      call.errors.join(', '),
    ]),
  )}\n`,
  'errors.md': `# Errors\n\n${NOTE}\n\n${table(
    ['name', 'code', 'status', 'zh', 'en'],
    Object.entries(CODES).map(([name, code]) => [name, String(code.code), String(code.status), code.zh, code.en]),
  )}\n\n## Rules of fields\n\n${table(
    ['rule', 'zh', 'en'],
    Object.entries(RULES).map(([name, [zh, en]]) => [name, zh, en]),
  )}\n`,
  'configuration.md': `# Configuration\n\n${NOTE}\n\n${table(
    ['variable', 'default', 'meaning'],
    variableList().map((variable) => [
      `\`${variable.name}\``,
      variable.default === '' ? '' : `\`${variable.default}\``,
      variable.meaning,
    ]),
  )}\n`,
  'screens.md': `# Screens\n\n${NOTE}\n\n${table(
    ['address', 'who', 'state'],
    SITE_MAP.map((screen) => [`\`${screen.path}\``, screen.who, screen.screen === undefined ? 'not open yet' : 'open']),
  )}\n`,
  '../guarantees.md': guarantees.text,
};

mkdirSync(FOLDER, { recursive: true });
const stale = Object.entries(pages).filter(([name, text]) => {
  const file = path.join(FOLDER, name);
  if (!process.argv.includes('--check')) {
    writeFileSync(file, text);
    return false;
  }
  try {
    return readFileSync(file, 'utf8') !== text;
  } catch {
    return true;
  }
});
if (stale.length > 0) {
  console.error(
    `Stale: ${stale.map(([name]) => path.posix.join('docs/reference', name)).join(', ')}. Run: npm run generate:reference`,
  );
}
for (const fault of guarantees.faults) console.error(fault);
process.exit(stale.length + guarantees.faults.length > 0 ? 1 : 0);
