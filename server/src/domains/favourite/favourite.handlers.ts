import { contract } from '@fairbridge/contract/index.ts';
import type { CollectionSubjectType } from '@fairbridge/contract/favourite/favourite.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/who.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import { company } from '../exhibitor/exhibitor.queries.ts';
import { product } from '../product/product.queries.ts';
import { mayView, visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { visitorCards } from '../visitor/visitor-browse.queries.ts';
import { readerOf } from '../visitor/visitor-browse.rules.ts';
import { exhibitorFile, productFile, visitorFile } from './favourite.export.ts';
import { exhibitorItems, productItems, visitorItems } from './favourite.lists.ts';
import {
  countFavourites,
  favouriteExhibitors,
  favouriteProducts,
  favouriteVisitors,
  forgetTakenBack,
  isFavourite,
  lockOwner,
  putFavourite,
  takeBack,
  writeNote,
} from './favourite.queries.ts';
import { mayKeep, ownerOf, sought, type Owner } from './favourite.rules.ts';

/** May this caller see the page of it? What one may not see answers like something that is not there. */
export async function maySeePage(
  scope: Scope,
  caller: VisitorCaller | ExhibitorCaller,
  type: CollectionSubjectType,
  id: string,
): Promise<boolean> {
  if (type === 'VISITOR') return (await visitorCards(scope, [id], readerOf(caller))).length > 0;
  if (type === 'ACTOR') return (await company(scope, id))?.open === true;
  const row = await product(scope, id);
  return row !== null && mayView({ scope: row.scope, exhibitorId: row.exhibitor_id }, visibilityOf(caller));
}

/** Of two at once for the last place one gets it; those taken back make room before anybody is refused. */
async function keep(scope: Scope, owner: Owner, type: CollectionSubjectType, id: string): Promise<void> {
  await transact(scope, async (inner) => {
    await lockOwner(inner, owner);
    if (await isFavourite(inner, owner, type, id)) return;
    const { kept, all } = await countFavourites(inner, owner);
    if (kept >= LIMITS.favouritesMax) refuse('favouriteLimit', { max: LIMITS.favouritesMax });
    await putFavourite(inner, owner, type, id);
    if (all >= LIMITS.favouritesMax) await forgetTakenBack(inner, owner, all + 1 - LIMITS.favouritesMax);
  });
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

export const favouriteHandlers: Implementation<Scope, typeof contract.favourite> = {
  add: async ({ scope, caller, input: { collectionSubjectType: type, id } }) => {
    const owner = ownerOf(caller);
    if (!mayKeep(owner, type) || !(await maySeePage(scope, caller, type, id))) refuse('notFound');
    await keep(scope, owner, type, id);
    return { id, deleted: false };
  },

  update: async ({ scope, caller, input: { collectionSubjectType: type, id, deleted } }) => {
    const owner = ownerOf(caller);
    // one's own favourite can be taken back even after it has become invisible
    const takesBack = deleted && (await isFavourite(scope, owner, type, id));
    if (!mayKeep(owner, type) || !(takesBack || (await maySeePage(scope, caller, type, id)))) refuse('notFound');
    await (deleted ? takeBack(scope, owner, type, id) : keep(scope, owner, type, id));
    return { id, deleted };
  },

  setNote: async ({ scope, caller, input: { collectionSubjectType: type, id, note } }) => {
    if (!(await writeNote(scope, ownerOf(caller), type, id, note))) refuse('notFound');
    return { id, note };
  },

  ids: async ({ scope, caller }) => {
    const owner = ownerOf(caller);
    if (caller.kind === 'exhibitor')
      return {
        products: [],
        exhibitors: [],
        visitors: idsOf(await favouriteVisitors(scope, owner, readerOf(caller))),
      };
    return {
      products: idsOf(await favouriteProducts(scope, owner, visibilityOf(caller))),
      exhibitors: idsOf(await favouriteExhibitors(scope, owner)),
      visitors: [],
    };
  },

  products: async ({ scope, caller, input, lang }) => {
    const rows = sought(await favouriteProducts(scope, ownerOf(caller), visibilityOf(caller)), input, lang);
    const { limit, offset } = rangeOf(input);
    return pageAnswer(await productItems(scope, caller, rows.slice(offset, offset + limit)), rows.length, input);
  },

  exhibitors: async ({ scope, caller, input, lang }) => {
    const rows = sought(await favouriteExhibitors(scope, ownerOf(caller)), input, lang);
    const { limit, offset } = rangeOf(input);
    return pageAnswer(await exhibitorItems(scope, caller, rows.slice(offset, offset + limit)), rows.length, input);
  },

  visitors: async ({ scope, caller, input, lang }) => {
    const rows = sought(await favouriteVisitors(scope, ownerOf(caller), readerOf(caller)), input, lang);
    const { limit, offset } = rangeOf(input);
    return pageAnswer(await visitorItems(scope, caller, rows.slice(offset, offset + limit)), rows.length, input);
  },

  exportProducts: async ({ scope, caller, input, lang }) => {
    const rows = sought(await favouriteProducts(scope, ownerOf(caller), visibilityOf(caller)), input, lang);
    return productFile(await productItems(scope, caller, rows), lang);
  },

  exportExhibitors: async ({ scope, caller, input, lang }) => {
    const rows = sought(await favouriteExhibitors(scope, ownerOf(caller)), input, lang);
    return exhibitorFile(await exhibitorItems(scope, caller, rows), lang);
  },

  exportVisitors: async ({ scope, caller, input, lang }) => {
    const rows = sought(await favouriteVisitors(scope, ownerOf(caller), readerOf(caller)), input, lang);
    return visitorFile(scope, caller, await visitorItems(scope, caller, rows), lang);
  },
};
