import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../src/platform/database/kysely.ts';

/**
 * What a sentence in SQL says of rows that stand in no table.
 * @param columns of the rows, as in `jsonb_to_recordset`: `p(at int, scope smallint)`; `at` is the place of a row
 * @returns the places of the rows of which it is true, in order
 */
export async function trueOf(
  db: Db,
  rows: readonly object[],
  columns: string,
  sentence: RawBuilder<boolean>,
): Promise<number[]> {
  const numbered = JSON.stringify(rows.map((row, at) => ({ ...row, at })));
  const found = await sql<{ at: number }>`
    select at from jsonb_to_recordset(${numbered}::jsonb) as ${sql.raw(columns)} where ${sentence} order by at`.execute(
    db,
  );
  return found.rows.map(({ at }) => at);
}

/** What the same sentence in TypeScript says of them. */
export const trueIn = <T>(rows: readonly T[], rule: (row: T) => boolean): number[] =>
  rows.flatMap((row, at) => (rule(row) ? [at] : []));
