import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { attachment, FILE_POLICY } from '../../platform/http/attachment.ts';
import { rangeOfFile } from '../../platform/http/byte-range.ts';
import { isKnown } from '../../platform/http/etag.ts';
import { failure } from '../../platform/http/failure.ts';
import { MediaLimiter } from '../../platform/http/media-limiter.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fileNameOf, documentAccessOf } from './product-document.answers.ts';
import { storedDocument, type DocumentFiles } from './product-document.files.ts';
import { document, type HeldDocument } from './product-document.queries.ts';
import { isForAll } from './product-document.rules.ts';
import { languageOfRequest } from '../../platform/http/request-body.ts';

const ID = /^[A-Za-z0-9]{10,40}$/;
function missing(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = failure('notFound', languageOfRequest(request));
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

type Mounted = {
  base: string;
  services: DocumentFiles;
  contextOf: (host: string) => Promise<FairContext>;
  rate: RateLimiter;
};

/** A document that is for everybody, by its id. */
async function publicDocument(ctx: FairContext, id: string): Promise<HeldDocument | null> {
  const held = ID.test(id) ? await document(ctx, id) : null;
  return held !== null && isForAll(documentAccessOf(held)) ? held : null;
}

/**
 * Plain addresses for public documents, for people and for robots; everything else goes by `product.documentFile`. A browser may keep what it
 * has, but asks before each use: a document that is public no more is not shown from anywhere (G5, G43).
 */
export function mountDocuments(app: FastifyInstance, { base, services, contextOf, rate }: Mounted): void {
  const limiter = new MediaLimiter(rate, 'document');
  app.get<{ Params: { id: string } }>(`${base}/documents/:id`, async (request, reply) => {
    const { id } = request.params;
    const ctx = await contextOf(request.requestHost);
    const held = await limiter.find(request, id, () => publicDocument(ctx, id));
    if (held === null) return missing(request, reply);
    const etag = `"${held.file_id}"`;
    void reply
      .header('cache-control', 'public, no-cache')
      .header('etag', etag)
      .header('vary', 'accept-language')
      .header('content-security-policy', FILE_POLICY)
      .header('accept-ranges', 'bytes');
    if (isKnown(request.headers['if-none-match'], etag)) return reply.code(304).send();
    void reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', attachment(fileNameOf(held, languageOfRequest(request))));
    const { key, bytes } = await storedDocument(services, ctx, held);
    const range = rangeOfFile(request.headers, etag, bytes);
    if (range === 'none') return reply.code(416).header('content-range', `bytes */${bytes}`).send();
    const { from, to } = range ?? { from: 0, to: bytes - 1 };
    if (range !== null) void reply.code(206).header('content-range', `bytes ${from}-${to}/${bytes}`);
    void reply.header('content-length', to - from + 1);
    // a question about the file opens none
    if (request.method === 'HEAD') return reply.send(Readable.from([]));
    return reply.send(await services.files.stream(key, { from, to }));
  });
}
