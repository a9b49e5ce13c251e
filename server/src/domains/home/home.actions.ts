import type { PagePlace } from '@fairbridge/contract/exhibition/page-link.shapes.ts';
import { PLACE_FACTS, type PageLinkForm, type SectionForm } from '@fairbridge/contract/home/home.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { changesOf } from '../audit/audit.changes.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { homeSections } from './home-section.queries.ts';
import type { PageLinkRow } from '../exhibition/page-link.queries.ts';
import { linkIds, writeLinkOrder, linkColumns, linkRows, newLink } from './home-link.queries.ts';
import { lockPart, nextPartVersion } from './home-part.queries.ts';
import { writeSections } from './home-section-form.queries.ts';
import { areOrganizersPictures, isOrganizersVideo } from './own-file.queries.ts';

const linkObject = (id: string) => ({ kind: 'pageLink', id });

/** Pictures and videos that the link has not yet must be the organizer's own, made for this place; a video's own picture may be its cover. */
export async function checkFiles(ctx: FairContext, before: PageLinkRow | null, form: PageLinkForm): Promise<void> {
  const { picture: use, video } = PLACE_FACTS[form.place];
  const uses = [use, form.video === null ? null : ('videoCover' as const)].filter((one) => one !== null);
  for (const [field, wanted, has] of [
    ['picture', form.picture, before?.picture],
    ['pictureEn', form.pictureEn, before?.picture_en],
  ] as const) {
    if (wanted === null || wanted === has) continue;
    if (use === null || !(await areOrganizersPictures(ctx, [wanted], uses)))
      failFields({ field: `form.${field}`, rule: 'pagePicture' });
  }
  if (form.video === null || form.video === before?.video) return;
  if (video === null || !(await isOrganizersVideo(ctx, form.video, video)))
    failFields({ field: 'form.video', rule: 'pageVideo' });
}

type Saving = { id: string | null; version: number | null; form: PageLinkForm };

/** Adds a link at the end of its place, or edits one: the place itself stays, since its pictures are cut for it. */
export async function saveLink(ctx: FairContext, acting: Acting, { id, version, form }: Saving) {
  const edited = { kind: 'pageLink', id: id ?? '', version: id === null ? null : version };
  return saveVersioned(ctx, acting.caller, edited, async (inner) => {
    const before = id === null ? null : await linkRows.lockVersion(inner, { id }, version);
    if (before !== null && before.place !== form.place) failFields({ field: 'form.place', rule: 'choice' });
    await checkFiles(inner, before, form);
    const details = { place: form.place, title: form.title };
    if (before !== null) {
      const next = await linkRows.update(inner, { id: before.id }, linkColumns(form));
      const { title, url, urlEn, shown } = form;
      const was = { title: bilingualOf('title', before), url: before.url, urlEn: before.url_en, shown: before.shown };
      const changes = changesOf(was, { title, url, urlEn, shown });
      await writeAudit(inner, acting, {
        act: 'pageLink.change',
        object: linkObject(before.id),
        details: { ...details, changes },
      });
      await invalidate(inner, { kind: 'pageLink', id: before.id });
      return { id: before.id, version: next };
    }
    await lockPart(inner, form.place);
    const there = await linkIds(inner, form.place);
    const { max } = PLACE_FACTS[form.place];
    if (there.length >= max) failFields({ field: 'form.place', rule: 'tooMuch', values: { max } });
    const made = await linkRows.insert(inner, newLink(inner, form));
    await nextPartVersion(inner, form.place);
    await writeAudit(inner, acting, { act: 'pageLink.create', object: linkObject(made), details });
    await invalidate(inner, { kind: 'pageLink', id: made });
    return { id: made, version: 1 };
  });
}

type Sorting = { place: PagePlace; version: number; ids: readonly string[] };

export async function sortLinks(ctx: FairContext, acting: Acting, { place, version, ids }: Sorting) {
  return inTransaction(ctx, async (inner) => {
    const current = await lockPart(inner, place);
    const there = await linkIds(inner, place);
    if (ids.some((id) => !there.includes(id))) fail('notFound');
    if (current !== version || new Set(ids).size !== there.length || ids.length !== there.length) fail('editConflict');
    await writeLinkOrder(inner, ids);
    await writeAudit(inner, acting, { act: 'pageLink.sort', details: { place, ids: [...ids] } });
    await invalidate(inner, { kind: 'pageLink', id: null });
    return { version: await nextPartVersion(inner, place) };
  });
}

export async function removeLink(
  ctx: FairContext,
  acting: Acting,
  { id, version }: { id: string; version: number },
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const { place } = (await linkRows.find(inner, { id })) ?? fail('notFound');
    // the place first, as whoever sorts it does
    await lockPart(inner, place);
    const before = await linkRows.lockVersion(inner, { id }, version);
    await linkRows.delete(inner, { id });
    await nextPartVersion(inner, before.place);
    const details = { place: before.place, title: bilingualOf('title', before) };
    await writeAudit(inner, acting, { act: 'pageLink.remove', object: linkObject(id), details });
    await invalidate(inner, { kind: 'pageLink', id });
  });
}

export const SECTIONS_PART = 'sections';

export async function saveSections(
  ctx: FairContext,
  acting: Acting,
  { version, sections }: { version: number; sections: readonly SectionForm[] },
) {
  return saveVersioned(ctx, acting.caller, { kind: 'homePart', id: SECTIONS_PART, version }, async (inner) => {
    if ((await lockPart(inner, SECTIONS_PART)) !== version) fail('editConflict');
    const before = await homeSections(inner);
    await writeSections(inner, sections);
    const shown = (list: readonly { code: string; shown: boolean }[]): string[] =>
      list.flatMap((one) => (one.shown ? [one.code] : []));
    const details = { before: { sections: shown(before) }, sections: shown(sections) };
    await writeAudit(inner, acting, { act: 'home.sections', details });
    await invalidate(inner, { kind: 'home', id: null });
    return { version: await nextPartVersion(inner, SECTIONS_PART) };
  });
}
