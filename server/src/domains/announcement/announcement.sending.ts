import { siteOf } from '../exhibition/exhibition.address.ts';
import { forEachFair, onEvent, type EventHandler, type Schedule } from '../../core/domain.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { putAnnouncement, removeAnnouncement } from '../notice/notice.of-announcement.queries.ts';
import { audienceOf, wordsOf } from './announcement.answers.ts';
import { countAudience, recipientsAfter, type Recipient } from './audience.queries.ts';
import { announcementDue, announcementTakenBack } from './announcement.events.ts';
import { announcementMail } from './announcement.mails.ts';
import { dueAnnouncements, announcementRows, type AnnouncementRow } from './announcement.queries.ts';

const EVERY_MINUTE = '* * * * *';
const AT_ONCE = 500;
const REMOVED_AT_ONCE = 2_000;
/** A batch takes seconds: a worker that was not heard of for so long is lost, with all its tries. */
const LOST_MILLISECONDS = 3 * 60_000;

const hasAddress = (recipient: Recipient): recipient is Recipient & { email: string } => recipient.email !== null;

/** Begins to send: from now on it can only be taken back. The row is held by the caller. */
export async function startSending(
  jobs: Jobs,
  ctx: FairContext,
  row: AnnouncementRow,
  expected: number,
): Promise<void> {
  const now = new Date();
  const begun = { state: 'sending', expected, progressed_at: now, send_at: row.send_at ?? now };
  await announcementRows.update(ctx, { id: row.id }, begun);
  await jobs.publish(ctx.db, announcementDue, { exhibitionId: ctx.exhibition.id, announcementId: row.id });
}

/**
 * Sends to the next so many in one transaction, with the place that was reached: a worker that is killed leaves a batch done or not
 * begun, and two at once wait for each other. False when there is nothing left to do.
 */
export async function sendBatch(
  jobs: Jobs,
  ctx: FairContext,
  id: string,
  site: string,
  atOnce: number = AT_ONCE,
): Promise<boolean> {
  return inTransaction(ctx, async (inner) => {
    const row = await announcementRows.lockIfThere(inner, { id });
    if (row?.state !== 'sending') return false;
    const recipients = await recipientsAfter(inner, audienceOf(row), row.reached, atOnce);
    const reached = recipients.map((one) => ({
      id: one.id,
      mailed: row.by_email && (hasAddress(one) || one.elsewhere),
    }));
    const told = new Set(await putAnnouncement(inner, { id, ...wordsOf(row) }, reached));
    const mailed = row.by_email ? recipients.filter(hasAddress).filter((one) => told.has(one.id)) : [];
    await jobs.sendMessages(
      inner.db,
      mailed.map((one) => announcementMail(inner, row, one, site)),
    );
    const now = new Date();
    const whole = recipients.length < atOnce;
    await announcementRows.write(
      inner,
      { id },
      {
        reached: recipients.at(-1)?.id ?? row.reached,
        recipients: row.recipients + told.size,
        emails: row.emails + mailed.length,
        progressed_at: now,
        ...(whole && { state: 'sent', sent_at: now }),
      },
    );
    return !whole;
  });
}

/** Begins with those whose time has come, and goes on with those whose worker was lost. */
export async function sendDue(jobs: Jobs, ctx: FairContext, now: Date): Promise<void> {
  const lost = new Date(now.getTime() - LOST_MILLISECONDS);
  for (const id of await dueAnnouncements(ctx, now, lost))
    await inTransaction(ctx, async (inner) => {
      const row = await announcementRows.lockIfThere(inner, { id });
      if (row === undefined) return;
      if (row.state === 'scheduled' && row.send_at !== null && row.send_at <= now) {
        const { recipients } = await countAudience(inner, audienceOf(row));
        return startSending(jobs, inner, row, recipients);
      }
      if (row.state !== 'sending' || row.progressed_at === null || row.progressed_at >= lost) return;
      await announcementRows.write(inner, { id }, { progressed_at: now });
      await jobs.publish(inner.db, announcementDue, { exhibitionId: inner.exhibition.id, announcementId: id });
    });
}

async function removeNotices(ctx: FairContext, id: string): Promise<void> {
  const batch = () => inTransaction(ctx, (inner) => removeAnnouncement(inner, id, REMOVED_AT_ONCE));
  while ((await batch()) === REMOVED_AT_ONCE);
}

export const announcementEventHandlers: readonly EventHandler[] = [
  onEvent(
    announcementDue,
    'send',
    async ({ jobs, config }, ctx, { announcementId }) => {
      while (await sendBatch(jobs, ctx, announcementId, siteOf(config, ctx.exhibition)));
    },
    { longRunning: true },
  ),
  onEvent(announcementTakenBack, 'remove', (_services, ctx, { announcementId }) => removeNotices(ctx, announcementId), {
    longRunning: true,
  }),
];

export const sendEveryMinute: Schedule = {
  queue: 'announcement-due',
  cron: EVERY_MINUTE,
  work: forEachFair(({ jobs }, ctx) => sendDue(jobs, ctx, new Date())),
};
