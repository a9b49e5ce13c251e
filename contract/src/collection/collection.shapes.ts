import { z } from 'zod';
import { bilingual, bilingualOut, id, optionalBilingual } from '../fields.ts';
import { exhibitorCard, exhibitorRef } from '../exhibitor/exhibitor.shapes.ts';
import { LIMITS } from '../limits.ts';

/** A theme under which the organizer has put exhibitors together. */
export const collectionCard = z.object({
  id: z.string(),
  title: bilingualOut,
  introduction: bilingualOut,
  picture: z.string(),
  /** Companies in it that are open. */
  exhibitors: z.int(),
  /** Marks of its first companies. */
  logos: z.array(z.object({ id: z.string(), name: bilingualOut, logo: z.string() })),
});
export type CollectionCard = z.output<typeof collectionCard>;

export const collectionDetail = collectionCard
  .omit({ logos: true, exhibitors: true })
  .extend({ exhibitors: z.array(exhibitorCard) });
export type CollectionDetail = z.output<typeof collectionDetail>;

export const collectionForm = z.object({
  title: bilingual(LIMITS.collectionTitleMax),
  introduction: optionalBilingual(LIMITS.collectionIntroductionMax),
  picture: id('collectionPicture').nullable().default(null),
  published: z.boolean(),
  /** In the order they stand in. */
  exhibitorIds: z
    .array(id('exhibitor'))
    .max(LIMITS.collectionExhibitorsMax)
    .refine((list) => new Set(list).size === list.length, 'choice'),
});
export type CollectionForm = z.output<typeof collectionForm>;

/** A collection in the console. */
export const managedCollection = z.object({
  id: z.string(),
  version: z.int(),
  title: bilingualOut,
  introduction: bilingualOut,
  picture: z.string().nullable(),
  pictureAddress: z.string(),
  published: z.boolean(),
  exhibitors: z.array(exhibitorRef.extend({ open: z.boolean() })),
});
export type ManagedCollection = z.output<typeof managedCollection>;
