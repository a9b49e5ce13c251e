import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { AnyCall } from '@fairbridge/contract/call.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { isLang, type Lang } from '@fairbridge/contract/text.ts';
import { failure, type Failure } from './failure.ts';

export type ReadBody =
  | { ok: true; value: unknown; lang: Lang; bytes: Buffer | null }
  | { ok: false; failed: Failure; lang: Lang };

const withLanguage = z.looseObject({ languageType: z.unknown() });

function languageOf(value: unknown, request: FastifyRequest): Lang {
  const parsed = withLanguage.safeParse(value);
  if (parsed.success && isLang(parsed.data.languageType)) return parsed.data.languageType;
  return /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'zh';
}

/** The caller's language where there is no input that could tell it. */
export const languageOfRequest = (request: FastifyRequest): Lang => languageOf(request.query, request);

/** What was sent, as a plain value; the call's own schema judges it afterwards. */
export function readBody(call: AnyCall, request: FastifyRequest): ReadBody {
  if (call.method === 'GET' || call.takes === 'bytes') {
    const lang = languageOf(request.query, request);
    const bytes = Buffer.isBuffer(request.body) ? request.body : null;
    if (call.takes === 'bytes' && bytes === null) return { ok: false, failed: failure('wrongType', lang), lang };
    return { ok: true, value: request.query ?? {}, lang, bytes };
  }
  if (typeof request.body !== 'string') {
    const lang = languageOf(null, request);
    return { ok: false, failed: failure('wrongType', lang), lang };
  }
  return parseJson(call, request.body, request);
}

function parseJson(call: AnyCall, text: string, request: FastifyRequest): ReadBody {
  const plain = languageOf(null, request);
  try {
    const value: unknown = JSON.parse(text === '' ? '{}' : text);
    const lang = languageOf(value, request);
    if (typeof value !== 'object' || value === null || Array.isArray(value))
      return { ok: false, failed: failure('malformed', lang), lang };
    // a file is written in the caller's language, unless another one is asked for
    return { ok: true, value: call.answers === 'file' ? { lang, ...value } : value, lang, bytes: null };
  } catch {
    return { ok: false, failed: failure('malformed', plain), lang: plain };
  }
}

/** JSON bodies stay text until a call reads them, files stay bytes; every other kind is refused (G26). */
export function acceptBodies(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/json',
    { parseAs: 'string', bodyLimit: LIMITS.jsonBodyBytesMax },
    (_request, body, done) => done(null, body),
  );
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
}
