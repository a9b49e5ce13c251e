/** What the tests run beside Node, from Debian's packages where it is missing. Plain JavaScript: it runs before anything is installed. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

const onPath = (name) =>
  (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, name))
    .find((place) => existsSync(place));

const PROGRAMS = [
  {
    name: 'Chromium',
    variable: 'CHROMIUM_PATH',
    find: () =>
      onPath('chromium') ??
      onPath('chromium-browser') ??
      onPath('google-chrome') ??
      ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find((place) => existsSync(place)),
    packages: ['chromium', 'fonts-noto-cjk'],
  },
  { name: 'ffmpeg', variable: 'FFMPEG_PATH', find: () => onPath('ffmpeg'), packages: ['ffmpeg', 'util-linux'] },
];

const placeOf = ({ variable, find }) => {
  const given = process.env[variable];
  return given && existsSync(given) ? given : find();
};

/** Runs a command to its end, three times at most: a mirror that does not answer once answers the next time. */
async function run(program, args, tries = 3) {
  const code = await new Promise((resolve) =>
    spawn(program, args, {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
      .on('error', () => resolve(1))
      .on('close', resolve),
  );
  if (code !== 0 && tries > 1) await run(program, args, tries - 1);
}

/** The environment variables that say where the programs are. What cannot be had is told, and fails only the tests that need it. */
export async function findPrograms() {
  const packages = PROGRAMS.filter((program) => placeOf(program) === undefined).flatMap((program) => program.packages);
  if (packages.length > 0 && existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log(`Installing ${packages.join(', ')} from Debian's packages for the tests...`);
    await run('apt-get', ['update', '-qq']);
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages]);
  }
  const found = {};
  for (const program of PROGRAMS) {
    const place = placeOf(program);
    if (place) found[program.variable] = place;
    else
      console.error(
        `Some tests need ${program.name}: install ${program.packages.join(', ')}, or name it in ${program.variable}.`,
      );
  }
  return found;
}
