/** Installing and building, each only when something has changed since. Plain JavaScript for Node 20: it runs before anything is installed. */
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../', import.meta.url));
const at = (...names) => path.join(root, ...names);

function filesBelow(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath ?? entry.path, entry.name))
    .sort();
}

function hashOf(files, more = '') {
  const hash = createHash('sha256').update(more);
  for (const file of files) hash.update(path.relative(root, file)).update(readFileSync(file));
  return hash.digest('hex');
}

const kept = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

const STILL_MS = 15_000;

/** Runs a part that may take minutes: says meanwhile that it goes on and at the end how long it took; what the program says, only where it fails. */
function run(name, program, args, options) {
  const begun = performance.now();
  const seconds = () => Math.round((performance.now() - begun) / 1_000);
  console.log(`${name}...`);
  const still = setInterval(() => console.log(`  still ${name.toLowerCase()} (${seconds()} s)`), STILL_MS);
  const child = spawn(program, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let words = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (words += data));
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`${name} failed:\n${words.trimEnd()}`));
    });
  })
    .then(() => console.log(`${name}: ${seconds()} s`))
    .finally(() => clearInterval(still));
}

/** Tried three times: a registry that does not answer once answers the next time. */
async function installPackages(tries = 3) {
  try {
    await run('Installing packages', 'npm ci --no-audit --no-fund --loglevel=error', [], { shell: true });
  } catch (error) {
    if (tries === 1) throw error;
    console.log('Trying again.');
    await installPackages(tries - 1);
  }
}

/** `npm ci` when node_modules is missing or older than the lock file. */
export async function install() {
  const stamp = at('node_modules', '.fairbridge-installed');
  const wanted = hashOf([at('package-lock.json')]);
  if (kept(stamp) === wanted) return;
  if (existsSync(at('node_modules', '.package-lock.json')) && kept(stamp) === '') {
    // installed by hand (npm ci): believe it
    writeFileSync(stamp, wanted);
    return;
  }
  await installPackages();
  writeFileSync(stamp, wanted);
}

/** The Node that comes with the project, or this one where it is new enough (platforms that bring their own). */
export function ownNode() {
  const own = at('node_modules', '.bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(own)) return own;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  console.error(
    `No Node 24 comes with the project for ${process.platform}-${process.arch}. Please install Node 24 or newer; this is ${process.version}.`,
  );
  process.exit(1);
}

/** Builds the pages when their sources, the contract, the packages or the base path have changed. Not in development: Vite serves them. */
export async function build(node) {
  if (process.env.NODE_ENV === 'development') return;
  const base = process.env.BASE_PATH ?? '/';
  const sources = [
    ...filesBelow(at('web', 'app')),
    ...filesBelow(at('web', 'public')),
    ...filesBelow(at('contract', 'src')),
  ];
  const howBuilt = readdirSync(at('web'))
    .filter((name) => /\.(ts|json)$/.test(name))
    .sort()
    .map((name) => at('web', name));
  const wanted = hashOf([...sources, ...howBuilt, at('scripts', 'imports.ts'), at('package-lock.json')], base);
  const stamp = at('web', 'build', '.fairbridge-built');
  if (kept(stamp) === wanted) return;
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [node, [npm]] : ['npm', []];
  await run('Building the pages', program, [...first, 'run', '--silent', 'build', '--workspace', 'web'], { env });
  mkdirSync(at('web', 'build'), { recursive: true });
  writeFileSync(stamp, wanted);
}
