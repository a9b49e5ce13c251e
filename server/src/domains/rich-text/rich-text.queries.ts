import type { PictureUse } from '@fairbridge/contract/limits.ts';
import type { Scope } from '../../ground/scope.ts';

const USES: readonly (PictureUse | 'demo')[] = ['article', 'demo'];

/** Those of these files that articles and pages may show; they are held, so that none goes before its text names it (G44). */
export async function held(scope: Scope, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await scope.db
    .selectFrom('file')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', 'in', [...new Set(ids)])
    .where('use', 'in', [...USES])
    .select('id')
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}
