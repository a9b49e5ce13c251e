import { sql, type RawBuilder } from 'kysely';

/** From when on, behind which row, and how many: how another system reads all there is, the oldest first. */
export type KeysetRange = { since: Date | null; after: { at: string; id: string } | null; limit: number };

/** What follows the conditions of a statement on rows of this name, which have `created_at` and `id`. */
export function keysetPage(row: string, { since, after, limit }: KeysetRange): RawBuilder<unknown> {
  const [at, id] = [sql.ref(`${row}.created_at`), sql.ref(`${row}.id`)];
  return sql`
    and (${since}::timestamptz is null or ${at} >= ${since}::timestamptz)
    and (${after?.at ?? null}::timestamptz is null
      or (${at}, ${id}) > (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::text))
    order by ${at}, ${id} limit ${limit}`;
}
