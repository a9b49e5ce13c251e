import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { RtmpClient } from '../../../test/rtmp-client.ts';
import { FLV_TYPE, pictureBody, pictureConfigBody } from './flv.ts';
import { MediaServer } from './media-server.ts';
import type { PublishEvent } from './publish-hook.ts';

const KEY = 'right';
const SECOND = 1_000;
let folder: string;
let server: MediaServer;
let port: number;
let told: PublishEvent[];
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'media-server-'));
  told = [];
  server = new MediaServer({
    rtmpPort: 0,
    rtmpHost: '127.0.0.1',
    folder,
    ffmpeg: null,
    token: 'token',
    hook: async (event) => {
      told.push(event);
      return event.action !== 'on_publish' || event.param === `?key=${KEY}`;
    },
    log: () => {},
  });
  ({ rtmp: port } = await server.listen());
});
afterEach(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

const publish = async (stream: string): Promise<RtmpClient> =>
  (await RtmpClient.publish(port, `${stream}?key=${KEY}`)).client;
const params = (action: PublishEvent['action']): string[] =>
  told.filter((event) => event.action === action).map(({ param }) => param);

test('a media process that begins says so before it takes anything in', () => {
  expect(told.map(({ action }) => action)).toEqual(['on_start']);
});

const picture = (bytes: number): Buffer => pictureBody(true, Buffer.alloc(bytes));
const HEVC = Buffer.from('9068766331000000', 'hex');

test.each<[string, string, (client: RtmpClient) => void]>([
  [
    'more than 12 Mbit/s over ten seconds',
    'reason=bitRate&codec=',
    (client) => {
      client.send(FLV_TYPE.video, pictureConfigBody(Buffer.from('size')));
      for (let sent = 0; sent < 16; sent += 1) client.send(FLV_TYPE.video, picture(1_000_000), sent * 40);
    },
  ],
  [
    'a picture of more than 2 MB',
    'reason=malformed&codec=',
    (client) => client.send(FLV_TYPE.video, picture(2_100_000)),
  ],
  ['a command of more than 8 kB', 'reason=malformed&codec=', (client) => client.send(20, Buffer.alloc(8_193))],
  [
    'metadata of more than 8 kB',
    'reason=malformed&codec=',
    (client) => client.send(FLV_TYPE.data, Buffer.alloc(8_193)),
  ],
  ['what is no RTMP', 'reason=malformed&codec=', (client) => client.sendBytes(Buffer.alloc(20_000, 0xff))],
  ['HEVC', 'reason=codec&codec=HEVC', (client) => client.send(FLV_TYPE.video, HEVC)],
  ['MP3', 'reason=codec&codec=MP3', (client) => client.send(FLV_TYPE.audio, Buffer.from('2f00', 'hex'))],
  [
    'codecs that are configured anew twice in two seconds',
    'reason=configChanges&codec=',
    (client) => {
      for (const size of ['one', 'two', 'three']) client.send(FLV_TYPE.video, pictureConfigBody(Buffer.from(size)));
    },
  ],
])('an encoder that sends %s is closed, and the portal is told why (G47)', async (_, reason, send) => {
  const client = await publish('one');
  send(client);
  await client.closed;
  await expect.poll(() => params('on_unpublish')).toEqual([`?${reason}`]);
});

test(
  'wrong keys of a venue keep nobody out who has the right one, for the same stream or another (G47)',
  { timeout: 20 * SECOND },
  async () => {
    const wrong = Array.from({ length: 30 }, () => RtmpClient.publish(port, 'one?key=wrong'));
    const begun = Date.now();
    const right = await Promise.all(['one', 'two'].map((stream) => RtmpClient.publish(port, `${stream}?key=${KEY}`)));
    expect(right.map(({ isPublishing }) => isPublishing)).toEqual([true, true]);
    expect(Date.now() - begun).toBeLessThan(2 * SECOND);
    expect((await Promise.all(wrong.slice(0, 5))).filter(({ isPublishing }) => isPublishing)).toEqual([]);
  },
);
