/** docs/guarantees.md: each promise with the tests that carry its number in their titles. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseSync, Visitor, type Argument, type Expression } from 'oxc-parser';
import { GUARANTEES, type Guarantee } from './guarantees.ts';

type Tagged = { number: string; file: string; title: string };

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DOMAINS = path.join(ROOT, 'server/src/domains');
const TESTS = ['*.test.ts', '*.test.tsx', '*.spec.ts'];
const NUMBER = /\bG\d+\b/g;

/** `describe`, `test` and `it`, also as `test.for([...])(title, ...)`. */
function isTest(callee: Expression): boolean {
  if (callee.type === 'Identifier') return ['describe', 'test', 'it'].includes(callee.name);
  if (callee.type === 'CallExpression') return isTest(callee.callee);
  return callee.type === 'MemberExpression' && isTest(callee.object);
}

/** The title as it is written, with `…` for what is put into it; empty where it is no text. */
function titleOf(first: Argument | undefined, text: string): string {
  if (first?.type === 'Literal' && typeof first.value === 'string') return first.value;
  if (first?.type !== 'TemplateLiteral') return '';
  return text.slice(first.start + 1, first.end - 1).replaceAll(/\$\{[^}]*\}/g, '…');
}

function taggedIn(file: string): Tagged[] {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  const found: Tagged[] = [];
  if (text.search(NUMBER) === -1) return found;
  new Visitor({
    CallExpression({ callee, arguments: [first] }) {
      const title = isTest(callee) ? titleOf(first, text) : '';
      for (const [number] of title.matchAll(NUMBER)) found.push({ number, file, title });
    },
  }).visit(parseSync(file, text).program);
  return found;
}

/** Without the numbers at its end, which stand in the page already. */
const plain = (title: string): string => title.replace(/ \((?:G\d+(?:, )?)+\)$/, '');

function entry(number: string, { promise, figure, toCome }: Guarantee, tests: readonly Tagged[]): string {
  const missing = toCome && `${tests.length === 0 ? 'Not built yet' : 'Still to come'}: ${toCome.what}.`;
  const lines = [`**${number}** ${promise}`, figure && `*Figure:* ${figure}.`, missing];
  const files = Map.groupBy(tests, ({ file }) => file);
  const proofs = [...files].map(([file, of]) => `- \`${file}\`: ${of.map(({ title }) => plain(title)).join(' · ')}`);
  return [lines.filter(Boolean).join(' '), ...proofs].join('\n');
}

/** What contradicts itself: titles with a number that no promise has, promises with neither a test nor a word on what will bring it, and a word on a domain that is there. */
function faultsOf(promises: readonly (readonly [string, Guarantee])[], tagged: readonly Tagged[]): string[] {
  const known = new Set(promises.map(([number]) => number));
  const proved = new Set(tagged.map(({ number }) => number));
  return [
    ...tagged
      .filter(({ number }) => !known.has(number))
      .map(({ number, file, title }) => `${file}: '${title}' names ${number}, which no promise has`),
    ...promises
      .filter(([number, { toCome }]) => !proved.has(number) && toCome === undefined)
      .map(([number]) => `${number} has neither a test nor a word on what will bring it`),
    ...promises
      .filter(([, { toCome }]) => toCome !== undefined && existsSync(path.join(DOMAINS, toCome.domain)))
      .map(([number, { toCome }]) => `${number} waits for the domain '${toCome?.domain}', which is built`),
  ];
}

const NOTE = `Made by \`npm run generate:reference\` from \`scripts/guarantees.ts\` and the titles of the tests: whoever tests a promise ends the title with its number, such as \`(G12)\`. Do not edit by hand. The numbers of the limits stand in \`contract/src/limits.ts\`, the table of who sees which exhibit in \`server/test/sweeps/scopes.test.ts\`.`;

/** The page, and what is wrong with the promises it tells; the working tree of git says which tests there are. */
export function guaranteesPage(): { text: string; faults: string[] } {
  const files = execFileSync('git', ['ls-files', '--', ...TESTS], { cwd: ROOT, encoding: 'utf8' })
    .trim()
    .split('\n');
  const tagged = files.filter((file) => existsSync(path.join(ROOT, file))).flatMap(taggedIn);
  const parts = Object.entries(GUARANTEES).flatMap(([area, promises]) => [
    `## ${area}`,
    ...Object.entries(promises).map(([number, promise]) =>
      entry(
        number,
        promise,
        tagged.filter((one) => one.number === number),
      ),
    ),
  ]);
  return {
    text: `${['# Guarantees', NOTE, ...parts].join('\n\n')}\n`,
    faults: faultsOf(Object.values(GUARANTEES).flatMap(Object.entries<Guarantee>), tagged),
  };
}
