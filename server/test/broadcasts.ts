import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MediaServer } from '../src/platform/live/media-server.ts';
import { mediaToken } from '../src/platform/live/media-token.ts';
import { ADDRESS_FILE, STREAMS_FOLDER } from '../src/platform/live/live-engine.ts';
import { askPortal } from '../src/platform/live/publish-hook.ts';
import { findFfmpeg } from '../src/platform/video/ffmpeg.ts';
import type { TestPortal } from './portal.ts';

const FFMPEG = findFfmpeg(undefined)?.ffmpeg ?? null;

const PROGRAM = FFMPEG ?? 'ffmpeg is not there';

export type Media = { rtmpPort: number; hook: string; logged: string[]; close: () => Promise<void> };

/** A media server for this portal, which listens at `address`. `ffmpeg`: null as on a machine without. */
export async function startMedia(
  { portal }: Pick<TestPortal, 'portal'>,
  address: string,
  ffmpeg: string | null = FFMPEG,
): Promise<Media> {
  const { config } = portal.services;
  const folder = path.join(config.DATA_DIR, 'live');
  const token = mediaToken(config.SECRET);
  const logged: string[] = [];
  const hook = `${address}/broadcast/hook/${token}`;
  const server = new MediaServer({
    rtmpPort: 0,
    rtmpHost: '127.0.0.1',
    folder: path.join(folder, STREAMS_FOLDER),
    ffmpeg,
    token,
    hook: (event) => askPortal(hook, event),
    log: (facts, message) => void logged.push(JSON.stringify({ ...facts, message })),
  });
  mkdirSync(path.join(folder, STREAMS_FOLDER), { recursive: true });
  const { rtmp, http } = await server.listen();
  writeFileSync(
    path.join(folder, ADDRESS_FILE),
    JSON.stringify({ port: http, rtmpPort: rtmp, takesOpus: ffmpeg !== null }),
  );
  return { rtmpPort: rtmp, hook, logged, close: () => server.close() };
}

export type Encoder = { process: ChildProcess; ended: Promise<number | string> };

const PICTURE = ['-re', '-f', 'lavfi', '-i', 'testsrc2=size=320x180:rate=25', '-f', 'lavfi', '-i', 'sine'];
const CODECS = ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '25', '-c:a', 'aac'];
const running = new Set<ChildProcess>();

/** An encoder that sends moving pictures and a tone until it is stopped. `key`: as the portal shows it. */
export function startEncoder({ rtmpPort }: Pick<Media, 'rtmpPort'>, key: string): Encoder {
  return encode([...PICTURE, ...CODECS, '-f', 'flv', `rtmp://127.0.0.1:${rtmpPort}/live/${key}`]);
}

/** ffmpeg with these words, from its sources to where it sends. */
export function encode(words: readonly string[]): Encoder {
  const child = spawn(PROGRAM, ['-loglevel', 'quiet', ...words], { stdio: 'ignore' });
  running.add(child);
  const ended = new Promise<number | string>((resolve) =>
    child.on('exit', (code, signal) => {
      running.delete(child);
      resolve(code ?? signal ?? 0);
    }),
  );
  return { process: child, ended };
}

const BROWSER = ['-c:v', 'libx264', '-preset', 'ultrafast', '-tune', 'zerolatency', '-g', '25'];
const RECORDED = {
  opus: ['-c:a', 'libopus', '-f', 'matroska', '-cluster_time_limit', '500'],
  aac: ['-c:a', 'aac', '-f', 'mp4', '-movflags', 'empty_moov+default_base_moof+frag_keyframe'],
};

/** What a browser would record of its camera, in pieces as they come, until it is stopped: H.264 with Opus in Matroska, or with AAC in MP4. */
export async function* recordCamera(sound: keyof typeof RECORDED): AsyncGenerator<Buffer> {
  const args = ['-loglevel', 'quiet', ...PICTURE, ...BROWSER, ...RECORDED[sound], 'pipe:1'];
  const child = spawn(PROGRAM, args, { stdio: ['ignore', 'pipe', 'ignore'] });
  running.add(child);
  try {
    for await (const piece of child.stdout) yield Buffer.from(piece);
  } finally {
    child.kill('SIGKILL');
    running.delete(child);
  }
}

export function stopEncoders(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}
