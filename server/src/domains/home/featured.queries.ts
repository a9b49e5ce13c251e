import type { FairContext } from '../../core/fair-context.ts';
import { sql } from 'kysely';

export async function featuredIds(ctx: FairContext): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('exhibitor')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('featured', 'is not', null)
    .select('id')
    .orderBy('featured')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** These companies are the featured ones, in this order; all others are not. */
export async function writeFeatured(ctx: FairContext, ids: readonly string[]): Promise<void> {
  await sql`
    update exhibitor e set featured = wanted.place
    from (
      select x.id, n.place from exhibitor x
      left join unnest(${[...ids]}::text[]) with ordinality as n(id, place) on n.id = x.id
      where x.exhibition_id = ${ctx.exhibition.id} and (x.featured is not null or n.id is not null)
    ) wanted
    where e.id = wanted.id and e.featured is distinct from wanted.place`.execute(ctx.db);
}
