import { z } from 'zod';
import { referenceBrand, type ReferenceBrand } from '@fairbridge/contract/search/reference-brand.calls.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** The brands as they are stored; held until the transaction ends, since whoever saves replaces them all. */
export async function heldBrands(ctx: FairContext): Promise<ReferenceBrand[]> {
  const row = await ctx.db
    .selectFrom('exhibition')
    .where('id', '=', ctx.exhibition.id)
    .select('reference_brands')
    .forUpdate()
    .executeTakeFirstOrThrow();
  return z.array(referenceBrand).parse(row.reference_brands);
}

export async function writeBrands(ctx: FairContext, brands: readonly ReferenceBrand[]): Promise<void> {
  await ctx.db
    .updateTable('exhibition')
    .set({ reference_brands: JSON.stringify(brands) })
    .where('id', '=', ctx.exhibition.id)
    .execute();
}
