import { lockCompany } from '../exhibitor/exhibitor.queries.ts';
import type { ComplianceNotice } from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { DocumentForm } from '@fairbridge/contract/product-document/product-document.shapes.ts';
import type { ProductForm } from '@fairbridge/contract/own-product/own-product-form.shapes.ts';
import type { VisibleRange } from '@fairbridge/contract/product/product.shapes.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { removeDocuments } from '../../platform/search/document.ts';
import { newId } from '../../core/id.ts';
import { allExcept, type VersionedId } from '../../core/matching.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { packageOf, usedOf } from '../exhibitor/package.queries.ts';
import { indexExhibitors } from '../exhibitor/exhibitor.document.ts';
import { foreignVideo } from '../exhibitor/exhibitor.videos.ts';
import {
  lockMatching,
  lockOwnExhibits,
  lockRemoved,
  makeRoom,
  markDeleted,
  ownFiles,
  takeFreePlaces,
  unmarkDeleted,
  updateRange,
  newProduct,
  changedProduct,
  products,
  type RemovedKey,
  type OwnFilter,
  type OwnKey,
} from './own-product.queries.ts';
import { takenArticles } from './article-number.queries.ts';
import { documentsOf, ownDocumentFiles, replaceDocuments } from '../product-document/product-document.queries.ts';
import { deleteDrafts, draftsOf } from './product-draft.queries.ts';
import { cautionsOf, claimFaults } from './own-product.claims.ts';
import { wrongCodes } from './own-product.codes.ts';
import { indexProducts } from '../product/product.document.ts';
import { publicCount } from '../product/product.queries.ts';
import { exceedsPublicLimit, publicAfter, sameArticle } from './own-product.rules.ts';

/** Codes must be of this exhibition, pictures of this company. */
export async function checkReferences(ctx: FairContext, exhibitorId: string, form: ProductForm): Promise<void> {
  const [wrong] = wrongCodes(ctx.exhibition, form);
  if (wrong !== undefined) failFields(wrong);
  const own = await ownFiles(ctx, exhibitorId, [...form.pictures, ...form.longPictures]);
  if (form.pictures.some((file) => !own.has(file))) failFields({ field: 'pictures', rule: 'productPictures' });
  if (form.longPictures.some((file) => !own.has(file)))
    failFields({ field: 'longPictures', rule: 'productLongPictures' });
  await checkVideo(ctx, exhibitorId, form);
}

/** A video needs its cover, and both are this company's. */
async function checkVideo(
  ctx: FairContext,
  exhibitorId: string,
  { video, videoCover: cover }: ProductForm,
): Promise<void> {
  if (video === null && cover === null) return;
  if (video === null) failFields({ field: 'video', rule: 'videoMissing' });
  if (cover === null) failFields({ field: 'videoCover', rule: 'videoCoverMissing' });
  const wrong = await foreignVideo(ctx, exhibitorId, [{ video, cover }], 'productVideo');
  if (wrong !== null) failFields({ field: wrong === 'video' ? 'video' : 'videoCover', rule: 'ownVideo' });
}

/** Documents are files of this company, and those that are changed are this exhibit's (G2, G42). */
async function checkDocuments(
  ctx: FairContext,
  exhibitorId: string,
  productId: string | null,
  forms: readonly DocumentForm[],
): Promise<void> {
  const files = await ownDocumentFiles(
    ctx,
    exhibitorId,
    forms.map(({ file }) => file),
  );
  const foreign = forms.findIndex(({ file }) => !files.has(file));
  if (foreign >= 0) failFields({ field: `documents.${foreign}.file`, rule: 'documentFile' });
  const named = forms.flatMap(({ id }) => id ?? []);
  if (new Set(named).size < named.length) fail('notFound');
  const own = productId === null ? [] : await documentsOf(ctx, productId);
  if (named.some((id) => own.every((one) => one.id !== id))) fail('notFound');
}

