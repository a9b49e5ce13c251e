import { execFile } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CODES } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { recordCamera, startEncoder, startMedia, stopEncoders, type Media } from '../../../test/broadcasts.ts';
import { makeLive } from '../../../test/lives.ts';
import { testPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, type Employee, type Exhibitor } from '../../../test/world.ts';
import { followLives } from './live.jobs.ts';

const portal = testPortal();
const LONG = 120_000;
const anonymous = { token: null };
let address: string;
let media: Media;
let company: Exhibitor;
let host: Employee;

beforeAll(async () => {
  address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  company = await makeExhibitor(portal);
  host = await makeEmployee(portal, company, { admin: true });
});
// wrong keys are counted by address: each test has its own
beforeEach(async () => {
  media = await startMedia(portal, address);
});
afterEach(async () => {
  stopEncoders();
  await media.close();
});
afterAll(() => stopEncoders());

const soon = () => ({
  starts_at: new Date(Date.now() + 300_000).toISOString(),
  ends_at: new Date(Date.now() + 3_900_000).toISOString(),
});
const encoderOf = (id: string) => portal.as(host)(contract.ownLive.encoder, { id });
const isSent = async (id: string): Promise<boolean> => (await encoderOf(id)).isPublishing;
const watched = (id: string) => portal.as(anonymous)(contract.live.state, { id });
const within = { timeout: 20_000, interval: 100 };

async function playlist(id: string, kind: 'live' | 'replay'): Promise<string> {
  const answer = await fetch(`${address}/broadcast/hls/${id}/${kind}.m3u8`);
  return answer.ok ? answer.text() : '';
}
const segmentsIn = (text: string): string[] => text.split('\n').filter((line) => line.endsWith('.m4s'));

/** The first bytes of what plays over HTTP. */
async function firstBytes(at: string): Promise<string> {
  const controller = new AbortController();
  const answer = await fetch(`${address}${at}`, { signal: controller.signal });
  const reader = answer.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  controller.abort();
  return answer.ok ? Buffer.from(value ?? []).toString('latin1', 0, 3) : String(answer.status);
}

/** A live on the air, with its encoder. */
async function onAir() {
  const { id } = await makeLive(portal, company, soon());
  const { key } = await encoderOf(id);
  const encoder = startEncoder(media, key);
  await expect.poll(() => isSent(id), within).toBe(true);
  await portal.as(host)(contract.ownLive.start, { id });
  return { id, key, encoder };
}

