import { contract } from '@fairbridge/contract/index.ts';
import type { Viewer } from '@fairbridge/contract/footprint/footprint.shapes.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/who.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import { exhibitorCards } from '../booth/booth.answers.ts';
import { maySeePage } from '../favourite/favourite.handlers.ts';
import { cardAnswer } from '../product/product.answers.ts';
import { exhibitPicture } from '../product-visibility/product-visibility.picture.ts';
import { cards } from '../product/product.queries.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
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
import { leavesFootprints, walkerOf } from './footprint.rules.ts';

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

async function viewerAnswers(scope: Scope, caller: ExhibitorCaller, rows: readonly ViewerRow[]): Promise<Viewer[]> {
  const people = await visitorCardsById(scope, idsOf(rows), readerOf(caller));
  const viewed = await viewedExhibits(scope, caller.exhibitorId, idsOf(rows), EXHIBITS_SHOWN);
  const shown = ({ id, name_zh, name_en, cover, for_all, visits }: ViewedExhibit) => ({
    id,
    name: { zh: name_zh, en: name_en },
    cover: exhibitPicture(scope.exhibition, cover, for_all),
    visits,
  });
  return rows.flatMap((row) => {
    const card = people.get(row.id);
    if (card === undefined) return [];
    const exhibits = viewed.filter(({ viewer_id: id }) => id === row.id).map(shown);
    return [{ ...card, ...looked(row), companyVisits: row.company_visits, exhibits, exhibitsTotal: row.exhibits }];
  });
}

export const footprintHandlers: Implementation<Scope, typeof contract.footprint> = {
  add: async ({ scope, caller, input: { subjectType: type, id } }) => {
    const walker = walkerOf(caller);
    if (!leavesFootprints(walker, type) || !(await maySeePage(scope, caller, type, id))) refuse('notFound');
    await addFootprint(scope, walker, type, id);
    return { done: true };
  },

  update: async ({ scope, caller, input: { subjectType: type, id, removed } }) => {
    if (!(await setRemoved(scope, walkerOf(caller), type, id, removed))) refuse('notFound');
    return { id, removed };
  },

  clear: async ({ scope, caller, input }) => {
    await removeAll(scope, walkerOf(caller), input.subjectType);
    return { done: true };
  },

  products: async ({ scope, caller, input }) => {
    const visibility = visibilityOf(caller);
    const { rows, total } = await seenProducts(scope, walkerOf(caller), visibility, rangeOf(input));
    const found = (await cards(scope, idsOf(rows), visibility)).map((row) => cardAnswer(scope.exhibition, row));
    return pageAnswer(joined(rows, byId(found)), total, input);
  },

  exhibitors: async ({ scope, caller, input }) => {
    const { rows, total } = await seenExhibitors(scope, walkerOf(caller), rangeOf(input));
    const found = await exhibitorCards(scope, idsOf(rows), visibilityOf(caller));
    return pageAnswer(joined(rows, byId(found)), total, input);
  },

  companies: async ({ scope, caller, input }) => {
    const { rows, total } = await companiesOf(scope, caller.visitorId, rangeOf(input));
    const found = await exhibitorCards(scope, idsOf(rows), visibilityOf(caller));
    return pageAnswer(joined(rows, byId(found)), total, input);
  },

  visitors: async ({ scope, caller, input }) => {
    const reader = readerOf(caller);
    const { rows, total } = await seenVisitors(scope, walkerOf(caller), reader, rangeOf(input));
    return pageAnswer(joined(rows, await visitorCardsById(scope, idsOf(rows), reader)), total, input);
  },

  viewers: async ({ scope, caller, input }) => {
    const { rows, total } = await viewersOf(scope, caller.exhibitorId, readerOf(caller), rangeOf(input));
    return pageAnswer(await viewerAnswers(scope, caller, rows), total, input);
  },
};
