import type { FairContext } from '../../core/fair-context.ts';

/** A list that is ordered as a whole: the links of a place, the sections, the featured exhibitors, the collections. */
const parts = (ctx: FairContext, part: string) =>
  ctx.db.selectFrom('home_part').where('exhibition_id', '=', ctx.exhibition.id).where('part', '=', part);

export async function partVersion(ctx: FairContext, part: string): Promise<number> {
  return (await parts(ctx, part).select('version').executeTakeFirst())?.version ?? 0;
}

/** Holds a list until the transaction ends and answers its version: of two who change it the second sees what the first did. */
export async function lockPart(ctx: FairContext, part: string): Promise<number> {
  await ctx.db
    .insertInto('home_part')
    .values({ exhibition_id: ctx.exhibition.id, part })
    .onConflict((conflict) => conflict.columns(['exhibition_id', 'part']).doNothing())
    .execute();
  return (await parts(ctx, part).select('version').forUpdate().executeTakeFirstOrThrow()).version;
}

export async function nextPartVersion(ctx: FairContext, part: string): Promise<number> {
  const row = await ctx.db
    .updateTable('home_part')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('part', '=', part)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}
