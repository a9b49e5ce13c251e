import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Locator } from '@playwright/test';
import { expect } from './fixtures.ts';

const ROOT = fileURLToPath(new URL('../', import.meta.url));

/** Ends a process, and waits until it has. */
async function end(process: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (process.exitCode !== null || process.signalCode !== null) return;
  const ended = once(process, 'exit');
  process.kill(signal);
  await ended;
}

/** An encoder that sends a moving picture and a tone, as OBS does. */
export type Publisher = { stop: () => Promise<void> };

const PICTURE = '-f lavfi -i testsrc2=size=640x360:rate=15';
const SOUND = '-f lavfi -i sine=frequency=440';
const SENT = {
  both: `${PICTURE} ${SOUND}`,
  picture: PICTURE,
  sound: SOUND,
} as const;

/** Sends to `server` with `key`, as they stand on the control page. */
export function publish(server: string, key: string, sent: keyof typeof SENT = 'both'): Publisher {
  const ffmpeg = spawn(
    'ffmpeg',
    [
      `-hide_banner -loglevel error -re ${SENT[sent]}`,
      '-c:v libx264 -preset ultrafast -tune zerolatency -pix_fmt yuv420p -g 15 -b:v 400k',
      `-c:a aac -b:a 64k -f flv ${server}/${key}`,
    ].flatMap((words) => words.split(' ')),
    // it says that it was cut off, which it is meant to be
    { stdio: 'ignore' },
  );
  return { stop: () => end(ffmpeg, 'SIGKILL') };
}

/** The media process beside the portal of the tests, as `npm start` runs it. */
export async function startMedia(): Promise<{ stop: () => Promise<void> }> {
  const { port } = new URL(process.env['E2E_ORIGIN'] ?? '');
  const media = spawn(process.execPath, ['server/src/media.ts'], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'test',
      PORT: port,
      DATA_DIR: process.env['E2E_DATA'],
      RTMP_PORT: process.env['E2E_RTMP_PORT'],
    },
  });
  return { stop: () => end(media, 'SIGTERM') };
}

/** What a video shows now, as a small picture; '' while it shows nothing. */
const frameOf = (video: Locator): Promise<string> =>
  video.evaluate((element) => {
    if (!(element instanceof HTMLVideoElement) || element.videoWidth === 0) return '';
    const canvas = document.createElement('canvas');
    canvas.width = 64;
    canvas.height = 36;
    canvas.getContext('2d')?.drawImage(element, 0, 0, 64, 36);
    return canvas.toDataURL();
  });

/** The picture moves: a frame, and then another one. */
export async function expectMoving(video: Locator, timeout = 60_000): Promise<void> {
  let before = '';
  await expect
    .poll(
      async () => {
        const now = await frameOf(video);
        const hasMoved = before !== '' && now !== '' && now !== before;
        before = now;
        return hasMoved;
      },
      { timeout, intervals: [400] },
    )
    .toBe(true);
}
