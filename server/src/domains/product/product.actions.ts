import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { ProductForm, Scope as VisibleScope } from '@fairbridge/contract/product/product.shapes.ts';
import { refuse, refuseFields } from '../../platform/http/refusal.ts';
import { removeDocuments } from '../../platform/search/document.ts';
import { transact, type Scope } from '../../scope.ts';
import { tellChange } from '../exhibition/exhibition.changes.ts';
import {
  insertProduct,
  lockOwn,
  makeRoom,
  markDeleted,
  ownFiles,
  updateProduct,
  updateScope,
} from './own-product.queries.ts';
import { deleteDrafts } from './product-draft.queries.ts';
import { wrongCodes } from './product.codes.ts';
import { indexProducts } from './product.document.ts';
import { lockCompany, publicCount } from './product.queries.ts';
import { exceedsPublicLimit, publicAfter } from './product.rules.ts';

/** Codes must be of this exhibition, pictures of this company. */
async function checkReferences(scope: Scope, exhibitorId: string, form: ProductForm): Promise<void> {
  const [wrong] = wrongCodes(scope.exhibition, form);
  if (wrong !== undefined) refuseFields(wrong);
  const own = await ownFiles(scope, exhibitorId, [...form.pictures, ...form.longPictures]);
  if (form.pictures.some((file) => !own.has(file))) refuseFields({ field: 'pictures', rule: 'productPictures' });
  if (form.longPictures.some((file) => !own.has(file)))
    refuseFields({ field: 'longPictures', rule: 'productLongPictures' });
}

async function checkPublicLimit(
  scope: Scope,
  exhibitorId: string,
  changes: { from: VisibleScope | null }[],
  to: VisibleScope,
): Promise<void> {
  const before = await publicCount(scope, exhibitorId);
  if (exceedsPublicLimit(before, publicAfter(before, changes, to)))
    refuse('publicLimit', { max: LIMITS.publicProductsMax });
}

type Saving = {
  exhibitorId: string;
  id: string | null;
  version: number | null;
  /** The draft it was written from, which goes as the exhibit comes. */
  draftId?: string | null;
  form: ProductForm;
};

/** Adds or edits an exhibit: limit, sort number, row and search document change together. */
export async function saveProduct(
  scope: Scope,
  { exhibitorId, id, version, draftId = null, form }: Saving,
): Promise<{ id: string; version: number }> {
  return transact(scope, async (inner) => {
    await lockCompany(inner, exhibitorId);
    const [old] = id === null ? [] : await lockOwn(inner, exhibitorId, [id]);
    if (id !== null && old === undefined) refuse('notFound');
    if (old !== undefined && version !== null && old.version !== version) refuse('editConflict');
    if (draftId !== null && (await deleteDrafts(inner, exhibitorId, [draftId])) === 0) refuse('notFound');
    await checkReferences(inner, exhibitorId, form);
    await checkPublicLimit(inner, exhibitorId, [{ from: old?.scope ?? null }], form.scope);
    if (form.sortNumber !== null) await makeRoom(inner, exhibitorId, form.sortNumber, id ?? '');
    const saved =
      old === undefined
        ? { id: await insertProduct(inner, exhibitorId, form), version: 1 }
        : { id: old.id, version: await updateProduct(inner, old.id, form) };
    await indexProducts(inner, [saved.id]);
    await tellChange(inner);
    return saved;
  });
}

/** All of these are own exhibits, or nothing happens: a foreign id answers as a missing one (G2). */
async function lockAllOwn(scope: Scope, exhibitorId: string, ids: readonly string[]) {
  await lockCompany(scope, exhibitorId);
  const wanted = [...new Set(ids)];
  const own = await lockOwn(scope, exhibitorId, wanted);
  if (own.length !== wanted.length) refuse('notFound');
  return own;
}

export async function setScope(
  scope: Scope,
  exhibitorId: string,
  ids: readonly string[],
  to: VisibleScope,
): Promise<void> {
  await transact(scope, async (inner) => {
    const own = await lockAllOwn(inner, exhibitorId, ids);
    await checkPublicLimit(
      inner,
      exhibitorId,
      own.map((product) => ({ from: product.scope })),
      to,
    );
    const changed = own.map((product) => product.id);
    await updateScope(inner, changed, to);
    await indexProducts(inner, changed);
    await tellChange(inner);
  });
}

export async function removeProducts(scope: Scope, exhibitorId: string, ids: readonly string[]): Promise<void> {
  await transact(scope, async (inner) => {
    const own = await lockAllOwn(inner, exhibitorId, ids);
    const gone = own.map((product) => product.id);
    await markDeleted(inner, gone);
    await removeDocuments(inner.db, inner.exhibition.id, gone);
    await tellChange(inner);
  });
}
