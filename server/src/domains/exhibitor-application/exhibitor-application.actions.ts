import type { ApplicationForm } from '@fairbridge/contract/exhibitor-application/exhibitor-application.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { isLang, type Lang } from '@fairbridge/contract/text.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { canSend } from '../../platform/delivery/providers.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import { mailboxOf } from '../../platform/delivery/mail-allowance.ts';
import { requireSending } from '../account/account.limits.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { countInvitation } from '../exhibitor/employee.letters.ts';
import { addExhibitor } from '../exhibitor-record/exhibitor-record.actions.ts';
import { addAdministrator } from '../exhibitor-record/exhibitor-record.invitation.ts';
import { requireHumanCheck } from '../identity/identity.check.ts';
import { declinedMail, receiptMail } from './exhibitor-application.mails.ts';
import { applicationColumns, applications, type ApplicationRow } from './exhibitor-application.queries.ts';

type Sender = { caller: Caller; lang: Lang; address: string };

const DAY_SECONDS = 86_400;

/** Whoever is not known passes a human check first; everybody is counted (G16, G19). */
async function failIfTooMany(
  { counters, humanCheck }: Pick<Services, 'counters' | 'humanCheck'>,
  ctx: FairContext,
  { caller, address }: Sender,
  { email, humanCheck: token }: { email: string; humanCheck: string },
): Promise<void> {
  if (caller.kind === 'anonymous')
    await requireHumanCheck({ humanCheck }, ctx, { action: 'apply', subject: '', address, token });
  const count = (of: string): Promise<number> => counters.increment(`exhibitor applications ${of}`, DAY_SECONDS);
  if ((await count(`of ${address}`)) > LIMITS.applicationsPerClientDay) fail('tooManyTries');
  if ((await count(`with ${mailboxOf(email)}`)) > LIMITS.applicationsPerMailboxDay) fail('tooManyTries');
}

function checkCodes({ exhibition }: FairContext, { categories, package: wanted }: ApplicationForm): void {
  if (categories.some((code) => !exhibition.categories.has(code))) failFields({ field: 'categories', rule: 'choice' });
  const offered = exhibition.packages.filter(({ retired }) => !retired);
  if (wanted !== '' && !offered.some(({ code }) => code === wanted)) failFields({ field: 'package', rule: 'choice' });
}

/** Keeps an application, and sends a receipt. Errors: `applicationsClosed`, `badInput`, `humanCheckNeeded`, `tooManyTries`. */
export async function apply(
  services: Services,
  ctx: FairContext,
  sender: Sender,
  { humanCheck, ...form }: ApplicationForm & { humanCheck: string },
): Promise<void> {
  if (!ctx.exhibition.exhibitorApplications) fail('applicationsClosed');
  checkCodes(ctx, form);
  await failIfTooMany(services, ctx, sender, { email: form.email, humanCheck });
  await inTransaction(ctx, async (inner) => {
    await applications.insert(inner, applicationColumns(form, sender.lang));
    if (canSend(services.config, 'email'))
      await services.jobs.sendMessage(inner.db, receiptMail(inner, form.email, sender.lang));
  });
}

type Read = { id: string; version: number };

/** The application, held, that nobody has decided yet. Errors: `notFound`, `decidedMeanwhile`. */
async function holdWaiting(ctx: FairContext, { id, version }: Read): Promise<ApplicationRow> {
  const held = await applications.lock(ctx, { id });
  if (held.state !== 'waiting' || held.version !== version) fail('decidedMeanwhile');
  return { ...held, state: held.state };
}

const NO_TELEPHONE = { areaCode: '', number: '' };

const formOf = (row: ApplicationRow, booked: string) => ({
  name: bilingualOf('name', row),
  country: row.country,
  categories: row.categories,
  hall: null,
  boothNumber: '',
  boothArea: row.area,
  package: booked,
  reference: '',
  contact: {
    name: row.contact_name,
    email: row.email,
    mobile: { areaCode: row.mobile_area_code, number: row.mobile },
    otherMobile: NO_TELEPHONE,
  },
});

/** Makes an exhibitor of an application and invites its contact, both or neither. Errors: those of the call. */
export async function approve(
  services: Services,
  ctx: FairContext,
  acting: Acting,
  { package: booked, ...read }: Read & { package: string },
): Promise<string> {
  requireSending(services, 'email');
  const row = await applications.find(ctx, { id: read.id });
  if (row === undefined) fail('notFound');
  await countInvitation(services, read.id, row.email);
  return inTransaction(ctx, async (inner) => {
    const held = await holdWaiting(inner, read);
    const exhibitorId = await addExhibitor(inner, acting, formOf(held, booked));
    const language = isLang(held.language) ? held.language : 'zh';
    const { contact_name: name, email } = held;
    await addAdministrator(services, inner, { id: exhibitorId, name, email, language });
    await applications.update(
      inner,
      { id: read.id },
      { state: 'approved', exhibitor_id: exhibitorId, decided_at: new Date() },
    );
    await writeAudit(inner, acting, {
      act: 'exhibitorApplication.approve',
      object: { kind: 'exhibitorApplication', id: read.id },
      details: { title: bilingualOf('name', held) },
    });
    return exhibitorId;
  });
}

/** Declines an application and tells the contact why. Errors: `notFound`, `decidedMeanwhile`. */
export const decline = (
  { jobs, config }: Pick<Services, 'jobs' | 'config'>,
  ctx: FairContext,
  acting: Acting,
  { reason, ...read }: Read & { reason: string },
): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const held = await holdWaiting(inner, read);
    await applications.update(inner, { id: read.id }, { state: 'declined', reason, decided_at: new Date() });
    await writeAudit(inner, acting, {
      act: 'exhibitorApplication.decline',
      object: { kind: 'exhibitorApplication', id: read.id },
      details: { title: bilingualOf('name', held), reason },
    });
    if (canSend(config, 'email')) await jobs.sendMessage(inner.db, declinedMail(inner, held, reason));
  });
