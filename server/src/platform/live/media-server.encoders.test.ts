import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encode, stopEncoders } from '../../../test/broadcasts.ts';
import { replayPlaylist, segmentsOf, type Segment } from './hls-playlist.ts';
import { MediaServer } from './media-server.ts';

let folder: string;
let server: MediaServer;
let port: number;
beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'encoders-'));
  server = new MediaServer({
    rtmpPort: 0,
    rtmpHost: '127.0.0.1',
    folder,
    ffmpeg: null,
    token: 'token',
    hook: async () => true,
    log: () => {},
  });
  ({ rtmp: port } = await server.listen());
});
afterAll(async () => {
  stopEncoders();
  await server.close();
  rmSync(folder, { recursive: true });
});

const picture = (size = '320x180', rate = 25): string => `-f lavfi -i testsrc2=size=${size}:rate=${rate}`;
const SOUND = '-f lavfi -i sine';
const H264 = '-c:v libx264 -preset ultrafast -pix_fmt yuv420p';
const AAC = '-c:a aac';
const BOTH = `${picture()} ${SOUND} -t 6 ${H264} -g 25 ${AAC}`;
/** A clock that is set by so many seconds, that of the picture after three seconds, that of the sound after four. */
const jump = (seconds: number): string =>
  `-t 8 -re ${picture()} -t 8 -re ${SOUND} -vf setpts=if(gte(N\\,75)\\,PTS+${seconds}/TB\\,PTS) ` +
  `-af asetpts=if(gte(N\\,172)\\,PTS+${seconds}/TB\\,PTS) -fps_mode passthrough ${H264} -g 25 ${AAC}`;

/** Encoders, one connection after another, and the seconds that each broadcast sends in all. */
const ENCODERS: readonly (readonly [string, number, readonly string[]])[] = [
  ['an even one', 6, [BOTH]],
  ['B-frames', 6, [`${picture()} ${SOUND} -t 6 -c:v libx264 -bf 3 -g 50 -pix_fmt yuv420p ${AAC}`]],
  ['four frames a second', 6, [`${picture('320x180', 4)} ${SOUND} -t 6 ${H264} -g 8 ${AAC}`]],
  ['sixty frames a second', 6, [`${picture('640x360', 60)} ${SOUND} -t 6 ${H264} -g 120 ${AAC}`]],
  ['a picture alone', 6, [`${picture()} -t 6 ${H264} -g 25`]],
  ['sound alone', 6, [`${SOUND} -t 6 ${AAC}`]],
  ['sound that is away for a while', 18, [BOTH, `${picture()} -t 6 ${H264} -g 25`, BOTH]],
  ['a picture that is away for a while', 18, [BOTH, `${SOUND} -t 6 ${AAC}`, BOTH]],
  [
    'other sizes and rates of sound',
    18,
    [BOTH, BOTH.replace('320x180', '360x640'), BOTH.replace('sine', 'sine=sample_rate=48000')],
  ],
  ['a clock that is set ahead', 8, [jump(20)]],
];

const name = (at: number): string => `encoder-${at}`;
const segmentsIn = (at: number): Segment[] => {
  const files = readdirSync(path.join(folder, name(at)));
  const parts = files.flatMap((file) => (file.endsWith('.m3u8') ? [Number.parseInt(file, 10)] : []));
  return parts
    .toSorted((one, other) => one - other)
    .flatMap((part) => segmentsOf(part, readFileSync(path.join(folder, name(at), `${part}.m3u8`), 'utf8')));
};
const secondsOf = (segments: readonly Segment[]): number => segments.reduce((sum, { seconds }) => sum + seconds, 0);

test(
  'what encoders of all kinds send is recorded as long as it was sent, with picture and sound in each part',
  { timeout: 240_000 },
  async () => {
    const target = (at: number): string => `rtmp://127.0.0.1:${port}/live/${name(at)}?key=any`;
    await Promise.all(
      ENCODERS.map(async ([, , connections], at) => {
        for (const words of connections) {
          const paced = words.includes('-re ') ? words : `-re ${words.replaceAll(' -f lavfi', ' -re -f lavfi')}`;
          // oxlint-disable-next-line no-await-in-loop -- one encoder after another
          await encode([...paced.split(' '), '-f', 'flv', target(at)]).ended;
        }
      }),
    );
    await server.close();
    const recorded = ENCODERS.map(([kind], at) => [kind, Math.round(secondsOf(segmentsIn(at)))]);
    expect(recorded).toEqual(ENCODERS.map(([kind, seconds]) => [kind, seconds]));
    const played = await Promise.all(
      ENCODERS.map(async ([kind], at) => {
        const file = path.join(folder, name(at), 'replay.m3u8');
        writeFileSync(file, replayPlaylist(segmentsIn(at)));
        const show = ['-show_entries', 'stream=codec_name', '-of', 'csv=p=0'];
        const { stdout } = await promisify(execFile)('ffprobe', [
          '-v',
          'error',
          '-allowed_extensions',
          'ALL',
          ...show,
          file,
        ]);
        return [
          kind,
          [...new Set(stdout.split('\n').map((line) => line.replace(/,$/, '')))].filter((line) => line !== ''),
        ];
      }),
    );
    expect(played).toEqual(ENCODERS.map(([kind]) => [kind, ['h264', 'aac']]));
  },
);
