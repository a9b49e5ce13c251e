import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { can, editor } from '@fairbridge/contract/roles.ts';
import { releaseOnClose, type UploadMemoryLimiter } from '../../platform/http/upload-memory-limiter.ts';
import { clearBodyTimeout, allowSlowBody } from '../../platform/http/body-timeout.ts';
import { failure, failureOfAppError, errorNameOf, type Failure } from '../../platform/http/failure.ts';
import { rateLimitAddress, rateLimitKeyOf, type RateLimiter } from '../../platform/http/rate-limiter.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { logFailure } from '../../platform/http/failure-log.ts';
import { AppError, fail } from '../../platform/http/app-error.ts';
import { languageOfRequest } from '../../platform/http/request-body.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Uploader } from './upload.rules.ts';
import { beginVideo, cancelVideo, finishVideo, ownerOfUpload } from './video.actions.ts';
import { ownVideo, videos, touchVideo, type VideoRow } from './video.queries.ts';
import { passOn, sayComplete, VideoProtocol } from './video.protocol.ts';
import { WRITE_BYTES } from './video-parts.ts';
import { failIfWrongVideoKind } from './video.first-bytes.ts';
import { VideoStore } from './video.store.ts';

export const RESUMABLE_PATH = '/upload/resumable';
const VIDEO_ID = /^[A-Za-z0-9]{10,40}$/;
const PART_TYPE = 'application/offset+octet-stream';

type Mounted = {
  base: string;
  services: Pick<Services, 'sessions' | 'files' | 'jobs' | 'videoParts' | 'videoTranscoder'>;
  contextOf: (host: string) => Promise<FairContext>;
  rate: RateLimiter;
  uploadMemory: UploadMemoryLimiter;
};
type Asked = { ctx: FairContext; caller: Uploader; request: FastifyRequest; reply: FastifyReply };

/**
 * Videos in parts by the tus protocol (tus.io, 1.0.0: core, creation, termination, expiration), so that a broken line costs nothing that was
 * acknowledged. In the order of every call: session, rate, who, then what is asked; at every request of an upload, not only at its first.
 */
export function mountResumable(app: FastifyInstance, { base, services, contextOf, rate, uploadMemory }: Mounted): void {
  const url = base + RESUMABLE_PATH;
  const protocol = new VideoProtocol(url);

  void app.register(async (inner) => {
    // the part is read as it comes, by the protocol's server
    inner.addContentTypeParser(PART_TYPE, (_request, payload, done) => done(null, payload));
    inner.route({ method: 'POST', url, handler: (request, reply) => answer(request, reply, null) });
    for (const method of ['HEAD', 'PATCH', 'DELETE'] as const)
      inner.route<{ Params: { id: string } }>({
        method,
        url: `${url}/:id`,
        handler: (request, reply) => answer(request, reply, request.params.id),
      });
  });

  async function answer(request: FastifyRequest, reply: FastifyReply, id: string | null): Promise<FastifyReply> {
    const lang = languageOfRequest(request);
    let known: Caller | null = null;
    try {
      const ctx = await contextOf(request.requestHost);
      const token = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
      known = token === '' ? null : await services.sessions.callerOf(ctx, token);
      if (!rate.consumeGeneral(rateLimitKeyOf(known, rateLimitAddress(request.ip)))) fail('tooMany');
      const asked: Asked = { ctx, caller: uploader(known, token), request, reply };
      return await (id === null ? begin(asked) : go(asked, id));
    } catch (thrown) {
      return sendUploadFailure(request, reply, { thrown, caller: known, id }, lang);
    }
  }

  async function begin({ ctx, caller, request, reply }: Asked): Promise<FastifyReply> {
    if (!rate.consume(`video ${caller.accountId}`, LIMITS.videosPerAccountHour, 3_600)) fail('tooMany');
    const store = new VideoStore(services.videoParts, null, (declared) => beginVideo(services, ctx, caller, declared));
    const answered = await protocol.ask(store, request);
    const id = store.begun;
    if (id === null) fail('malformed');
    return passOn(reply, answered).header('location', `${url}/${id}`).send();
  }

  async function go({ ctx, caller, request, reply }: Asked, id: string): Promise<FastifyReply> {
    const row = VIDEO_ID.test(id) ? await videos.find(ctx, ownVideo(id, ownerOfUpload(ctx, caller))) : undefined;
    if (row === undefined) fail('notFound');
    if (request.method === 'DELETE') {
      await cancelVideo(services, ctx, id);
      return reply.code(204).header('tus-resumable', '1.0.0').send();
    }
    // its answer to the last byte may have been lost: it is told again that all is here
    if (row.state !== 'receiving') return request.method === 'HEAD' ? sayComplete(reply, row) : fail('conflict');
    if (request.method === 'PATCH') await makeRoom(uploadMemory, request, caller);
    const store = new VideoStore(services.videoParts, row, null);
    const answered = await protocol.ask(store, request);
    if (request.method === 'PATCH') await received(services, ctx, row, store.offset);
    return passOn(reply, answered).send();
  }
}

/** Who may upload, of whoever shows this token. */
function uploader(caller: Caller | null, token: string): Uploader {
  if (token === '') fail('notSignedIn');
  if (caller === null) fail('sessionExpired');
  if (caller.kind === 'visitor' && !caller.registered) fail('registrationUnfinished');
  if (caller.kind === 'anonymous' || (caller.kind === 'organizer' && !can([editor], caller))) fail('notAllowed');
  return caller;
}

/** Parts are collected before they are written: one counts with that to the room that all bodies share. */
async function makeRoom(uploadMemory: UploadMemoryLimiter, request: FastifyRequest, caller: Uploader): Promise<void> {
  clearBodyTimeout(request);
  const sender = { key: caller.accountId, anonymous: false };
  const leave = await uploadMemory.acquire(sender, WRITE_BYTES);
  if (leave === null) fail('unavailable');
  releaseOnClose(request, leave);
  allowSlowBody(request, () => uploadMemory.acquireSlow(sender, WRITE_BYTES));
}

async function received(services: Mounted['services'], ctx: FairContext, row: VideoRow, offset: number): Promise<void> {
  await failIfWrongVideoKind(services, ctx, row, offset);
  if (offset === row.bytes) await finishVideo(services, ctx, row.id);
  else await touchVideo(ctx, row.id);
}

type Failed = { thrown: unknown; caller: Caller | null; id: string | null };

function sendUploadFailure(
  request: FastifyRequest,
  reply: FastifyReply,
  { thrown, caller, id }: Failed,
  lang: Lang,
): FastifyReply {
  const failed: Failure =
    thrown instanceof AppError ? failureOfAppError(thrown, lang) : failure(errorNameOf(thrown), lang);
  const objects = id !== null && VIDEO_ID.test(id) ? [id] : [];
  if (thrown instanceof AppError)
    logFailure(request, { call: 'upload.resumable', error: failed.error, caller, objects });
  else request.log.error({ err: thrown, call: 'upload.resumable' }, 'call failed');
  if (failed.status === 429 || failed.status === 503) void reply.header('retry-after', '30');
  return reply.code(failed.status).header('cache-control', 'no-store').send(failed.body);
}
