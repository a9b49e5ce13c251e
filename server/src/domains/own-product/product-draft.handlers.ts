import { contract } from '@fairbridge/contract/index.ts';
import type { ProductDraft } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { ruleText } from '@fairbridge/contract/rules.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import { allExcept } from '../../core/matching.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { validateDrafts, publishDrafts, setDraftPictures, type FormFault } from './product-draft.actions.ts';
import {
  countDrafts,
  deleteDrafts,
  draftsAfter,
  draftsOf,
  lockDrafts,
  ownDrafts,
  type DraftRow,
} from './product-draft.queries.ts';
import { strengthOf } from '../product/product.strength.ts';

type DraftCalls = Pick<
  typeof contract.product,
  'drafts' | 'draft' | 'nextDraft' | 'setDraftPictures' | 'publishDrafts' | 'removeDrafts'
>;

const faultsIn = (faults: readonly FormFault[], lang: Lang) =>
  faults.map(({ field, rule, values }) => ({ field, message: ruleText(rule, lang, values) }));

type Listed = { draft: DraftRow; faults: readonly FormFault[] };

function answerOf(exhibition: Exhibition, { draft, faults }: Listed, lang: Lang): ProductDraft {
  const { attributes, categories, signedPictures } = exhibition;
  const { id, form, pictures, longPictures, updatedAt } = draft;
  const [cover] = pictures;
  const category = categories.get(form.categoryCode);
  return {
    id,
    name: form.name,
    articleNumber: form.articleNumber,
    strength: strengthOf(form.attributes, attributes),
    category: category === undefined ? null : { code: category.code, name: category.name },
    scope: form.scope,
    cover: cover === undefined ? null : signedPictures.address(cover),
    pictures: pictures.length,
    longPictures: longPictures.length,
    faults: faultsIn(faults, lang),
    updatedAt: updatedAt.toISOString(),
  };
}

export const productDraftHandlers: Handlers<FairContext, DraftCalls> = {
  drafts: async ({ ctx, caller: { exhibitorId }, input, lang }) => {
    const keyword = input.keyword.trim();
    const total = await countDrafts(ctx, exhibitorId, keyword);
    const rows = await ownDrafts(ctx, exhibitorId, { keyword, ...rangeOf(input) });
    const listed = await validateDrafts(ctx, exhibitorId, rows);
    const list = listed.map((one) => answerOf(ctx.exhibition, one, lang));
    return pageAnswer(list, total, input);
  },

  draft: async ({ ctx, caller, input }) => {
    const [row] = await draftsOf(ctx, caller.exhibitorId, [input.id]);
    if (row === undefined) fail('notFound');
    const { id, form, pictures, longPictures } = row;
    const { signedPictures } = ctx.exhibition;
    const addresses = [...pictures, ...longPictures].map((file) => [file, signedPictures.address(file)]);
    return { id, form, pictures, longPictures, pictureAddresses: Object.fromEntries(addresses) };
  },

  nextDraft: async ({ ctx, caller: { exhibitorId }, input: { after } }) => {
    if ((await draftsOf(ctx, exhibitorId, [after])).length === 0) fail('notFound');
    const rows = await draftsAfter(ctx, exhibitorId, after, LIMITS.draftsLookedAtMax);
    const listed = await validateDrafts(ctx, exhibitorId, rows);
    const lacking = listed.filter(({ faults }) => faults.length > 0);
    return { next: lacking[0]?.draft.id ?? null, left: lacking.length, more: rows.length === LIMITS.draftsLookedAtMax };
  },

  setDraftPictures: ({ ctx, caller, input }) => setDraftPictures(ctx, caller.exhibitorId, input.drafts),

  publishDrafts: async ({ ctx, caller, input, lang }) => {
    const { published, left } = await publishDrafts(ctx, caller.exhibitorId, input.ids);
    return { published, left: left.map(({ id, faults }) => ({ id, faults: faultsIn(faults, lang) })) };
  },

  removeDrafts: ({ ctx, caller: { exhibitorId }, input: { selection } }) =>
    inTransaction(ctx, async (inner) => {
      if ('ids' in selection) {
        const wanted = [...new Set(selection.ids)];
        const removed = await deleteDrafts(inner, exhibitorId, wanted);
        // all of them are own drafts, or nothing happens: a foreign id answers as a missing one (G2)
        if (removed !== wanted.length) fail('notFound');
        return { removed };
      }
      const matching = await lockDrafts(inner, exhibitorId, selection.filter.keyword.trim());
      const chosen = allExcept(
        matching.map((id) => ({ id })),
        selection,
      );
      if (chosen === null) fail('editConflict');
      const ids = chosen.map(({ id }) => id);
      return { removed: await deleteDrafts(inner, exhibitorId, ids) };
    }),
};
