import { sql, type RawBuilder, type SelectQueryBuilder } from 'kysely';
import { z } from 'zod';
import type { Db } from './kysely.ts';
import { countSql } from './count-sql.ts';

/** How many rows to take at most, and how many to skip before. */
export type Range = { limit: number; offset: number };
export type PageOfRows<Row> = { rows: Row[]; total: number };

/** The end of a statement written by hand: ``sql`… order by id ${limited(range)}` ``. */
export const limitOffset = ({ limit, offset }: Range): RawBuilder<unknown> => sql`limit ${limit} offset ${offset}`;

type PageSql = {
  /** The columns. */
  select: RawBuilder<unknown>;
  /** Tables and conditions: ``sql`from intent_order o where ${where}` ``. */
  from: RawBuilder<unknown>;
  /** By what rows are ordered, unlike for each of them. */
  order: RawBuilder<unknown>;
};

/** One page of a statement written by hand, and how many rows there are in all. */
export async function paginateSql<Row>(
  db: Db,
  { select, from, order }: PageSql,
  range: Range,
): Promise<PageOfRows<Row>> {
  const { rows } = await sql<Row>`select ${select} ${from} order by ${order} ${limitOffset(range)}`.execute(db);
  return { rows, total: await countSql(db, from) };
}

const counted = z.object({ total: z.number() });

/** How many rows a statement of the builder finds. */
export async function countRows<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>): Promise<number> {
  const all = query.clearSelect().clearOrderBy();
  return counted.parse(await all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow()).total;
}

/** The rows of one page of a statement of the builder. */
export const pageRows = <DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, { limit, offset }: Range) =>
  query.limit(limit).offset(offset).execute();

/** One page of an ordered statement of the builder, and how many rows there are in all. */
export async function paginate<DB, TB extends keyof DB, O>(query: SelectQueryBuilder<DB, TB, O>, range: Range) {
  return { rows: await pageRows(query, range), total: await countRows(query) };
}

const PORTION = 500;

/** All rows of a list for a file, portion by portion, so that never all of them are held at once. */
export async function* inPortions<Row>(
  read: (range: Range) => Promise<readonly Row[] | PageOfRows<Row>>,
): AsyncGenerator<Row> {
  for (let offset = 0; ; offset += PORTION) {
    const answer = await read({ limit: PORTION, offset });
    const rows = 'total' in answer ? answer.rows : answer;
    yield* rows;
    if (rows.length < PORTION) return;
  }
}
