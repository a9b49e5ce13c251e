import { accessSync, constants } from 'node:fs';
import path from 'node:path';
import { hasSandbox } from './sandbox.ts';

/** The two programs that read and write videos. */
export type Ffmpeg = { ffmpeg: string; ffprobe: string };

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** ffmpeg where FFMPEG_PATH says, else on the path, with ffprobe beside it; null where videos are not set up on this machine. */
export function findFfmpeg(given: string | undefined): Ffmpeg | null {
  if (!hasSandbox()) return null;
  const folders = (process.env['PATH'] ?? '').split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  const places = given === undefined ? folders.map((folder) => path.join(folder, 'ffmpeg')) : [path.resolve(given)];
  for (const ffmpeg of places) {
    const ffprobe = path.join(path.dirname(ffmpeg), 'ffprobe');
    if (isProgram(ffmpeg) && isProgram(ffprobe)) return { ffmpeg, ffprobe };
  }
  return null;
}
