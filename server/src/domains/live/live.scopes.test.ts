import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract } from '@fairbridge/contract/index.ts';
import { makeLive, ON_AIR } from '../../../test/lives.ts';
import { outcomeOf } from '../../../test/outcome.ts';
import { testPortal, type Person } from '../../../test/portal.ts';
import { makeViewers, type Viewer } from '../../../test/sweeps/scopes.stand.ts';
import {
  leavesPool,
  makeExhibitor,
  makeOrganizer,
  makeProduct,
  makeVisitor,
  putInPool,
  type Exhibitor,
} from '../../../test/world.ts';
import { PlayAddresses, PRIVATE_SECONDS } from '../../platform/live/play-address.ts';

const portal = testPortal();
const SCOPES = [0, 1, 2] as const;
const OVER = { ended_at: new Date().toISOString(), recorded_seconds: 60 };

/** What a company's live of each scope shows, and where it was recorded. */
type Planted = { id: string; word: string; product: string };
let company: Exhibitor;
let viewers: Viewer[];
let onAir: Planted[];
let replays: Planted[];
let hidden: Planted[];

/** A recording of two segments, whose bytes say whose they are: of the preview, before it began, and of what was on the air. */
async function record(id: string, word: string): Promise<void> {
  const folder = path.join(portal.portal.services.config.DATA_DIR, 'live/streams', id);
  await mkdir(folder, { recursive: true });
  const segments = [24 * 60, 2].map((minutesAgo, number) => {
    const at = new Date(Date.now() - minutesAgo * 60_000).toISOString().replace('Z', '+0000');
    return `#EXTINF:2.0,\n#EXT-X-PROGRAM-DATE-TIME:${at}\n1-${number}.m4s\n`;
  });
  await writeFile(path.join(folder, '1.m3u8'), `#EXTM3U\n#EXT-X-MAP:URI="1-init.mp4"\n${segments.join('')}`);
  await writeFile(path.join(folder, '1-init.mp4'), `init ${word}`);
  await writeFile(path.join(folder, '1-0.m4s'), `preview ${word}`);
  await writeFile(path.join(folder, '1-1.m4s'), `segment ${word}`);
}

async function plant(of: Exhibitor, given: Parameters<typeof makeLive>[2], word: string): Promise<Planted> {
  const product = await makeProduct(portal, of, { scope: given?.scope ?? 0, name_zh: `展品 ${word}` });
  const texts = { title_zh: `直播 ${word}`, title_en: `Live ${word}`, introduction_zh: word };
  const { id } = await makeLive(portal, of, { ...ON_AIR, ...given, ...texts, pinned_product_id: product.id }, [
    product.id,
  ]);
  await record(id, word);
  return { id, word, product: product.id };
}

beforeAll(async () => {
  company = await makeExhibitor(portal);
  const closed = await makeExhibitor(portal, { open: false });
  viewers = await makeViewers(portal, company, await makeExhibitor(portal));
  onAir = await Promise.all(SCOPES.map((scope) => plant(company, { scope }, `onairword${scope}`)));
  replays = await Promise.all(SCOPES.map((scope) => plant(company, { scope, ...OVER }, `replayword${scope}`)));
  hidden = [
    await plant(company, { deleted_at: new Date().toISOString() }, 'deletedword'),
    await plant(closed, {}, 'closedword'),
    await plant(company, { ...OVER, has_replay: false }, 'noreplayword'),
  ];
}, 120_000);

/** Which of a scope's lives this viewer watches: other companies what everybody does; the pool lets into every one of its company (ruling 3.5). */
function watches({ name, sees: [all, pool, registered] }: Viewer): boolean[] {
  return [all === 1 || name === 'B, administrator', pool === 1, pool === 1 || registered === 1];
}
const isRefused = ({ name }: Viewer): boolean => name === 'A, resigned';

async function fetched(address: string): Promise<{ status: number; text: string }> {
  const { statusCode: status, body } = await portal.app.inject({ url: address, headers: { host: 'localhost' } });
  return { status, text: body };
}

/** All that is handed out of one live to whoever has this name in addresses. */
async function played(name: string): Promise<string> {
  const files = ['live.m3u8', 'replay.m3u8', '1-init.mp4', '1-1.m4s'];
  const got = await Promise.all(files.map((file) => fetched(`/broadcast/hls/${name}/${file}`)));
  return got.map(({ status }) => status).join();
}
const ALL = '200,200,200,200';
const NONE = '404,404,404,404';

