import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { openEnvelope, type CallApi } from '@fairbridge/contract/client.ts';
import { fileOut, type FileOut } from '@fairbridge/contract/fields.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { admits, type Caller } from '@fairbridge/contract/who.ts';
import type { AnswerCache } from './answer-cache.ts';
import { attachment, FILE_POLICY } from './attachment.ts';
import { announcedBytes, type BodyRoom } from './body-room.ts';
import { BODY_MILLISECONDS, freeBodyTime, letBodyCome, limitBodyTime } from './body-time.ts';
import { badInput, failure, failureOf, failureOfRefusal, type Failure } from './failure.ts';
import type { Bound, RequestFacts } from './implement.ts';
import { isLocalRequest } from './local-request.ts';
import { countedAddress, type RateLimiter } from './rate.ts';
import { askedObjects, logRefusal } from './refusal-log.ts';
import { Refusal } from './refusal.ts';
import { languageOfRequest, readBody, type ReadBody } from './request-body.ts';

export type Scoped = { exhibition: { id: string } };
export type CallsOptions<S extends Scoped> = {
  base: string;
  bound: readonly Bound<S>[];
  /** The exhibition is chosen by host name, nothing the client sends beside it (ruling 1.1, G3). */
  scopeOf: (host: string) => Promise<S>;
  /** Null when the token is not, or no longer, that of a session of this exhibition. */
  callerOf: (scope: S, token: string) => Promise<Caller | null>;
  /** Why this caller may not make this call at all for now, such as before the fair opens; null when nothing is in the way. */
  closedTo: (scope: S, caller: Caller, name: string) => Refusal | null;
  rate: RateLimiter;
  answers: AnswerCache;
  room: BodyRoom;
};

/** For whom calls are made in process: the client's address, which they count for, and an ear for the paths that were asked. */
export type InProcess = { address: string; used?: (path: string) => void };

const anonymousCaller: Caller = { kind: 'anonymous' };
const SUCCESS_HEAD = Buffer.from('{"code":1000,"message":"ok","data":');

const bodyLimitOf = ({ bodyBytesMax, takes }: AnyCall): number =>
  bodyBytesMax ?? (takes === 'bytes' ? LIMITS.fileBodyBytesMax : LIMITS.jsonBodyBytesMax);

type Made = { ok: true; body: Buffer; file: FileOut | null } | { ok: false; failed: Failure };

/**
 * The one way a call is run: session, rate, who, input, handler, output, envelope, in this order for every call.
 * (The session comes before the rate, since signed-in callers are counted by account; whoever shows a token that is none is counted by address.)
 */
