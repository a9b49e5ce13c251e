import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import type { LatestForm } from '@fairbridge/contract/latest-products/latest-products.shapes.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { ownLatestPictures, ownLatestProducts, writeLatestProducts } from './latest-products.queries.ts';

/** Writes them as one, under the lock of the company: of editors at the same time one wins, the others are told (G56). */
export async function saveLatestProducts(
  ctx: FairContext,
  exhibitorId: string,
  { version, ...form }: LatestForm & { version: number },
): Promise<{ version: number }> {
  return inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    const before = await ownLatestProducts(inner, exhibitorId);
    if ((before?.version ?? 0) !== version) fail('editConflict');
    const own = await ownLatestPictures(inner, exhibitorId, form.pictures);
    if (form.pictures.some((picture) => !own.has(picture)) || new Set(form.pictures).size < form.pictures.length)
      failFields({ field: 'pictures', rule: 'companyPicture' });
    const saved = await writeLatestProducts(inner, exhibitorId, form);
    await invalidate(inner, { kind: 'exhibitor', id: exhibitorId });
    return { version: saved };
  });
}
