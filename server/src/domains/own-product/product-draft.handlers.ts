import { contract } from '@fairbridge/contract/index.ts';
import type { ProductDraft } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import {
  countDrafts,
  deleteAllDrafts,
  deleteDrafts,
  draftsOf,
  ownDrafts,
  type DraftRow,
} from './product-draft.queries.ts';
import { strengthOf } from '../product/product.strength.ts';

type DraftCalls = Pick<typeof contract.product, 'drafts' | 'draft' | 'removeDrafts' | 'removeAllDrafts'>;

function answerOf({ attributes, categories }: Exhibition, { id, form, updatedAt }: DraftRow): ProductDraft {
  const category = categories.get(form.categoryCode);
  return {
    id,
    name: form.name,
    articleNumber: form.articleNumber,
    strength: strengthOf(form.attributes, attributes),
    category: category === undefined ? null : { code: category.code, name: category.name },
    updatedAt: updatedAt.toISOString(),
  };
}

export const productDraftHandlers: Implementation<Scope, DraftCalls> = {
  drafts: async ({ scope, caller: { exhibitorId }, input }) => {
    const total = await countDrafts(scope, exhibitorId);
    const rows = await ownDrafts(scope, exhibitorId, rangeOf(input));
    const list = rows.map((row) => answerOf(scope.exhibition, row));
    return pageAnswer(list, total, input);
  },

  draft: async ({ scope, caller, input }) => {
    const [row] = await draftsOf(scope, caller.exhibitorId, [input.id]);
    if (row === undefined) refuse('notFound');
    return { id: row.id, form: row.form };
  },

  removeDrafts: async ({ scope, caller, input }) => {
    const wanted = [...new Set(input.ids)];
    await transact(scope, async (inner) => {
      const gone = await deleteDrafts(inner, caller.exhibitorId, wanted);
      // all of them are own drafts, or nothing happens: a foreign id answers as a missing one (G2)
      if (gone !== wanted.length) refuse('notFound');
    });
    return { done: true };
  },

  removeAllDrafts: async ({ scope, caller }) => ({ removed: await deleteAllDrafts(scope, caller.exhibitorId) }),
};
