import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { isKnown } from '../http/etag.ts';
import type { FastifyReply, FastifyRequest } from 'fastify';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const gunzip = promisify(zlib.gunzip);
const BROTLI = { params: { [zlib.constants.BROTLI_PARAM_QUALITY]: 5 } };
/** Below this many bytes packing gains nothing. */
const PACK_FROM = 1_000;

/** No client takes more encodings than fit in here. */
const ACCEPTED_MAX = 500;

type Encoding = 'br' | 'gzip' | 'identity';

/** What this client takes, in our order of liking; an encoding with q=0 is refused. */
export function encodingOf(accepted: string | undefined): Encoding {
  if (accepted === undefined) return 'identity';
  const taken = accepted
    .slice(0, ACCEPTED_MAX)
    .split(',')
    .map((one) => one.split(';').map((part) => part.trim()));
  const takes = (name: string): boolean =>
    taken.some(([coding, weight = '']) => coding === name && !/^q=0(?:\.0*)?$/.test(weight));
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity';
}

export type PageContent = {
  status: number;
  type: string;
  body: Buffer;
  headers: Readonly<Record<string, string>>;
  /** May it be kept and served to the next reader? */
  keep: boolean;
};

/** A rendered page as bytes: packed once for each encoding that somebody takes, then only sent. */
export class Page {
  readonly status: number;
  readonly keep: boolean;
  readonly etag: string;
  /** What keeping it takes at most: plain, and packed in two ways. */
  readonly bytesKept: number;
  readonly #headers: Readonly<Record<string, string>>;
  #raw: Buffer | null;
  readonly #packed = new Map<Encoding, Buffer>();
  readonly #packing = new Map<Encoding, Promise<Buffer>>();

  constructor({ status, type, body, headers, keep }: PageContent) {
    this.status = status;
    this.keep = keep;
    this.etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
    this.#raw = body;
    this.bytesKept = Math.ceil(1.6 * body.length) + 2_000;
    this.#headers = {
      ...headers,
      'content-type': type,
      'cache-control': 'public, max-age=0, must-revalidate',
      vary: 'accept-encoding',
      etag: this.etag,
    };
  }

  /** The bytes in an encoding: at once when they were made before. */
  bytes(encoding: Encoding): Buffer | Promise<Buffer> {
    const ready = this.#packed.get(encoding);
    if (ready !== undefined) return ready;
    const running = this.#packing.get(encoding);
    if (running !== undefined) return running;
    const packing = this.#pack(encoding).then((bytes) => {
      if (encoding !== 'identity') {
        this.#packed.set(encoding, bytes);
        // The plain bytes are the largest part of a page and the least asked for: the packed ones can give them back.
        if (this.#packed.has('gzip')) this.#raw = null;
      }
      return bytes;
    });
    this.#packing.set(encoding, packing);
    // what failed is tried anew by the next who asks
    return packing.finally(() => this.#packing.delete(encoding));
  }

  async #pack(encoding: Encoding): Promise<Buffer> {
    const packedGzip = this.#packed.get('gzip');
    const raw = this.#raw ?? (packedGzip === undefined ? Buffer.alloc(0) : await gunzip(packedGzip));
    if (encoding === 'br') return brotli(raw, BROTLI);
    return encoding === 'gzip' ? gzip(raw) : raw;
  }

  /** The encoding this page goes out in: small ones are not packed. */
  encodingFor(accepted: string | undefined): Encoding {
    if (this.#raw !== null && this.#raw.length < PACK_FROM) return 'identity';
    return encodingOf(accepted);
  }

  get headers(): Readonly<Record<string, string>> {
    return this.#headers;
  }
}

/** Sends a page, or 304 when the reader has it already. */
export function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  page: Page,
): FastifyReply | Promise<FastifyReply> {
  reply.headers(page.headers);
  if (page.status === 200 && isKnown(request.headers['if-none-match'], page.etag)) return reply.code(304).send();
  const encoding = page.encodingFor(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.code(page.status);
  const bytes = page.bytes(encoding);
  return bytes instanceof Promise ? bytes.then((ready) => reply.send(ready)) : reply.send(bytes);
}
