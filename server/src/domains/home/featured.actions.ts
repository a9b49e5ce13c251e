import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { indexExhibitors } from '../exhibitor/exhibitor.document.ts';
import { productIds } from '../exhibitor/exhibitor.queries.ts';
import { indexProducts } from '../product/product.document.ts';
import { mayBeListed } from './exhibitor-ref.queries.ts';
import { lockPart, nextPartVersion } from './home-part.queries.ts';
import { featuredIds, writeFeatured } from './featured.queries.ts';

export const FEATURED_PART = 'featured';

/**
 * Lists and search put featured companies first, in their order, and their exhibits before others': the documents say so. Exhibits know
 * only whether, so those of a company that is moved stay as they are.
 */
async function reindex(ctx: FairContext, before: readonly string[], ids: readonly string[]): Promise<void> {
  await indexExhibitors(ctx, [...new Set([...before, ...ids])]);
  const changed = [...before.filter((id) => !ids.includes(id)), ...ids.filter((id) => !before.includes(id))];
  for (const id of changed) await indexProducts(ctx, await productIds(ctx, id));
}

export async function saveFeatured(
  ctx: FairContext,
  acting: Acting,
  { version, ids }: { version: number; ids: readonly string[] },
) {
  return saveVersioned(ctx, acting.caller, { kind: 'homePart', id: FEATURED_PART, version }, async (inner) => {
    const current = await lockPart(inner, FEATURED_PART);
    const before = await featuredIds(inner);
    if (!(await mayBeListed(inner, ids, before))) fail('notFound');
    if (current !== version) fail('editConflict');
    await writeFeatured(inner, ids);
    await reindex(inner, before, ids);
    await writeAudit(inner, acting, {
      act: 'home.featured',
      details: { before: { ids: before }, ids: [...ids] },
    });
    await invalidate(inner, { kind: 'home', id: null });
    return { version: await nextPartVersion(inner, FEATURED_PART) };
  });
}
