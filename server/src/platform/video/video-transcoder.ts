import { createWriteStream } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { VIDEO } from '@fairbridge/contract/limits.ts';
import { checkPicture, type Checked } from '../files/picture-check.ts';
import { runSandboxed, type SandboxLimits } from './sandbox.ts';
import type { Ffmpeg } from './ffmpeg.ts';
import { kindOfVideoFile, type VideoKind } from './video-kind.ts';
import { openAs, probe, type Probed } from './video-probe.ts';
import { bitsPerSecond, keepsItsStreams, checkVideo, type VideoError } from './video-rules.ts';

/** A video as it will be shown: it lies at `file` until the work is over. */
export type TranscodedVideo = {
  file: string;
  bytes: number;
  width: number;
  height: number;
  seconds: number;
  poster: Checked;
};
type Outcome = { refusal: VideoError } | { made: TranscodedVideo };

const SOURCE = 'source';
const RESULT = 'result.mp4';
const POSTER = 'poster.jpg';
const PREFIX = 'video-';
/** What a killed process left behind goes after this time; no work takes so long. */
const FORGOTTEN_HOURS = 3;
const MEMORY = 512 << 20;
/** Pictures first, one sound at most, nothing else: no subtitles, data, chapters, names, or the place it was filmed at (G40). */
const CLEAN = [
  ['-map', '0:v:0', '-map', '0:a:0?', '-map_metadata', '-1', '-map_metadata:s', '-1', '-map_chapters', '-1'],
  ['-dn', '-sn', '-fflags', '+bitexact', '-flags:v', '+bitexact', '-flags:a', '+bitexact'],
  ['-t', String(VIDEO.secondsMax), '-movflags', '+faststart', '-f', 'mp4', RESULT],
].flat();

/** Judges videos of strangers and makes them ones that every browser plays, one at a time, each in a cage (G45). */
export class VideoTranscoder {
  #ffmpeg: Ffmpeg | null;
  #folder: string;
  #closing = new AbortController();
  constructor(ffmpeg: Ffmpeg | null, folder: string) {
    this.#ffmpeg = ffmpeg;
    this.#folder = folder;
  }

  /** Are videos set up on this machine? */
  get isOpen(): boolean {
    return this.#ffmpeg !== null;
  }

  /** Stops what is being done; it is begun anew later. */
  close(): void {
    this.#closing.abort();
  }

