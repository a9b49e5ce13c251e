import type { FastifyInstance, FastifyReply } from 'fastify';
import { CallFailed, type CallApi } from '@fairbridge/contract/client.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { FileStore } from '../../platform/files/file-store.ts';
import { FILE_POLICY } from '../../platform/http/attachment.ts';
import type { InProcess } from '../../platform/http/anonymous-api.ts';
import { isKnown } from '../../platform/http/etag.ts';
import { failure } from '../../platform/http/failure.ts';
import { rateLimitAddress, type RateLimiter } from '../../platform/http/rate-limiter.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { sharedOf } from './sharing.facts.ts';
import { SharePictures, type PictureOf } from './sharing.pictures.ts';

export type SharingOptions = {
  base: string;
  files: FileStore;
  contextOf: (host: string) => Promise<FairContext>;
  rate: RateLimiter;
  anonymousApi: (ctx: FairContext, lang: Lang, inProcess: InProcess) => CallApi;
  pictureOf: PictureOf;
};

/** A page that is restricted from now on: its picture is asked for again within the time of other media (G5). */
const CACHED = 'public, max-age=300';
const FILE = /^([A-Za-z0-9]{4,40})\.(zh|en)\.png$/;

const isGone = (error: unknown): boolean =>
  error instanceof CallFailed &&
  ['notFound', 'productTips', 'notSignedIn', 'liveCodeNeeded', 'badInput', 'registrationOnly'].includes(
    error.error ?? '',
  );

/**
 * Pictures of pages that are shared in chats and networks: `/og/{kind}/{id}.{lang}.png`, drawn from what an anonymous caller is told (G7),
 * one at a time, and kept in the store. The version in the address that pages give is for those who keep pictures; it is not read.
 */
export function mountSharing(app: FastifyInstance, options: SharingOptions): void {
  const { base, files, contextOf, rate, anonymousApi, pictureOf } = options;
  const pictures = new SharePictures(files, pictureOf);

  app.get<{ Params: { kind: string; file: string } }>(`${base}/og/:kind/:file`, async (request, reply) => {
    const address = rateLimitAddress(request.ip);
    if (!rate.consumeByAddress(address, 'share', LIMITS.sharePicturesPerMinute, 60)) return send(reply, 'tooMany');
    const [, id = '', lang = ''] = FILE.exec(request.params.file) ?? [];
    if (lang !== 'zh' && lang !== 'en') return send(reply, 'notFound');
    const ctx = await contextOf(request.requestHost);
    const asked = sharedOf(anonymousApi(ctx, lang, { address }), request.params.kind, id, lang);
    const shared = await asked.catch((error: unknown) => {
      if (isGone(error)) return null;
      throw error;
    });
    if (shared === null) return send(reply, 'notFound');
    const key = SharePictures.idOf(shared);
    void reply
      .header('content-type', 'image/png')
      .header('cache-control', CACHED)
      .header('etag', `"${key}"`)
      .header('content-security-policy', FILE_POLICY);
    if (isKnown(request.headers['if-none-match'], `"${key}"`)) return reply.code(304).send();
    const bytes = await pictures.bytesOf(ctx, key, shared);
    return bytes === null ? send(reply.removeHeader('etag'), 'unavailable') : reply.send(bytes);
  });
}

function send(reply: FastifyReply, name: 'notFound' | 'tooMany' | 'unavailable'): FastifyReply {
  const { status, body } = failure(name, 'zh');
  if (status !== 404) void reply.header('retry-after', '30');
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
