import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pngChunk } from '../../../test/pictures.ts';
import { seeded } from '../../../test/seeded.ts';
import { ffmpegMakes, ffmpegPath, video } from '../../../test/videos.ts';
import { runSandboxed } from './sandbox.ts';
import { findFfmpeg } from './ffmpeg.ts';
import { VideoTranscoder } from './video-transcoder.ts';

let folder: string;
let workshop: VideoTranscoder;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'fairbridge-workshop-'));
  workshop = new VideoTranscoder(findFfmpeg(ffmpegPath()), folder);
});
afterAll(async () => {
  workshop.close();
  await rm(folder, { recursive: true, force: true });
});

type Seen = { refusal: string } | { width: number; height: number; seconds: number; bytes: Buffer; poster: Buffer };

/** What becomes of these bytes; the file is read before it is gone. */
const make = (bytes: Buffer): Promise<Seen> =>
  workshop.make(Readable.from([bytes]), async (outcome) => {
    if ('refusal' in outcome) return outcome;
    const { file, width, height, seconds, poster } = outcome.made;
    return { width, height, seconds, bytes: await readFile(file), poster: poster.webp };
  });
const madeOf = async (bytes: Buffer) => {
  const seen = await make(bytes);
  if ('refusal' in seen) throw new Error(`refused: ${seen.refusal}`);
  return seen;
};
const refusalOf = async (bytes: Buffer): Promise<string> => {
  const seen = await make(bytes);
  return 'refusal' in seen ? seen.refusal : 'taken';
};

/** G45 names two hundred. */
const SEEDS = process.env['TESTS'] === 'all' ? 200 : 10;

describe('an honest video', () => {
  test.for(['mp4', 'avi', 'flv'] as const)(
    'as %s becomes an mp4 that begins to play before it is whole',
    async (kind) => {
      const { bytes, width, height } = await madeOf(video(kind));
      const text = bytes.toString('latin1');
      expect([width, height, text.slice(4, 8)]).toEqual([320, 180, 'ftyp']);
      expect(text.indexOf('moov')).toBeLessThan(text.indexOf('mdat'));
      expect(await readdir(folder)).toEqual([]);
    },
  );

  test('without sound stays without', async () => {
    expect((await madeOf(video('mp4', { silent: true }))).width).toBe(320);
  });

  test('that is larger than a screen is made smaller, in its own shape', async () => {
    expect(await madeOf(video('avi', { size: '1600x800' }))).toMatchObject({ width: 1280, height: 640 });
  });

  test('standing on its side is as high as it looks', async () => {
    const turned = ffmpegMakes('turned.mp4', ['-i', 'in.mp4', '-c', 'copy', '-metadata:s:v', 'rotate=90'], {
      'in.mp4': video(),
    });
    expect(await madeOf(turned)).toMatchObject({ width: 180, height: 320 });
  });

  test('tells nothing of its place, its device, or who made it (G40)', async () => {
    const canary = 'cnr-video-place-5b1f';
    const tags = ['location', 'location-eng', 'title', 'comment', 'artist', 'make', 'model'];
    const words = tags.flatMap((tag) => ['-metadata', `${tag}=+48.8577+002.295/${canary}`]);
    const streams = ['-metadata:s:v', `handler_name=${canary}`, '-metadata:s:a', `title=${canary}`];
    const subtitles = `1\n00:00:00,000 --> 00:00:01,000\n${canary}\n`;
    const chapters = `;FFMETADATA1\n[CHAPTER]\nTIMEBASE=1/1000\nSTART=0\nEND=900\ntitle=${canary}\n`;
    const inputs = ['-i', 'in.mp4', '-i', 'in.srt', '-i', 'in.txt', '-map', '0', '-map', '1', '-map_chapters', '2'];
    const copied = ['-c:v', 'copy', '-c:a', 'copy', '-c:s', 'mov_text', '-movflags', 'use_metadata_tags'];
    const tagged = ffmpegMakes('tagged.mp4', [...inputs, ...copied, ...words, ...streams], {
      'in.mp4': video(),
      'in.srt': Buffer.from(subtitles),
      'in.txt': Buffer.from(chapters),
    });
    expect(tagged.includes(canary)).toBe(true);
    const { bytes } = await madeOf(tagged);
    expect([bytes.includes(canary), bytes.includes('+48.8577')]).toEqual([false, false]);
  });

  test('brings nothing along behind its end (G38)', async () => {
    const { bytes } = await madeOf(Buffer.concat([video(), Buffer.from('<script>alert(1)</script>PK\u0003\u0004')]));
    expect(bytes.includes('<script>')).toBe(false);
  });
});