export function mountCalls<S extends Scoped>(app: FastifyInstance, options: CallsOptions<S>) {
  /** Whose use was counted before the body came. */
  const counted = new WeakSet<FastifyRequest>();
  const byPath = new Map(options.bound.map((bound) => [bound.call.path, bound]));

  for (const bound of options.bound) {
    app.route({
      method: bound.call.method,
      url: options.base + bound.call.path,
      bodyLimit: bodyLimitOf(bound.call),
      onRequest: (request, reply) => beforeBody(bound, request, reply),
      handler: (request, reply) => serve(bound, request, reply),
    });
  }

  /** A large body is read only for whoever its headers do not refuse already, and when there is room for it. */
  async function beforeBody(bound: Bound<S>, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const bytes = announcedBytes(request, bodyLimitOf(bound.call));
    if (bytes === 0) return;
    const lang = languageOfRequest(request);
    const address = countedAddress(request.ip);
    const known = await callerOf(await options.scopeOf(request.askedHost), request.headers.authorization);
    const caller = known instanceof Refusal ? null : known;
    counted.add(request);
    const refused = refusedByRate(bound, caller, address, lang) ?? refusedByWho(bound.call, known, lang);
    const asking: Asking = { bound, caller, objects: [] };
    if (refused !== null) return void (await fail(request, reply.header('connection', 'close'), asking, refused));
    const account = caller !== null && caller.kind !== 'anonymous' ? caller.accountId : null;
    freeBodyTime(request);
    const sender = { key: account ?? address, stranger: account === null };
    const leave = await options.room.take(sender, bytes);
    if (leave === null) return void (await fail(request, reply, asking, failure('unavailable', lang)));
    reply.raw.once('finish', leave).once('close', leave);
    if (request.raw.destroyed) leave();
    if (account === null) limitBodyTime(request, BODY_MILLISECONDS);
    else letBodyCome(request, () => options.room.stay(sender, bytes));
  }

  async function serve(bound: Bound<S>, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const scope = await options.scopeOf(request.askedHost);
    const token = request.headers.authorization;
    const address = countedAddress(request.ip);
    const read = readBody(bound.call, request);
    const asked = token === undefined ? askedOf(bound.call, read) : null;
    const kept = asked === null ? null : options.answers.get(scope.exhibition.id, bound.call.path, asked);
    if (kept !== null && options.rate.takeBy(address, '', LIMITS.callsPerClientFiveMinutes, 300))
      return send(reply, kept);
    const moment = options.answers.moment(scope.exhibition.id);
    const known = await callerOf(scope, token);
    const caller = known instanceof Refusal ? null : known;
    const asking: Asking = { bound, caller, objects: read.ok ? askedObjects(bound.call, read.value) : [] };
    const refused = counted.has(request) ? null : refusedByRate(bound, caller, address, read.lang);
    if (refused !== null) return fail(request, reply, asking, refused);
    if (known instanceof Refusal) return fail(request, reply, asking, failureOfRefusal(known, read.lang));
    if (caller === null) return fail(request, reply, asking, failure('sessionExpired', read.lang));
    if (!read.ok) return fail(request, reply, asking, read.failed);
    const made = await run(
      bound,
      scope,
      caller,
      read.value,
      read.lang,
      {
        address,
        agent: String(request.headers['user-agent'] ?? '').slice(0, 300),
        local: isLocalRequest(request),
        bytes: read.bytes,
      },
      request,
    );
    if (!made.ok) return fail(request, reply, asking, made.failed);
    if (made.file !== null) return sendFile(reply, made.file);
    if (asked !== null) options.answers.set(scope.exhibition.id, bound.call.path, asked, made.body, moment);
    return send(reply, made.body);
  }

  /** Who asks; null with a session that ended, a refusal with one that may not be used now. */
  async function callerOf(scope: S, token: string | undefined): Promise<Caller | Refusal | null> {
    if (token === undefined || token === '') return anonymousCaller;
    try {
      return await options.callerOf(scope, token.replace(/^Bearer /i, ''));
    } catch (thrown) {
      if (thrown instanceof Refusal) return thrown;
      throw thrown;
    }
  }

  function refusedByRate(bound: Bound<S>, caller: Caller | null, address: string, lang: Lang): Failure | null {
    const known = caller !== null && caller.kind !== 'anonymous' ? caller.accountId : null;
    const general = known === null ? LIMITS.callsPerClientFiveMinutes : LIMITS.callsPerCallerFiveMinutes;
    const taken = (what: string, max: number, seconds: number): boolean =>
      known === null
        ? options.rate.takeBy(address, what, max, seconds)
        : options.rate.take(what === '' ? known : `${what} ${known}`, max, seconds);
    if (!taken('', general, 300)) return failure('tooMany', lang);
    if (bound.call.rate !== null && !taken(bound.name, bound.call.rate.perMinute, 60)) return failure('tooMany', lang);
    return null;
  }

  async function run(
    bound: Bound<S>,
    scope: S,
    caller: Caller,
    raw: unknown,
    lang: Lang,
    facts: RequestFacts,
    request: FastifyRequest | null,
  ): Promise<Made> {
    const { call } = bound;
    if (!admits(call.who, caller)) return { ok: false, failed: notAdmitted(call, caller, lang) };
    const closed = options.closedTo(scope, caller, bound.name);
    if (closed !== null) return { ok: false, failed: failureOfRefusal(closed, lang) };
    const input = call.input.safeParse(raw);
    if (!input.success) return { ok: false, failed: badInput(input.error, lang) };
    try {
      const seconds = call.answers === 'file' ? LIMITS.exportSeconds : LIMITS.callSeconds;
      const result = await inTime(bound.handle({ scope, caller, input: input.data, lang, request: facts }), seconds);
      const output = call.output.parse(result);
      if (call.answers === 'file') return { ok: true, body: Buffer.alloc(0), file: fileOut.parse(output) };
      return { ok: true, body: Buffer.concat([SUCCESS_HEAD, Buffer.from(JSON.stringify(output) + '}')]), file: null };
    } catch (thrown) {
      const failed = failureOf(thrown, call, lang);
      if (failed.unexpected) request?.log.error({ err: thrown, call: bound.name }, 'call failed');
      return { ok: false, failed };
    }
  }

  /**
   * The calls in process, as the anonymous caller: what pages are rendered with. They share the answers kept for anonymous callers,
   * and count for whoever asked for the page as if the client had made them; whether a page is made at all is decided before.
   */
  function anonymousApi(scope: S, lang: Lang, { address, used }: InProcess): CallApi {
    return async (asked, input) => {
      // a page bundle holds its own copy of the contract, so a call is looked up by its path
      const bound = byPath.get(asked.path);
      if (bound === undefined) throw new Error(`no call at ${asked.path}`);
      used?.(asked.path);
      const key = bound.call.cacheable ? inputKey(bound.call, input, lang) : null;
      const kept = key === null ? null : options.answers.get(scope.exhibition.id, asked.path, key);
      const moment = options.answers.moment(scope.exhibition.id);
      if (kept === null) refusedByRate(bound, anonymousCaller, address, lang);
      const made: Made =
        kept === null
          ? await run(
              bound,
              scope,
              anonymousCaller,
              input,
              lang,
              { address, agent: '', local: false, bytes: null },
              null,
            )
          : { ok: true, body: kept, file: null };
      if (!made.ok) return openEnvelope(asked, made.failed.status, made.failed.body);
      if (key !== null && kept === null) options.answers.set(scope.exhibition.id, asked.path, key, made.body, moment);
      const body: unknown = JSON.parse(made.body.toString());
      return openEnvelope(asked, 200, body);
    };
  }

  return { anonymousApi };
}

