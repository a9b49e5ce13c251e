/**
 * `npm test`: everything on a real PostgreSQL and in a real Chromium. Prints 'N passed, N failed' at the end and fails when anything failed.
 * Plain JavaScript: it runs before anything is installed.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build, install, ownNode, root } from './prepare.mjs';
import { findChromium } from './chromium.mjs';
import { findFfmpeg } from './ffmpeg.mjs';

install();
const node = ownNode();
build(node);
const chromium = findChromium();
const ffmpeg = findFfmpeg();

const reports = mkdtempSync(path.join(tmpdir(), 'fairbridge-test-'));
const env = {
  ...process.env,
  CHROMIUM_PATH: chromium,
  FFMPEG_PATH: ffmpeg,
  MACHINERY: 'changed',
  PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
};
const only = process.argv.slice(2);

function run(name, program, args) {
  console.log(`\n== ${name}`);
  const result = spawnSync(node, [path.join(root, 'node_modules', program), ...args], {
    cwd: root,
    stdio: 'inherit',
    env,
  });
  return result.status === 0;
}

/** Counts of a vitest or Playwright JSON report; a missing report counts as one failure. */
function counts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0 };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if ('numPassedTests' in report) {
    noteFailures(report);
    const files = report.testResults.filter(
      (result) => result.status === 'failed' && result.assertionResults.length === 0,
    ).length;
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests + files,
      skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    };
  }
  const { expected, unexpected, skipped } = report.stats;
  return { passed: expected, failed: unexpected + report.errors.length, skipped };
}

/** Has the demo fairs of the browser tests made while the other tests run. Answers their folder, or nothing where that failed: they are made later then. */
function prepareDemo() {
  const making = spawn(node, ['e2e/prepare-demo.ts'], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env });
  let [folder, told] = ['', ''];
  making.stdout.on('data', (chunk) => (folder += chunk));
  making.stderr.on('data', (chunk) => (told += chunk));
  return new Promise((resolve) => {
    making.on('close', (code) => {
      if (code !== 0) console.error(`the demo fairs were not made beforehand:\n${told}`);
      resolve(code === 0 ? folder : '');
    });
  });
}
const demo = only.length === 0 ? prepareDemo() : '';

const failures = [];
/** Playwright tells its failures at its end by itself; those of vitest are a thousand lines further up by then. */
function noteFailures({ testResults }) {
  for (const { name, message, status, assertionResults } of testResults) {
    const file = path.relative(root, name);
    const failed = assertionResults.filter((result) => result.status === 'failed');
    failures.push(
      ...failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`),
    );
    if (status === 'failed' && assertionResults.length === 0) failures.push(`${file}\n${message}`);
  }
}

const total = { passed: 0, failed: 0, skipped: 0 };
function add(found, ok) {
  for (const key of Object.keys(total)) total[key] += found[key];
  if (!ok && found.failed === 0) total.failed += 1;
}

if (only.length === 0 || only.includes('unit')) {
  const file = path.join(reports, 'unit.json');
  const ok = run('contract, server, web', 'vitest/vitest.mjs', [
    'run',
    '--reporter=default',
    `--reporter=${path.join(root, 'scripts/second-try-reporter.mjs')}`,
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  add(counts(file), ok);
}
if (only.length === 0 || only.includes('e2e')) {
  const file = path.join(reports, 'e2e.json');
  env.PLAYWRIGHT_JSON_OUTPUT_NAME = file;
  const prepared = await demo;
  if (prepared !== '') env.E2E_PREPARED = prepared;
  const ok = run('journeys in the browser', '@playwright/test/cli.js', [
    'test',
    '--config',
    'e2e/playwright.config.ts',
    '--reporter=list,json',
  ]);
  add(counts(file), ok);
}
rmSync(reports, { recursive: true, force: true });
if (failures.length > 0) console.log(`\n== failed\n${failures.map((text) => text.slice(0, 2_000)).join('\n\n')}`);
console.log(`\n${total.passed} passed, ${total.failed} failed${total.skipped > 0 ? `, ${total.skipped} skipped` : ''}`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);
