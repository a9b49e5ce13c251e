import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import { likeContains } from '../../platform/database/like.ts';
import { limitOffset, type Range } from '../../platform/database/paginate.ts';
import { blocksOf, IS_ABOUT, type Known } from './block.rules.ts';

export const blocks = fairTable('block');

/** Is one of these blocked now? */
export async function isBlocked({ db, exhibition }: FairContext, known: Known): Promise<boolean> {
  const candidates = blocksOf(known);
  if (candidates.length === 0) return false;
  const kinds = candidates.map(({ kind }) => kind);
  const values = candidates.map(({ value }) => value);
  const { rows } = await sql`
    select from block where exhibition_id = ${exhibition.id} and (until is null or until > now())
      and (kind, value) in (select * from unnest(${kinds}::text[], ${values}::text[])) limit 1`.execute(db);
  return rows.length > 0;
}

type Row = {
  id: string;
  kind: string;
  shown: string;
  reason: string;
  created_at: Date;
  until: Date | null;
  by: string | null;
};

const named = (keyword: string) =>
  keyword === ''
    ? sql`true`
    : sql`(b.shown ilike ${likeContains(keyword)} or b.value ilike ${likeContains(keyword)} or b.reason ilike ${likeContains(keyword)})`;

export async function blockRows({ db, exhibition }: FairContext, keyword: string, range: Range): Promise<Row[]> {
  const { rows } = await sql<Row>`
    select b.id, b.kind, b.shown, b.reason, b.created_at, b.until, coalesce(nullif(s.name, ''), a.email) as by from block b
    left join account a on a.id = b.created_by
    left join organizer_staff s on s.account_id = b.created_by and s.exhibition_id = b.exhibition_id
    where b.exhibition_id = ${exhibition.id} and (b.until is null or b.until > now()) and ${named(keyword)}
    order by b.created_at desc, b.id ${limitOffset(range)}`.execute(db);
  return rows;
}

export const blockCount = ({ db, exhibition }: FairContext, keyword: string): Promise<number> =>
  countSql(
    db,
    sql`from block b where b.exhibition_id = ${exhibition.id} and (b.until is null or b.until > now()) and ${named(keyword)}`,
  );

/** How many visitors of this fair each of these blocks is about who are not suspended yet. */
export async function blockedCounts(
  { db, exhibition }: FairContext,
  ids: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: string; count: number }>`
    select b.id, count(*)::int as count from block b join visitor v on v.exhibition_id = b.exhibition_id and v.suspended_at is null
    join account a on a.id = v.account_id and a.deleted_at is null
    where b.exhibition_id = ${exhibition.id} and b.id = any(${[...ids]}::text[]) and ${IS_ABOUT} group by b.id`.execute(
    db,
  );
  return new Map(rows.map(({ id, count }) => [id, count]));
}

/** Those visitors of one block, as a decision reads them. */
export async function blockedVisitors(
  { db, exhibition }: FairContext,
  id: string,
  limit: number,
): Promise<{ id: string; version: number }[]> {
  const { rows } = await sql<{ id: string; version: number }>`
    select v.id, v.review_version as version from block b
    join visitor v on v.exhibition_id = b.exhibition_id and v.suspended_at is null
    join account a on a.id = v.account_id and a.deleted_at is null
    where b.exhibition_id = ${exhibition.id} and b.id = ${id} and ${IS_ABOUT} order by v.id limit ${limit}`.execute(db);
  return rows;
}
