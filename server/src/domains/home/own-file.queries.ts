import type { PictureUse, VideoUse } from '@fairbridge/contract/limits.ts';
import type { FairContext } from '../../core/fair-context.ts';

/**
 * Are these the organizer's own pictures, uploaded for one of these uses or drawn by the demo? Held, so that none is taken away as an orphan
 * before the row that names it is there.
 */
export async function areOrganizersPictures(
  ctx: FairContext,
  ids: readonly string[],
  uses: readonly PictureUse[],
): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await ctx.db
    .selectFrom('file')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('owner_id', '=', ctx.exhibition.id)
    .where('use', 'in', [...uses, 'demo'])
    .where('id', 'in', [...ids])
    .select('id')
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.length === new Set(ids).size;
}

/** The same of a video that is ready. */
export async function isOrganizersVideo(ctx: FairContext, id: string, use: VideoUse): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('file')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('owner_id', '=', ctx.exhibition.id)
    .where('use', '=', use)
    .where('kind', '=', 'mp4')
    .where('id', '=', id)
    .select('id')
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}
