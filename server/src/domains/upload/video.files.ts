import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ByteRange } from '../../platform/files/file-store.ts';
import { FILE_POLICY } from '../../platform/http/attachment.ts';
import { rangeOfFile } from '../../platform/http/byte-range.ts';
import { isKnown } from '../../platform/http/etag.ts';
import { failure } from '../../platform/http/failure.ts';
import { MediaLimiter } from '../../platform/http/media-limiter.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { videoKey } from '../../platform/files/whole-files.ts';
import { video, type VideoRow } from './upload.queries.ts';
import { cacheControlOf } from './upload.rules.ts';

type Asked = { Params: { file: string } };

/** A video that is ready and that everybody may see, or whoever has this signed address (G43); and how long the address works. */
async function find(ctx: FairContext, address: string): Promise<{ file: VideoRow; seconds: number } | null> {
  const named = ctx.exhibition.signedPictures.read(address);
  const file = named === null ? null : await video(ctx, named.id);
  if (named === null || file === null || !(file.for_all || named.seconds > 0)) return null;
  return { file, seconds: named.seconds };
}

type Mounted = {
  base: string;
  services: Pick<Services, 'files'>;
  contextOf: (host: string) => Promise<FairContext>;
  rate: RateLimiter;
};

/** Serves videos, whole or in ranges (RFC 9110, 14), so that a player can jump; headers as G41 asks. */
export function mountVideos(app: FastifyInstance, { base, services: { files }, contextOf, rate }: Mounted): void {
  const limiter = new MediaLimiter(rate, 'video');
  // a HEAD of its own: the one that comes with a GET would read the whole file to measure it
  const handler = async (request: FastifyRequest<Asked>, reply: FastifyReply): Promise<FastifyReply> => {
    const { file: name } = request.params;
    const found = await limiter.find(request, name, async () => find(await contextOf(request.requestHost), name));
    if (found === null) return reply.code(404).header('cache-control', 'no-store').send(failure('notFound', 'zh').body);
    const { file } = found;
    const tag = `"${file.id}"`;
    secured(reply).header('etag', tag).header('cache-control', cacheControlOf(file, found.seconds));
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const range = rangeOfFile(request.headers, tag, file.bytes);
    if (range === 'none')
      return reply.code(416).header('content-range', `bytes */${file.bytes}`).type('text/plain').send('');
    return send(request, reply, range, file.bytes, () => files.stream(videoKey(file.stored), range ?? undefined));
  };
  const url = `${base}/files/:file/video.mp4`;
  app.route<Asked>({ method: ['GET', 'HEAD'], url, exposeHeadRoute: false, handler });
}

const secured = (reply: FastifyReply): FastifyReply =>
  reply
    .header('content-type', 'video/mp4')
    .header('content-security-policy', FILE_POLICY)
    .header('content-disposition', 'inline')
    .header('accept-ranges', 'bytes');

async function send(
  request: FastifyRequest,
  reply: FastifyReply,
  range: ByteRange | null,
  bytes: number,
  open: () => Promise<NodeJS.ReadableStream>,
): Promise<FastifyReply> {
  const length = range === null ? bytes : range.to - range.from + 1;
  void reply.header('content-length', length);
  if (range !== null) void reply.code(206).header('content-range', `bytes ${range.from}-${range.to}/${bytes}`);
  // asked for its head alone, no file is opened
  if (request.method === 'HEAD') return reply.send();
  return reply.send(await open());
}