describe('what is no video we take is refused (G38)', () => {
  const PLAYLIST = '#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:10.0,\nfile:///etc/hostname\n#EXT-X-ENDLIST\n';
  const head = (text: string, rest = 500): Buffer =>
    Buffer.concat([Buffer.from(text, 'latin1'), Buffer.alloc(rest, 1)]);
  test.for<[string, Buffer]>([
    ['nothing', Buffer.alloc(0)],
    ['one byte', Buffer.from([0])],
    ['a playlist', Buffer.from(PLAYLIST)],
    ['a list of files', Buffer.from("ffconcat version 1.0\nfile '/etc/hostname'\n")],
    ['concat:', Buffer.from('concat:/etc/hostname|/etc/hostname')],
    ['subfile:', Buffer.from('subfile,,start,0,end,100,,:/etc/hostname')],
    ['html', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['png', pngChunk('IHDR', Buffer.alloc(13))],
    ['zip', head('PK\u0003\u0004')],
    ['pdf', head('%PDF-1.7\n')],
    ['wav', head('RIFF\u0000\u0000\u0000\u0000WAVEfmt ')],
    ['webp', head('RIFF\u0000\u0000\u0000\u0000WEBPVP8 ')],
    ['matroska', head('\u001aE\u00df\u00a3')],
    ['a QuickTime film', head('\u0000\u0000\u0000\u0014ftypqt  ')],
    ['a photo in an mp4’s clothes', head('\u0000\u0000\u0000\u0018ftypheic')],
    ['music in an mp4’s clothes', head('\u0000\u0000\u0000\u0018ftypM4A ')],
    ['mpeg', head('\u0000\u0000\u0001\u00ba')],
    ['a program', head('\u007fELF')],
  ])('%s', async ([, bytes]) => {
    expect(await refusalOf(bytes)).toBe('videoKind');
  });

  test.for<[string, () => Buffer]>([
    ['an mp4 of which only the head is there', () => video().subarray(0, 60)],
    ['half an mp4', () => video().subarray(0, video().length / 2)],
    ['an avi that is a playlist inside', () => head(`RIFF\u0000\u0000\u0000\u0000AVI ${PLAYLIST}`, 0)],
    [
      'an mp4 that is a playlist inside',
      () => head(`\u0000\u0000\u0000\u0018ftypisom\u0000\u0000\u0000\u0000${PLAYLIST}`, 0),
    ],
    ['an flv that is a playlist inside', () => head(`FLV\u0001\u0005\u0000\u0000\u0000\u0009${PLAYLIST}`, 0)],
    ['an mp4 of sound alone', () => ffmpegMakes('a.mp4', ['-f', 'lavfi', '-i', 'sine=d=1', '-c:a', 'aac'])],
  ])('%s', async ([, bytes]) => {
    expect(await refusalOf(bytes())).toBe('videoBroken');
  });
});

describe('the cage (G45)', () => {
  const CANARY = 'cnr-cage-file-77aa01';

  /** An avi whose subtitles are a file of their own: a playlist that names others (CVE-2016-1897, CVE-2017-9993). */
  function withSubtitles(playlist: string): Buffer {
    const avi = video('avi');
    const name = Buffer.from('a\0', 'utf16le');
    const [kind, length, size, sub] = [Buffer.alloc(2), Buffer.alloc(4), Buffer.alloc(4), Buffer.from(playlist)];
    kind.writeUInt16LE(2);
    length.writeUInt32LE(name.length);
    size.writeUInt32LE(sub.length);
    const gab = Buffer.concat([Buffer.from('GAB2\0'), kind, length, name, Buffer.from([4, 0]), size, sub]);
    const at = avi.indexOf('movi') + 4;
    const chunk = Buffer.concat([Buffer.from('02tx'), Buffer.alloc(4), gab, Buffer.alloc(gab.length % 2)]);
    chunk.writeUInt32LE(gab.length, 4);
    return Buffer.concat([avi.subarray(0, at), chunk, avi.subarray(at)]);
  }

  test('shows no file of the machine and calls nobody (G31)', async () => {
    const secret = path.join(folder, '..', `fairbridge-secret-${process.pid}.txt`);
    await writeFile(secret, `${CANARY}\n`.repeat(100));
    let calls = 0;
    const listener = createServer((socket) => {
      calls += 1;
      socket.end();
    });
    await new Promise<void>((resolve) => void listener.listen(0, '127.0.0.1', resolve));
    const address = listener.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const targets = [`file://${secret}`, `http://127.0.0.1:${port}/x`, `concat:${secret}|http://127.0.0.1:${port}/y`];
    try {
      for (const target of targets) {
        const seen = await make(
          withSubtitles(`#EXTM3U\n#EXT-X-MEDIA-SEQUENCE:0\n#EXTINF:1.0,\n${target}\n#EXT-X-ENDLIST\n`),
        );
        if ('refusal' in seen) continue;
        expect([seen.bytes.includes(CANARY), seen.poster.includes(CANARY)]).toEqual([false, false]);
      }
      expect(calls).toBe(0);
    } finally {
      listener.close();
      await rm(secret);
    }
  });

  test('has no way out, no environment, and a folder of its own', async () => {
    const limits = { cpuSeconds: 5, wallSeconds: 20, memoryBytes: 512 << 20, fileBytes: 1_000 };
    const never = new AbortController().signal;
    const { out } = await runSandboxed('/usr/bin/env', [], folder, limits, never);
    expect(out).toBe('');
    expect((await runSandboxed('/bin/pwd', [], folder, limits, never)).out.trim()).toBe(folder);
    const large = await runSandboxed(
      '/bin/sh',
      ['-c', 'head -c 5000 /dev/zero > big; wc -c < big'],
      folder,
      limits,
      never,
    );
    expect(Number(large.out)).toBeLessThanOrEqual(1_000);
    await rm(path.join(folder, 'big'), { force: true });
    const lasting = await runSandboxed(
      '/bin/sh',
      ['-c', 'while :; do :; done'],
      folder,
      { ...limits, cpuSeconds: 1 },
      never,
    );
    expect(lasting.ended).not.toBe('well');
    const late = await runSandboxed('/bin/sleep', ['60'], folder, { ...limits, wallSeconds: 1 }, never);
    expect(late).toEqual({ ended: 'cut', out: '' });
  });

  test('takes no film of ten hours, not even one of a single picture', async () => {
    const still = ['-f', 'lavfi', '-i', 'color=s=128x128:r=1/36000:d=36000', '-c:v', 'libx264', '-preset', 'ultrafast'];
    expect(await refusalOf(ffmpegMakes('still.mp4', still))).toBe('videoLong');
  });

  test('takes no picture of 16,000 by 16,000, and none of a few dots', async () => {
    const one = (size: string): Buffer =>
      ffmpegMakes('one.avi', ['-f', 'lavfi', '-i', `color=s=${size}:r=1:d=1`, '-c:v', 'mjpeg']);
    expect([await refusalOf(one('16000x16000')), await refusalOf(one('64x64'))]).toEqual([
      'videoPixels',
      'videoPixels',
    ]);
  });

  test(
    'gets over files that were damaged at random',
    async () => {
      const outcomes: string[] = [];
      for (let seed = 1; seed <= SEEDS; seed += 1) {
        const random = seeded(seed);
        const bytes = Buffer.from(video((['mp4', 'avi', 'flv'] as const)[seed % 3]));
        for (let hit = 0; hit < bytes.length / 250; hit += 1)
          bytes[12 + random.int(bytes.length - 12)] = random.int(256);
        outcomes.push(await refusalOf(bytes));
      }
      expect(outcomes.filter((one) => !['taken', 'videoBroken', 'videoLong', 'videoPixels'].includes(one))).toEqual([]);
      expect((await madeOf(video())).width).toBe(320);
      expect(await readdir(folder)).toEqual([]);
    },
    // they give way to everything else on the machine, and a busy one has them wait
    SEEDS * 30_000,
  );
});
