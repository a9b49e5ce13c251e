import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { anonymousApiOf } from './anonymous-api.ts';
import { inputKey, type AnswerCache } from './answer-cache.ts';
import { announcedBytes, type UploadMemoryLimiter } from './upload-memory-limiter.ts';
import { BODY_MILLISECONDS, clearBodyTimeout, allowSlowBody, setBodyTimeout } from './body-timeout.ts';
import { callerOfToken, checkRate, checkRole, isWithinRate, type CallerOf } from './call-gate.ts';
import { sendFailure, sendJson, sendFile, type CallContext } from './call-reply.ts';
import { runCall, type ClosedCheck } from './call-run.ts';
import { failure, failureOfAppError } from './failure.ts';
import { factsInProcess, type Route, type RequestFacts } from './route.ts';
import { isLocalRequest } from './local-request.ts';
import { rateLimitAddress, rateLimitKeyOf, type RateLimitKey, type RateLimiter } from './rate-limiter.ts';
import { AppError } from './app-error.ts';
import { readerApiOf } from './reader-api.ts';
import { languageOfRequest, readBody } from './request-body.ts';

export type WithExhibition = { exhibition: { id: string } };
export type CallsOptions<S extends WithExhibition> = {
  base: string;
  routes: readonly Route<S>[];
  /** The exhibition is chosen by host name, nothing the client sends beside it (ruling 1.1, G3). */
  contextOf: (host: string) => Promise<S>;
  callerOf: CallerOf<S>;
  closedCheck: ClosedCheck<S>;
  rate: RateLimiter;
  answers: AnswerCache;
  uploadMemory: UploadMemoryLimiter;
};

const bodyLimitOf = ({ bodyBytesMax, takes }: AnyCall): number =>
  bodyBytesMax ?? (takes === 'bytes' ? LIMITS.fileBodyBytesMax : LIMITS.jsonBodyBytesMax);

/** Whose use was counted before the body came. */
const alreadyCounted = new WeakSet<FastifyRequest>();

/**
 * The one way a call is run: session, rate, who, input, handler, output, envelope, in this order for every call.
 * (The session comes before the rate, since signed-in callers are counted by account; whoever shows a token that is none is counted by address.)
 */
export function mountCalls<S extends WithExhibition>(app: FastifyInstance, options: CallsOptions<S>) {
  for (const route of options.routes) {
    app.route({
      method: route.call.method,
      url: options.base + route.call.path,
      bodyLimit: bodyLimitOf(route.call),
      config: { call: { name: route.name, cacheable: route.call.cacheable } },
      onRequest: (request, reply) => beforeBody(options, route, request, reply),
      handler: (request, reply) => serve(options, route, request, reply),
    });
  }
  return { anonymousApi: anonymousApiOf(options), readerApi: readerApiOf(options) };
}

/** A large body is read only for whoever its headers do not refuse already, and when there is room for it. */
async function beforeBody<S extends WithExhibition>(
  { contextOf, callerOf, rate, uploadMemory }: CallsOptions<S>,
  route: Route<S>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const bytes = announcedBytes(request, bodyLimitOf(route.call));
  if (bytes === 0) return;
  const lang = languageOfRequest(request);
  const known = await callerOfToken(callerOf, await contextOf(request.requestHost), request.headers.authorization);
  const caller = known instanceof AppError ? null : known;
  const counted = rateLimitKeyOf(caller, rateLimitAddress(request.ip));
  if (!route.call.lenient) alreadyCounted.add(request);
  const refused =
    (route.call.lenient ? null : checkRate(rate, route, counted, lang)) ??
    (known instanceof AppError ? failureOfAppError(known, lang) : checkRole(route.call, known, lang));
  const callContext: CallContext = { route, caller, read: null };
  if (refused !== null)
    return void (await sendFailure(request, reply.header('connection', 'close'), callContext, refused));
  if (!(await acquireUploadMemory(uploadMemory, request, reply, counted, bytes)))
    await sendFailure(request, reply, callContext, failure('unavailable', lang));
}

/** Room for a body, given back with the answer; false where there is none. */
async function acquireUploadMemory(
  uploadMemory: UploadMemoryLimiter,
  request: FastifyRequest,
  reply: FastifyReply,
  { account, address }: RateLimitKey,
  bytes: number,
): Promise<boolean> {
  clearBodyTimeout(request);
  const sender = { key: account ?? address, anonymous: account === null };
  const release = await uploadMemory.acquire(sender, bytes);
  if (release === null) return false;
  reply.raw.once('finish', release).once('close', release);
  if (request.raw.destroyed) release();
  if (account === null) setBodyTimeout(request, BODY_MILLISECONDS);
  else allowSlowBody(request, () => uploadMemory.acquireSlow(sender, bytes));
  return true;
}

async function serve<S extends WithExhibition>(
  { contextOf, callerOf, closedCheck, rate, answers }: CallsOptions<S>,
  route: Route<S>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { call } = route;
  const ctx = await contextOf(request.requestHost);
  const fair = ctx.exhibition.id;
  const token = request.headers.authorization;
  const address = rateLimitAddress(request.ip);
  const read = readBody(call, request);
  const key = token === undefined && call.cacheable && read.ok ? inputKey(call, read.value, read.lang) : null;
  const cached = key === null ? null : answers.get(fair, call.path, key);
  if (cached !== null && rate.consumeGeneral({ account: null, address })) return sendJson(reply, cached);
  const moment = answers.moment(fair);
  const known = await callerOfToken(callerOf, ctx, token);
  const caller = known instanceof AppError ? null : known;
  const callContext: CallContext = { route, caller, read };
  const counted = rateLimitKeyOf(caller, address);
  const uncounted = call.lenient || alreadyCounted.has(request);
  const refused = uncounted ? null : checkRate(rate, route, counted, read.lang);
  if (refused !== null) return sendFailure(request, reply, callContext, refused);
  if (known instanceof AppError) return sendFailure(request, reply, callContext, failureOfAppError(known, read.lang));
  if (!read.ok && !call.lenient) return sendFailure(request, reply, callContext, read.failed);
  const { lang } = read;
  const [raw, bytes] = read.ok ? [read.value, read.bytes] : [null, null];
  const tooOften = call.lenient && !isWithinRate(rate, route, address);
  const facts = { ...factsOf(request, address), bytes, tooOften };
  const made = await runCall(route, closedCheck, { ctx, caller: known, raw, lang, facts }, (thrown) =>
    request.log.error({ err: thrown, call: route.name }, 'call failed'),
  );
  if (!made.ok) return sendFailure(request, reply, callContext, made.failed);
  if (made.file !== null) return sendFile(reply, made.file);
  if (key !== null) answers.set(fair, call.path, key, made.body, moment);
  return sendJson(reply, made.body);
}

const factsOf = (request: FastifyRequest, address: string): RequestFacts => ({
  ...factsInProcess(address),
  agent: String(request.headers['user-agent'] ?? '').slice(0, 300),
  local: isLocalRequest(request),
  size: typeof request.body === 'string' ? Buffer.byteLength(request.body) : 0,
  doNotTrack: request.headers['dnt'] === '1' || request.headers['sec-gpc'] === '1',
  prefetch: [request.headers['sec-purpose'], request.headers['purpose']].some((purpose) =>
    /prefetch|prerender/.test(String(purpose)),
  ),
});
