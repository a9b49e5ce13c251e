import { z } from 'zod';
import type { contract } from '@fairbridge/contract/index.ts';
import { latestRow, type LatestShown } from '@fairbridge/contract/latest-products/latest-products.shapes.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import { savedBy } from '../audit/record-save.actions.ts';
import { saveLatestProducts } from './latest-products.actions.ts';
import { ownLatestProducts, shownLatestProducts } from './latest-products.queries.ts';
import { latestTemplate, readLatestSheet } from './latest-products.sheet.ts';

type LatestCalls = Pick<
  typeof contract.product,
  'latest' | 'ownLatest' | 'saveLatest' | 'latestTemplate' | 'readLatest'
>;

const rowsOf = (stored: unknown) => z.array(latestRow).parse(stored);

/** As the booth shows them, to everybody alike; `null` where there is no such booth. */
export async function latestShownOf(scope: Scope, exhibitorId: string): Promise<LatestShown | null> {
  const found = await shownLatestProducts(scope, exhibitorId);
  return found === undefined ? null : { pictures: found.pictures.map(pictureAddress), rows: rowsOf(found.rows) };
}

export const latestProductsHandlers: Implementation<Scope, LatestCalls> = {
  latest: async ({ scope, input }) => (await latestShownOf(scope, input.exhibitorId)) ?? refuse('notFound'),

  ownLatest: async ({ scope, caller }) => {
    const found = await ownLatestProducts(scope, caller.exhibitorId);
    if (found === undefined) return { version: 0, published: false, pictures: [], rows: [] };
    const { version, published, pictures, rows } = found;
    return {
      version,
      published,
      pictures: pictures.map((id) => ({ id, address: pictureAddress(id) })),
      rows: rowsOf(rows),
    };
  },

  saveLatest: ({ scope, caller, input }) =>
    savedBy(scope, caller, { kind: 'latest', id: caller.exhibitorId, version: input.version }, (inner) =>
      saveLatestProducts(inner, caller.exhibitorId, input),
    ),

  latestTemplate: ({ input }) => latestTemplate(input.lang),

  readLatest: ({ request, lang }) => readLatestSheet(request.bytes, lang),
};
