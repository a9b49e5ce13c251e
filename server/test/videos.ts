import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, vi } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import type { OutputOf } from '@fairbridge/contract/call.ts';
import type { VideoUse } from '@fairbridge/contract/limits.ts';
import { RESUMABLE_PATH } from '../src/domains/upload/video.resumable.ts';
import { findFfmpeg } from '../src/platform/video/ffmpeg.ts';
import type { Answer, Person, TestPortal } from './portal.ts';

const TYPE = 'application/offset+octet-stream';
const found = findFfmpeg(process.env['FFMPEG_PATH']);
/** Videos of the tests are made by ffmpeg itself; `npm test` installs it where it can. */
export const ffmpegPath = (): string => {
  if (found === null) throw new Error('the tests of videos need ffmpeg and util-linux');
  return found.ffmpeg;
};

/** A folder for the time of `work`, with what it leaves in it. */
export function inFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'fairbridge-video-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The bytes that ffmpeg makes with these words, as a file of this name. */
export const ffmpegMakes = (name: string, words: readonly string[], before: Record<string, Buffer> = {}): Buffer =>
  inFolder((folder) => {
    for (const [file, bytes] of Object.entries(before)) writeFileSync(path.join(folder, file), bytes);
    execFileSync(ffmpegPath(), ['-v', 'error', '-nostdin', '-y', ...words, name], { cwd: folder });
    return readFileSync(path.join(folder, name));
  });

type Wanted = { seconds?: number; size?: string; silent?: boolean; words?: readonly string[] };
const CODED = {
  mp4: ['-c:v', 'libx264', '-preset', 'ultrafast', '-pix_fmt', 'yuv420p', '-c:a', 'aac'],
  avi: ['-c:v', 'mpeg4', '-c:a', 'mp3'],
  flv: ['-c:v', 'flv1', '-c:a', 'mp3', '-ar', '44100'],
};
const kept = new Map<string, Buffer>();

/** A small moving picture with a tone, made once. */
export function video(kind: keyof typeof CODED = 'mp4', wanted: Wanted = {}): Buffer {
  const key = JSON.stringify([kind, wanted]);
  const made = kept.get(key);
  if (made !== undefined) return made;
  const { seconds = 1, size = '320x180', silent = false, words = [] } = wanted;
  const pictures = ['-f', 'lavfi', '-i', `testsrc2=s=${size}:r=10:d=${seconds}`];
  const sound = silent ? [] : ['-f', 'lavfi', '-i', `sine=440:d=${seconds}`];
  const bytes = ffmpegMakes(`made.${kind}`, [...pictures, ...sound, ...CODED[kind], ...words]);
  kept.set(key, bytes);
  return bytes;
}

const encoded = (text: string): string => Buffer.from(text).toString('base64');
type More = { headers?: Record<string, string>; ip?: string };

/** One request of the tus protocol, as it is sent by a browser of ours. */
export async function tus(
  test: TestPortal,
  method: 'POST' | 'HEAD' | 'PATCH' | 'DELETE',
  id: string | null,
  person: Person,
  { headers = {}, ip = '127.0.0.1', body }: More & { body?: Buffer } = {},
): Promise<Answer & { body: Answer['body'] | null }> {
  const answer = await test.app.inject({
    method,
    url: id === null ? RESUMABLE_PATH : `${RESUMABLE_PATH}/${id}`,
    remoteAddress: ip,
    headers: {
      host: person.host ?? 'localhost',
      'accept-language': person.lang ?? 'zh',
      'tus-resumable': '1.0.0',
      ...(person.token === null ? {} : { authorization: person.token }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: body }),
  });
  const parsed = answer.body === '' ? null : answer.json<Answer['body']>();
  return { status: answer.statusCode, body: parsed, text: answer.body, headers: answer.headers } as Answer;
}

export const beginning = (use: string, bytes: number): More => ({
  headers: { 'upload-length': String(bytes), 'upload-metadata': `use ${encoded(use)}` },
});

/** Begins an upload; answers its id. */
export async function begin(test: TestPortal, person: Person, bytes: number, use: VideoUse = 'productVideo') {
  const { status, headers, text } = await tus(test, 'POST', null, person, beginning(use, bytes));
  expect([status, text]).toEqual([201, '']);
  return String(headers['location']).slice(RESUMABLE_PATH.length + 1);
}

export const part = (test: TestPortal, person: Person, id: string, offset: number, body: Buffer) =>
  tus(test, 'PATCH', id, person, { headers: { 'content-type': TYPE, 'upload-offset': String(offset) }, body });

export type VideoAnswer = OutputOf<typeof contract.upload.video>;

/** Uploads a video whole, and waits until it is ready or refused. */
export async function upload(
  test: TestPortal,
  person: Person,
  bytes: Buffer,
  use: VideoUse = 'productVideo',
): Promise<VideoAnswer> {
  const id = await begin(test, person, bytes.length, use);
  const answer = await part(test, person, id, 0, bytes);
  expect([answer.status, answer.text]).toEqual([204, '']);
  return settled(test, person, id);
}

/** What became of a video that is here whole. */
export const settled = (test: TestPortal, person: Person, id: string): Promise<VideoAnswer> =>
  vi.waitFor(
    async () => {
      const answer = await test.as(person)(contract.upload.video, { id });
      if (answer.state === 'processing') throw new Error('still being prepared');
      return answer;
    },
    { timeout: 120_000, interval: 100 },
  );
