/** Finds a Chromium for the browser tests: CHROMIUM_PATH, the system's, else installed from Debian's packages where that is possible. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
const PACKAGES = ['chromium', 'fonts-noto-cjk'];

export function findChromium() {
  const given = process.env.CHROMIUM_PATH;
  if (given && existsSync(given)) return given;
  const found = PLACES.find((place) => existsSync(place));
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log(`Installing ${PACKAGES.join(' and ')} from Debian's packages for the browser tests...`);
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    if (existsSync('/usr/bin/chromium')) return '/usr/bin/chromium';
  }
  console.error(
    `The browser tests need Chromium. Install it ('apt-get install ${PACKAGES.join(' ')}' on Debian), or name one in CHROMIUM_PATH.`,
  );
  process.exit(1);
}
