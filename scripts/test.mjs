/**
 * `npm test` is the gate: checks, unit and server tests, and the journeys with the tag @gate. `npm run test:all` runs every test.
 * With 'unit' or 'e2e' behind it, that part alone. What fails is tried again and listed; the last line is 'N passed, N failed'.
 * Plain JavaScript: it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { check } from './check.mjs';
import { build, install, ownNode, root } from './prepare.mjs';
import { findPrograms } from './test-programs.mjs';

const isAll = process.argv.includes('--all');
const parts = process.argv.slice(2).filter((word) => word !== '--all');
const isWanted = (part) => parts.length === 0 || parts.includes(part);
/** More files than this do not fail by chance: nothing is tried again. */
const TRIED_AGAIN_MAX = 5;
const FAILURE_LINES = 10;

const reports = mkdtempSync(path.join(tmpdir(), 'fairbridge-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const triedAgain = [];

/** Says how long a part took. */
async function timed(name, work) {
  const started = performance.now();
  const answer = await work();
  console.log(`== ${name}: ${((performance.now() - started) / 1_000).toFixed(0)} s`);
  return answer;
}

function finish() {
  rmSync(reports, { recursive: true, force: true });
  const list = (title, entries) => {
    if (entries.length === 0) return;
    const short = entries.map((text) => {
      const lines = stripVTControlCharacters(text)
        .split('\n')
        .filter((line) => line.trim() !== '');
      return lines.slice(0, FAILURE_LINES).join('\n').slice(0, 2_000);
    });
    console.log(`\n== ${title}\n${short.join('\n\n')}`);
  };
  list('needed another try', triedAgain);
  list('failed', failures);
  console.log(
    `\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`,
  );
  process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
}

function fail(text) {
  total.failed += 1;
  failures.push(text);
}

await install();
const node = ownNode();
const [isClean, programs] = await Promise.all([
  parts.length > 0 ? true : timed('check', check),
  timed('programs of the tests', findPrograms),
]);
if (!isClean) {
  fail('npm run check');
  finish();
}
await timed('build', () => build(node));

const env = {
  ...process.env,
  ...programs,
  TESTS: isAll ? 'all' : 'gate',
  PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
};

/** Runs a program of node_modules to its end. Answers its JSON report, or null where there is none. */
async function run(program, args, report, more = {}) {
  rmSync(report, { force: true });
  await new Promise((resolve) =>
    spawn(node, [path.join(root, 'node_modules', program), ...args], {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...env, ...more },
    }).on('close', resolve),
  );
  return existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')) : null;
}

/** Has the demo fairs of the journeys made while the other tests run. Answers their folder, or nothing where that failed. */
function prepareDemo() {
  const making = spawn(node, ['e2e/prepare-demo.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'inherit'], env });
  let folder = '';
  making.stdout.on('data', (chunk) => (folder += chunk));
  return new Promise((resolve) => making.on('close', (code) => resolve(code === 0 ? folder : '')));
}

/** Runs vitest on these files, or on all. Its report holds no error outside of the tests: our reporter writes those down. */
async function runUnit(files) {
  const report = path.join(reports, 'unit.json');
  const outside = path.join(reports, 'outside.json');
  const told = [
    '--reporter=default',
    `--reporter=${path.join(root, 'scripts/second-try-reporter.mjs')}`,
    '--reporter=json',
  ];
  const args = ['run', ...told, `--outputFile.json=${report}`, ...files];
  const answer = await run('vitest/vitest.mjs', args, report, { ERRORS_OUTSIDE_OF_TESTS: outside });
  if (answer === null) return null;
  for (const error of JSON.parse(readFileSync(outside, 'utf8'))) fail(`outside of the tests: ${error}`);
  return answer;
}

/** What failed in a file of a vitest report, each with its error; a file that could not be run is one failure. */
function failuresIn({ name, message, status, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter((result) => result.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [`${file}\n${message}`];
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`);
}

const passedIn = ({ assertionResults }) => assertionResults.filter(({ status }) => status === 'passed');

/** Unit and server tests. Files in which something failed are run once more, in processes of their own. */
async function testUnits() {
  const report = await runUnit([]);
  if (report === null) return fail('the unit and server tests did not end');
  let files = report.testResults.filter(({ status }) => status === 'failed');
  total.passed += report.numPassedTests;
  total.skipped += report.numPendingTests + (report.numTodoTests ?? 0);
  if (files.length > 0 && files.length <= TRIED_AGAIN_MAX) {
    const again = await runUnit(files.map(({ name }) => name));
    total.passed += (again?.numPassedTests ?? 0) - files.flatMap(passedIn).length;
    const failedAgain = again?.testResults.filter(({ status }) => status === 'failed') ?? files;
    const recovered = files.filter(({ name }) => failedAgain.every((file) => file.name !== name));
    triedAgain.push(...recovered.flatMap(failuresIn));
    files = failedAgain;
  }
  for (const text of files.flatMap(failuresIn)) fail(text);
}

/** The specs of a Playwright report, in any depth. */
const specsIn = ({ suites = [], specs = [] }) => [...specs, ...suites.flatMap(specsIn)];

async function testJourneys(prepared) {
  const report = path.join(reports, 'e2e.json');
  const told = await run(
    '@playwright/test/cli.js',
    ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'],
    report,
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report, ...(prepared !== '' && { E2E_PREPARED: prepared }) },
  );
  if (told === null) return fail('the journeys did not end');
  total.passed += told.stats.expected + told.stats.flaky;
  total.skipped += told.stats.skipped;
  for (const { message } of told.errors) fail(message);
  for (const { file, title, tests } of specsIn(told))
    for (const { status, results } of tests) {
      const text = `${file}: ${title}\n${results.find(({ error }) => error)?.error.message ?? ''}`;
      if (status === 'flaky') triedAgain.push(text);
      if (status === 'unexpected') fail(text);
    }
}

const demo = isWanted('e2e') ? prepareDemo() : '';
if (isWanted('unit')) await timed('unit and server tests', testUnits);
if (isWanted('e2e')) {
  const folder = await demo;
  await timed('journeys', () => testJourneys(folder));
}
finish();
