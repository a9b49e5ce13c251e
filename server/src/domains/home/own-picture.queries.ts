import type { PictureUse } from '@fairbridge/contract/limits.ts';
import type { Scope } from '../../scope.ts';

/**
 * Are these the organizer's own pictures, uploaded for this use or drawn by the demo? Held, so that none is taken away as an orphan
 * before the row that names it is there.
 */
export async function areOrganizersPictures(scope: Scope, ids: readonly string[], use: PictureUse): Promise<boolean> {
  if (ids.length === 0) return true;
  const rows = await scope.db
    .selectFrom('file')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('owner_id', '=', scope.exhibition.id)
    .where('use', 'in', [use, 'demo'])
    .where('id', 'in', [...ids])
    .select('id')
    .orderBy('id')
    .forKeyShare()
    .execute();
  return rows.length === new Set(ids).size;
}
