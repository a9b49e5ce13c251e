import { isTimeToSend, wrongToSend } from '@fairbridge/contract/announcement/announcement.rules.ts';
import type { AnnouncementForm, AnnouncementState } from '@fairbridge/contract/announcement/announcement.shapes.ts';
import type { AuditAction } from '@fairbridge/contract/audit-actions.ts';
import type { AuditDetails } from '@fairbridge/contract/organizer/organizer.shapes.ts';
import { z } from 'zod';
import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import { minuteInBeijing } from '../../core/days.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { changesOf } from '../audit/audit.changes.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { audienceOf, wordsOf } from './announcement.answers.ts';
import { askForRelease, needsSecondPerson } from '../release/release.asking.ts';
import type { ReleasedKind } from '../release/release.kinds.ts';
import { countAudience } from './audience.queries.ts';
import { announcementTakenBack } from './announcement.events.ts';
import { announcement, announcementColumns, announcementRows, type AnnouncementRow } from './announcement.queries.ts';
import { startSending } from './announcement.sending.ts';

type AsRead = { id: string; version: number };

const log = (
  ctx: FairContext,
  acting: Acting,
  act: AuditAction,
  id: string,
  { title, ...details }: Pick<AnnouncementForm, 'title'> & AuditDetails,
): Promise<void> =>
  writeAudit(ctx, acting, { act, object: { kind: 'announcement', id }, details: { title, ...details } });

/** Held until the transaction ends, in a state that allows what is asked. Errors: `notFound`, `conflict`. */
async function hold(ctx: FairContext, id: string, states: readonly AnnouncementState[]): Promise<AnnouncementRow> {
  const row = await announcementRows.lock(ctx, { id });
  if (!states.some((state) => state === row.state)) fail('conflict');
  return row;
}

/** A draft as it was read. Errors: `notFound`, `conflict`, `editConflict`. */
async function holdDraft(ctx: FairContext, { id, version }: AsRead): Promise<AnnouncementRow> {
  const row = await hold(ctx, id, ['draft']);
  if (row.version !== version) fail('editConflict');
  return row;
}

function judgeCategories({ exhibition }: FairContext, categories: readonly string[], field: string): void {
  const unknown = categories.findIndex((code) => !exhibition.categories.has(code));
  if (unknown >= 0) failFields({ field: `${field}.${unknown}`, rule: 'choice' });
}

type Wish = { id: string | null; version: number | null; form: AnnouncementForm };

/** Writes a new draft, or changes one as it was read. */
export async function saveDraft(
  ctx: FairContext,
  acting: Acting,
  { id, version, form }: Wish,
): Promise<{ id: string; version: number }> {
  const { accountId } = acting.caller;
  const edited = { kind: 'announcement', id: id ?? '', version: id === null ? null : version };
  return saveVersioned(ctx, acting.caller, edited, async (inner) => {
    const before = id === null ? null : await holdDraft(inner, { id, version: version ?? 0 });
    judgeCategories(inner, form.audience.categories, 'form.audience.categories');
    if (before === null) {
      const made = await announcementRows.insert(inner, { ...announcementColumns(form), account_id: accountId });
      await log(inner, acting, 'announcement.create', made, { title: form.title });
      return { id: made, version: 1 };
    }
    const written = { ...announcementColumns(form), account_id: accountId };
    const next = await announcementRows.update(inner, { id: before.id }, written);
    const { title, body, link, byEmail } = form;
    const changes = changesOf({ ...wordsOf(before), byEmail: before.by_email }, { title, body, link, byEmail });
    await log(inner, acting, 'announcement.change', before.id, { title, changes });
    return { id: before.id, version: next };
  });
}

type Sending = AsRead & { sendAt: string | null };

/** What is kept of a wish that waits for a second person; now is when it is released. */
const wishToSend = z.object({ id: z.string(), version: z.number(), sendAt: z.string().nullable() });

