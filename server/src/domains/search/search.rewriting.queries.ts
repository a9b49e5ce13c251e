import { sql, type Updateable } from 'kysely';
import type { Tables } from '../../platform/database/kysely.ts';
import type { Scope } from '../../ground/scope.ts';

/** Of which version the documents of a fair are, and up to which company the next one is written. */
export const progress = (scope: Scope) =>
  scope.db
    .selectFrom('exhibition')
    .where('id', '=', scope.exhibition.id)
    .select(['search_version', 'search_written_to'])
    .executeTakeFirstOrThrow();

type Progress = Pick<Updateable<Tables['exhibition']>, 'search_version' | 'search_written_to'>;

export async function writeProgress(scope: Scope, change: Progress): Promise<void> {
  await scope.db.updateTable('exhibition').set(change).where('id', '=', scope.exhibition.id).execute();
}

export async function openExhibitorsAfter(scope: Scope, from: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from exhibitor where exhibition_id = ${scope.exhibition.id} and open and id > ${from} order by id`.execute(
    scope.db,
  );
  return rows.map(({ id }) => id);
}

/** The next so many of a table after this id, held until the transaction ends. */
export async function lockPortion(
  scope: Scope,
  table: 'visitor' | 'article' | 'programme',
  from: string,
  most: number,
): Promise<string[]> {
  const rows = await scope.db
    .selectFrom(table)
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('id', '>', from)
    .orderBy('id')
    .limit(most)
    .select('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
