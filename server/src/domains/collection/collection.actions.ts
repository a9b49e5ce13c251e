import type { CollectionForm } from '@fairbridge/contract/collection/collection.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { mayBeListed } from '../home/exhibitor-ref.queries.ts';
import type { Editor } from '../home/home.actions.ts';
import { lockPart, nextPartVersion } from '../home/home-part.queries.ts';
import { areOrganizersPictures } from '../home/own-file.queries.ts';
import {
  allCollections,
  deleteCollection,
  insertCollection,
  lockCollection,
  membersOf,
  updateCollection,
  writeCollectionOrder,
  type CollectionRow,
} from './collection.queries.ts';

export const COLLECTIONS_PART = 'collections';
const objectOf = (id: string) => ({ kind: 'collection', id });

async function checkForm(ctx: FairContext, before: CollectionRow | null, form: CollectionForm): Promise<void> {
  const members = before === null ? [] : await membersOf(ctx, [before.id]);
  const standing = members.map((one) => one.exhibitor_id);
  if (!(await mayBeListed(ctx, form.exhibitorIds, standing))) fail('notFound');
  const { picture } = form;
  if (picture === null || picture === before?.picture) return;
  if (!(await areOrganizersPictures(ctx, [picture], ['collection'])))
    failFields({ field: 'form.picture', rule: 'pagePicture' });
}

type Saving = { id: string | null; version: number | null; form: CollectionForm };

export async function saveCollection(ctx: FairContext, { caller, address }: Editor, { id, version, form }: Saving) {
  const edited = { kind: 'collection', id: id ?? '', version: id === null ? null : version };
  return saveVersioned(ctx, caller, edited, async (inner) => {
    const before = id === null ? null : await lockCollection(inner, id);
    if (id !== null && before === null) fail('notFound');
    await checkForm(inner, before, form);
    const details = { title: form.title, published: form.published, exhibitors: form.exhibitorIds.length };
    if (before !== null) {
      if (before.version !== version) fail('editConflict');
      const next = await updateCollection(inner, before.id, form);
      await writeAudit(inner, caller, { act: 'collection.change', object: objectOf(before.id), details, address });
      await invalidate(inner, { kind: 'collection', id: before.id });
      return { id: before.id, version: next };
    }
    await lockPart(inner, COLLECTIONS_PART);
    const there = await allCollections(inner);
    const max = LIMITS.collectionsMax;
    if (there.length >= max) failFields({ field: 'form.title.zh', rule: 'tooMuch', values: { max } });
    const made = await insertCollection(inner, form, there.length + 1);
    await nextPartVersion(inner, COLLECTIONS_PART);
    await writeAudit(inner, caller, { act: 'collection.create', object: objectOf(made), details, address });
    await invalidate(inner, { kind: 'collection', id: made });
    return { id: made, version: 1 };
  });
}

export async function sortCollections(
  ctx: FairContext,
  { caller, address }: Editor,
  { version, ids }: { version: number; ids: readonly string[] },
) {
  return inTransaction(ctx, async (inner) => {
    const current = await lockPart(inner, COLLECTIONS_PART);
    const there = (await allCollections(inner)).map(({ id }) => id);
    if (ids.some((id) => !there.includes(id))) fail('notFound');
    if (current !== version || new Set(ids).size !== there.length || ids.length !== there.length) fail('editConflict');
    await writeCollectionOrder(inner, ids);
    await writeAudit(inner, caller, { act: 'collection.sort', details: { ids: [...ids] }, address });
    await invalidate(inner, { kind: 'collection', id: null });
    return { version: await nextPartVersion(inner, COLLECTIONS_PART) };
  });
}

export async function removeCollection(
  ctx: FairContext,
  { caller, address }: Editor,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    // the list first, as whoever sorts it does
    await lockPart(inner, COLLECTIONS_PART);
    const before = await lockCollection(inner, id);
    if (before === null) fail('notFound');
    if (before.version !== version) fail('editConflict');
    await deleteCollection(inner, id);
    await nextPartVersion(inner, COLLECTIONS_PART);
    const details = { title: bilingualOf('title', before) };
    await writeAudit(inner, caller, { act: 'collection.remove', object: objectOf(id), details, address });
    await invalidate(inner, { kind: 'collection', id });
  });
}
