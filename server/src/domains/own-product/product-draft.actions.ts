import { wrongFields } from '@fairbridge/contract/issues.ts';
import { productForm, type ProductForm } from '@fairbridge/contract/own-product/own-product-form.shapes.ts';
import type { DraftPictures } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import type { RuleName } from '@fairbridge/contract/rules.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';
import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import { publishForms } from './own-product.actions.ts';
import { claimFaults } from './own-product.claims.ts';
import { wrongCodes } from './own-product.codes.ts';
import { draftsBehind, takenArticles } from './article-number.queries.ts';
import { ownFiles } from './own-product.queries.ts';
import { sameArticle } from './own-product.rules.ts';
import { deleteDrafts, draftsOf, writeDraftPictures, type DraftRow } from './product-draft.queries.ts';

export type FormFault = { field: string; rule: RuleName; values: Record<string, string | number> };
type Judged = { form: ProductForm; faults: [] } | { form: null; faults: FormFault[] };

/** A draft by the rules of the form that publishes an exhibit. */
export function validateDraft(exhibition: Exhibition, { form, pictures, longPictures }: DraftRow): Judged {
  const given = { ...form, pictures, longPictures };
  const parsed = productForm.safeParse(given);
  if (!parsed.success) return { form: null, faults: wrongFields(parsed.error, given) };
  const faults = [
    ...wrongCodes(exhibition, parsed.data).map((one) => ({ ...one, values: {} })),
    ...claimFaults(exhibition, parsed.data),
  ];
  return faults.length > 0 ? { form: null, faults } : { form: parsed.data, faults: [] };
}

/** The drafts are this company's, and so are the pictures; else nothing happens. */
export async function setDraftPictures(
  ctx: FairContext,
  exhibitorId: string,
  drafts: readonly DraftPictures[],
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    // a draft that is being published takes none any more: it would answer for pictures that nobody gets to see
    await lockCompany(inner, exhibitorId);
    const wanted = [...new Set(drafts.map(({ id }) => id))];
    // a foreign id answers as a missing one (G2)
    if ((await draftsOf(inner, exhibitorId, wanted)).length !== wanted.length) fail('notFound');
    const files = drafts.flatMap(({ pictures = [], longPictures = [] }) => [...pictures, ...longPictures]);
    const own = await ownFiles(inner, exhibitorId, files);
    for (const [at, { pictures = [], longPictures = [] }] of drafts.entries()) {
      if (pictures.some((file) => !own.has(file)))
        failFields({ field: `drafts.${at}.pictures`, rule: 'productPictures' });
      if (longPictures.some((file) => !own.has(file)))
        failFields({ field: `drafts.${at}.longPictures`, rule: 'productLongPictures' });
    }
    await writeDraftPictures(inner, exhibitorId, drafts);
  });
}

const TAKEN: FormFault = { field: 'articleNumber', rule: 'articleNumberTaken', values: {} };
const TWICE: FormFault = { field: 'articleNumber', rule: 'articleNumberTwice', values: {} };

/** Drafts as they are listed: what is wrong with each, and whose article number an exhibit or a draft before it has already. */
export async function validateDrafts(
  ctx: FairContext,
  exhibitorId: string,
  drafts: readonly DraftRow[],
): Promise<{ draft: DraftRow; faults: FormFault[] }[]> {
  const articles = drafts.map(({ form }) => sameArticle(form.articleNumber)).filter((article) => article !== '');
  const taken = await takenArticles(ctx, exhibitorId, articles, null);
  const behind = await draftsBehind(
    ctx,
    exhibitorId,
    drafts.map(({ id }) => id),
  );
  return drafts.map((draft) => {
    const { faults } = validateDraft(ctx.exhibition, draft);
    if (taken.has(sameArticle(draft.form.articleNumber))) return { draft, faults: [...faults, TAKEN] };
    return { draft, faults: behind.has(draft.id) ? [...faults, TWICE] : faults };
  });
}

/** Several drafts by the rules of the form, and by what own exhibits and the drafts before have as article numbers already. */
async function judgeTogether(ctx: FairContext, exhibitorId: string, drafts: readonly DraftRow[]) {
  const articles = drafts.map(({ form }) => sameArticle(form.articleNumber)).filter((article) => article !== '');
  const taken = await takenArticles(ctx, exhibitorId, articles, null);
  return drafts.map((draft): { draft: DraftRow } & Judged => {
    const judged = validateDraft(ctx.exhibition, draft);
    const article = sameArticle(draft.form.articleNumber);
    if (taken.has(article)) return { draft, form: null, faults: [...judged.faults, TAKEN] };
    if (judged.form !== null && article !== '') taken.add(article);
    return { draft, ...judged };
  });
}

/** Publishes what is complete, all of it or none; the rest stays as it is. Errors: `notFound`, `publicLimit`, `exhibitLimit`. */
export async function publishDrafts(ctx: FairContext, exhibitorId: string, ids: readonly string[]) {
  const wanted = [...new Set(ids)];
  return inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    const drafts = await draftsOf(inner, exhibitorId, wanted);
    if (drafts.length !== wanted.length) fail('notFound');
    // in the order they were named: of two that claim one place in the list the later has it
    const judged = await judgeTogether(
      inner,
      exhibitorId,
      drafts.toSorted((a, b) => wanted.indexOf(a.id) - wanted.indexOf(b.id)),
    );
    const ready = judged.flatMap(({ draft, form }) => (form === null ? [] : [{ draft, form }]));
    const published = await publishForms(
      inner,
      exhibitorId,
      ready.map(({ draft, form }) => ({
        form,
        older: { sale: draft.form.salePriceText, purchase: draft.form.purchasePriceText },
      })),
    );
    await deleteDrafts(
      inner,
      exhibitorId,
      ready.map(({ draft }) => draft.id),
    );
    const left = judged.flatMap(({ draft, faults }) => (faults.length === 0 ? [] : [{ id: draft.id, faults }]));
    return { published, left };
  });
}
