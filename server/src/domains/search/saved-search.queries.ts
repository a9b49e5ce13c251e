import { sql } from 'kysely';
import {
  alert as alertShape,
  searchedKind,
  searchFilter,
  type Alert,
  type SearchedKind,
  type SearchFilter,
} from '@fairbridge/contract/search/saved-search.calls.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countRows } from '../../platform/database/paginate.ts';
import { fairTable } from '../../platform/database/fair-table.ts';

export const savedRows = fairTable('saved_search');

export type Asked = { kind: SearchedKind; keyword: string; filter: SearchFilter };
export type SavedSearchRow = Asked & {
  id: string;
  name: string;
  alert: Alert;
  seenAt: Date;
  alertedAt: Date;
  createdAt: Date;
};

/** The same search is the same text, in whatever order its values were chosen. */
const stored = (filter: SearchFilter): string =>
  JSON.stringify(
    Object.fromEntries(
      Object.entries(filter)
        .filter(([, values]) => values.length > 0)
        .map(([name, values]) => [name, [...new Set(values)].toSorted()]),
    ),
  );

const own = (ctx: FairContext, visitorId: string) =>
  ctx.db.selectFrom('saved_search').where('exhibition_id', '=', ctx.exhibition.id).where('visitor_id', '=', visitorId);

/** Latest first. */
export async function savedSearches(ctx: FairContext, visitorId: string): Promise<SavedSearchRow[]> {
  const rows = await own(ctx, visitorId).selectAll().orderBy('created_at', 'desc').orderBy('id').execute();
  return rows.map((row) => ({
    id: row.id,
    kind: searchedKind.parse(row.kind),
    name: row.name,
    keyword: row.keyword,
    filter: searchFilter.parse(row.filter),
    alert: alertShape.parse(row.alert),
    seenAt: row.seen_at,
    alertedAt: row.alerted_at,
    createdAt: row.created_at,
  }));
}

export async function findSaved(ctx: FairContext, visitorId: string, { kind, keyword, filter }: Asked) {
  return own(ctx, visitorId)
    .where('kind', '=', kind)
    .where('keyword', '=', keyword)
    .where(sql<boolean>`filter = ${stored(filter)}::jsonb`)
    .select('id')
    .executeTakeFirst();
}

export async function countSaved(ctx: FairContext, visitorId: string): Promise<number> {
  return countRows(own(ctx, visitorId));
}

export async function insertSaved(
  ctx: FairContext,
  visitorId: string,
  { kind, keyword, filter, name, alert }: Asked & { name: string; alert: Alert },
): Promise<string> {
  return savedRows.insert(ctx, { visitor_id: visitorId, kind, keyword, name, alert, filter: stored(filter) });
}
