import { createServer } from 'node:http';
import { mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { makeLive, ON_AIR } from '../../../test/lives.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { openPortalOn, testPortal, type TestPortal } from '../../../test/portal.ts';
import { makeEmployee, makeExhibitor, makeOrganizer, type Exhibitor } from '../../../test/world.ts';
import { FLV_HEADER } from '../../platform/live/flv.ts';
import { ADDRESS_FILE, STREAMS_FOLDER } from '../../platform/live/live-engine.ts';
import { PlayAddresses, PRIVATE_SECONDS } from '../../platform/live/play-address.ts';

const portal = testPortal();
/** A media process to which every stream is sent, without an end. */
const media = createServer((_request, response) => void response.writeHead(200).write(FLV_HEADER));
let address: string;
let company: Exhibitor;

beforeAll(async () => {
  address = await portal.app.listen({ port: 0, host: '127.0.0.1' });
  await new Promise<void>((resolve) => void media.listen(0, '127.0.0.1', resolve));
  const folder = path.join(portal.portal.services.config.DATA_DIR, 'live');
  mkdirSync(folder, { recursive: true });
  // oxlint-disable-next-line typescript/consistent-type-assertions -- what listens at a port has one
  const { port } = media.address() as AddressInfo;
  writeFileSync(path.join(folder, ADDRESS_FILE), JSON.stringify({ port, rtmpPort: port }));
});
beforeEach(async () => {
  company = await makeExhibitor(portal);
});
afterAll(() => {
  media.closeAllConnections();
  media.close();
});

const live = async (given: Parameters<typeof makeLive>[2] = {}): Promise<string> =>
  (await makeLive(portal, company, { ...ON_AIR, ...given })).id;

type Line = { status: number; isOpen: () => boolean; ended: Promise<number>; close: () => void };
const lines: Line[] = [];

/** Opens a line of HTTP-FLV at this name; `ended` tells after how many milliseconds. */
async function open(name: string): Promise<Line> {
  const controller = new AbortController();
  const began = Date.now();
  const { status, body } = await fetch(`${address}/broadcast/flv/${name}`, { signal: controller.signal });
  let isOpen = true;
  const read = async (): Promise<number> => {
    const reader = body?.getReader();
    try {
      while ((await reader?.read())?.done === false);
    } catch {
      // it was closed from here
    }
    isOpen = false;
    return Date.now() - began;
  };
  const line = { status, isOpen: () => isOpen, ended: read(), close: () => controller.abort() };
  lines.push(line);
  return line;
}
afterAll(() => lines.forEach(({ close }) => close()));

/** As it was handed out some time ago. */
const preview = (id: string, secondsAgo = 0): string =>
  new PlayAddresses(portal.portal.services.config.SECRET, () => Date.now() - secondsAgo * 1000).signed(id, 'preview');

/** Which of these lines are open once those that have to go are gone. */
async function openOf(given: readonly Line[], gone: readonly Line[]): Promise<boolean[]> {
  await Promise.all(gone.map(({ ended }) => ended));
  // one more asking, and the others would be gone too
  await sleep(2_500);
  return given.map(({ isOpen }) => isOpen());
}

describe('a line of HTTP-FLV', () => {
  test('at a signed address ends when the address does, also where its host has logged out, and another one goes on (G48)', async () => {
    const host = await makeEmployee(portal, company);
    const id = await live({ scope: 1, publishing_since: new Date() });
    const old = await open(preview(id, PRIVATE_SECONDS - 3));
    const renewed = await open(preview(id));
    await portal.as(host)(contract.account.logOff, {});
    expect(await outcomeOf(portal.as(host)(contract.ownLive.encoder, { id }))).toBe('sessionExpired');
    const ended = await old.ended;
    expect([ended > 1_500, ended < 4_500, renewed.isOpen()]).toEqual([true, true, true]);
    expect((await open(preview(id, PRIVATE_SECONDS + 1))).status).toBe(404);
  });

  test('ends within seconds when its company is shut out, and others go on (G11)', async () => {
    const [own, another] = [await live(), (await makeLive(portal, await makeExhibitor(portal), ON_AIR)).id];
    const given = await Promise.all([own, preview(own), another].map(open));
    expect(given.map(({ status }) => status)).toEqual([200, 200, 200]);
    await portal.as(await makeOrganizer(portal))(contract.exhibitorRecord.disable, { id: company.id, reason: '违规' });
    const changed = Date.now();
    await Promise.all(given.slice(0, 2).map(({ ended }) => ended));
    expect(Date.now() - changed).toBeLessThan(5_000);
    expect(await openOf(given, given.slice(0, 2))).toEqual([false, false, true]);
  });

  test('at a bare address ends within seconds when the fair is open for registration only; the host’s goes on', async () => {
    const id = await live();
    const given = await Promise.all([id, preview(id)].map(open));
    const call = portal.as(await makeOrganizer(portal));
    await call(contract.organizer.saveSettings, { registrationOnly: true });
    try {
      expect(await openOf(given, given.slice(0, 1))).toEqual([false, true]);
    } finally {
      await call(contract.organizer.saveSettings, { registrationOnly: false });
    }
  });

  test.each([
    ['stopped by the organizer', { stopped: true }],
    ['deleted', { deleted_at: new Date() }],
    ['over', { ended_at: new Date() }],
  ])('ends within seconds when its live is %s', async (_how, change) => {
    const [id, other] = [await live(), await live()];
    const given = await Promise.all([id, preview(id), other].map(open));
    await portal.ctx.db.updateTable('live').where('id', '=', id).set(change).execute();
    expect(await openOf(given, given.slice(0, 2))).toEqual([false, false, true]);
  });
});

describe('media of lives', () => {
  const UNKNOWN = LIMITS.unknownMediaPerMinute;
  let strict: TestPortal;
  beforeAll(async () => {
    strict = await openPortalOn(portal.url, { RATE_MULTIPLIER: '1' });
  });
  afterAll(() => strict.close());

  const ask = async (remoteAddress: string, url: string) => {
    const { statusCode, headers } = await strict.app.inject({ url, remoteAddress, headers: { host: 'localhost' } });
    return { status: statusCode, retryAfter: headers['retry-after'] };
  };
  async function statusesOf(remoteAddress: string, urls: readonly string[]): Promise<Record<string, number>> {
    const counted: Record<string, number> = {};
    for (const url of urls) {
      const { status } = await ask(remoteAddress, url);
      counted[status] = (counted[status] ?? 0) + 1;
    }
    return counted;
  }
  const many = (count: number, urlOf: (at: number) => string): string[] =>
    Array.from({ length: count }, (_, at) => urlOf(at));
  const made = (at: number): string => `AAAAAAAAAAAA${1000 + at}`;

  /** A recording of one segment. */
  function record(id: string): void {
    const folder = path.join(strict.portal.services.config.DATA_DIR, 'live', STREAMS_FOLDER, id);
    mkdirSync(folder, { recursive: true });
    const at = new Date().toISOString().replace('Z', '+0000');
    writeFileSync(path.join(folder, '1.m3u8'), `#EXTM3U\n#EXTINF:2.0,\n#EXT-X-PROGRAM-DATE-TIME:${at}\n1-0.m4s\n`);
    writeFileSync(path.join(folder, '1-0.m4s'), 'segment');
  }
  async function recorded(): Promise<string> {
    const id = await live();
    record(id);
    return id;
  }

  test('made-up ids are refused after a few, by playlist, segment and FLV, and what is known plays on (G33)', async () => {
    const id = await recorded();
    expect((await ask('192.0.2.9', `/broadcast/hls/${id}/live.m3u8`)).status).toBe(200);
    expect(
      await statusesOf(
        '192.0.2.1',
        many(UNKNOWN + 20, (at) => `/broadcast/hls/${made(at)}/live.m3u8`),
      ),
    ).toEqual({
      404: UNKNOWN,
      429: 20,
    });
    const others = [`/broadcast/hls/${made(1)}/1-0.m4s`, `/broadcast/flv/${made(2)}`, '/broadcast/flv/no-name'];
    expect(await statusesOf('192.0.2.1', others)).toEqual({ 429: 3 });
    expect(await ask('192.0.2.1', `/broadcast/flv/${made(3)}`)).toEqual({ status: 429, retryAfter: '30' });
    const known = ['live.m3u8', '1-0.m4s'].map((file) => `/broadcast/hls/${id}/${file}`);
    expect(await statusesOf('192.0.2.1', known)).toEqual({ 200: 2 });
    expect(await statusesOf('192.0.2.2', [...known, `/broadcast/flv/${made(3)}`])).toEqual({ 200: 2, 404: 1 });
  });

  test('segments that were never recorded are refused after a few, and those that were play on', async () => {
    const id = await recorded();
    const guessed = many(UNKNOWN + 20, (at) => `/broadcast/hls/${id}/9-${at}.m4s`);
    expect(await statusesOf('192.0.2.3', guessed)).toEqual({ 404: UNKNOWN, 429: 20 });
    expect(await statusesOf('192.0.2.3', [`/broadcast/hls/${id}/1-0.m4s`])).toEqual({ 200: 1 });
  });

  test('a segment is sent by nginx where it has the folder, only if it was recorded (ACCEL_LOCATION)', async () => {
    const { DATA_DIR } = strict.portal.services.config;
    const behindNginx = await openPortalOn(portal.url, { DATA_DIR, ACCEL_LOCATION: '/recordings' });
    try {
      const id = await recorded();
      const sent = async (url: string) => {
        const { statusCode, headers, body } = await behindNginx.app.inject({ url, headers: { host: 'localhost' } });
        return { statusCode, location: headers['x-accel-redirect'], type: headers['content-type'], body };
      };
      expect(await sent(`/broadcast/hls/${id}/1-0.m4s`)).toEqual({
        statusCode: 200,
        location: `/recordings/${id}/1-0.m4s`,
        type: 'video/mp4',
        body: '',
      });
      const refused = { statusCode: 404, location: undefined, type: undefined, body: '' };
      expect(await sent(`/broadcast/hls/${id}/1-1.m4s`)).toEqual(refused);
      expect(await sent(`/broadcast/hls/${id}/..%2F1-0.m4s`)).toEqual(refused);
    } finally {
      await behindNginx.close();
    }
  });

  test('hundreds behind one address go on at a live that was stopped as at any other, and find the next one', async () => {
    const stopped = await live({ stopped: true });
    const urls = many(UNKNOWN + 20, () => `/broadcast/hls/${stopped}/live.m3u8`);
    expect(await statusesOf('192.0.2.4', urls)).toEqual({ 404: UNKNOWN + 20 });
    expect(await statusesOf('192.0.2.4', [`/broadcast/hls/${await recorded()}/live.m3u8`])).toEqual({ 200: 1 });
  });

  test('a live that was asked for before it was planned plays within two seconds of its beginning', async () => {
    const id = made(77);
    const url = `/broadcast/hls/${id}/live.m3u8`;
    expect((await ask('192.0.2.6', url)).status).toBe(404);
    record(id);
    await live({ id });
    await expect.poll(async () => (await ask('192.0.2.6', url)).status, { timeout: 2_000, interval: 500 }).toBe(200);
  });
});
