import type { z } from 'zod';
import type { CallAddress } from './call.ts';
import { CODES, SUCCESS, type ErrorName } from './codes.ts';
import type { Context, ErrorData } from './envelope.ts';
import type { FieldError } from './issues.ts';

/**
 * One function type for every caller: the browser over HTTP, a page's load function on the server in process, a test.
 * Throws `CallFailed` when the answer is not a success.
 */
export type CallApi = <I extends z.ZodType, O extends z.ZodType>(
  call: CallAddress<I, O>,
  input: z.input<I>,
  signal?: AbortSignal,
) => Promise<z.output<O>>;

const byCode = new Map<number, ErrorName>(
  Object.entries(CODES).map(([name, entry]) => [entry.code, name as ErrorName]),
);

/** A call that did not succeed: the error's name, the text for the user, and what came with it. */
export class CallFailed extends Error {
  readonly code: number;
  readonly status: number;
  readonly data: ErrorData;
  constructor(code: number, status: number, message: string, data: ErrorData) {
    super(message);
    this.code = code;
    this.status = status;
    this.data = data;
  }
  /** The error's name in the table, or null for a code this build does not know. */
  get error(): ErrorName | null {
    return byCode.get(this.code) ?? null;
  }
  get fields(): readonly FieldError[] {
    return this.data.fields ?? [];
  }
}

/** No answer came to a call, whose path is the message: there is no network, or something in the browser stopped it. As `fetch` throws, a `TypeError`. */
export class NoAnswer extends TypeError {}

// Read by hand, not by a schema: every public page loads this file, and the schema library would weigh more than all of it.
type Answer = Readonly<Record<string, unknown>>;
const isRecord = (value: unknown): value is Answer =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFieldError = (value: unknown): value is FieldError =>
  isRecord(value) && ['field', 'rule', 'message'].every((key) => typeof value[key] === 'string');
const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

function isSuccess(answer: Answer): boolean {
  if (answer['code'] === SUCCESS || answer['code'] === '1000' || answer['code'] === '0000') return true;
  return 'app-token' in answer || answer['status'] === 'OK';
}

function errorData(data: unknown): ErrorData {
  if (!isRecord(data)) return {};
  const { fields, ...rest } = data;
  return Array.isArray(fields) ? { ...rest, fields: fields.filter(isFieldError) } : rest;
}

/** Opens the envelope of what was sent to `call`. */
export const openEnvelope = <O extends z.ZodType>(
  _call: CallAddress<z.ZodType, O>,
  status: number,
  body: unknown,
): z.output<O> => openAnswer(status, body) as z.output<O>; // our own server has parsed it by the same schema

/** Opens an envelope (specification, section 8: what counts as success). Throws `CallFailed`. */
export function openAnswer(status: number, body: unknown): unknown {
  if (!isRecord(body)) throw new CallFailed(CODES.server.code, status, CODES.server.en, {});
  if (isSuccess(body)) return body['data'];
  const message = textOf(body['message']) ?? textOf(body['msg']) ?? '';
  throw new CallFailed(Number(body['code'] ?? CODES.server.code), status, message, errorData(body['data']));
}

export type Caller = {
  context: () => Context;
  token: () => string | null;
  base: string;
  fetch?: (url: string, init: RequestInit) => Promise<Response>;
};

export function requestOf(call: CallAddress, input: unknown, caller: Caller): { url: string; init: RequestInit } {
  const fields = { ...caller.context(), ...(typeof input === 'object' ? input : {}) };
  const token = caller.token();
  const headers: Record<string, string> = token === null ? {} : { authorization: token };
  const url = caller.base + call.path;
  if (call.method === 'GET') {
    const query = new URLSearchParams(
      Object.entries(fields).map(([key, value]): [string, string] => [key, String(value)]),
    );
    return { url: `${url}?${query}`, init: { method: 'GET', headers } };
  }
  headers['content-type'] = 'application/json';
  return { url, init: { method: 'POST', headers, body: JSON.stringify(fields) } };
}

/** Throws `NoAnswer` where none came; aborts come through as they are. */
export const send = (
  call: CallAddress,
  { fetch: byFetch = fetch }: Caller,
  url: string,
  init: RequestInit,
): Promise<Response> =>
  byFetch(url, init).catch((error: unknown) => {
    throw error instanceof TypeError ? new NoAnswer(call.path, { cause: error }) : error;
  });

/** The client that speaks HTTP. Throws `NoAnswer` where none came; aborts come through as they are. */
export function httpClient(caller: Caller): CallApi {
  return async (call, input, signal) => {
    const { url, init } = requestOf(call, input, caller);
    const response = await send(call, caller, url, { ...init, signal: signal ?? null });
    const body: unknown = await response.json().catch(() => null);
    return openEnvelope(call, response.status, body);
  };
}
