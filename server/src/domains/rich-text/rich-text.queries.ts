import type { PictureUse } from '@fairbridge/contract/limits.ts';
import type { FairContext } from '../../core/fair-context.ts';

const USES: readonly (PictureUse | 'demo')[] = ['article', 'demo'];

/** Those of these files that articles and pages may show; they are held, so that none goes before its text names it (G44). */
export async function held(ctx: FairContext, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await ctx.db
    .selectFrom('file')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', 'in', [...new Set(ids)])
    .where('use', 'in', [...USES])
    .select('id')
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}
