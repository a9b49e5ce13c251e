import { boothText } from '@fairbridge/contract/exhibitor/booth-text.ts';
import type { ExhibitorForm } from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { removeOwner } from '../../platform/search/document.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { boothAnswer } from '../exhibitor/exhibitor.answers.ts';
import { indexExhibitors } from '../exhibitor/exhibitor.document.ts';
import { packageNamed } from '../exhibitor/package.queries.ts';
import { productIds, lockCompany, exhibitors } from '../exhibitor/exhibitor.queries.ts';
import { sortKeyOf } from '../exhibitor/exhibitor.rules.ts';
import { indexLivesOf } from '../live/live.document.ts';
import { indexProducts } from '../product/product.document.ts';
import {
  exhibitorRecord,
  holderOfBooth,
  holderOfReference,
  lockPlaces,
  namesake,
  endSessions,
} from './exhibitor-record.queries.ts';

type Place = { hall: string | null; number: string; except: string | null };

/** With the places held. */
async function failIfBoothTaken(ctx: FairContext, { hall, number, except }: Place): Promise<void> {
  if (hall === null || number === '') return;
  const name = await holderOfBooth(ctx, { hall, number: number.toUpperCase(), except });
  if (name === null) return;
  const plate = boothAnswer(ctx.exhibition, hall, number);
  const booth = plate === null ? number : boothText(plate);
  fail('boothTaken', { booth, name }, { field: 'boothNumber' });
}

function checkCodes({ exhibition }: FairContext, form: ExhibitorForm): void {
  if (form.hall !== null && !exhibition.halls.has(form.hall)) failFields({ field: 'hall', rule: 'choice' });
  if (form.categories.some((code) => !exhibition.categories.has(code)))
    failFields({ field: 'categories', rule: 'choice' });
  if (form.package !== '' && !exhibition.packages.some(({ code }) => code === form.package))
    failFields({ field: 'package', rule: 'choice' });
}

/** With the places held: nobody else is called so, or stands there. */
async function failIfDuplicate(ctx: FairContext, form: ExhibitorForm, except: string | null): Promise<void> {
  const other = await namesake(ctx, form.name, except);
  if (other !== null) fail('exhibitorExists', { name: { zh: other.zh, en: other.en } }, { field: other.field });
  const { reference } = form;
  const holder = reference === '' ? null : await holderOfReference(ctx, reference, except);
  if (holder !== null)
    failFields({ field: 'reference', rule: 'exhibitorReferenceTaken', values: { name: holder.zh || holder.en } });
  await failIfBoothTaken(ctx, { hall: form.hall, number: form.boothNumber, except });
}

const columns = ({ exhibition }: FairContext, form: ExhibitorForm) => ({
  ...bilingualColumns('name', form.name),
  pinyin: sortKeyOf(form.name),
  country: form.country,
  categories: form.categories,
  hall: form.hall,
  booth_number: form.boothNumber,
  booth_area: form.boothArea,
  package: packageNamed(exhibition, form.package).code,
  contact: JSON.stringify(form.contact),
  reference: form.reference,
});

/** What the log keeps: what everybody may read on the plate, and the package; nobody's telephone. */
const told = ({ name, hall, boothNumber, package: booked }: ExhibitorForm) => ({
  name: name.zh === '' ? name.en : name.zh,
  booth: [hall ?? '', boothNumber].filter((part) => part !== '').join(' '),
  package: booked,
});

/** Adds an exhibitor that is shown from now on. Errors: `badInput`, `exhibitorExists`, `boothTaken`. */
export async function addExhibitor(ctx: FairContext, acting: Acting, form: ExhibitorForm): Promise<string> {
  checkCodes(ctx, form);
  return inTransaction(ctx, async (inner) => {
    await lockPlaces(inner);
    await failIfDuplicate(inner, form, null);
    const id = await exhibitors.insert(inner, columns(inner, form));
    await indexExhibitors(inner, [id]);
    const object = { kind: 'exhibitor', id };
    await writeAudit(inner, acting, { act: 'exhibitor.add', object, details: told(form) });
    await invalidate(inner, { kind: 'exhibitor', id });
    return id;
  });
}

/** Errors: `badInput`, `notFound`, `editConflict`, `exhibitorExists`, `boothTaken`. Answers the new version. */
export async function changeExhibitor(
  ctx: FairContext,
  acting: Acting,
  { id, version, form }: { id: string; version: number; form: ExhibitorForm },
): Promise<number> {
  const saved = await saveVersioned(ctx, acting.caller, { kind: 'company', id, version }, async (inner) => {
    // as whoever edits a floor holds them
    await lockPlaces(inner);
    await lockCompany(inner, id);
    const before = await exhibitorRecord(inner, id);
    if (before === null) fail('notFound');
    if (before.version !== version) fail('editConflict');
    checkCodes(inner, form);
    await failIfDuplicate(inner, form, id);
    const next = await exhibitors.update(inner, { id }, columns(inner, form));
    await writeDocuments(inner, id);
    const { name_zh, name_en, hall, booth_number, package: booked } = before;
    const was = {
      name: name_zh === '' ? name_en : name_zh,
      booth: [hall ?? '', booth_number].filter((part) => part !== '').join(' '),
      package: booked,
    };
    const object = { kind: 'exhibitor', id };
    await writeAudit(inner, acting, {
      act: 'exhibitor.change',
      object,
      details: { ...told(form), before: was },
    });
    await invalidate(inner, { kind: 'exhibitor', id });
    return { version: next };
  });
  return saved.version;
}

/** Exhibits are found by name and booth of their company too, lives by its name. Of one that is not shown nothing is written. */
export async function writeDocuments(ctx: FairContext, id: string): Promise<void> {
  await indexExhibitors(ctx, [id]);
  await indexProducts(ctx, await productIds(ctx, id));
  await indexLivesOf(ctx, id);
}

/** Shuts an exhibitor out, everywhere at once; nothing of it is deleted. Error: `notFound`. */
export async function disableExhibitor(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await lockCompany(inner, id);
    const before = await exhibitorRecord(inner, id);
    if (before === null) fail('notFound');
    if (before.state === 'disabled') return;
    await exhibitors.write(inner, { id }, { open: false, disabled_at: new Date(), disabled_reason: reason });
    await removeOwner(inner.db, inner.exhibition.id, id);
    await endSessions(inner, id);
    const object = { kind: 'exhibitor', id };
    await writeAudit(inner, acting, { act: 'exhibitor.disable', object, details: { reason } });
    await invalidate(inner, { kind: 'exhibitor', id });
  });
  services.sessions.forget();
}

/** Shows an exhibitor (again), with everything it had. Errors: `notFound`, `boothTaken`, where its booth was given to another meanwhile. */
export async function enableExhibitor(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  { id, reason }: { id: string; reason: string },
): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    await lockPlaces(inner);
    await lockCompany(inner, id);
    const before = await exhibitorRecord(inner, id);
    if (before === null) fail('notFound');
    if (before.state === 'open') return;
    await failIfBoothTaken(inner, { hall: before.hall, number: before.booth_number, except: id });
    await exhibitors.write(inner, { id }, { open: true, disabled_at: null, disabled_reason: '' });
    await writeDocuments(inner, id);
    const object = { kind: 'exhibitor', id };
    await writeAudit(inner, acting, { act: 'exhibitor.enable', object, details: { reason } });
    await invalidate(inner, { kind: 'exhibitor', id });
  });
  services.sessions.forget();
}