/** Imports know an exhibit by its article number: two of one company have not the same (with the company held). */
async function checkArticle(
  ctx: FairContext,
  exhibitorId: string,
  id: string | null,
  form: ProductForm,
): Promise<void> {
  const article = sameArticle(form.articleNumber);
  if (article === '') return;
  const taken = await takenArticles(ctx, exhibitorId, [article], id);
  if (taken.size > 0) failFields({ field: 'articleNumber', rule: 'articleNumberTaken' });
}

async function checkPublicLimit(
  ctx: FairContext,
  exhibitorId: string,
  changes: { from: VisibleRange | null }[],
  to: VisibleRange,
): Promise<void> {
  const before = await publicCount(ctx, exhibitorId);
  if (exceedsPublicLimit(before, publicAfter(before, changes, to)))
    fail('publicLimit', { max: LIMITS.publicProductsMax });
}

/** With the company held: two exhibits at once must not both be the last (G56). */
async function checkRoom(ctx: FairContext, exhibitorId: string, adding: number): Promise<void> {
  const { limits } = await packageOf(ctx, exhibitorId);
  const { exhibits } = await usedOf(ctx, exhibitorId);
  if (exhibits + adding > limits.exhibits) fail('exhibitLimit', { max: limits.exhibits });
}

/** A company is found by what it publicly shows (G6), which a change of its exhibits may change. */
export async function reindexAndInvalidate(ctx: FairContext, exhibitorId: string): Promise<void> {
  await indexExhibitors(ctx, [exhibitorId]);
  await invalidate(ctx, { kind: 'exhibitor', id: exhibitorId });
}

type Saving = {
  exhibitorId: string;
  id: string | null;
  version: number | null;
  /** The draft it was written from, which goes as the exhibit comes. */
  draftId?: string | null;
  form: ProductForm;
};

/** What a draft has as prices of before amount, currency and unit stood apart. */
async function olderOf(ctx: FairContext, exhibitorId: string, draftId: string | null) {
  const [draft] = draftId === null ? [] : await draftsOf(ctx, exhibitorId, [draftId]);
  return { sale: draft?.form.salePriceText ?? '', purchase: draft?.form.purchasePriceText ?? '' };
}

/** Adds or edits an exhibit: limit, sort number, row and search document change together. */
export async function saveProduct(
  ctx: FairContext,
  { exhibitorId, id, version, draftId = null, form }: Saving,
): Promise<{ id: string; version: number; cautions: ComplianceNotice[] }> {
  return inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    const [old] = id === null ? [] : await lockOwnExhibits(inner, exhibitorId, [id]);
    if (id !== null && old === undefined) fail('notFound');
    if (old !== undefined && version !== null && old.version !== version) fail('editConflict');
    const older = await olderOf(inner, exhibitorId, draftId);
    if (draftId !== null && (await deleteDrafts(inner, exhibitorId, [draftId])) === 0) fail('notFound');
    if (old === undefined) await checkRoom(inner, exhibitorId, 1);
    const [claim] = claimFaults(inner.exhibition, form);
    if (claim !== undefined) failFields(claim);
    await checkArticle(inner, exhibitorId, id, form);
    await checkReferences(inner, exhibitorId, form);
    if (form.documents !== undefined) await checkDocuments(inner, exhibitorId, id, form.documents);
    await checkPublicLimit(inner, exhibitorId, [{ from: old?.scope ?? null }], form.scope);
    if (form.sortNumber !== null) await makeRoom(inner, exhibitorId, form.sortNumber, id ?? '');
    const saved =
      old === undefined
        ? { id: await products.insert(inner, newProduct(inner, exhibitorId, form, older)), version: 1 }
        : { id: old.id, version: await products.update(inner, { id: old.id }, changedProduct(inner, form)) };
    if (form.documents !== undefined) await replaceDocuments(inner, saved.id, form.documents);
    await indexProducts(inner, [saved.id]);
    await reindexAndInvalidate(inner, exhibitorId);
    return { ...saved, cautions: cautionsOf(inner.exhibition, form) };
  });
}

type Publishing = { form: ProductForm; older: { sale: string; purchase: string } };