  /** Hands what was made of these bytes, or why they are refused, to `use`; nothing is left afterwards. */
  async make<T>(source: Readable, use: (outcome: Outcome) => Promise<T>): Promise<T> {
    const ffmpeg = this.#ffmpeg;
    if (ffmpeg === null) throw new Error('videos are not set up');
    await mkdir(this.#folder, { recursive: true });
    await this.#sweep();
    const folder = await mkdtemp(path.join(this.#folder, PREFIX));
    try {
      await pipeline(source, createWriteStream(path.join(folder, SOURCE)));
      const outcome = await makeIn(ffmpeg, folder, this.#closing.signal);
      // what was cut off because the portal stops is no fault of the video's
      this.#closing.signal.throwIfAborted();
      return await use(outcome);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }

  async #sweep(): Promise<void> {
    const before = Date.now() - FORGOTTEN_HOURS * 3_600_000;
    for (const name of await readdir(this.#folder)) {
      const place = path.join(this.#folder, name);
      const found = name.startsWith(PREFIX) ? await stat(place).catch(() => null) : null;
      if (found !== null && found.mtimeMs < before) await rm(place, { recursive: true, force: true });
    }
  }
}

async function makeIn(ffmpeg: Ffmpeg, folder: string, signal: AbortSignal): Promise<Outcome> {
  const kind = await kindOfVideoFile(path.join(folder, SOURCE));
  if (kind === null) return { refusal: 'videoKind' };
  const source = await probe(ffmpeg, kind, folder, SOURCE, signal);
  if (source === null) return { refusal: 'videoBroken' };
  const refusal = checkVideo(source);
  if (refusal !== null) return { refusal };
  if (!(await write(ffmpeg, kind, source, folder, signal))) return { refusal: 'videoBroken' };
  // a file may lie about itself; what was made of it does not
  const result = await probe(ffmpeg, 'mp4', folder, RESULT, signal);
  if (result === null || result.seconds <= 0) return { refusal: 'videoBroken' };
  const late = checkVideo(result);
  if (late !== null) return { refusal: late };
  const poster = await posterOf(ffmpeg, result, folder, signal);
  if (poster === null) return { refusal: 'videoBroken' };
  const file = path.join(folder, RESULT);
  const { size } = await stat(file);
  const { width, height, quarterTurns } = result.video;
  const sides = quarterTurns % 2 === 1 ? { width: height, height: width } : { width, height };
  return { made: { file, bytes: size, ...sides, seconds: Math.ceil(result.seconds), poster } };
}

/** The streams as they are where they do, else encoded anew; a file that cannot be taken over is encoded before it is given up. */
async function write(
  ffmpeg: Ffmpeg,
  kind: VideoKind,
  source: Probed,
  folder: string,
  signal: AbortSignal,
): Promise<boolean> {
  // what is told beside the pictures (type 6) may hold a place as well
  const kept = ['-c', 'copy', '-bsf:v', 'filter_units=remove_types=6'];
  if (keepsItsStreams(kind, source) && (await run(ffmpeg, kind, kept, folder, limitsOf(0), signal))) return true;
  return run(ffmpeg, kind, encoded(source.seconds), folder, limitsOf(source.seconds), signal);
}

/** A second of video may take one and a half of the processor; so one that lasts a second cannot keep it for minutes. */
const limitsOf = (seconds: number): SandboxLimits => {
  const cpuSeconds = 30 + 1.5 * seconds;
  return { cpuSeconds, wallSeconds: 90 + 2 * cpuSeconds, memoryBytes: MEMORY, fileBytes: VIDEO.bytesMax * 1.2 };
};

/** No larger than this on its longest side, and never enlarged. */
const scaledTo = (side: number): string =>
  `scale=w='min(${side},iw)':h='min(${side},ih)':force_original_aspect_ratio=decrease`;

function encoded(seconds: number): string[] {
  const side = VIDEO.encodedSideMax;
  const most = bitsPerSecond(seconds);
  return [
    ['-vf', `${scaledTo(side)}:force_divisible_by=2:flags=bilinear`],
    ['-c:v', 'libx264', '-preset', 'veryfast', '-pix_fmt', 'yuv420p', '-crf', '24', '-profile:v', 'high'],
    ['-maxrate', String(most), '-bufsize', String(most * 2), '-fpsmax', '30', '-threads', '1'],
    ['-bsf:v', 'filter_units=remove_types=6', '-c:a', 'aac', '-b:a', '96k', '-ac', '2', '-ar', '44100'],
  ].flat();
}

async function run(
  { ffmpeg }: Ffmpeg,
  kind: VideoKind,
  how: readonly string[],
  folder: string,
  limits: SandboxLimits,
  signal: AbortSignal,
): Promise<boolean> {
  const words = ['-v', 'quiet', '-nostdin', '-y', '-threads', '1', '-filter_threads', '1'];
  const { ended } = await runSandboxed(
    ffmpeg,
    [...words, ...openAs(kind, SOURCE), ...how, ...CLEAN],
    folder,
    limits,
    signal,
  );
  return ended === 'well';
}

/** A picture of the first second in the shape of a player, from what we made ourselves, checked like any other picture. */
async function posterOf(
  { ffmpeg }: Ffmpeg,
  { seconds }: Probed,
  folder: string,
  signal: AbortSignal,
): Promise<Checked | null> {
  const words = ['-v', 'quiet', '-nostdin', '-y', '-threads', '1', '-ss', String(Math.min(1, seconds / 10))];
  const taken = ['-map', '0:v:0', '-frames:v', '1', '-q:v', '4', '-f', 'image2', '-update', '1', POSTER];
  const scaled = ['-vf', `scale=1280:720:force_original_aspect_ratio=decrease,pad=1280:720:-1:-1`];
  const asked = [...words, ...openAs('mp4', RESULT), ...scaled, ...taken];
  const { ended } = await runSandboxed(ffmpeg, asked, folder, limitsOf(0), signal);
  if (ended !== 'well') return null;
  const jpg = await readFile(path.join(folder, POSTER)).catch(() => null);
  return jpg === null ? null : checkPicture(jpg, 'videoCover').catch(() => null);
}
