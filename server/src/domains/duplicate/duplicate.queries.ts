import { sql, type RawBuilder } from 'kysely';
import { DUPLICATE_REASONS } from '@fairbridge/contract/duplicate/duplicate.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { unscoped } from '../../platform/database/fair-scope.ts';
import { limitOffset, type Range } from '../../platform/database/paginate.ts';
import { LINE, type VisitorRow } from '../visitor-review/visitor-line.queries.ts';
import { KEYS } from './duplicate.rules.ts';

/** Of so many pairs the list is made: whoever merges some of them sees the next. */
const PAIRS = 1_000;

export type Pair = { first: string; second: string; reasons: string[] };

const keyOf = (reason: (typeof DUPLICATE_REASONS)[number], of: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  select v.id, v.created_at, ${reason} as reason, ${KEYS[reason]} as key from visitor v
  join account a on a.id = v.account_id and a.deleted_at is null where ${of} and ${KEYS[reason]} is not null`;

/** The pairs of this fair, each once; of one visitor alone where `id` is given. Of many with the same key each stands beside the first. */
const pairs = ({ exhibition }: FairContext, id: string | null): RawBuilder<unknown> => {
  const keys = sql.join(
    DUPLICATE_REASONS.map((reason) => keyOf(reason, sql`v.exhibition_id = ${exhibition.id}`)),
    sql` union all `,
  );
  const of = id === null ? sql`true` : sql`(k.id = ${id} or k.first = ${id})`;
  return sql`
    with key as (${keys}), beside as (
      select id, reason, first_value(id) over (partition by reason, key order by created_at, id) as first from key)
    select k.first, k.id as second, array_agg(k.reason order by k.reason) as reasons from beside k
    where k.first <> k.id and ${of} group by k.first, k.id order by k.first, k.id limit ${PAIRS}`;
};

export async function duplicatePairs(ctx: FairContext, range: Range): Promise<{ rows: Pair[]; total: number }> {
  const { rows } = await sql<Pair & { total: number }>`
    select p.*, count(*) over ()::int as total from (${pairs(ctx, null)}) p ${limitOffset(range)}`.execute(ctx.db);
  return { rows, total: rows[0]?.total ?? 0 };
}

export async function duplicatesOf(ctx: FairContext, id: string): Promise<Pair[]> {
  const { rows } = await sql<Pair>`${pairs(ctx, id)}`.execute(ctx.db);
  return rows;
}

/** The lines of these visitors, by id. */
export async function linesOf(
  { db, exhibition }: FairContext,
  ids: readonly string[],
): Promise<Map<string, VisitorRow>> {
  const { rows } = await sql<VisitorRow>`
    select ${LINE} from visitor v join account a on a.id = v.account_id
    where v.exhibition_id = ${exhibition.id} and v.id = any(${[...ids]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

type Column = { table: string; column: string };
type Merging = { id: string; into: string };

const points = ({ table, column }: Column, row: RawBuilder<unknown>, { id, into }: Merging): RawBuilder<unknown> =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${into} where ${sql.ref(column)} = ${id}${row}`;

/** Whether the statement went through; where a unique index is in its way, all is as before it. */
async function tried(ctx: FairContext, statement: RawBuilder<unknown>): Promise<number | null> {
  const db = unscoped(ctx.db);
  await sql`savepoint merging`.execute(db);
  try {
    const { numAffectedRows } = await statement.execute(db);
    await sql`release savepoint merging`.execute(db);
    return Number(numAffectedRows ?? 0n);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === '23505')) throw error;
    await sql`rollback to savepoint merging`.execute(db);
    return null;
  }
}

/** Has the rows that point at one visitor point at the other, but for those of which the other has the same already. Answers how many of either. */
export async function movePointers(
  ctx: FairContext,
  column: Column,
  merging: Merging,
): Promise<{ moved: number; left: number }> {
  const moved = await tried(ctx, points(column, sql``, merging));
  if (moved !== null) return { moved, left: 0 };
  // one after the other: some of them stand in the way
  const { rows } = await sql<{ at: string; of: string }>`
    select ctid::text as at, tableoid::text as of from ${sql.table(column.table)} where ${sql.ref(column.column)} = ${merging.id}`.execute(
    unscoped(ctx.db),
  );
  let left = 0;
  for (const { at, of } of rows) {
    const row = sql` and ctid = ${at}::tid and tableoid = ${of}::oid`;
    if ((await tried(ctx, points(column, row, merging))) === null) left += 1;
  }
  return { moved: rows.length - left, left };
}

/** Both are held, always in the same order, so that two mergings never wait for each other. */
export async function lockBoth({ db, exhibition }: FairContext, { id, into }: Merging) {
  const { rows } = await sql<{
    id: string;
    account_id: string;
    email: string | null;
    mobile: string | null;
    language: string;
  }>`
    select v.id, v.account_id, a.email, a.mobile, a.language from visitor v
    join account a on a.id = v.account_id and a.deleted_at is null
    where v.exhibition_id = ${exhibition.id} and v.id in (${id}, ${into}) order by a.id for update of a`.execute(db);
  return {
    other: rows.find((row) => row.id === id) ?? null,
    staying: rows.find((row) => row.id === into) ?? null,
  };
}
