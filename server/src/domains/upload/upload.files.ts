import type { FastifyInstance, FastifyReply } from 'fastify';
import { FILE_POLICY } from '../../platform/http/attachment.ts';
import { isKnown } from '../../platform/http/etag.ts';
import { failure } from '../../platform/http/failure.ts';
import { MediaLimiter } from '../../platform/http/media-limiter.ts';
import type { RateLimiter } from '../../platform/http/rate-limiter.ts';
import { isJpeg, isVariant, type Variant } from '../../platform/files/picture-store.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { picture, type PictureRow } from './upload.queries.ts';
import { cacheControlOf } from './upload.rules.ts';

/** The picture of the demo that a row names; given by the demo, so that the product does not depend on it. */
export type Draw = (drawing: unknown) => Promise<Buffer>;

/** What is asked for, by somebody who may see it. */
type Shown = { id: string; variant: Variant; row: PictureRow; cacheControl: string };

type Mounted = {
  base: string;
  services: Pick<Services, 'pictures'>;
  contextOf: (host: string) => Promise<FairContext>;
  rate: RateLimiter;
  draw: Draw;
};

/**
 * Serves pictures. What not everybody may see needs a signed address, and without one answers as if it did not exist (G43), whatever
 * is asked of it. Headers as G41 asks: the detected type, no sniffing, no scripts.
 */
export function mountFiles(app: FastifyInstance, { base, services, contextOf, rate, draw }: Mounted): void {
  const limiter = new MediaLimiter(rate, 'picture');
  app.get<{ Params: { file: string; name: string } }>(`${base}/files/:file/:name`, async (request, reply) => {
    const { file, name } = request.params;
    const shown = await limiter.find(request, file, async () => find(await contextOf(request.requestHost), file, name));
    if (shown === null) return reply.code(404).header('cache-control', 'no-store').send(failure('notFound', 'zh').body);
    const { id, variant, row } = shown;
    // the content of an id never changes, so its name is its version
    const tag = `"${id}-${variant}"`;
    headers(reply, shown, tag);
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
    const bytes = await services.pictures.variant(row.stored, variant, () =>
      row.kind === 'drawn' ? draw(row.drawing) : services.pictures.original(row.stored),
    );
    return reply.send(bytes);
  });
}

/** The bytes of a picture by its address, where everybody may see it. */
export async function publicPicture(
  ctx: FairContext,
  { pictures }: Pick<Services, 'pictures'>,
  draw: Draw,
  address: string,
): Promise<Buffer | null> {
  const shown = await find(ctx, address.replace(/^\/files\//, ''), 'w800.webp');
  if (shown === null || !shown.row.for_all) return null;
  const { variant, row } = shown;
  return pictures.variant(row.stored, variant, () =>
    row.kind === 'drawn' ? draw(row.drawing) : pictures.original(row.stored),
  );
}

async function find(ctx: FairContext, address: string, name: string): Promise<Shown | null> {
  const named = ctx.exhibition.signedPictures.read(address);
  if (named === null || !isVariant(name)) return null;
  const row = await picture(ctx, named.id);
  if (row === null || !(row.for_all || named.seconds > 0)) return null;
  return { id: named.id, variant: name, row, cacheControl: cacheControlOf(row, named.seconds) };
}

function headers(reply: FastifyReply, { variant, cacheControl }: Shown, tag: string): void {
  void reply
    .header('content-type', isJpeg(variant) ? 'image/jpeg' : 'image/webp')
    .header('cache-control', cacheControl)
    .header('etag', tag)
    .header('content-security-policy', FILE_POLICY)
    .header('content-disposition', 'inline');
}
