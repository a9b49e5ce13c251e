import { contract } from '@fairbridge/contract/index.ts';
import type { Viewer } from '@fairbridge/contract/footprint/footprint.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { exhibitorCards } from '../booth/booth.answers.ts';
import { maySeePage } from '../favourite/favourite.handlers.ts';
import { cardAnswer } from '../product/product.answers.ts';
import { exhibitPicture } from '../product-visibility/product-visibility.picture.ts';
import { cards } from '../product/product.queries.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { openingOf } from '../tracking/tracking.opening.ts';
import { recordOpening } from '../tracking/tracking.queries.ts';
import { visitorCardsById } from '../visitor/visitor-browse.answers.ts';
import { readerOf } from '../visitor/visitor-browse.rules.ts';
import {
  addFootprint,
  companiesOf,
  removeAll,
  seenExhibitors,
  seenProducts,
  seenVisitors,
  setRemoved,
  viewedExhibits,
  viewersOf,
  type SeenRow,
  type ViewedExhibit,
  type ViewerRow,
} from './footprint.queries.ts';
import { leavesFootprints, footprintOwnerOf } from './footprint.rules.ts';

const looked = ({ visits, last_at: at }: SeenRow) => ({ visits, lastAt: at.toISOString() });
const idsOf = (rows: readonly SeenRow[]): string[] => rows.map(({ id }) => id);

/** In the order of the footprints; what has vanished in this moment is left out. */
const joined = <T>(rows: readonly SeenRow[], found: ReadonlyMap<string, T>) =>
  rows.flatMap((row) => {
    const card = found.get(row.id);
    return card === undefined ? [] : [{ ...card, ...looked(row) }];
  });

const byId = <T extends { id: string }>(list: readonly T[]): Map<string, T> =>
  new Map(list.map((one) => [one.id, one]));

/** So many of the exhibits that somebody looked at are named. */
const EXHIBITS_SHOWN = 4;

async function viewerAnswers(ctx: FairContext, caller: ExhibitorCaller, rows: readonly ViewerRow[]): Promise<Viewer[]> {
  const people = await visitorCardsById(ctx, idsOf(rows), readerOf(caller));
  const viewed = await viewedExhibits(ctx, caller.exhibitorId, idsOf(rows), EXHIBITS_SHOWN);
  const shown = ({ id, name_zh, name_en, cover, for_all, visits }: ViewedExhibit) => ({
    id,
    name: { zh: name_zh, en: name_en },
    cover: exhibitPicture(ctx.exhibition, cover, for_all),
    visits,
  });
  return rows.flatMap((row) => {
    const card = people.get(row.id);
    if (card === undefined) return [];
    const exhibits = viewed.filter(({ viewer_id: id }) => id === row.id).map(shown);
    return [{ ...card, ...looked(row), companyVisits: row.company_visits, exhibits, exhibitsTotal: row.exhibits }];
  });
}

export const footprintHandlers: Handlers<FairContext, typeof contract.footprint> = {
  add: async ({ ctx, caller, input: { subjectType: type, id } }) => {
    const walker = footprintOwnerOf(caller);
    if (!leavesFootprints(walker, type) || !(await maySeePage(ctx, caller, type, id))) fail('notFound');
    const opening = caller.kind === 'visitor' ? await openingOf(ctx, caller.visitorId, type, id) : null;
    await inTransaction(ctx, async (inner) => {
      if ((await addFootprint(inner, walker, type, id)) && opening !== null) await recordOpening(inner, opening);
    });
  },

  update: async ({ ctx, caller, input: { subjectType: type, id, removed } }) => {
    if (!(await setRemoved(ctx, footprintOwnerOf(caller), type, id, removed))) fail('notFound');
    return { id, removed };
  },

  clear: ({ ctx, caller, input }) => removeAll(ctx, footprintOwnerOf(caller), input.subjectType),

  products: async ({ ctx, caller, input }) => {
    const visibility = visibilityOf(caller);
    const { rows, total } = await seenProducts(ctx, footprintOwnerOf(caller), visibility, rangeOf(input));
    const found = (await cards(ctx, idsOf(rows), visibility)).map((row) => cardAnswer(ctx.exhibition, row));
    return pageAnswer(joined(rows, byId(found)), total, input);
  },

  exhibitors: async ({ ctx, caller, input }) => {
    const { rows, total } = await seenExhibitors(ctx, footprintOwnerOf(caller), rangeOf(input));
    const found = await exhibitorCards(ctx, idsOf(rows), visibilityOf(caller));
    return pageAnswer(joined(rows, byId(found)), total, input);
  },

  companies: async ({ ctx, caller, input }) => {
    const { rows, total } = await companiesOf(ctx, caller.visitorId, rangeOf(input));
    const found = await exhibitorCards(ctx, idsOf(rows), visibilityOf(caller));
    return pageAnswer(joined(rows, byId(found)), total, input);
  },

  visitors: async ({ ctx, caller, input }) => {
    const reader = readerOf(caller);
    const { rows, total } = await seenVisitors(ctx, footprintOwnerOf(caller), reader, rangeOf(input));
    return pageAnswer(joined(rows, await visitorCardsById(ctx, idsOf(rows), reader)), total, input);
  },

  viewers: async ({ ctx, caller, input }) => {
    const { rows, total } = await viewersOf(ctx, caller.exhibitorId, readerOf(caller), rangeOf(input));
    return pageAnswer(await viewerAnswers(ctx, caller, rows), total, input);
  },
};
