import type { Scope } from '../../ground/scope.ts';

/** A list that is ordered as a whole: the links of a place, the sections, the featured exhibitors, the collections. */
const parts = (scope: Scope, part: string) =>
  scope.db.selectFrom('home_part').where('exhibition_id', '=', scope.exhibition.id).where('part', '=', part);

export async function partVersion(scope: Scope, part: string): Promise<number> {
  return (await parts(scope, part).select('version').executeTakeFirst())?.version ?? 0;
}

/** Holds a list until the transaction ends and answers its version: of two who change it the second sees what the first did. */
export async function lockPart(scope: Scope, part: string): Promise<number> {
  await scope.db
    .insertInto('home_part')
    .values({ exhibition_id: scope.exhibition.id, part })
    .onConflict((conflict) => conflict.columns(['exhibition_id', 'part']).doNothing())
    .execute();
  return (await parts(scope, part).select('version').forUpdate().executeTakeFirstOrThrow()).version;
}

export async function nextPartVersion(scope: Scope, part: string): Promise<number> {
  const row = await scope.db
    .updateTable('home_part')
    .set(({ eb }) => ({ version: eb('version', '+', 1) }))
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('part', '=', part)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}