function refusedByWho(call: AnyCall, caller: Caller | Refusal | null, lang: Lang): Failure | null {
  if (caller instanceof Refusal) return failureOfRefusal(caller, lang);
  if (caller === null) return failure('sessionExpired', lang);
  return admits(call.who, caller) ? null : notAdmitted(call, caller, lang);
}

function notAdmitted(call: AnyCall, caller: Caller, lang: Lang): Failure {
  if (caller.kind === 'anonymous') return failure('notSignedIn', lang);
  if (caller.kind === 'visitor' && call.who.includes('registeredVisitor'))
    return failure('registrationUnfinished', lang);
  return failure('notAllowed', lang);
}

const KEY_MAX = 2_000;

/** An input as the call reads it, without what it does not know, and in which language: what a kept answer depends on. Null: not kept. */
function inputKey(call: AnyCall, raw: unknown, lang: Lang): string | null {
  const input = call.input.safeParse(raw);
  if (!input.success) return null;
  const key = `${lang} ${JSON.stringify(input.data)}`;
  return key.length > KEY_MAX ? null : key;
}

const askedOf = (call: AnyCall, read: ReadBody): string | null =>
  call.cacheable && read.ok ? inputKey(call, read.value, read.lang) : null;

/** The server bounds itself whatever the client's time-out is (ruling 8.5). */
async function inTime<T>(work: T | Promise<T>, seconds: number): Promise<T> {
  if (!(work instanceof Promise)) return work;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('call timeout')), seconds * 1000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

function send(reply: FastifyReply, body: Buffer): FastifyReply {
  return reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store').send(body);
}

/** The file itself, to be saved under its name and never shown as a page of ours (G41, G42). */
function sendFile(reply: FastifyReply, { name, type, bytes }: FileOut): FastifyReply {
  return reply
    .header('content-type', type)
    .header('content-disposition', attachment(name))
    .header('content-security-policy', FILE_POLICY)
    .header('cache-control', 'no-store')
    .send(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

type Asking = { bound: { name: string }; caller: Caller | null; objects: readonly string[] };

function fail(request: FastifyRequest, reply: FastifyReply, asking: Asking, failed: Failure): FastifyReply {
  const { bound, caller, objects } = asking;
  logRefusal(request, { call: bound.name, error: failed.error, caller, objects });
  if (failed.status === 429 || failed.status === 503) void reply.header('retry-after', '30');
  return reply.code(failed.status).header('cache-control', 'no-store').send(failed.body);
}
