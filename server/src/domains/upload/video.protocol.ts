import { MemoryLocker, Server } from '@tus/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorName } from '@fairbridge/contract/codes.ts';
import { newFileId } from '../../core/id.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { VideoRow } from './video.queries.ts';
import type { VideoStore } from './video.store.ts';

/** Of what the protocol's own server answers we pass on only this: no permission for foreign pages is among it (G26). */
const PASSED_ON = ['tus-resumable', 'upload-offset', 'upload-length', 'upload-expires', 'cache-control'];

const NAMES: Record<number, ErrorName> = {
  403: 'conflict',
  404: 'notFound',
  409: 'conflict',
  410: 'notFound',
  413: 'tooLarge',
  415: 'wrongType',
  500: 'server',
};

/** The protocol's own server behind our routes: two requests for one upload never write at once. */
export class VideoProtocol {
  readonly #locker = new MemoryLocker();
  readonly #path: string;
  constructor(path: string) {
    this.#path = path;
  }

  /** One request of the protocol; what it refuses is thrown. A part comes by PATCH alone, so only that brings its body. */
  async ask(datastore: VideoStore, request: FastifyRequest): Promise<Response> {
    const server = new Server({
      path: this.#path,
      datastore,
      locker: this.#locker,
      allowedOrigins: [],
      namingFunction: newFileId,
    });
    const answered = await server.handleWeb(webRequest(request));
    if (datastore.thrown !== null) throw datastore.thrown;
    if (answered.status >= 400) fail(NAMES[answered.status] ?? 'malformed');
    return answered;
  }
}

function webRequest(request: FastifyRequest): Request {
  const withBody = request.method === 'PATCH';
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) if (typeof value === 'string') headers.set(name, value);
  // the beginning of an upload brings no bytes
  if (!withBody) ['content-type', 'content-length'].forEach((name) => headers.delete(name));
  return new Request(`http://portal${request.url}`, {
    method: request.method,
    headers,
    ...(withBody ? { body: bodyOf(request), duplex: 'half' as const } : {}),
  });
}

/** The part as it comes. Whoever stops reading does not hang up: the sender is still to be told why. */
function bodyOf(request: FastifyRequest): ReadableStream<Uint8Array> {
  const chunks: AsyncIterator<Uint8Array> = request.raw[Symbol.asyncIterator]();
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}

export function passOn(reply: FastifyReply, answered: Response): FastifyReply {
  for (const name of PASSED_ON) {
    const value = answered.headers.get(name);
    if (value !== null) void reply.header(name, value);
  }
  return reply.code(answered.status);
}

/** The answer to whoever asks how far an upload is that is all here. */
export function sayComplete(reply: FastifyReply, row: VideoRow): FastifyReply {
  return reply
    .header('tus-resumable', '1.0.0')
    .header('cache-control', 'no-store')
    .header('upload-length', String(row.bytes))
    .header('upload-offset', String(row.bytes))
    .send();
}
