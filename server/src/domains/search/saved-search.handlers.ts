import { contract } from '@fairbridge/contract/index.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { namesOf } from '../exhibition/exhibition.facets.ts';
import { exhibitorsShown, productsShown } from '../product/first-shown.queries.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { newHits } from './saved-search.news.ts';
import {
  countSaved,
  findSaved,
  insertSaved,
  savedSearches,
  savedRows,
  type SavedSearchRow,
} from './saved-search.queries.ts';
import { lockVisitor } from '../visitor/visitor.queries.ts';

const FRESH_MAX = 100;

/** Saved searches with how much each would find that was shown since it was last looked at. */
async function withNews(
  search: Services['search'],
  ctx: FairContext,
  visibility: Visibility,
  rows: readonly SavedSearchRow[],
) {
  const [first, ...others] = rows.map(({ seenAt }) => seenAt);
  if (first === undefined) return [];
  const since = others.reduce((one, other) => (one < other ? one : other), first);
  const between = { since, until: new Date() };
  const [products, exhibitors] = await Promise.all([
    productsShown(ctx, visibility, between),
    exhibitorsShown(ctx, between),
  ]);
  return Promise.all(
    rows.map(async (row) => {
      const fresh = await newHits({ search, ctx, visibility }, row, row.seenAt, { products, exhibitors });
      return savedAnswer(ctx, row, fresh.length);
    }),
  );
}

const savedAnswer = (ctx: FairContext, row: SavedSearchRow, fresh: number) => ({
  id: row.id,
  kind: row.kind,
  name: row.name,
  keyword: row.keyword,
  filter: row.filter,
  labels: namesOf(ctx.exhibition, row.filter),
  alert: row.alert,
  fresh: Math.min(fresh, FRESH_MAX),
  createdAt: row.createdAt.toISOString(),
});

const own = ({ visitorId }: VisitorCaller, id: string) => ({ id, visitor_id: visitorId });

export const savedSearchHandlers = ({
  search,
}: Pick<Services, 'search'>): Handlers<FairContext, typeof contract.savedSearch> => ({
  save: async ({ ctx, caller, input }) =>
    inTransaction(ctx, async (inner) => {
      await lockVisitor(inner, caller.visitorId);
      const keyword = input.keyword.trim();
      const before = await findSaved(inner, caller.visitorId, { ...input, keyword });
      if (before !== undefined) {
        // saved again with another name or alert: the latest word counts
        const name = input.name === '' ? {} : { name: input.name };
        await savedRows.write(inner, before, { ...name, alert: input.alert });
        return before;
      }
      const max = LIMITS.savedSearchesMax;
      if ((await countSaved(inner, caller.visitorId)) >= max) fail('savedSearchLimit', { max });
      return { id: await insertSaved(inner, caller.visitorId, { ...input, keyword }) };
    }),

  list: async ({ ctx, caller }) => {
    const rows = await savedSearches(ctx, caller.visitorId);
    return { list: await withNews(search, ctx, visibilityOf(caller), rows), max: LIMITS.savedSearchesMax };
  },

  change: async ({ ctx, caller, input: { id, name, alert } }) => {
    // there is something to write also where nothing changes
    const change = {
      visitor_id: caller.visitorId,
      ...(name !== undefined && { name }),
      ...(alert !== undefined && { alert }),
    };
    if (!(await savedRows.write(ctx, own(caller, id), change))) fail('notFound');
  },

  markSeen: async ({ ctx, caller, input: { id } }) => {
    if (!(await savedRows.write(ctx, own(caller, id), { seen_at: new Date() }))) fail('notFound');
  },

  remove: async ({ ctx, caller, input: { id } }) => {
    if (!(await savedRows.delete(ctx, own(caller, id)))) fail('notFound');
  },
});