/**
 * Adds several exhibits with the company held, all or none; their forms have been judged. Later ones that name a taken place in the list push the
 * earlier on, as one after the other would. Answers their ids.
 */
export async function publishForms(
  ctx: FairContext,
  exhibitorId: string,
  publishing: readonly Publishing[],
): Promise<string[]> {
  if (publishing.length === 0) return [];
  await checkRoom(ctx, exhibitorId, publishing.length);
  const shown = publishing.filter(({ form }) => form.scope === 0);
  await checkPublicLimit(
    ctx,
    exhibitorId,
    shown.map(() => ({ from: null })),
    0,
  );
  const ids: string[] = [];
  for (const { form, older } of publishing) {
    await checkReferences(ctx, exhibitorId, form);
    if (form.sortNumber !== null) await makeRoom(ctx, exhibitorId, form.sortNumber, '');
    ids.push(await products.insert(ctx, newProduct(ctx, exhibitorId, form, older)));
  }
  await indexProducts(ctx, ids);
  await reindexAndInvalidate(ctx, exhibitorId);
  return ids;
}

/** All of these are own exhibits, or nothing happens: a foreign id answers as a missing one (G2). */
async function lockAllOwnExhibits(ctx: FairContext, exhibitorId: string, ids: readonly string[]) {
  await lockCompany(ctx, exhibitorId);
  const wanted = [...new Set(ids)];
  const own = await lockOwnExhibits(ctx, exhibitorId, wanted);
  if (own.length !== wanted.length) fail('notFound');
  return own;
}

type Matching = VersionedId & { filter: OwnFilter };

/** All that match, as the person saw them, but for some; a list that has changed meanwhile is to be looked at again. */
async function lockExpected(ctx: FairContext, exhibitorId: string, { filter, ...seen }: Matching): Promise<OwnKey[]> {
  await lockCompany(ctx, exhibitorId);
  const own = allExcept(await lockMatching(ctx, exhibitorId, filter), seen);
  if (own === null) fail('editConflict');
  return own;
}

type RangesBefore = { scope: VisibleRange; ids: string[] }[];

const rangesOf = (own: readonly OwnKey[]): RangesBefore =>
  ([0, 1, 2] as const)
    .map((scope) => ({ scope, ids: own.filter((product) => product.scope === scope).map(({ id }) => id) }))
    .filter(({ ids }) => ids.length > 0);

/** Writes a visible range to exhibits that are held; what search knows of them and of their company changes with it. Answers the ranges they had. */
async function writeRange(
  ctx: FairContext,
  exhibitorId: string,
  own: readonly OwnKey[],
  to: VisibleRange,
): Promise<RangesBefore> {
  await checkPublicLimit(
    ctx,
    exhibitorId,
    own.map((product) => ({ from: product.scope })),
    to,
  );
  const changed = own.map((product) => product.id);
  await updateRange(ctx, changed, to);
  await indexProducts(ctx, changed);
  await reindexAndInvalidate(ctx, exhibitorId);
  return rangesOf(own);
}

export async function setScope(
  ctx: FairContext,
  exhibitorId: string,
  ids: readonly string[],
  to: VisibleRange,
): Promise<RangesBefore> {
  return inTransaction(ctx, async (inner) =>
    writeRange(inner, exhibitorId, await lockAllOwnExhibits(inner, exhibitorId, ids), to),
  );
}

export async function setScopeAll(
  ctx: FairContext,
  exhibitorId: string,
  { to, ...matching }: Matching & { to: VisibleRange },
): Promise<{ count: number; before: RangesBefore }> {
  return inTransaction(ctx, async (inner) => {
    const own = await lockExpected(inner, exhibitorId, matching);
    return { count: own.length, before: await writeRange(inner, exhibitorId, own, to) };
  });
}

