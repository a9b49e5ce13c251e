import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, page, pageSchema } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { anonymous, editor, organizer, visitor } from '../roles.ts';
import { collectionCard, collectionDetail, collectionForm, managedCollection } from './collection.shapes.ts';

const call = callsOf('/organizer/v1/collection', [editor]);

const lookers = [anonymous, visitor, organizer] as const;
const version = z.int().min(0);

export const browse = call({
  does: 'Published collections of exhibitors that have an open exhibitor, in the order of the organizer',
  path: '/visitor/v2/exhibitor/collection/list',
  roles: lookers,
  input: page,
  output: pageSchema(collectionCard),
  cacheable: true,
});

export const detail = call({
  does: 'One published collection with its open exhibitors, and what this caller may see of their exhibits',
  path: '/visitor/v2/exhibitor/collection/get',
  roles: lookers,
  input: z.object({ id: id('collection') }),
  output: collectionDetail,
  errors: ['notFound'],
  cacheable: true,
  example: { id: '$collection' },
});

export const list = call({
  does: 'Every collection of exhibitors in order, drafts too',
  path: 'list',
  output: z.object({ version: z.int(), collections: z.array(managedCollection) }),
});

export const save = call({
  does: 'Make a collection of exhibitors, or edit one with its exhibitors and their order',
  path: 'save',
  input: z.object({
    /** Null makes a new one, at the end. */
    id: id('managedCollection').nullable(),
    version: version.nullable(),
    form: collectionForm,
  }),
  output: z.object({ id: z.string(), version: z.int() }),
  errors: ['notFound', 'editConflict'],
  example: {
    id: '$managedCollection',
    version: 1,
    form: {
      title: { zh: '生物农药专区', en: 'Biologicals' },
      introduction: { zh: '微生物与植物源产品。', en: 'Microbial and botanical products.' },
      picture: '$collectionPicture',
      published: true,
      exhibitorIds: ['$exhibitor'],
    },
  },
});

export const sort = call({
  does: 'Put the collections in this order',
  path: 'sort',
  input: z.object({ version, ids: z.array(id('managedCollection')).max(LIMITS.collectionsMax) }),
  output: z.object({ version: z.int() }),
  errors: ['notFound', 'editConflict'],
  example: { version: 0, ids: ['$managedCollection'] },
});

export const remove = call({
  does: 'Delete a collection; its exhibitors stay as they are',
  path: 'remove',
  input: z.object({ id: id('managedCollection'), version }),
  errors: ['notFound', 'editConflict'],
  example: { id: '$managedCollection', version: 1 },
});
