import { contract } from '@fairbridge/contract/index.ts';
import type { VisitorCaller } from '@fairbridge/contract/who.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pageAnswer, rangeOf } from '../../paging.ts';
import type { Scope } from '../../scope.ts';
import { exhibitorCards } from '../exhibitor/exhibitor.handlers.ts';
import { company } from '../exhibitor/exhibitor.queries.ts';
import { cardAnswer } from '../product/product.answers.ts';
import { cards, product } from '../product/product.queries.ts';
import { mayView, visibilityOf } from '../product/product.rules.ts';
import {
  favouriteIds,
  openExhibitorIds,
  putFavourite,
  visibleProductIds,
  type SubjectType,
} from './favourite.queries.ts';

/** What one may not see cannot be a favourite, and answers like something that is not there. */
async function checkSubject(scope: Scope, caller: VisitorCaller, type: SubjectType, id: string): Promise<void> {
  if (type === 'ACTOR') {
    const row = await company(scope, id);
    if (row === undefined || !row.open) refuse('notFound');
    return;
  }
  const row = await product(scope, id);
  if (row === null || !mayView({ scope: row.scope, exhibitorId: row.exhibitor_id }, visibilityOf(caller)))
    refuse('notFound');
}

export const favouriteHandlers: Implementation<Scope, typeof contract.favourite> = {
  add: async ({ scope, caller, input }) => {
    await checkSubject(scope, caller, input.collectionSubjectType, input.id);
    await putFavourite(scope, caller.visitorId, input.collectionSubjectType, input.id, false);
    return { id: input.id, deleted: false };
  },

  update: async ({ scope, caller, input }) => {
    const mine = await favouriteIds(scope, caller.visitorId, input.collectionSubjectType);
    // one's own favourite can be taken back even after it has become invisible
    if (!input.deleted || !mine.includes(input.id))
      await checkSubject(scope, caller, input.collectionSubjectType, input.id);
    await putFavourite(scope, caller.visitorId, input.collectionSubjectType, input.id, input.deleted);
    return { id: input.id, deleted: input.deleted };
  },

  ids: async ({ scope, caller }) => {
    const { all } = await visibleProductIds(scope, caller.visitorId, visibilityOf(caller), { limit: 0, offset: 0 });
    return { products: all, exhibitors: await openExhibitorIds(scope, caller.visitorId) };
  },

  products: async ({ scope, caller, input }) => {
    const visibility = visibilityOf(caller);
    const { ids, total } = await visibleProductIds(scope, caller.visitorId, visibility, rangeOf(input));
    const rows = await cards(scope, ids, visibility);
    return pageAnswer(
      rows.map((row) => cardAnswer(scope.exhibition, row)),
      total,
      input,
    );
  },

  exhibitors: async ({ scope, caller, input }) => {
    const all = await openExhibitorIds(scope, caller.visitorId);
    const { limit, offset } = rangeOf(input);
    return pageAnswer(
      await exhibitorCards(scope, all.slice(offset, offset + limit), visibilityOf(caller)),
      all.length,
      input,
    );
  },
};
