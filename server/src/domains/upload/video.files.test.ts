import { beforeAll, describe, expect, test } from 'vitest';
import { SUGAR_HOST, testPortal } from '../../../test/portal.ts';
import { begin, upload, video } from '../../../test/videos.ts';
import { makeEmployee, makeExhibitor, type Employee } from '../../../test/world.ts';
import { videoKey } from '../../platform/files/whole-files.ts';

const portal = testPortal();
let staff: Employee;
let url: string;
let whole: Buffer;
beforeAll(async () => {
  staff = await makeEmployee(portal, await makeExhibitor(portal));
  const { id, url: address } = await upload(portal, staff, video());
  url = address;
  whole = (await portal.portal.services.files.read(videoKey(id))) ?? Buffer.alloc(0);
});

const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', at = url) =>
  portal.app.inject({ method, url: at, headers: { host: 'localhost', ...headers } });

describe('a video is served', () => {
  test('whole, so that it cannot run (G41)', async () => {
    const answer = await get();
    expect(answer.statusCode).toBe(200);
    expect(answer.rawPayload.equals(whole)).toBe(true);
    expect(answer.headers).toMatchObject({
      'content-type': 'video/mp4',
      'content-length': String(whole.length),
      'accept-ranges': 'bytes',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'content-disposition': 'inline',
    });
  });

  test('in the part that is asked for', async () => {
    const size = whole.length;
    for (const [asked, from, to] of [
      ['bytes=0-99', 0, 99],
      ['bytes=100-', 100, size - 1],
      ['bytes=-50', size - 50, size - 1],
      [`bytes=10-${size * 2}`, 10, size - 1],
    ] as const) {
      const answer = await get({ range: asked });
      expect([answer.statusCode, answer.headers['content-range']]).toEqual([206, `bytes ${from}-${to}/${size}`]);
      expect(answer.rawPayload.equals(whole.subarray(from, to + 1))).toBe(true);
    }
    const beyond = await get({ range: `bytes=${size}-` });
    expect([beyond.statusCode, beyond.headers['content-range'], beyond.body]).toEqual([416, `bytes */${size}`, '']);
  });

  test('as its head alone', async () => {
    const answer = await get({ range: 'bytes=0-9' }, 'HEAD');
    expect([answer.statusCode, answer.headers['content-length'], answer.rawPayload.length]).toEqual([206, '10', 0]);
  });

  test('not again to who has it, and whole to who has another', async () => {
    const tag = String((await get()).headers['etag']);
    expect((await get({ 'if-none-match': tag })).statusCode).toBe(304);
    expect((await get({ 'if-none-match': '"other", W/' + tag })).statusCode).toBe(304);
    expect((await get({ range: 'bytes=0-9', 'if-range': tag })).statusCode).toBe(206);
    expect((await get({ range: 'bytes=0-9', 'if-range': '"other"' })).statusCode).toBe(200);
  });

  test('in its own exhibition alone, and only when it is ready', async () => {
    expect((await get({ host: SUGAR_HOST })).statusCode).toBe(404);
    const unfinished = await begin(portal, staff, 100);
    const missing = await get({}, 'GET', `/files/${'A'.repeat(24)}/video.mp4`);
    const early = await get({}, 'GET', `/files/${unfinished}/video.mp4`);
    expect([early.statusCode, early.body]).toEqual([404, missing.body]);
    for (const id of ['..%2f..%2fetc', 'a%00b'])
      expect((await get({}, 'GET', `/files/${id}/video.mp4`)).statusCode).toBe(404);
  });
});
