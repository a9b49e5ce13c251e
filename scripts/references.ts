/**
 * `npm run references`: finds what comments, tests and pages refer to and nobody can look up: a promise (G12), a ruling (2.5), a section of
 * the specification or of the trade's facts, a decision without its entry in docs, a page or a file that is not in the repository, an issue.
 * And what docs call not built although it is there.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { calls } from '../contract/src/index.ts';
import { SITE_MAP } from '../web/app/site-map.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const TEXTS = ['*.ts', '*.tsx', '*.mjs', '*.md', '*.tsv', '*.css'];
const read = (file: string): string => readFileSync(path.join(ROOT, file), 'utf8');
const files = execFileSync('git', ['ls-files', '--', ...TEXTS], { cwd: ROOT, encoding: 'utf8' })
  .trim()
  .split('\n')
  .filter((file) => existsSync(path.join(ROOT, file)));
const names = new Set(files.map((file) => path.posix.basename(file)));

/** The numbers in the first column of the table below a heading of docs/rulings.md. */
function entriesOf(heading: string): Set<string> {
  const [, part = ''] = read('docs/rulings.md').split(`## ${heading}\n`);
  const [table = ''] = part.split('\n## ');
  return new Set([...table.matchAll(/^\| ([\d.]+) \|/gm)].map(([, number = '']) => number));
}

const promises = new Set(
  [...read('docs/guarantees.md').matchAll(/^\*\*(G\d+)\*\*/gm)].map(([, number = '']) => number),
);
const sections = new Set([...read('docs/specification.md').matchAll(/^## (\d+)\./gm)].map(([, number = '']) => number));
const decisions = new Set(
  files
    .filter((file) => file.startsWith('docs/decisions/'))
    .map((file) => String(Number.parseInt(path.posix.basename(file), 10))),
);
const listed = (one: string): string => `(${one}(?:(?:,|;| and|, and|,? to) ${one})*)`;

/** How a number is cited, one or several of them, and the entries that there are. */
const CITED: readonly { what: string; pattern: RegExp; entries: ReadonlySet<string> }[] = [
  { what: '', pattern: /\b(G\d+)\b/g, entries: promises },
  { what: 'ruling ', pattern: new RegExp(`\\brulings? ${listed('\\d+\\.\\d+')}`, 'gi'), entries: entriesOf('Rulings') },
  { what: 'section ', pattern: new RegExp(`\\bsections? ${listed('\\d+')}`, 'gi'), entries: sections },
  { what: 'trade ', pattern: new RegExp(`\\btrade ${listed('\\d(?:\\.\\d)?')}`, 'g'), entries: entriesOf('Trade') },
  { what: 'decision ', pattern: new RegExp(`\\bdecisions? ${listed('\\d+')}`, 'g'), entries: decisions },
  { what: 'issue ', pattern: /\bissue (\d+)/g, entries: new Set() },
];

/** What a file cites and nobody finds; a citation may go on in the next line of its comment. */
function lostIn(file: string): string[] {
  const text = read(file).replaceAll(/\s*\n\s*(?:\*|\/\/|#)?\s*/g, ' ');
  const numbers = CITED.flatMap(({ what, pattern, entries }) =>
    [...text.matchAll(pattern)]
      .flatMap(([, list = '']) => list.match(/G?\d+(?:\.\d+)?/g) ?? [])
      .filter((number) => !entries.has(number))
      .map((number) => `${what}${number}`),
  );
  const pages = [...text.matchAll(/[\w-]+\.md\b/g)].map(([page]) => page).filter((page) => !names.has(page));
  return [...new Set([...numbers, ...pages])].map((reference) => `${file}: ${reference} leads nowhere`);
}

const built = [...SITE_MAP.filter(({ screen }) => screen !== undefined), ...calls.values()].map(({ path: at }) => at);
const isBuilt = (address: string): boolean => built.some((one) => one === address || one.startsWith(`${address}/`));

/** What a page calls not built, as in (`/map`, not built), and there is; each such word names addresses of screens or of calls. */
function builtIn(file: string): string[] {
  return [...read(file).matchAll(/(?:\(([^()]*))?not built/g)].flatMap(([, named = '']) => {
    const addresses = [...named.matchAll(/`(\/[^`]+)`/g)].map(([, address = '']) => address);
    if (addresses.length === 0) return [`${file}: 'not built' names no address in the same brackets`];
    return addresses.filter(isBuilt).map((address) => `${file}: ${address} is built`);
  });
}

const pages = files.filter((file) => file.startsWith('docs/') && file.endsWith('.md'));
const PATH = /`((?:contract|server|web|demo|e2e|bench|scripts)\/[^`\s<>{}*]+)`/g;
/** What a page names as a file or folder, and is not there; an example has dots, or NNNN, in the place of a name. */
const missingIn = (file: string): string[] =>
  [...read(file).matchAll(PATH)]
    .map(([, named = '']) => named)
    .filter((named) => !/\.\.\.|NNNN/.test(named) && !existsSync(path.join(ROOT, named)))
    .map((named) => `${file}: there is no ${named}`);

const lost = [...files.flatMap(lostIn), ...pages.flatMap((page) => [...builtIn(page), ...missingIn(page)])];
for (const line of lost) console.error(line);
process.exit(lost.length === 0 ? 0 : 1);
