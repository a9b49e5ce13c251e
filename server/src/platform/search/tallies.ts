import { sql } from 'kysely';
import type { Db, DocumentKind } from './document.ts';
import type { FacetCounts } from './facets.ts';

export type Tally = { total: number; facets: FacetCounts };

/** Rows beyond what the folded tallies need that may gather until they are folded. */
const LOOSE = 1000;
/** Rows folded by one statement, so that the first look after a large load does not run into the time limit of statements. */
const FOLDED_AT_ONCE = 200_000;

/**
 * How many documents of these scopes there are, and with which facet values: exact, and as quick in a large catalogue as in a
 * small one. Triggers of `search_document` keep the tallies, in the transaction of each change.
 */
export async function tally(
  db: Db,
  exhibitionId: string,
  kind: DocumentKind,
  ranges: readonly number[],
): Promise<Tally> {
  const { rows } = await sql<{ facet: number; count: number; rows: number }>`
    select facet, sum(change)::int as count, count(*)::int as rows from search_tally
    where exhibition_id = ${exhibitionId} and kind = ${kind} and scope = any(${ranges}::smallint[])
    group by facet`.execute(db);
  const read = rows.reduce((sum, row) => sum + row.rows, 0);
  // Whoever asks need not wait for it, and where it fails the next one does it.
  if (read > rows.length * 3 + LOOSE) fold(db, exhibitionId, kind).catch(() => {});
  const total = rows.find(({ facet }) => facet === 0)?.count ?? 0;
  const used = rows.filter(({ facet, count }) => facet !== 0 && count > 0);
  return { total, facets: new Map(used.map(({ facet, count }) => [facet, count])) };
}

/**
 * Makes one row of all that say the same. Nobody waits for it: writers only add rows, and rows that another one is just
 * folding are passed over. What a transaction has not committed yet is left as it is.
 */
export async function fold(db: Db, exhibitionId: string, kind: DocumentKind): Promise<void> {
  await sql`
    with mine as materialized (
      select ctid from search_tally where exhibition_id = ${exhibitionId} and kind = ${kind}
      limit ${FOLDED_AT_ONCE} for update skip locked
    ), gone as (
      delete from search_tally where ctid = any(array(select ctid from mine)) returning scope, facet, change
    )
    insert into search_tally (exhibition_id, kind, scope, facet, change)
    select ${exhibitionId}, ${kind}, scope, facet, sum(change) from gone
    group by scope, facet having sum(change) <> 0`.execute(db);
}
