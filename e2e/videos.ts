import type { Locator } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A moving picture with grain, so that two seconds are 9 MB: three parts on the way, and soon made small. */
export const grainyVideo = (): Buffer => makeVideo(['-vf', 'noise=alls=60:allf=t', '-crf', '18']);

/** Two seconds of a moving picture in one part, for tests that are not about the way up: quick to send and to make small. */
export const plainVideo = (): Buffer => makeVideo(['-crf', '30']);

function makeVideo(look: readonly string[]): Buffer {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairbridge-video-'));
  const pictures = ['-f', 'lavfi', '-i', 'testsrc2=s=640x360:r=25:d=2'];
  const coded = [...look, '-c:v', 'libx264', '-preset', 'ultrafast'];
  try {
    const words = ['-v', 'error', '-nostdin', ...pictures, ...coded, '-pix_fmt', 'yuv420p', 'made.mp4'];
    execFileSync(process.env['FFMPEG_PATH'] ?? 'ffmpeg', words, { cwd: folder });
    return readFileSync(path.join(folder, 'made.mp4'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Plays without sound and says how much of it the browser has by now: 2 and more is a picture. It does not wait for the playing to begin. */
export const played = (video: Locator): Promise<number> =>
  video.evaluate((element: HTMLVideoElement) => {
    element.muted = true;
    void element.play().catch(() => null);
    return element.readyState;
  });