/** The place of one exhibit in the list. Errors: `notFound`. */
export async function placeProduct(
  ctx: FairContext,
  exhibitorId: string,
  { id, sortNumber }: { id: string; sortNumber: number | null },
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await lockAllOwnExhibits(inner, exhibitorId, [id]);
    if (sortNumber !== null) await makeRoom(inner, exhibitorId, sortNumber, id);
    // an editor that stands open elsewhere learns of it
    await products.update(inner, { id }, { sort_number: sortNumber });
    await indexProducts(inner, [id]);
    await reindexAndInvalidate(inner, exhibitorId);
  });
}

type Removed = { removal: string; count: number };

/** Who deletes: for the company, and by name in the list of what can be brought back. */
type Remover = { exhibitorId: string; employeeId: string };

async function takeAway(
  ctx: FairContext,
  { exhibitorId, employeeId }: Remover,
  own: readonly OwnKey[],
): Promise<Removed> {
  const removal = newId();
  const gone = own.map((product) => product.id);
  await markDeleted(ctx, gone, { id: removal, by: employeeId });
  await removeDocuments(ctx.db, ctx.exhibition.id, gone);
  await reindexAndInvalidate(ctx, exhibitorId);
  return { removal, count: gone.length };
}

export async function removeProducts(ctx: FairContext, who: Remover, ids: readonly string[]): Promise<Removed> {
  return inTransaction(ctx, async (inner) =>
    takeAway(inner, who, await lockAllOwnExhibits(inner, who.exhibitorId, ids)),
  );
}

export async function removeAllProducts(ctx: FairContext, who: Remover, matching: Matching): Promise<Removed> {
  return inTransaction(ctx, async (inner) =>
    takeAway(inner, who, await lockExpected(inner, who.exhibitorId, matching)),
  );
}

/** Undoes one act of deleting. Errors: `notFound`, `restoreOver`, `articleTaken`, `exhibitLimit`, `publicLimit`. */
export async function restoreProducts(ctx: FairContext, exhibitorId: string, removal: string): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    const gone = await lockRemoved(inner, exhibitorId, { removal });
    if (gone.length === 0) fail('notFound');
    return bringBack(inner, exhibitorId, gone);
  });
}

/** Brings chosen exhibits back, all or none. Errors: `notFound`, `restoreOver`, `articleTaken`, `exhibitLimit`, `publicLimit`. */
export async function restoreChosen(ctx: FairContext, exhibitorId: string, ids: readonly string[]): Promise<number> {
  return inTransaction(ctx, async (inner) => {
    await lockCompany(inner, exhibitorId);
    const gone = await lockRemoved(inner, exhibitorId, { ids });
    if (gone.length < new Set(ids).size) fail('notFound');
    return bringBack(inner, exhibitorId, gone);
  });
}

/** An exhibit that was made meanwhile may have the article number of one that comes back. */
async function checkFreeArticles(ctx: FairContext, exhibitorId: string, gone: readonly RemovedKey[]): Promise<void> {
  const articles = gone.map((product) => sameArticle(product.article_number)).filter((article) => article !== '');
  const [taken] = await takenArticles(ctx, exhibitorId, articles, null);
  if (taken !== undefined) fail('articleTaken', { number: taken });
}

/** With the company held. A place in the list that somebody has taken meanwhile is made free again. */
async function bringBack(ctx: FairContext, exhibitorId: string, gone: readonly RemovedKey[]): Promise<number> {
  if (gone.some((product) => !product.in_time)) fail('restoreOver', { hours: LIMITS.removalHours });
  await checkFreeArticles(ctx, exhibitorId, gone);
  await checkRoom(ctx, exhibitorId, gone.length);
  const shown = gone.filter((product) => product.scope === 0);
  await checkPublicLimit(
    ctx,
    exhibitorId,
    shown.map(() => ({ from: null })),
    0,
  );
  const ids = gone.map((product) => product.id);
  await unmarkDeleted(ctx, ids);
  for (const { id, place } of await takeFreePlaces(ctx, exhibitorId, ids)) {
    await makeRoom(ctx, exhibitorId, place, id);
    await products.write(ctx, { id }, { sort_number: place });
  }
  await indexProducts(ctx, ids);
  await reindexAndInvalidate(ctx, exhibitorId);
  return gone.length;
}
