import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id, page, pageSchema, searchText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { allMatching, selectionOf, someById } from '../selection.ts';
import { exhibitor } from '../roles.ts';
import { draftFault, draftPictures, productDraft, writtenDraft } from './product-draft.shapes.ts';

const call = callsOf('/visitor/v2/product', [exhibitor]);

export const drafts = call({
  does: 'Own exhibits that came by a spreadsheet and are not published yet, newest first',
  path: 'draftList',
  input: page.extend({ keyword: searchText }),
  output: pageSchema(productDraft),
  example: { pageNum: 1, pageSize: 24 },
});

export const draft = call({
  does: 'One own draft, to be completed and published',
  path: 'getDraft',
  input: z.object({ id: id('productDraft') }),
  output: z.object({
    id: z.string(),
    form: writtenDraft,
    pictures: z.array(z.string()),
    longPictures: z.array(z.string()),
    /** Where they are seen, by their ids. */
    pictureAddresses: z.record(z.string(), z.string()),
  }),
  errors: ['notFound'],
  example: { id: '$productDraft' },
});

export const nextDraft = call({
  does: 'The own draft after one, in the order of the list and round again, that lacks something, and how many do beside that one',
  path: 'getNextDraft',
  input: z.object({ after: id('productDraft') }),
  output: z.object({
    next: z.string().nullable(),
    left: z.int(),
    /** More than these many were not looked at. */
    more: z.boolean(),
  }),
  errors: ['notFound'],
  example: { after: '$productDraft' },
});

export const setDraftPictures = call({
  does: 'Give own drafts their pictures: all of them or none',
  path: 'setDraftPictures',
  input: z.object({ drafts: z.array(draftPictures).min(1, 'exhibitChosen').max(LIMITS.draftsAtOnceMax) }),
  errors: ['notFound'],
  example: { drafts: [{ id: '$productDraft', pictures: ['$file'], longPictures: ['$file'] }] },
});

export const publishDrafts = call({
  does: 'Publish some own drafts; those that lack something stay, and it is told what',
  path: 'publishDraft',
  input: z.object({ ids: z.array(id('productDraft')).min(1, 'exhibitChosen').max(LIMITS.draftsAtOnceMax) }),
  output: z.object({
    published: z.array(z.string()),
    left: z.array(z.object({ id: z.string(), faults: z.array(draftFault) })),
  }),
  errors: ['notFound', 'publicLimit', 'exhibitLimit'],
  example: { ids: ['$productDraft'] },
});

export const removeDrafts = call({
  does: 'Delete own drafts: some, or all that match a filter but for some; all of them or none',
  path: 'deleteDraft',
  input: z.object({
    selection: selectionOf(
      someById('productDraft', LIMITS.draftsAtOnceMax),
      allMatching('productDraft', z.object({ keyword: searchText })),
    ),
  }),
  output: z.object({ removed: z.int() }),
  errors: ['notFound', 'editConflict'],
  example: { selection: { ids: ['$productDraft'] } },
});
