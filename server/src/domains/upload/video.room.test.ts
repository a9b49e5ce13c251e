import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { CODES } from '@fairbridge/contract/codes.ts';
import { testPortal } from '../../../test/portal.ts';
import { begin, settled, video } from '../../../test/videos.ts';
import { makeEmployee, makeExhibitor } from '../../../test/world.ts';
import { decorateRequestHost } from '../../platform/http/request-host.ts';
import { UploadMemoryLimiter } from '../../platform/http/upload-memory-limiter.ts';
import { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { mountResumable, RESUMABLE_PATH } from './video.resumable.ts';
import { WRITE_BYTES } from './video-parts.ts';

const portal = testPortal();

test('a part of a video counts to the room that all bodies share, until it is taken', async () => {
  const staff = await makeEmployee(portal, await makeExhibitor(portal));
  const app = Fastify();
  decorateRequestHost(app, { forwarded: false, isOurs: () => false });
  const uploadMemory = new UploadMemoryLimiter({ perClient: 1.5 * WRITE_BYTES, timeoutMs: 1_000 });
  const { services, contextOf } = portal.portal;
  mountResumable(app, { base: '', services, contextOf, rate: new RateLimiter(), uploadMemory });
  // a request that comes over a line ends, which is when its room is free again
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  const bytes = video('mp4');
  const half = Math.floor(bytes.length / 2);
  const id = await begin(portal, staff, bytes.length);
  const send = async (from: number, to: number) => {
    const { status } = await fetch(`${origin}${RESUMABLE_PATH}/${id}`, {
      method: 'PATCH',
      headers: {
        authorization: staff.token ?? '',
        'tus-resumable': '1.0.0',
        'upload-offset': String(from),
        'content-type': 'application/offset+octet-stream',
      },
      body: new Uint8Array(bytes.subarray(from, to)),
    });
    return status;
  };
  const leave = await uploadMemory.acquire({ key: staff.accountId, anonymous: false }, WRITE_BYTES);
  expect(await send(0, half)).toBe(CODES.unavailable.status);
  leave?.();
  expect([await send(0, half), await send(half, bytes.length)]).toEqual([204, 204]);
  expect((await settled(portal, staff, id)).state).toBe('ready');
  await app.close();
});
