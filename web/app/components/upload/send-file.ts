import { NoAnswer, openEnvelope, requestOf } from '@fairbridge/contract/client.ts';
import type { CallAddress } from '@fairbridge/contract/call.ts';
import type { z } from 'zod';
import { caller } from '../../api.ts';
import type { Told } from './upload-queue.ts';

/**
 * Sends one file and tells how much of it is on its way.
 * Not by `fetch`, which says nothing of a request's progress. Throws `CallFailed` like every call, or the abort's reason.
 */
export function sendFile<I extends z.ZodType, O extends z.ZodType>(
  call: CallAddress<I, O>,
  input: z.input<I>,
  file: Blob,
  { share, signal }: Told,
): Promise<z.output<O>> {
  const { url, init } = requestOf({ ...call, method: 'GET' }, input, caller);
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open('POST', url);
    for (const [name, value] of new Headers(init.headers)) request.setRequestHeader(name, value);
    request.setRequestHeader('content-type', 'application/octet-stream');
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => share(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      try {
        resolve(openEnvelope(call, request.status, request.response));
      } catch (error) {
        reject(error);
      }
    };
    request.onerror = () => reject(new NoAnswer(call.path));
    request.onabort = () => reject(signal.reason);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
