/** Finds ffmpeg for the tests of videos: FFMPEG_PATH, the system's, else installed from Debian's packages where that is possible. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';

export function findFfmpeg() {
  const given = process.env.FFMPEG_PATH;
  if (given && existsSync(given)) return given;
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const search = () => folders.map((folder) => path.join(folder, 'ffmpeg')).find((place) => existsSync(place));
  const found = search();
  if (found) return found;
  if (existsSync('/usr/bin/apt-get') && process.getuid?.() === 0) {
    console.log("Installing ffmpeg from Debian's packages for the tests of videos...");
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' });
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'ffmpeg', 'util-linux'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    const installed = search();
    if (installed) return installed;
  }
  console.error(
    "The tests of videos need ffmpeg and ffprobe. Install them ('apt-get install ffmpeg' on Debian), or name one in FFMPEG_PATH.",
  );
  process.exit(1);
}
