import { sql, type Updateable } from 'kysely';
import type { Tables } from '../../platform/database/kysely.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** Of which version the documents of a fair are, and up to which company the next one is written. */
export const progress = (ctx: FairContext) =>
  ctx.db
    .selectFrom('exhibition')
    .where('id', '=', ctx.exhibition.id)
    .select(['search_version', 'search_written_to'])
    .executeTakeFirstOrThrow();

type Progress = Pick<Updateable<Tables['exhibition']>, 'search_version' | 'search_written_to'>;

export async function writeProgress(ctx: FairContext, change: Progress): Promise<void> {
  await ctx.db.updateTable('exhibition').set(change).where('id', '=', ctx.exhibition.id).execute();
}

export async function openExhibitorsAfter(ctx: FairContext, from: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from exhibitor where exhibition_id = ${ctx.exhibition.id} and open and id > ${from} order by id`.execute(
    ctx.db,
  );
  return rows.map(({ id }) => id);
}

/** The next so many of a table after this id, held until the transaction ends. */
export async function lockPortion(
  ctx: FairContext,
  table: 'visitor' | 'article' | 'programme' | 'live',
  from: string,
  most: number,
): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom(table)
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '>', from)
    .orderBy('id')
    .limit(most)
    .select('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
