import type { CollectionCard } from '@fairbridge/contract/collection/collection.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { exhibitorCards } from '../booth/booth.answers.ts';
import { exhibitorRefs } from '../home/exhibitor-ref.queries.ts';
import { partVersion } from '../home/home-part.queries.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { COLLECTIONS_PART, removeCollection, saveCollection, sortCollections } from './collection.actions.ts';
import {
  allCollections,
  membersOf,
  seenCollection,
  seenCollections,
  type CollectionRow,
} from './collection.queries.ts';

const LOGOS = 6;

const words = (row: CollectionRow) => ({
  id: row.id,
  title: bilingualOf('title', row),
  introduction: bilingualOf('introduction', row),
});

/** Cards with the marks of the first open companies of each. */
async function cardsOf(ctx: FairContext, rows: readonly CollectionRow[]): Promise<CollectionCard[]> {
  const members = (
    await membersOf(
      ctx,
      rows.map(({ id }) => id),
    )
  ).filter(({ open }) => open);
  const own = (id: string): string[] => members.flatMap((one) => (one.collection_id === id ? [one.exhibitor_id] : []));
  const wanted = [...new Set(rows.flatMap(({ id }) => own(id).slice(0, LOGOS)))];
  const marks = new Map((await exhibitorRefs(ctx, wanted)).map(({ id, name, logo }) => [id, { id, name, logo }]));
  return rows.map((row) => ({
    ...words(row),
    picture: pictureAddress(row.picture),
    exhibitors: own(row.id).length,
    logos: own(row.id)
      .slice(0, LOGOS)
      .flatMap((id) => marks.get(id) ?? []),
  }));
}

export const collectionHandlers: Handlers<FairContext, typeof contract.collection> = {
  browse: async ({ ctx, input }) => {
    const { rows, total } = await seenCollections(ctx, rangeOf(input));
    return pageAnswer(await cardsOf(ctx, rows), total, input);
  },

  detail: async ({ ctx, caller, input }) => {
    const row = await seenCollection(ctx, input.id);
    if (row === null) fail('notFound');
    const members = await membersOf(ctx, [row.id]);
    const ids = members.map((one) => one.exhibitor_id);
    return {
      ...words(row),
      picture: pictureAddress(row.picture),
      // closed companies are left out there
      exhibitors: await exhibitorCards(ctx, ids, visibilityOf(caller)),
    };
  },

  list: async ({ ctx }) => {
    const rows = await allCollections(ctx);
    const members = await membersOf(
      ctx,
      rows.map(({ id }) => id),
    );
    const refs = await exhibitorRefs(ctx, [...new Set(members.map((one) => one.exhibitor_id))]);
    const known = new Map(refs.map((ref) => [ref.id, ref]));
    return {
      version: await partVersion(ctx, COLLECTIONS_PART),
      collections: rows.map((row) => ({
        ...words(row),
        version: row.version,
        picture: row.picture === '' ? null : row.picture,
        pictureAddress: pictureAddress(row.picture),
        published: row.published,
        exhibitors: members.flatMap((one) => (one.collection_id === row.id ? (known.get(one.exhibitor_id) ?? []) : [])),
      })),
    };
  },

  save: ({ ctx, input, acting }) => saveCollection(ctx, acting, input),

  sort: ({ ctx, input, acting }) => sortCollections(ctx, acting, input),

  remove: ({ ctx, input, acting }) => removeCollection(ctx, acting, input),
};
