import { z } from 'zod';
import { call } from '../call.ts';
import { done, id, nothing, page, pageOf } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { exhibitor } from '../who.ts';
import { writtenDraft, productDraft } from './product-draft.shapes.ts';

export const drafts = call({
  does: 'Own exhibits that came by a spreadsheet and wait for their pictures, newest first',
  path: '/visitor/v2/product/draftList',
  who: [exhibitor],
  input: page,
  output: pageOf(productDraft),
  errors: [],
  example: { pageNum: 1, pageSize: 24 },
});

export const draft = call({
  does: 'One own draft, to be completed and published',
  path: '/visitor/v2/product/getDraft',
  who: [exhibitor],
  input: z.object({ id: id('productDraft') }),
  output: z.object({ id: z.string(), form: writtenDraft }),
  errors: ['notFound'],
  example: { id: '$productDraft' },
});

export const removeDrafts = call({
  does: 'Delete some own drafts: all of them or none',
  path: '/visitor/v2/product/deleteDraft',
  who: [exhibitor],
  input: z.object({ ids: z.array(id('productDraft')).min(1, 'exhibitChosen').max(LIMITS.draftsAtOnceMax) }),
  output: done,
  errors: ['notFound'],
  example: { ids: ['$productDraft'] },
});

export const removeAllDrafts = call({
  does: 'Delete all own drafts',
  path: '/visitor/v2/product/deleteDraftAll',
  who: [exhibitor],
  input: nothing,
  output: z.object({ removed: z.int() }),
  errors: [],
  example: {},
});
