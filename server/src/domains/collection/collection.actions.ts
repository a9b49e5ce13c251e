import type { CollectionForm } from '@fairbridge/contract/collection/collection.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { mayBeListed } from '../home/exhibitor-ref.queries.ts';
import { lockPart, nextPartVersion } from '../home/home-part.queries.ts';
import { areOrganizersPictures } from '../home/own-file.queries.ts';
import {
  allCollections,
  collectionColumns,
  collections,
  membersOf,
  writeCollectionOrder,
  writeMembers,
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

export async function saveCollection(ctx: FairContext, acting: Acting, { id, version, form }: Saving) {
  const edited = { kind: 'collection', id: id ?? '', version: id === null ? null : version };
  return saveVersioned(ctx, acting.caller, edited, async (inner) => {
    const before = id === null ? null : await collections.lockVersion(inner, { id }, version);
    await checkForm(inner, before, form);
    const details = { title: form.title, published: form.published, exhibitors: form.exhibitorIds.length };
    if (before !== null) {
      const next = await collections.update(inner, { id: before.id }, collectionColumns(form));
      await writeMembers(inner, before.id, form.exhibitorIds);
      await writeAudit(inner, acting, { act: 'collection.change', object: objectOf(before.id), details });
      await invalidate(inner, { kind: 'collection', id: before.id });
      return { id: before.id, version: next };
    }
    await lockPart(inner, COLLECTIONS_PART);
    const there = await allCollections(inner);
    const max = LIMITS.collectionsMax;
    if (there.length >= max) failFields({ field: 'form.title.zh', rule: 'tooMuch', values: { max } });
    const made = await collections.insert(inner, { sort: there.length + 1, ...collectionColumns(form) });
    await writeMembers(inner, made, form.exhibitorIds);
    await nextPartVersion(inner, COLLECTIONS_PART);
    await writeAudit(inner, acting, { act: 'collection.create', object: objectOf(made), details });
    await invalidate(inner, { kind: 'collection', id: made });
    return { id: made, version: 1 };
  });
}

export async function sortCollections(
  ctx: FairContext,
  acting: Acting,
  { version, ids }: { version: number; ids: readonly string[] },
) {
  return inTransaction(ctx, async (inner) => {
    const current = await lockPart(inner, COLLECTIONS_PART);
    const there = (await allCollections(inner)).map(({ id }) => id);
    if (ids.some((id) => !there.includes(id))) fail('notFound');
    if (current !== version || new Set(ids).size !== there.length || ids.length !== there.length) fail('editConflict');
    await writeCollectionOrder(inner, ids);
    await writeAudit(inner, acting, { act: 'collection.sort', details: { ids: [...ids] } });
    await invalidate(inner, { kind: 'collection', id: null });
    return { version: await nextPartVersion(inner, COLLECTIONS_PART) };
  });
}

export async function removeCollection(
  ctx: FairContext,
  acting: Acting,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    // the list first, as whoever sorts it does
    await lockPart(inner, COLLECTIONS_PART);
    const before = await collections.lockVersion(inner, { id }, version);
    await collections.delete(inner, { id });
    await nextPartVersion(inner, COLLECTIONS_PART);
    const details = { title: bilingualOf('title', before) };
    await writeAudit(inner, acting, { act: 'collection.remove', object: objectOf(id), details });
    await invalidate(inner, { kind: 'collection', id });
  });
}
