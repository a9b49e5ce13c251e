/** Installing and building, each only when something has changed since. Plain JavaScript for Node 20: it runs before anything is installed. */
import { execFileSync, execSync } from 'node:child_process';
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

/** Tried three times: a registry that does not answer once answers the next time. */
function installPackages(tries = 3) {
  try {
    execSync('npm ci --no-audit --no-fund --loglevel=error', { cwd: root, stdio: 'inherit' });
  } catch (error) {
    if (tries === 1) throw error;
    installPackages(tries - 1);
  }
}

/** `npm ci` when node_modules is missing or older than the lock file. */
export function install() {
  const stamp = at('node_modules', '.fairbridge-installed');
  const wanted = hashOf([at('package-lock.json')]);
  if (kept(stamp) === wanted) return;
  if (existsSync(at('node_modules', '.package-lock.json')) && kept(stamp) === '') {
    // installed by hand (npm ci): believe it
    writeFileSync(stamp, wanted);
    return;
  }
  console.log('Installing packages (once)...');
  installPackages();
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
export function build(node) {
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
  console.log('Building the pages...');
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH ?? ''}`,
  };
  const npm = process.env.npm_execpath;
  const [program, first] = npm ? [node, [npm]] : ['npm', []];
  execFileSync(program, [...first, 'run', '--silent', 'build', '--workspace', 'web'], {
    cwd: root,
    // a list of six hundred files; what fails is told on the other stream
    stdio: ['ignore', 'ignore', 'inherit'],
    env,
  });
  mkdirSync(at('web', 'build'), { recursive: true });
  writeFileSync(stamp, wanted);
}
