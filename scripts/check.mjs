/**
 * `npm run check`: everything that can be told without running the product, in two lanes side by side. Types and lint share a lane,
 * because each of them holds the types of the whole program in memory. Prints a part's own words where it fails, and a line for each.
 * Plain JavaScript: it runs before anything is installed.
 */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, ownNode, root } from './prepare.mjs';

const LANES = [
  ['types', 'lint'],
  [
    'format:check',
    'unused',
    'references',
    'generate:tables -- --check',
    'generate:reference -- --check',
    'generate:areas -- --check',
  ],
];

/** Runs one script of package.json to its end; true where it found nothing. */
function passes(part) {
  const started = performance.now();
  const env = { ...process.env, PATH: `${path.dirname(ownNode())}${path.delimiter}${process.env.PATH ?? ''}` };
  const child = spawn('npm', ['run', '--silent', ...part.split(' ')], {
    cwd: root,
    env,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (words += data));
  return new Promise((resolve) => {
    child.on('error', (error) => (words += error.message));
    child.on('close', (code) => {
      const seconds = ((performance.now() - started) / 1_000).toFixed(1);
      console.log(`${code === 0 ? 'clean ' : 'FAILED'} ${part} (${seconds} s)`);
      if (code !== 0) console.log(words.trimEnd());
      resolve(code === 0);
    });
  });
}

async function lane(parts) {
  let clean = true;
  for (const part of parts) clean = (await passes(part)) && clean;
  return clean;
}

/** True where no part found anything. */
export async function check() {
  await install();
  return (await Promise.all(LANES.map(lane))).every(Boolean);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) process.exit((await check()) ? 0 : 1);
