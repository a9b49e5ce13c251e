import type { FairContext } from '../../core/fair-context.ts';

/**
 * Those of these files that this owner uploaded, each with the use it was uploaded for; a video has a file once it is ready. They are
 * held, so that none goes before the post names it (G44).
 */
export async function ownMedia(
  ctx: FairContext,
  ownerId: string,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .selectFrom('file')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('owner_id', '=', ownerId)
    .where('id', 'in', [...ids])
    .select(['id', 'use'])
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Map(rows.map(({ id, use }) => [id, use]));
}
