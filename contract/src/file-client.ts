import type { z } from 'zod';
import type { CallAddress } from './call.ts';
import { CallFailed, openEnvelope, requestOf, send, type Caller } from './client.ts';
import { CODES } from './codes.ts';

/** Fetches the file that a call answers with (ruling 1.6), under the name the server gives it. */
export async function fetchFile<I extends z.ZodType, O extends z.ZodType>(
  call: CallAddress<I, O>,
  input: z.input<I>,
  caller: Caller,
  signal?: AbortSignal,
): Promise<{ name: string; file: Blob }> {
  const { url, init } = requestOf(call, input, caller);
  const response = await send(call, caller, url, { ...init, signal: signal ?? null });
  const disposition = response.headers.get('content-disposition');
  if (!response.ok || disposition === null) {
    const body: unknown = await response.json().catch(() => null);
    openEnvelope(call, response.status, body);
    throw new CallFailed(CODES.server.code, response.status, CODES.server.en, {});
  }
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(disposition)?.[1] ?? 'file';
  return { name: decodeURIComponent(encoded), file: await response.blob() };
}

/** Sends one file as the body of a call that takes bytes. */
export async function sendBytes<I extends z.ZodType, O extends z.ZodType>(
  call: CallAddress<I, O>,
  input: z.input<I>,
  file: Blob,
  caller: Caller,
): Promise<z.output<O>> {
  const { url, init } = requestOf({ ...call, method: 'GET' }, input, caller);
  const response = await send(call, caller, url, {
    ...init,
    method: 'POST',
    headers: { ...init.headers, 'content-type': 'application/octet-stream' },
    body: file,
  });
  const body: unknown = await response.json().catch(() => null);
  return openEnvelope(call, response.status, body);
}
