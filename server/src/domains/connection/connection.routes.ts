import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { API_SCOPES, type ApiScope } from '@fairbridge/contract/connection/connection.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { HttpPlugin } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { failure, failureOfAppError } from '../../platform/http/failure.ts';
import { rateLimitAddress, type RateLimiter } from '../../platform/http/rate-limiter.ts';
import { fail, failFields, AppError } from '../../platform/http/app-error.ts';
import type { KeysetRange } from '../../platform/database/keyset-page.ts';
import { readerOfKey } from './api-key.actions.ts';
import { RECORDS } from './connection.records.ts';
import { languageOfRequest } from '../../platform/http/request-body.ts';

const cursorShape = z.tuple([z.iso.datetime({ offset: true }), z.string().regex(/^[A-Za-z0-9]{10,40}$/)]);

const cursorOf = (at: string, id: string): string => Buffer.from(JSON.stringify([isoOf(at), id])).toString('base64url');

/** '2026-11-23 19:20:01.123456+00' as ISO, to the microsecond. */
const isoOf = (at: string): string => at.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');

function afterOf(cursor: string): KeysetRange['after'] {
  if (cursor === '') return null;
  try {
    const [at, id] = cursorShape.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')));
    return { at, id };
  } catch {
    return failFields({ field: 'cursor', rule: 'format' });
  }
}

function sinceOf(text: string): Date | null {
  if (text === '') return null;
  const since = z.iso.datetime({ offset: true }).safeParse(text);
  return since.success ? new Date(since.data) : failFields({ field: 'since', rule: 'format' });
}

function limitOf(text: string): number {
  const limit = text === '' ? LIMITS.apiPageSize : Number(text);
  if (!Number.isInteger(limit) || limit < 1) failFields({ field: 'limit', rule: 'wholeNumber' });
  if (limit > LIMITS.apiPageSize) failFields({ field: 'limit', rule: 'tooBig', values: { max: LIMITS.apiPageSize } });
  return limit;
}

function readingOf({ url }: FastifyRequest): KeysetRange {
  const query = new URL(url, 'http://api.invalid').searchParams;
  return {
    since: sinceOf(query.get('since') ?? ''),
    after: afterOf(query.get('cursor') ?? ''),
    limit: limitOf(query.get('limit') ?? ''),
  };
}

/** Whose key the request shows. Whoever shows none is counted by address, so that keys are not guessed. */
async function readerOfRequest(rate: RateLimiter, ctx: FairContext, request: FastifyRequest, wanted: ApiScope) {
  const client = rateLimitAddress(request.ip);
  if (!rate.consumeGeneral({ account: null, address: client })) fail('tooMany');
  const key = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
  const reader = await readerOfKey(ctx, key);
  if (reader === null) {
    if (!rate.consumeByAddress(client, 'unknown API key', LIMITS.apiReadsPerMinute, 60)) fail('tooMany');
    return fail('apiKeyWrong');
  }
  if (!rate.consume(`API key ${reader.id}`, LIMITS.apiReadsPerMinute, 60)) fail('tooMany');
  if (!reader.scopes.includes(wanted)) fail('apiScopeMissing');
  return reader;
}

/**
 * What a company's own systems read by a key (the page /connection-guide says how): the company's own data as its administrators see it, nothing else,
 * and nothing is changed by it. The fair is chosen by host as everywhere; a key of another fair is none.
 */
export const mountApi: HttpPlugin = (app, { base, contextOf, rate }) => {
  for (const wanted of API_SCOPES)
    app.get(`${base}/api/v1/${wanted}`, async (request, reply) => {
      try {
        const ctx = await contextOf(request.requestHost);
        const { exhibitor_id: exhibitorId } = await readerOfRequest(rate, ctx, request, wanted);
        return await send(reply, 200, await pageOfRecords(ctx, exhibitorId, wanted, readingOf(request)));
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return refused(request, reply, error);
      }
    });
};

async function pageOfRecords(ctx: FairContext, exhibitorId: string, wanted: ApiScope, reading: KeysetRange) {
  const found = await RECORDS[wanted](ctx, exhibitorId, { ...reading, limit: reading.limit + 1 });
  const shown = found.slice(0, reading.limit);
  const last = shown.at(-1);
  const next = found.length > shown.length && last !== undefined ? cursorOf(last.at, last.record.id) : null;
  return { data: shown.map(({ record }) => record), next };
}

const send = (reply: FastifyReply, status: number, body: unknown): FastifyReply =>
  reply.code(status).header('cache-control', 'no-store').type('application/json; charset=utf-8').send(body);

function refused(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const lang = languageOfRequest(request);
  const { status, body } = error.error === 'tooMany' ? failure('tooMany', lang) : failureOfAppError(error, lang);
  if (status === 429) void reply.header('retry-after', '60');
  if (status === 401) void reply.header('www-authenticate', 'Bearer');
  return send(reply, status, body);
}
