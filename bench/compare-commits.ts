import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './portal-process.ts';
import { printColumns, rows, type Row } from './table.ts';

const ROUNDS = 3;
/** What measures: the same of both commits, so that the difference is the portal's. */
const MEASURING = ['bench', 'e2e/react-as-in-production.ts'];

const run = (folder: string, program: string, args: readonly string[]): void =>
  void execFileSync(program, args, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
const git = (...args: string[]): string => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim();

/** The files of a commit in a folder of their own, installed and built; kept for the next time. */
function checkedOut(commit: string): string {
  const folder = path.join(ROOT, 'data-bench', 'commits', commit);
  if (!existsSync(path.join(folder, 'web/build'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(path.dirname(folder), { recursive: true });
    git('worktree', 'prune');
    git('worktree', 'add', '--detach', folder, commit);
    run(folder, 'npm', ['ci', '--no-audit', '--no-fund']);
    run(folder, 'npm', ['run', 'build']);
  }
  for (const measuring of MEASURING) {
    rmSync(path.join(folder, measuring), { recursive: true, force: true });
    cpSync(path.join(ROOT, measuring), path.join(folder, measuring), { recursive: true });
  }
  return folder;
}

/** One run of these parts in a folder's portal; what failed altogether has no rows. */
function measuredIn(folder: string, parts: readonly string[]): Row[] {
  const file = path.join(folder, 'data-bench', 'rows.json');
  mkdirSync(path.dirname(file), { recursive: true });
  rmSync(file, { force: true });
  spawnSync(process.execPath, ['bench/bench.ts', '--rows', file, ...parts], { cwd: folder, stdio: 'inherit' });
  return existsSync(file) ? rows.parse(JSON.parse(readFileSync(file, 'utf8'))) : [];
}

function median(runs: readonly (readonly Row[])[], what: string): number | null {
  const values = runs
    .flatMap((run) => run.find((row) => row.what === what)?.value ?? [])
    .toSorted((one, other) => one - other);
  return values[Math.floor(values.length / 2)] ?? null;
}

/** Measures a commit and the files as they stand here in turn, three times each, and prints the medians of both. */
export function compareCommits(ref: string, parts: readonly string[]): void {
  const commit = git('rev-parse', `${ref}^{commit}`);
  const folder = checkedOut(commit);
  run(ROOT, 'npm', ['run', 'build']);
  const before: Row[][] = [];
  const after: Row[][] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    console.log(`\n==== round ${round} of ${ROUNDS}: ${commit.slice(0, 8)}`);
    before.push(measuredIn(folder, parts));
    console.log(`\n==== round ${round} of ${ROUNDS}: here`);
    after.push(measuredIn(ROOT, parts));
  }
  const named = new Set([...before, ...after].flat().flatMap(({ what, value }) => (value === null ? [] : what)));
  const shown = (value: number | null): string => (value === null ? 'none' : value.toFixed(value < 10 ? 2 : 0));
  const lines = [...named].map((what) => {
    const [one, other] = [median(before, what), median(after, what)];
    return [what, shown(one), shown(other), one === null || other === null ? '' : `x ${(other / one).toFixed(2)}`];
  });
  console.log('');
  printColumns([['what', commit.slice(0, 8), 'here', 'here / there'], ...lines]);
}
