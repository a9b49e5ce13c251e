import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { CODES, type ErrorName } from '@fairbridge/contract/codes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS, VIDEO } from '@fairbridge/contract/limits.ts';
import { videoFileRow, videoRow } from '../../../../demo/factories/factories.ts';
import { insertRows } from '../../platform/database/insert-rows.ts';
import { openedBy } from '../../../test/pictures.ts';
import { openTestPortal, SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { begin, beginning, part, settled, tus, upload, video } from '../../../test/videos.ts';
import {
  makeEmployee,
  makeExhibitor,
  makeOrganizer,
  makeVisitor,
  productInput,
  type Employee,
  type Exhibitor,
  type Visitor,
} from '../../../test/world.ts';
import { forgetVideo } from './video.jobs.ts';

const portal = testPortal();
let company: Exhibitor;
let staff: Employee;
let buyer: Visitor;
beforeAll(async () => {
  buyer = await makeVisitor(portal);
});
beforeEach(async () => {
  company = await makeExhibitor(portal);
  staff = await makeEmployee(portal, company);
});

const wrong = z.object({ fields: z.array(z.object({ field: z.string() })) });
const statusAndCode = (answer: { status: number; body: { code: number } | null }) => [answer.status, answer.body?.code];
const told = (name: ErrorName): [number, number] => [CODES[name].status, CODES[name].code];
const uploads = (): Promise<string[]> => readdir(path.join(portal.portal.services.config.DATA_DIR, 'uploads'));
const offsetOf = async (id: string, person = staff): Promise<unknown> =>
  (await tus(portal, 'HEAD', id, person)).headers['upload-offset'];

describe('a video is taken', () => {
  test.for(['mp4', 'avi', 'flv'] as const)('as %s, and played as mp4', async (kind) => {
    const answer = await upload(portal, staff, video(kind));
    expect(answer).toMatchObject({ state: 'ready', refusal: null, width: 320, height: 180 });
    const { rows } = await sql`select owner_id, use, kind, seconds from file where id = ${answer.id}`.execute(
      portal.ctx.db,
    );
    expect(rows).toEqual([{ owner_id: company.id, use: 'productVideo', kind: 'mp4', seconds: answer.seconds }]);
    // what it was made in goes a moment after it is ready
    await expect.poll(uploads).toEqual([]);
  });

  test('in parts, each begun where the last one ended', async () => {
    const bytes = video('flv');
    const id = await begin(portal, staff, bytes.length);
    expect(await offsetOf(id)).toBe('0');
    const half = Math.floor(bytes.length / 2);
    expect((await part(portal, staff, id, 0, bytes.subarray(0, half))).headers['upload-offset']).toBe(String(half));
    expect(await offsetOf(id)).toBe(String(half));
    expect(statusAndCode(await part(portal, staff, id, 0, bytes.subarray(0, half)))).toEqual(told('conflict'));
    expect((await part(portal, staff, id, half, bytes.subarray(half))).status).toBe(204);
    expect((await settled(portal, staff, id)).state).toBe('ready');
    // the answer to the last part may have been lost
    expect(await offsetOf(id)).toBe(String(bytes.length));
  });

  test('with a poster that every page may show', async () => {
    const { poster } = await upload(portal, staff, video());
    const shown = await portal.app.inject({ url: `${poster?.url}/w400.webp` });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  test('of a visitor for a post alone', async () => {
    const bytes = video();
    expect((await upload(portal, buyer, bytes, 'postVideo')).state).toBe('ready');
    for (const use of ['productVideo', 'companyVideo', 'bannerVideo', 'avatar', '__proto__'])
      expect(statusAndCode(await tus(portal, 'POST', null, buyer, beginning(use, 10)))).toEqual(told('badInput'));
    expect(statusAndCode(await tus(portal, 'POST', null, staff, beginning('bannerVideo', 10)))).toEqual(
      told('badInput'),
    );
  });

  test('of an editor for a banner alone, and plays on the home page under its picture', async () => {
    const editor = await makeOrganizer(portal, portal.ctx, 'editor');
    for (const role of ['support', 'reviewer'] as const) {
      const other = await makeOrganizer(portal, portal.ctx, role);
      expect(statusAndCode(await tus(portal, 'POST', null, other, beginning('bannerVideo', 10)))).toEqual(
        told('notAllowed'),
      );
    }
    for (const use of ['productVideo', 'companyVideo', 'postVideo'])
      expect(statusAndCode(await tus(portal, 'POST', null, editor, beginning(use, 10)))).toEqual(told('badInput'));

    const { id, poster } = await upload(portal, editor, video('avi'), 'bannerVideo');
    const form = {
      place: 'banner' as const,
      title: { zh: '田间实拍', en: 'In the field' },
      urlType: 'internal' as const,
      url: '/news',
    };
    const save = (given: object) =>
      portal.as(editor)(contract.home.saveLink, { id: null, version: null, form: { ...form, ...given } });
    await save({ video: id, picture: poster?.id ?? null });
    const { banners } = await portal.as(buyer)(contract.exhibition.page, {});
    const shown = banners.find(({ title }) => title.zh === '田间实拍');
    expect(shown).toMatchObject({ video: `/files/${id}/video.mp4`, picture: `/files/${poster?.id}` });
    const played = await portal.app.inject({ url: `/files/${id}/video.mp4`, headers: { range: 'bytes=0-9' } });
    expect([played.statusCode, played.headers['content-type'], played.rawPayload.length]).toEqual([
      206,
      'video/mp4',
      10,
    ]);
    const cover = await portal.app.inject({ url: `/files/${poster?.id}/w400.webp` });
    expect(cover.statusCode).toBe(200);
  });
});

describe('a video is refused', () => {
  test('before a byte of it is sent where it is too large, empty, or of no length', async () => {
    const most = VIDEO.bytesMax;
    const codes = [];
    for (const bytes of [0, most + 1])
      codes.push((await tus(portal, 'POST', null, staff, beginning('postVideo', bytes))).body?.code);
    expect(codes).toEqual([CODES.videoBroken.code, CODES.videoLarge.code]);
    expect((await tus(portal, 'POST', null, staff, beginning('postVideo', most))).status).toBe(201);
    const none = await tus(portal, 'POST', null, staff, { headers: { 'upload-metadata': 'use cG9zdFZpZGVv' } });
    const later = await tus(portal, 'POST', null, staff, {
      headers: { 'upload-metadata': 'use cG9zdFZpZGVv', 'upload-defer-length': '1' },
    });
    expect([none.status, later.status]).toEqual([400, 400]);
  });

  test('when more comes than was said', async () => {
    const id = await begin(portal, staff, 100);
    expect((await part(portal, staff, id, 0, Buffer.alloc(101))).status).toBe(413);
    expect(await offsetOf(id)).toBe('0');
  });

  test('after its first part where its bytes are no video, and nothing of it is kept', async () => {
    const id = await begin(portal, staff, 1_000);
    const answer = await part(
      portal,
      { ...staff, lang: 'en' },
      id,
      0,
      Buffer.from('<!doctype html><script>alert(1)</script>'),
    );
    expect([answer.status, answer.body]).toEqual([
      415,
      { code: CODES.videoKind.code, message: 'Only mp4/avi/flv videos are accepted.', data: null },
    ]);
    expect(statusAndCode(await tus(portal, 'HEAD', id, staff))[0]).toBe(404);
    expect(await uploads()).not.toContain(id);
  });

  test('with its reason where it only begins like one', async () => {
    const answer = await upload(
      portal,
      { ...staff, lang: 'en' },
      Buffer.concat([video().subarray(0, 40), Buffer.alloc(5_000, 7)]),
    );
    expect(answer).toMatchObject({ state: 'refused', url: '', poster: null, refusal: { error: 'videoBroken' } });
    const { rows } = await sql`select id from file where id = ${answer.id}`.execute(portal.ctx.db);
    expect(rows).toEqual([]);
  });

  test('without the words of the protocol, and under a foreign type', async () => {
    const id = await begin(portal, staff, 100);
    const plain = { 'upload-offset': '0', 'content-type': 'application/octet-stream' };
    expect((await tus(portal, 'PATCH', id, staff, { headers: plain, body: Buffer.from('x') })).status).toBe(400);
    const form = { 'upload-offset': '0', 'content-type': 'multipart/form-data; boundary=x' };
    expect((await tus(portal, 'PATCH', id, staff, { headers: form, body: Buffer.from('x') })).status).toBe(415);
    const other = await tus(portal, 'HEAD', id, staff, { headers: { 'tus-resumable': '0.2.0' } });
    expect(other.status).toBeGreaterThanOrEqual(400);
  });

  test('where videos are not set up, before a byte of it is sent', async () => {
    const without = await openTestPortal({ FFMPEG_PATH: '/nowhere/ffmpeg' });
    try {
      const person = await makeEmployee(without, await makeExhibitor(without));
      expect(statusAndCode(await tus(without, 'POST', null, person, beginning('productVideo', 10)))).toEqual(
        told('videoUnavailable'),
      );
    } finally {
      await without.close();
    }
  });
});

describe('an upload is its own person’s', () => {
  test('at every request, and anybody else’s is as one that is not there', async () => {
    const id = await begin(portal, staff, 100);
    const colleague = await makeEmployee(portal, company);
    const rival = await makeEmployee(portal, await makeExhibitor(portal));
    const elsewhere = { ...staff, host: SUGAR_HOST };
    for (const [person, name] of [
      [colleague, 'notFound'],
      [rival, 'notFound'],
      [buyer, 'notFound'],
      [{ token: null }, 'notSignedIn'],
      [{ token: 'none' }, 'sessionExpired'],
      [elsewhere, 'sessionExpired'],
    ] as const) {
      expect(statusAndCode(await part(portal, person, id, 0, Buffer.from('x')))).toEqual(told(name));
      expect(statusAndCode(await tus(portal, 'DELETE', id, person))).toEqual(told(name));
      expect((await tus(portal, 'HEAD', id, person)).status).toBe(told(name)[0]);
    }
    const missing = await part(portal, staff, 'A'.repeat(24), 0, Buffer.from('x'));
    expect(missing.text).toBe((await part(portal, rival, id, 0, Buffer.from('x'))).text);
    expect(await offsetOf(id)).toBe('0');
  });

  test('while the session lasts', async () => {
    const id = await begin(portal, staff, 100);
    await portal.ctx.db.deleteFrom('session').where('account_id', '=', staff.accountId).execute();
    portal.portal.services.sessions.forget();
    expect(statusAndCode(await part(portal, staff, id, 0, Buffer.from('x')))).toEqual(told('sessionExpired'));
  });

  test('and no foreign page is let in', async () => {
    const answer = await tus(portal, 'POST', null, staff, {
      ...beginning('productVideo', 10),
      headers: { ...beginning('productVideo', 10).headers, origin: 'https://evil.example' },
    });
    expect(Object.keys(answer.headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
    expect((await portal.app.inject({ method: 'OPTIONS', url: '/upload/resumable' })).statusCode).toBe(404);
  });

  test('is no path (G42)', async () => {
    for (const id of ['..%2F..%2Fetc', 'a%00b', '%2e%2e', 'x'.repeat(150)])
      expect((await tus(portal, 'HEAD', id, staff)).status).toBe(404);
  });
});

describe('room', () => {
  test('is counted with what is on its way, exactly, also of many at once (G44, G56)', async () => {
    const room = 1_000;
    await insertRows(portal.ctx.db, 'file', [
      videoFileRow(company.exhibition_id, company.id, { bytes: LIMITS.exhibitorFileBytesMax - 2 * room }),
    ]);
    const people = await Promise.all(Array.from({ length: 6 }, () => makeEmployee(portal, company)));
    const answers = await Promise.all(
      people.map((person) => tus(portal, 'POST', null, person, beginning('productVideo', room))),
    );
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 429, 429, 429, 429]);
    expect(answers.find(({ status }) => status === 429)?.body?.code).toBe(CODES.uploadLimit.code);
  });

  test('of a visitor’s videos is apart from that of the pictures', async () => {
    const visitor = await makeVisitor(portal);
    await insertRows(portal.ctx.db, 'file', [
      videoFileRow(portal.ctx.exhibition.id, visitor.visitorId, { bytes: LIMITS.visitorVideoBytesMax - 1_000 }),
    ]);
    expect((await tus(portal, 'POST', null, visitor, beginning('postVideo', 1_001))).body?.code).toBe(
      CODES.uploadLimit.code,
    );
    expect((await tus(portal, 'POST', null, visitor, beginning('postVideo', 1_000))).status).toBe(201);
  });

  test('on the way is for three of an account, and the stillest makes place', async () => {
    const ids = [];
    for (let at = 0; at < LIMITS.videosUnfinishedMax; at += 1) ids.push(await begin(portal, staff, 100));
    expect(statusAndCode(await tus(portal, 'POST', null, staff, beginning('productVideo', 100)))).toEqual(
      told('videoUnfinished'),
    );
    const [first = ''] = ids;
    await sql`update video set changed_at = now() - interval '1 hour' where id = ${first}`.execute(portal.ctx.db);
    await begin(portal, staff, 100);
    expect((await tus(portal, 'HEAD', first, staff)).status).toBe(404);
    expect(await uploads()).not.toContain(first);
  });

  test('of an account is not widened by many at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => tus(portal, 'POST', null, staff, beginning('productVideo', 100))),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(LIMITS.videosUnfinishedMax);
  });

  test('is given back by a cancelled upload at once, and by an abandoned one within a day (G44)', async () => {
    const cancelled = await begin(portal, staff, 100);
    await part(portal, staff, cancelled, 0, Buffer.alloc(0));
    expect((await tus(portal, 'DELETE', cancelled, staff)).status).toBe(204);
    expect((await tus(portal, 'HEAD', cancelled, staff)).status).toBe(404);
    const { services } = portal.portal;
    const abandoned: string[] = [];
    for (let at = 0; at < 200; at += 1) {
      const row = videoRow(company.exhibition_id, { accountId: staff.accountId, ownerId: company.id });
      await insertRows(portal.ctx.db, 'video', [row]);
      await services.videoParts.begin(row.id);
      abandoned.push(row.id);
    }
    await Promise.all(abandoned.map((id) => forgetVideo(services, portal.ctx, id)));
    expect((await uploads()).filter((name) => abandoned.includes(name))).toEqual([]);
    const { rows } = await sql`select id from video where owner_id = ${company.id}`.execute(portal.ctx.db);
    expect(rows).toEqual([]);
  });
});

test('an exhibit takes no video of others, none that is not ready, and none without its cover', async () => {
  const { id, poster } = await upload(portal, staff, video());
  const rival = await makeEmployee(portal, await makeExhibitor(portal));
  const input = await productInput(portal, company);
  const wrongFields = async (given: object, person = staff) => {
    const { body } = await portal.send(contract.product.save, { ...input, ...given }, person);
    return wrong.parse(body.data).fields.map(({ field }) => field);
  };
  const cover = poster?.id ?? '';
  expect(await wrongFields({ video: id, videoCover: null })).toEqual(['videoCover']);
  expect(await wrongFields({ video: null, videoCover: cover })).toEqual(['video']);
  expect(await wrongFields({ video: cover, videoCover: cover })).toEqual(['video']);
  expect(await wrongFields({ video: id, videoCover: id })).toEqual(['videoCover']);
  const foreign = await upload(portal, rival, video());
  expect(await wrongFields({ video: foreign.id, videoCover: cover })).toEqual(['video']);
  expect(await wrongFields({ video: id, videoCover: foreign.poster?.id })).toEqual(['videoCover']);
  const whole = { ...input, video: id, videoCover: cover };
  const saved = await portal.as(staff)(contract.product.save, { ...whole, scope: 0 });
  const shown = async () => (await portal.as(buyer)(contract.product.detail, { id: saved.id })).product.video;
  expect(await shown()).toEqual({ url: `/files/${id}/video.mp4`, cover: `/files/${cover}` });
  await portal.as(staff)(contract.product.save, { ...whole, scope: 2, id: saved.id, version: 1 });
  const { url = '', cover: shownCover = '', ...more } = (await shown()) ?? {};
  const [address = '', file] = url.split('/video');
  expect([openedBy(portal, address), file, openedBy(portal, shownCover), more]).toEqual([id, '.mp4', cover, {}]);
});