describe('a broadcast', () => {
  test(
    'is seen by its host first, by everybody once it is started, and as a replay within five seconds of its end',
    { timeout: LONG },
    async () => {
      const { id } = await makeLive(portal, company, soon());
      const { key } = await encoderOf(id);
      startEncoder(media, key);
      await expect.poll(() => isSent(id), within).toBe(true);
      await expect.poll(async () => firstBytes((await encoderOf(id)).preview ?? '/none'), within).toBe('FLV');
      expect(await playlist(id, 'live')).toBe('');
      expect(await firstBytes(`/broadcast/flv/${id}`)).toBe('404');
      await portal.as(host)(contract.ownLive.start, { id });
      const { state, playback } = await watched(id);
      expect([state, playback?.flv]).toEqual(['onLive', `/broadcast/flv/${id}`]);
      await expect.poll(() => firstBytes(playback?.flv ?? ''), within).toBe('FLV');
      await expect.poll(async () => segmentsIn(await playlist(id, 'live')).length, within).toBeGreaterThanOrEqual(3);
      const ended = Date.now();
      await portal.as(host)(contract.ownLive.end, { id });
      await expect.poll(async () => (await watched(id)).state, { timeout: 5_000 }).toBe('replay');
      const replay = await playlist(id, 'replay');
      expect(Date.now() - ended).toBeLessThan(5_000);
      expect(replay).toContain('#EXT-X-ENDLIST');
      const url = `${address}/broadcast/hls/${id}/replay.m3u8`;
      const probe = [
        '-v',
        'error',
        '-count_packets',
        '-show_entries',
        'stream=codec_name,nb_read_packets',
        '-of',
        'csv=p=0',
        url,
      ];
      const { stdout } = await promisify(execFile)('ffprobe', probe);
      expect(stdout).toMatch(/h264,\d{2,}/);
      expect(stdout).toMatch(/aac,\d{2,}/);
    },
  );

  test('goes on in the same playlist when its encoder is restarted', { timeout: LONG }, async () => {
    const { id, key, encoder } = await onAir();
    await expect.poll(async () => segmentsIn(await playlist(id, 'live')).length, within).toBeGreaterThanOrEqual(2);
    encoder.process.kill('SIGKILL');
    await expect.poll(async () => (await watched(id)).isPublishing, within).toBe(false);
    expect((await watched(id)).state).toBe('onLive');
    startEncoder(media, key);
    await expect.poll(async () => (await watched(id)).isPublishing, within).toBe(true);
    await expect.poll(() => playlist(id, 'live'), within).toMatch(/1-\d+\.m4s[^]*#EXT-X-DISCONTINUITY\n[^]*2-\d+\.m4s/);
  });

  test('that nobody ends is over after its planned end, and its encoder is cut off', { timeout: LONG }, async () => {
    const { id, encoder } = await onAir();
    await expect.poll(async () => segmentsIn(await playlist(id, 'live')).length, within).toBeGreaterThanOrEqual(1);
    const past = { starts_at: new Date(Date.now() - 14_400_000), ends_at: new Date(Date.now() - 7_260_000) };
    await portal.ctx.db
      .updateTable('live')
      .where('exhibition_id', '=', company.exhibition_id)
      .where('id', '=', id)
      .set(past)
      .execute();
    await followLives.work(portal.portal.services);
    expect((await watched(id)).state).toBe('replay');
    expect(await encoder.ended).not.toBe(0);
  });
});

const sendPiece = async (
  id: string,
  session: string,
  [part, sequence]: [number, number],
  bytes: Buffer,
  last = false,
) => {
  const piece = { id, session: `a-page-of-${session}`, part, sequence, isLast: String(last) };
  const { body } = await portal.send(contract.ownLive.sendCamera, piece, host, { bytes });
  return body.code;
};

describe('the camera of a browser', () => {
  const [TAKEN, OTHER, LOST] = [1000, CODES.liveOtherEncoder.code, CODES.liveCameraLost.code];

  test(
    'is seen like any encoder, once for each piece, by one page at a time, and goes on after its recorder began anew',
    { timeout: LONG },
    async () => {
      const { id } = await makeLive(portal, company, soon());
      expect(await sendPiece(id, 'one', [0, 3], Buffer.from('x'))).toBe(LOST);
      let sequence = 0;
      for await (const piece of recordCamera('opus')) {
        expect(await sendPiece(id, 'one', [0, sequence], piece)).toBe(TAKEN);
        expect(await sendPiece(id, 'one', [0, sequence], piece)).toBe(TAKEN);
        sequence += 1;
        if (
          (await isSent(id)) &&
          (await firstBytes((await encoderOf(id)).preview ?? '/none')) === 'FLV' &&
          sequence > 20
        )
          break;
      }
      expect(await sendPiece(id, 'two', [0, 0], Buffer.from('x'))).toBe(OTHER);
      expect(await sendPiece(id, 'one', [0, sequence + 1], Buffer.from('x'))).toBe(LOST);
      await portal.as(host)(contract.ownLive.start, { id });
      sequence = 0;
      for await (const piece of recordCamera('opus')) {
        expect(await sendPiece(id, 'one', [1, sequence], piece)).toBe(TAKEN);
        sequence += 1;
        if (segmentsIn(await playlist(id, 'live')).length >= 2) break;
      }
      expect(await sendPiece(id, 'one', [1, sequence], Buffer.alloc(0), true)).toBe(TAKEN);
      await expect.poll(() => isSent(id), within).toBe(false);
      const { key } = await encoderOf(id);
      startEncoder(media, key);
      await expect.poll(() => isSent(id), within).toBe(true);
      expect(await sendPiece(id, 'two', [0, 0], Buffer.from('x'))).toBe(OTHER);
    },
  );

  test(
    'is refused before its time, to colleagues of other companies, and where it records no H.264',
    { timeout: LONG },
    async () => {
      const tomorrow = { starts_at: new Date(Date.now() + 86_400_000), ends_at: new Date(Date.now() + 90_000_000) };
      const { id } = await makeLive(portal, company, tomorrow);
      expect(await sendPiece(id, 'one', [0, 0], Buffer.from('x'))).toBe(CODES.liveTooEarly.code);
      const stranger = await makeEmployee(portal, await makeExhibitor(portal));
      const piece = { id, session: 'a-page-of-a-stranger', part: 0, sequence: 0 };
      const { body } = await portal.send(contract.ownLive.sendCamera, piece, stranger, { bytes: Buffer.from('x') });
      expect(body.code).toBe(CODES.notFound.code);
      const now = await makeLive(portal, company, soon());
      expect(await sendPiece(now.id, 'one', [0, 0], Buffer.alloc(600_000, 'no film'))).toBe(TAKEN);
      await expect.poll(() => sendPiece(now.id, 'one', [0, 1], Buffer.from('x')), within).toBe(LOST);
      expect(await isSent(now.id)).toBe(false);
    },
  );
});

describe('on a machine without ffmpeg', () => {
  test(
    'encoders and cameras that record AAC are played and recorded, cameras that record Opus are refused by name',
    { timeout: LONG },
    async () => {
      await media.close();
      media = await startMedia(portal, address, null);
      const { id } = await onAir();
      await expect.poll(() => firstBytes(`/broadcast/flv/${id}`), within).toBe('FLV');
      await expect.poll(async () => segmentsIn(await playlist(id, 'live')).length, within).toBeGreaterThanOrEqual(1);
      const [aac, opus] = [await makeLive(portal, company, soon()), await makeLive(portal, company, soon())];
      expect((await encoderOf(aac.id)).takesOpus).toBe(false);
      let sequence = 0;
      for await (const piece of recordCamera('aac')) {
        expect(await sendPiece(aac.id, 'one', [0, sequence], piece)).toBe(1000);
        sequence += 1;
        if (await isSent(aac.id))
          await portal
            .as(host)(contract.ownLive.start, { id: aac.id })
            .catch(() => {});
        if (segmentsIn(await playlist(aac.id, 'live')).length >= 2) break;
      }
      sequence = 0;
      for await (const piece of recordCamera('opus')) {
        if ((await sendPiece(opus.id, 'one', [0, sequence], piece)) !== 1000) break;
        sequence += 1;
      }
      await expect
        .poll(async () => (await encoderOf(opus.id)).closed, within)
        .toEqual({ reason: 'codec', codec: 'opus' });
    },
  );
});

describe('a stream key', () => {
  test(
    'that is wrong, empty, another live’s or of another app is refused after two seconds (G47)',
    { timeout: LONG },
    async () => {
      const [one, another] = [await makeLive(portal, company, soon()), await makeLive(portal, company, soon())];
      const keys = [
        `${one.id}?key=wrong`,
        one.id,
        `${one.id}?${(await encoderOf(another.id)).key.split('?')[1] ?? ''}`,
        `../live/${one.id}?key=`,
      ];
      const begun = Date.now();
      const ended = await Promise.all(keys.map((key) => startEncoder(media, key).ended));
      expect(ended.filter((code) => code === 0)).toEqual([]);
      expect(Date.now() - begun).toBeGreaterThanOrEqual(2_000);
      expect(await isSent(one.id)).toBe(false);
    },
  );

  test(
    'works within its time alone: not the day before, not long after, not once the live is over (G47)',
    { timeout: LONG },
    async () => {
      const at = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();
      const lives = [
        await makeLive(portal, company, { starts_at: at(24), ends_at: at(25) }),
        await makeLive(portal, company, { starts_at: at(-3), ends_at: at(-2) }),
      ];
      const keys = await Promise.all(
        lives.map(
          async ({ id }) =>
            (
              await portal
                .as(host)(contract.ownLive.renewKey, { id })
                .catch(() => ({ key: `${id}?key=x` }))
            ).key,
        ),
      );
      const ended = await Promise.all(keys.map((key) => startEncoder(media, key).ended));
      expect(ended.filter((code) => code === 0)).toEqual([]);
    },
  );

  test(
    'that is renewed cuts off whoever sends with the old one within two seconds, and stands in no log (G46)',
    { timeout: LONG },
    async () => {
      const { id, key, encoder } = await onAir();
      const begun = Date.now();
      const renewed = await portal.as(host)(contract.ownLive.renewKey, { id });
      await encoder.ended;
      expect(Date.now() - begun).toBeLessThan(2_000);
      await startEncoder(media, key).ended;
      expect(await isSent(id)).toBe(false);
      startEncoder(media, renewed.key);
      await expect.poll(() => isSent(id), within).toBe(true);
      const secrets = [key, renewed.key].map((one) => one.split('key=')[1] ?? 'none');
      expect(media.logged.filter((line) => secrets.some((secret) => line.includes(secret)))).toEqual([]);
      expect(media.logged.length).toBeGreaterThan(0);
      const folder = path.join(portal.portal.services.config.DATA_DIR, 'live/streams', id);
      const written = readdirSync(folder).map((file) => readFileSync(path.join(folder, file), 'latin1'));
      expect(written.filter((text) => secrets.some((secret) => text.includes(secret)))).toEqual([]);
    },
  );

  test(
    'is good for one encoder: a second is refused while the first sends, and taken once the first is silent (G47)',
    { timeout: LONG },
    async () => {
      const { id, key, encoder } = await onAir();
      expect(await startEncoder(media, key).ended).not.toBe(0);
      expect([await isSent(id), encoder.process.exitCode]).toEqual([true, null]);
      // its connection dies without a word
      encoder.process.kill('SIGSTOP');
      await sleep(5_000);
      const second = startEncoder(media, key);
      await expect.poll(() => playlist(id, 'live'), within).toMatch(/\n2-\d+\.m4s/);
      expect([await isSent(id), second.process.exitCode]).toEqual([true, null]);
      encoder.process.kill('SIGKILL');
    },
  );

  test('of a company that is shut out cuts it off, and lets it in no more (G11, G47)', { timeout: LONG }, async () => {
    const shut = await makeExhibitor(portal);
    const staff = await makeEmployee(portal, shut, { admin: true });
    const { id } = await makeLive(portal, shut, soon());
    const { key } = await portal.as(staff)(contract.ownLive.encoder, { id });
    const encoder = startEncoder(media, key);
    await expect
      .poll(async () => (await portal.as(staff)(contract.ownLive.encoder, { id })).isPublishing, within)
      .toBe(true);
    const owner = await makeOrganizer(portal);
    await portal.as(owner)(contract.exhibitorRecord.disable, { id: shut.id, reason: '违规' });
    const begun = Date.now();
    expect(await encoder.ended).not.toBe(0);
    expect(Date.now() - begun).toBeLessThan(2_000);
    expect(await startEncoder(media, key).ended).not.toBe(0);
  });
});

describe('the organizer', () => {
  test(
    'stops a live at once: its encoder is cut off for good, nothing of it plays, and it is written down',
    { timeout: LONG },
    async () => {
      const { id, key, encoder } = await onAir();
      await expect.poll(async () => segmentsIn(await playlist(id, 'live')).length, within).toBeGreaterThanOrEqual(1);
      const owner = await makeOrganizer(portal);
      const begun = Date.now();
      await portal.as(owner)(contract.liveDesk.stop, { id, reason: '违规内容' });
      await encoder.ended;
      expect(Date.now() - begun).toBeLessThan(2_000);
      expect((await watched(id)).state).toBe('ended');
      await expect.poll(() => playlist(id, 'replay'), within).toBe('');
      expect(await startEncoder(media, key).ended).not.toBe(0);
      const { list } = await portal.as(owner)(contract.liveDesk.list, { state: 'ended', pageSize: 100 });
      expect(list.find((one) => one.id === id)).toMatchObject({ isStopped: true, isPublishing: false });
    },
  );
});

describe('strangers at the port of encoders', () => {
  const knock = (bytes: Buffer): Socket => {
    const socket = connect(media.rtmpPort, '127.0.0.1', () => void socket.write(bytes));
    return socket.on('error', () => {}).resume();
  };
  const closedOf = (socket: Socket) => new Promise((resolve) => void socket.once('close', resolve));

  test('garbage and half handshakes are let go, and a broadcast loses nothing (G47)', { timeout: LONG }, async () => {
    const { id } = await onAir();
    await expect.poll(async () => segmentsIn(await playlist(id, 'live')).length, within).toBeGreaterThanOrEqual(1);
    const half = Buffer.concat([Buffer.from([3]), Buffer.alloc(700)]);
    const greeting = Buffer.concat([Buffer.from([3]), Buffer.alloc(1536 * 2, 7)]);
    const waves = [
      Array.from({ length: 200 }, () => half),
      Array.from({ length: 200 }, (_, at) => Buffer.alloc(3_000, at)),
      Array.from({ length: 200 }, (_, at) => Buffer.concat([greeting, Buffer.alloc(20_000, at)])),
    ];
    for (const wave of waves) await Promise.all(wave.map((bytes) => closedOf(knock(bytes))));
    const text = await playlist(id, 'live');
    expect(await isSent(id)).toBe(true);
    expect(text).not.toContain('#EXT-X-DISCONTINUITY\n');
  });

  test('after ten wrong keys the right one is let in all the same (G47)', { timeout: LONG }, async () => {
    const { id } = await makeLive(portal, company, soon());
    const { key } = await encoderOf(id);
    await Promise.all(Array.from({ length: 10 }, () => startEncoder(media, `${id}?key=wrong`).ended));
    startEncoder(media, key);
    await expect.poll(() => isSent(id), within).toBe(true);
  });
});
