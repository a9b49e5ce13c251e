import { sql, type Selectable } from 'kysely';
import type { CollectionForm } from '@fairbridge/contract/collection/collection.shapes.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';
import type { Tables } from '../../platform/database/kysely.ts';
import { type Range, type PageOfRows, paginate } from '../../platform/database/paginate.ts';

export const collections = versionedTable('collection');
export type CollectionRow = Selectable<Tables['collection']>;

const ofExhibition = (ctx: FairContext) =>
  ctx.db.selectFrom('collection').where('collection.exhibition_id', '=', ctx.exhibition.id);

/** Every collection in order. */
export const allCollections = (ctx: FairContext): Promise<CollectionRow[]> =>
  ofExhibition(ctx).selectAll('collection').orderBy('sort').orderBy('id').execute();

/** A collection nobody stands in says nothing to a visitor. */
const isSeen = sql<boolean>`published and exists (
  select from collection_exhibitor m join exhibitor e on e.id = m.exhibitor_id where m.collection_id = collection.id and e.open)`;

/** Those that visitors see, in order. */
export async function seenCollections(ctx: FairContext, range: Range): Promise<PageOfRows<CollectionRow>> {
  return paginate(ofExhibition(ctx).where(isSeen).selectAll('collection').orderBy('sort').orderBy('id'), range);
}

export async function seenCollection(ctx: FairContext, id: string): Promise<CollectionRow | null> {
  return (
    (await ofExhibition(ctx).where('id', '=', id).where(isSeen).selectAll('collection').executeTakeFirst()) ?? null
  );
}

/** Who stands in these collections, in order; `open` of each. */
export async function membersOf(
  ctx: FairContext,
  ids: readonly string[],
): Promise<{ collection_id: string; exhibitor_id: string; open: boolean }[]> {
  if (ids.length === 0) return [];
  return ctx.db
    .selectFrom('collection_exhibitor')
    .innerJoin('exhibitor', 'exhibitor.id', 'collection_exhibitor.exhibitor_id')
    .where('collection_exhibitor.exhibition_id', '=', ctx.exhibition.id)
    .where('collection_id', 'in', [...ids])
    .select(['collection_id', 'exhibitor_id', 'open'])
    .orderBy('collection_id')
    .orderBy('sort')
    .execute();
}

export const collectionColumns = ({ title, introduction, picture, published }: CollectionForm) => ({
  ...bilingualColumns('title', title),
  ...bilingualColumns('introduction', introduction),
  picture: picture ?? '',
  published,
});

/** Which exhibitors the collection has, in this order. */
export async function writeMembers(
  ctx: FairContext,
  collectionId: string,
  exhibitorIds: readonly string[],
): Promise<void> {
  const exhibition_id = ctx.exhibition.id;
  await ctx.db
    .deleteFrom('collection_exhibitor')
    .where('exhibition_id', '=', exhibition_id)
    .where('collection_id', '=', collectionId)
    .execute();
  if (exhibitorIds.length === 0) return;
  const rows = exhibitorIds.map((exhibitor_id, sort) => ({
    collection_id: collectionId,
    exhibitor_id,
    exhibition_id,
    sort,
  }));
  await ctx.db.insertInto('collection_exhibitor').values(rows).execute();
}

export async function writeCollectionOrder(ctx: FairContext, ids: readonly string[]): Promise<void> {
  await sql`
    update collection c set sort = wanted.place
    from unnest(${[...ids]}::text[]) with ordinality as wanted(id, place)
    where c.id = wanted.id and c.exhibition_id = ${ctx.exhibition.id}`.execute(ctx.db);
}