/** A second person sends what somebody has asked for, as it was read then; what was to be sent at a time that has passed is sent now. */
export const releasedAnnouncement: ReleasedKind = {
  kind: 'announcement',
  work: async ({ jobs }, ctx, acting, wish) => {
    const { sendAt, ...draft } = wishToSend.parse(wish);
    const passed = sendAt !== null && new Date(sendAt) <= new Date();
    await sendDraft(jobs, ctx, acting, { ...draft, sendAt: passed ? null : sendAt }, { released: true });
  },
};

/**
 * Sends a draft now, or lets it wait for its time; or, where the fair asks for two people and many would be written to, for somebody else.
 * Answers how many it would reach now.
 */
export async function sendDraft(
  jobs: Jobs,
  ctx: FairContext,
  acting: Acting,
  { sendAt, ...draft }: Sending,
  { released = false } = {},
): Promise<{ recipients: number; waits: boolean }> {
  return inTransaction(ctx, async (inner) => {
    const row = await holdDraft(inner, draft);
    const { title, body } = wordsOf(row);
    const [wrong, ...others] = wrongToSend({ title, body });
    if (wrong !== undefined) failFields(wrong, ...others);
    const now = new Date();
    const at = sendAt === null ? now : new Date(sendAt);
    if (!isTimeToSend(at, now)) failFields({ field: 'sendAt', rule: 'announcementTime' });
    const { recipients, emails } = await countAudience(inner, audienceOf(row));
    if (recipients === 0) fail('announcementNobody');
    const many = row.by_email && emails > CONSOLE_LIMITS.emailsAlone;
    if (!released && many && (await needsSecondPerson(inner))) {
      const wish = { ...draft, sendAt };
      await askForRelease(inner, acting, { kind: 'announcement', objectId: row.id, title, emails, wish });
      return { recipients, waits: true };
    }
    if (at <= now) {
      await startSending(jobs, inner, row, recipients);
      await log(inner, acting, 'announcement.send', row.id, { title, recipients });
      return { recipients, waits: false };
    }
    await announcementRows.update(inner, { id: row.id }, { state: 'scheduled', send_at: at });
    await log(inner, acting, 'announcement.schedule', row.id, { title, recipients, sendAt: minuteInBeijing(at) });
    return { recipients, waits: false };
  });
}

/** Calls off what waits for its time. */
export async function cancelSending(ctx: FairContext, acting: Acting, id: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const row = await hold(inner, id, ['scheduled']);
    await announcementRows.update(inner, { id }, { state: 'draft', send_at: null });
    await log(inner, acting, 'announcement.cancel', id, { title: wordsOf(row).title });
  });
}

/** Takes back what is being sent or was sent: no more of it leaves, and a job takes the notices away. */
export async function takeBack(jobs: Jobs, ctx: FairContext, acting: Acting, id: string): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const row = await hold(inner, id, ['sending', 'sent', 'withdrawn']);
    if (row.state === 'withdrawn') return;
    const stopped = await jobs.stopMessages(inner.db, inner.exhibition.id, id);
    await announcementRows.update(inner, { id }, { state: 'withdrawn', emails: Math.max(0, row.emails - stopped) });
    await log(inner, acting, 'announcement.takeBack', id, {
      title: wordsOf(row).title,
      recipients: row.recipients,
      ...(stopped > 0 && { stopped }),
    });
    await jobs.publish(inner.db, announcementTakenBack, { exhibitionId: inner.exhibition.id, announcementId: id });
  });
}

export async function removeDraft(ctx: FairContext, acting: Acting, draft: AsRead): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    const row = await holdDraft(inner, draft);
    await announcementRows.delete(inner, { id: row.id });
    await log(inner, acting, 'announcement.remove', row.id, { title: wordsOf(row).title });
  });
}

/** A new draft of the same words for the same audience, whatever became of the first. */
export async function copyAnnouncement(ctx: FairContext, acting: Acting, id: string): Promise<string> {
  return inTransaction(ctx, async (inner) => {
    const row = await announcement(inner, id);
    if (row === undefined) fail('notFound');
    const form = { ...wordsOf(row), audience: audienceOf(row), byEmail: row.by_email };
    const { accountId } = acting.caller;
    const made = await announcementRows.insert(inner, { ...announcementColumns(form), account_id: accountId });
    await log(inner, acting, 'announcement.copy', made, { title: form.title });
    return made;
  });
}
