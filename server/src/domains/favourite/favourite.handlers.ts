import { contract } from '@fairbridge/contract/index.ts';
import type { CollectionSubjectType } from '@fairbridge/contract/favourite/favourite.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { company } from '../exhibitor/exhibitor.queries.ts';
import { watchableRows } from '../live/live.queries.ts';
import { product } from '../product/product.queries.ts';
import { mayView, visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { visitorCards } from '../visitor/visitor-browse.queries.ts';
import { readerOf } from '../visitor/visitor-browse.rules.ts';
import { exhibitorFile, productFile, visitorFile } from './favourite.export.ts';
import { exhibitorItems, liveItems, productItems, visitorItems } from './favourite.lists.ts';
import {
  countFavourites,
  favouriteExhibitors,
  favouriteLives,
  favouriteProducts,
  favouriteVisitors,
  forgetTakenBack,
  isFavourite,
  lockOwner,
  putFavourite,
  takeBack,
  writeNote,
} from './favourite.queries.ts';
import { mayAddFavourite, ownerOf, filterByKeyword, type Owner } from './favourite.rules.ts';

/** May this caller see the page of it? What one may not see answers like something that is not there. */
export async function maySeePage(
  ctx: FairContext,
  caller: VisitorCaller | ExhibitorCaller,
  type: CollectionSubjectType,
  id: string,
): Promise<boolean> {
  if (type === 'VISITOR') return (await visitorCards(ctx, [id], readerOf(caller))).length > 0;
  if (type === 'ACTOR') return (await company(ctx, id))?.open === true;
  if (type === 'LIVE') return (await watchableRows(ctx, caller, [id])).length > 0;
  const row = await product(ctx, id);
  return row !== null && mayView({ scope: row.scope, exhibitorId: row.exhibitor_id }, visibilityOf(caller));
}

/** Of two at once for the last place one gets it; those taken back make room before anybody is refused. */
async function keep(ctx: FairContext, owner: Owner, type: CollectionSubjectType, id: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await lockOwner(inner, owner);
    if (await isFavourite(inner, owner, type, id)) return;
    const { kept, all } = await countFavourites(inner, owner);
    if (kept >= LIMITS.favouritesMax) fail('favouriteLimit', { max: LIMITS.favouritesMax });
    await putFavourite(inner, owner, type, id);
    if (all >= LIMITS.favouritesMax) await forgetTakenBack(inner, owner, all + 1 - LIMITS.favouritesMax);
  });
}

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);

export const favouriteHandlers: Handlers<FairContext, typeof contract.favourite> = {
  add: async ({ ctx, caller, input }) => {
    const type = input.collectionSubjectType;
    const id = 'actorId' in input ? input.actorId : input.id;
    const owner = ownerOf(caller);
    if (!mayAddFavourite(owner, type) || !(await maySeePage(ctx, caller, type, id))) fail('notFound');
    await keep(ctx, owner, type, id);
    return { id, deleted: false };
  },

  update: async ({ ctx, caller, input: { collectionSubjectType: type, id, deleted } }) => {
    const owner = ownerOf(caller);
    // one's own favourite can be taken back even after it has become invisible
    const takesBack = deleted && (await isFavourite(ctx, owner, type, id));
    if (!mayAddFavourite(owner, type) || !(takesBack || (await maySeePage(ctx, caller, type, id)))) fail('notFound');
    await (deleted ? takeBack(ctx, owner, type, id) : keep(ctx, owner, type, id));
    return { id, deleted };
  },

  setNote: async ({ ctx, caller, input: { collectionSubjectType: type, id, note } }) => {
    if (!(await writeNote(ctx, ownerOf(caller), type, id, note))) fail('notFound');
    return { id, note };
  },

  ids: async ({ ctx, caller }) => {
    const owner = ownerOf(caller);
    if (caller.kind === 'exhibitor')
      return {
        products: [],
        exhibitors: [],
        visitors: idsOf(await favouriteVisitors(ctx, owner, readerOf(caller))),
        lives: [],
      };
    return {
      products: idsOf(await favouriteProducts(ctx, owner, visibilityOf(caller))),
      exhibitors: idsOf(await favouriteExhibitors(ctx, owner)),
      visitors: [],
      lives: idsOf(await favouriteLives(ctx, owner, caller)),
    };
  },

  products: async ({ ctx, caller, input, lang }) => {
    const rows = filterByKeyword(await favouriteProducts(ctx, ownerOf(caller), visibilityOf(caller)), input, lang);
    const { limit, offset } = rangeOf(input);
    return pageAnswer(await productItems(ctx, caller, rows.slice(offset, offset + limit)), rows.length, input);
  },

  exhibitors: async ({ ctx, caller, input, lang }) => {
    const rows = filterByKeyword(await favouriteExhibitors(ctx, ownerOf(caller)), input, lang);
    const { limit, offset } = rangeOf(input);
    return pageAnswer(await exhibitorItems(ctx, caller, rows.slice(offset, offset + limit)), rows.length, input);
  },

  lives: async ({ ctx, caller, input, lang }) => {
    const rows = filterByKeyword(await favouriteLives(ctx, ownerOf(caller), caller), input, lang);
    const { limit, offset } = rangeOf(input);
    return pageAnswer(await liveItems(ctx, caller, rows.slice(offset, offset + limit)), rows.length, input);
  },

  visitors: async ({ ctx, caller, input, lang }) => {
    const rows = filterByKeyword(await favouriteVisitors(ctx, ownerOf(caller), readerOf(caller)), input, lang);
    const { limit, offset } = rangeOf(input);
    return pageAnswer(await visitorItems(ctx, caller, rows.slice(offset, offset + limit)), rows.length, input);
  },

  exportProducts: async ({ ctx, caller, input, lang }) => {
    const rows = filterByKeyword(await favouriteProducts(ctx, ownerOf(caller), visibilityOf(caller)), input, lang);
    return productFile(await productItems(ctx, caller, rows), lang);
  },

  exportExhibitors: async ({ ctx, caller, input, lang }) => {
    const rows = filterByKeyword(await favouriteExhibitors(ctx, ownerOf(caller)), input, lang);
    return exhibitorFile(await exhibitorItems(ctx, caller, rows), lang);
  },

  exportVisitors: async ({ ctx, caller, input, lang }) => {
    const rows = filterByKeyword(await favouriteVisitors(ctx, ownerOf(caller), readerOf(caller)), input, lang);
    return visitorFile(ctx, caller, await visitorItems(ctx, caller, rows), lang);
  },
};
