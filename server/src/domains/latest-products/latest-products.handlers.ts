import { z } from 'zod';
import type { contract } from '@fairbridge/contract/index.ts';
import { latestRow, type LatestShown } from '@fairbridge/contract/latest-products/latest-products.shapes.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { saveLatestProducts } from './latest-products.actions.ts';
import { ownLatestProducts, shownLatestProducts } from './latest-products.queries.ts';
import { latestTemplate, readLatestSheet } from './latest-products.sheet.ts';

type LatestCalls = Pick<
  typeof contract.product,
  'latest' | 'ownLatest' | 'saveLatest' | 'latestTemplate' | 'readLatest'
>;

const rowsOf = (stored: unknown) => z.array(latestRow).parse(stored);

/** As the booth shows them, to everybody alike; `null` where there is no such booth. */
export async function publicLatestProducts(ctx: FairContext, exhibitorId: string): Promise<LatestShown | null> {
  const found = await shownLatestProducts(ctx, exhibitorId);
  return found === undefined ? null : { pictures: found.pictures.map(pictureAddress), rows: rowsOf(found.rows) };
}

export const latestProductsHandlers: Handlers<FairContext, LatestCalls> = {
  latest: async ({ ctx, input }) => (await publicLatestProducts(ctx, input.exhibitorId)) ?? fail('notFound'),

  ownLatest: async ({ ctx, caller }) => {
    const found = await ownLatestProducts(ctx, caller.exhibitorId);
    if (found === undefined) return { version: 0, published: false, pictures: [], rows: [] };
    const { version, published, pictures, rows } = found;
    return {
      version,
      published,
      pictures: pictures.map((id) => ({ id, address: pictureAddress(id) })),
      rows: rowsOf(rows),
    };
  },

  saveLatest: ({ ctx, caller, input }) =>
    saveVersioned(ctx, caller, { kind: 'latest', id: caller.exhibitorId, version: input.version }, (inner) =>
      saveLatestProducts(inner, caller.exhibitorId, input),
    ),

  latestTemplate: ({ input }) => latestTemplate(input.lang),

  readLatest: ({ request, lang }) => readLatestSheet(request.bytes, lang),
};