describe('a live and its replay', () => {
  test('stand in lists of whoever may watch them, and nowhere else', async () => {
    const found: Record<string, string[]> = {};
    const wanted: Record<string, string[]> = {};
    for (const viewer of viewers.filter((one) => !isRefused(one))) {
      const { text } = await portal.send(contract.live.list, { pageSize: 100 }, viewer.person);
      const all = [...onAir, ...replays, ...hidden];
      found[viewer.name] = all.filter(({ word }) => text.includes(word)).map(({ word }) => word);
      const seen = watches(viewer);
      wanted[viewer.name] = [...onAir, ...replays].filter((_, at) => seen[at % 3]).map(({ word }) => word);
    }
    expect(found).toEqual(wanted);
  });

  test.each(['detail', 'state', 'products'] as const)('%s: of what one may not watch nothing is told', async (call) => {
    const wrong: string[] = [];
    for (const viewer of viewers) {
      const seen = isRefused(viewer) ? [false, false, false] : watches(viewer);
      for (const [at, { id, word, product }] of [...onAir, ...replays].entries()) {
        const { body, text } = await portal.send(contract.live[call], { id }, viewer.person);
        const isSeen = seen[at % 3] === true;
        if ((body.code === 1000) !== isSeen) wrong.push(`${viewer.name}, ${word}: ${body.code}`);
        if (!isSeen && [word, product].some((one) => text.includes(one))) wrong.push(`${viewer.name}, ${word}: leaks`);
      }
      for (const { id, word } of hidden.slice(0, 2)) {
        const { body, text } = await portal.send(contract.live[call], { id }, viewer.person);
        if (body.code === 1000 || text.includes(word)) wrong.push(`${viewer.name}, ${word}: ${body.code}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('play, down to each segment, at addresses that whoever may watch is given (G48)', async () => {
    const wrong: string[] = [];
    for (const viewer of viewers.filter((one) => !isRefused(one))) {
      for (const [at, { id, word }] of [...onAir, ...replays].entries()) {
        const { body } = await portal.send(contract.live.state, { id }, viewer.person);
        const text = JSON.stringify(body.data ?? {});
        const name = /\/broadcast\/hls\/([^/"]+)\//.exec(text)?.[1];
        const isSeen = watches(viewer)[at % 3] === true;
        if ((name !== undefined) !== isSeen) wrong.push(`${viewer.name}, ${word}: ${text}`);
        const got = name === undefined ? ALL : await played(name);
        if (got !== ALL) wrong.push(`${viewer.name}, ${word}: ${got}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('private ones play at no bare, forged or old address, nor at that of a preview or another live (G48)', async () => {
    const { SECRET } = portal.portal.services.config;
    const now = new PlayAddresses(SECRET);
    const old = new PlayAddresses(SECRET, () => Date.now() - (PRIVATE_SECONDS + 1) * 1000);
    const forged = new PlayAddresses('another secret, long enough to be one');
    const foreign = now.signed(onAir[0]?.id ?? '', 'watch').slice((onAir[0]?.id ?? '').length);
    for (const { id } of [...onAir.slice(1), ...replays.slice(1)]) {
      const names = [id, old.signed(id, 'watch'), forged.signed(id, 'watch'), now.signed(id, 'preview'), id + foreign];
      expect(await Promise.all(names.map(played))).toEqual(names.map(() => NONE));
      expect((await fetched(`/broadcast/flv/${id}`)).status).toBe(404);
    }
  });

  test('of a deleted one, a closed company’s, or one without a replay nothing plays', async () => {
    const addresses = new PlayAddresses(portal.portal.services.config.SECRET);
    for (const { id } of hidden) expect(await played(addresses.signed(id, 'watch'))).toBe(NONE);
  });

  test('what was sent before it began plays to nobody', async () => {
    const { SECRET } = portal.portal.services.config;
    for (const { id } of [...onAir, ...replays])
      expect((await fetched(`/broadcast/hls/${new PlayAddresses(SECRET).signed(id, 'watch')}/1-0.m4s`)).status).toBe(
        404,
      );
  });

  test('at a fair where one only registers nothing plays at a bare address (G48)', async () => {
    const call = portal.as(await makeOrganizer(portal));
    const id = onAir[0]?.id ?? '';
    expect(await played(id)).toBe(ALL);
    await call(contract.organizer.saveSettings, { registrationOnly: true });
    try {
      await expect.poll(() => played(id), { timeout: 5_000 }).toBe(NONE);
    } finally {
      await call(contract.organizer.saveSettings, { registrationOnly: false });
    }
  });

  test('of another recording no file is read', async () => {
    const [live] = onAir;
    const outside = ['..%2F..%2Fmedia.json', '%2e%2e', '1.m3u8', `..%2F${replays[1]?.id}%2F1-1.m4s`, '1-1.m4s%00'];
    const got = await Promise.all(outside.map((file) => fetched(`/broadcast/hls/${live?.id}/${file}`)));
    expect(got.filter(({ text }) => text.includes('word') && !text.includes('#EXTM3U'))).toEqual([]);
  });
});

describe('a private live', () => {
  test('is closed to whoever leaves the pool: no new address, and the old one holds for less than a minute (G5, G48)', async () => {
    const [, live] = onAir;
    const id = live?.id ?? '';
    const member = await makeVisitor(portal, { review_state: 'notApproved' });
    await putInPool(portal, company, member);
    const { playback } = await portal.as(member)(contract.live.state, { id });
    expect(playback?.validSeconds).toBeLessThan(60);
    await leavesPool(portal, company, member);
    await expect.poll(() => outcomeOf(portal.as(member)(contract.live.state, { id }))).toBe('liveCodeNeeded');
  });

  test('opens with its code, after which it needs none; five wrong ones are enough (G48)', async () => {
    const { id } = await plant(company, { scope: 1, code: 'LIVE2027' }, 'codeword');
    const enter = (person: Person, code: string) =>
      outcomeOf(portal.as(person)(contract.live.openWithCode, { id, code }));
    const visitor = await makeVisitor(portal, { review_state: 'notApproved' });
    expect(await outcomeOf(portal.as(visitor)(contract.live.detail, { id }))).toBe('liveCodeNeeded');
    expect(await enter(visitor, 'live2028')).toBe('invitationCodeWrong');
    expect(await enter(visitor, 'live2027')).toBe('done');
    expect(await outcomeOf(portal.as(visitor)(contract.live.detail, { id }))).toBe('done');
    const guessing = await makeVisitor(portal);
    const tried: (string | null)[] = [];
    for (let at = 0; at < 6; at += 1) tried.push(await enter(guessing, `WRONG${at}`));
    expect(tried).toEqual([...Array.from({ length: 5 }, () => 'invitationCodeWrong'), 'tooManyTries']);
  });
});
