import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { failure } from '../../platform/http/failure.ts';
import { isVariant } from '../../platform/files/picture-store.ts';
import type { Scope } from '../../scope.ts';
import type { Services } from '../../services.ts';

/** Draws a demo picture from its description; given by the demo, so that the product does not depend on it. */
export type Draw = (drawing: unknown) => Promise<Buffer>;

const parameters = z.object({
  id: z.string().regex(/^[A-Za-z0-9]{10,40}$/),
  name: z.string().regex(/^w\d{3,4}\.webp$/),
});

/**
 * Serves pictures. Ids cannot be guessed and never change their content, so a browser may keep them for a year.
 * Headers as G41 asks: the detected type, no sniffing, no scripts.
 */
export function mountFiles(
  app: FastifyInstance,
  base: string,
  services: Pick<Services, 'pictures'>,
  scopeOf: (host: string) => Promise<Scope>,
  draw: Draw,
): void {
  app.get(`${base}/files/:id/:name`, async (request, reply) => {
    const asked = parameters.safeParse(request.params);
    const missing = failure('notFound', 'zh');
    if (!asked.success) return reply.code(404).send(missing.body);
    const { id, name } = asked.data;
    const variant = name.replace('.webp', '');
    if (!isVariant(variant)) return reply.code(404).send(missing.body);
    const scope = await scopeOf(request.hostname);
    const row = await scope.db
      .selectFrom('file')
      .where('exhibition_id', '=', scope.exhibition.id)
      .where('id', '=', id)
      .where('kind', 'in', ['webp', 'drawn'])
      .select(['kind', 'drawing'])
      .executeTakeFirst();
    if (row === undefined) return reply.code(404).send(missing.body);
    const bytes = await services.pictures.variant(id, variant, () =>
      row.kind === 'drawn' ? draw(row.drawing) : services.pictures.original(id),
    );
    return reply
      .header('content-type', 'image/webp')
      .header('cache-control', 'public, max-age=31536000, immutable')
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('content-disposition', 'inline')
      .send(bytes);
  });
}
