import { sql } from 'kysely';
import type { MeetingForm } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { saveVersioned } from '../audit/last-edit.actions.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { cancelAppointments } from './meeting-appointment.ending.ts';
import { meetingChanged } from './meeting.events.ts';
import { countOpenAppointments, breaksOf, meetingColumns, meetings, type MeetingRow } from './meeting.queries.ts';
import { stageOf } from './meeting.rules.ts';

type Saved = { id: string; version: number };
type Act = 'meeting.create' | 'meeting.change' | 'meeting.publish' | 'meeting.cancel' | 'meeting.remove';

/** The log and the kept answers follow in the transaction of the change. */
async function follow(
  ctx: FairContext,
  acting: Acting,
  act: Act,
  { id, reason, ...row }: Pick<MeetingRow, 'title_zh' | 'title_en'> & { id: string; reason?: string },
): Promise<void> {
  const details = { title: bilingualOf('title', row), ...(reason === undefined ? {} : { reason }) };
  await writeAudit(ctx, acting, { act, object: { kind: 'meeting', id }, details });
  await invalidate(ctx, { kind: 'meeting', id });
}

type Columns = ReturnType<typeof meetingColumns>;

/** What appointments were made by stays while they stand. Errors: `meetingFixed`. */
async function checkFixed(ctx: FairContext, before: MeetingRow, after: Columns): Promise<void> {
  const same =
    before.kind === after.kind && before.slot_minutes === after.slot_minutes && before.tables <= after.tables;
  if (same) return;
  if ((await countOpenAppointments(ctx, before.id)) > 0) fail('meetingFixed');
}

type Where = Pick<MeetingRow, 'starts_at' | 'ends_at' | 'place_zh' | 'place_en' | 'room'>;

const isMoved = (before: Where, after: Where): boolean =>
  before.starts_at.getTime() !== after.starts_at.getTime() ||
  before.ends_at.getTime() !== after.ends_at.getTime() ||
  before.place_zh !== after.place_zh ||
  before.place_en !== after.place_en ||
  before.room !== after.room;

/** What occupies a time outside of the session or in a break of it is cancelled: the agreed slot, and each that is proposed. */
async function cancelOutside(jobs: Jobs, ctx: FairContext, meeting: MeetingRow): Promise<void> {
  const breaks = breaksOf(meeting).map(
    ({ startsAt, endsAt }) => sql`or b.during && tstzrange(${startsAt}::timestamptz, ${endsAt}::timestamptz)`,
  );
  const outside = sql<boolean>`a.meeting_id = ${meeting.id} and exists (
    select from meeting_booking b where b.appointment_id = a.id and (
      not b.during <@ tstzrange(${meeting.starts_at}::timestamptz, ${meeting.ends_at}::timestamptz) ${sql.join(breaks, sql` `)}))`;
  await cancelAppointments(jobs, ctx, outside, { reason: '', by: 'organizer' });
}

/** What has to follow a change of a meeting that everybody sees. */
async function followChange(jobs: Jobs, ctx: FairContext, before: MeetingRow, version: number): Promise<void> {
  const after = (await meetings.find(ctx, { id: before.id })) ?? before;
  await cancelOutside(jobs, ctx, after);
  if (!isMoved(before, after)) return;
  await jobs.publish(ctx.db, meetingChanged, {
    exhibitionId: ctx.exhibition.id,
    meetingId: before.id,
    version,
    what: 'moved',
  });
}

type Saving = { id: string | null; version: number | null; form: MeetingForm };

/** Makes a draft, or changes a meeting as it was read. */
export function saveMeeting(
  jobs: Jobs,
  ctx: FairContext,
  acting: Acting,
  { id, version, form }: Saving,
): Promise<Saved> {
  const edited = { kind: 'meeting', id: id ?? '', version: id === null ? null : version };
  const columns = meetingColumns(form);
  return saveVersioned(ctx, acting.caller, edited, async (inner) => {
    if (id === null) {
      const made = await meetings.insert(inner, columns);
      await follow(inner, acting, 'meeting.create', { id: made, ...columns });
      return { id: made, version: 1 };
    }
    const before = await meetings.lockVersion(inner, { id }, version);
    if (before.cancelled_at !== null) fail('meetingCancelled');
    await checkFixed(inner, before, columns);
    const next = await meetings.update(inner, { id }, columns);
    if (before.state === 'published') await followChange(jobs, inner, before, next);
    await follow(inner, acting, 'meeting.change', { id, ...columns });
    return { id, version: next };
  });
}

type Read = { id: string; version: number };

/** A draft becomes public; published once more it stays as it is. */
export const publishMeeting = (ctx: FairContext, acting: Acting, { id, version }: Read): Promise<Saved> =>
  inTransaction(ctx, async (inner) => {
    const before = await meetings.lockVersion(inner, { id }, version);
    if (before.state === 'published') return { id, version };
    if (stageOf(before, new Date()) === 'ended') fail('meetingOver');
    const next = await meetings.update(inner, { id }, { state: 'published' });
    await follow(inner, acting, 'meeting.publish', { ...before });
    return { id, version: next };
  });

/** A published meeting is off, and all appointments with it. */
export const cancelMeeting = (
  jobs: Jobs,
  ctx: FairContext,
  acting: Acting,
  { id, version, reason }: Read & { reason: string },
): Promise<Saved> =>
  inTransaction(ctx, async (inner) => {
    const before = await meetings.lockVersion(inner, { id }, version);
    if (before.state !== 'published') fail('notFound');
    const stage = stageOf(before, new Date());
    if (stage === 'cancelled') fail('meetingCancelled');
    if (stage === 'ended') fail('meetingOver');
    const next = await meetings.update(inner, { id }, { cancelled_at: new Date(), cancel_reason: reason });
    const all = sql<boolean>`a.meeting_id = ${id}`;
    // whoever signed up is told of the meeting, and not of each appointment as well
    await cancelAppointments(jobs, inner, all, { reason, by: 'organizer', tell: false });
    await jobs.publish(inner.db, meetingChanged, {
      exhibitionId: inner.exhibition.id,
      meetingId: id,
      version: next,
      what: 'cancelled',
    });
    await follow(inner, acting, 'meeting.cancel', { ...before, reason });
    return { id, version: next };
  });

/** What nobody but the organizer has seen can be deleted. */
export const removeMeeting = (ctx: FairContext, acting: Acting, { id, version }: Read): Promise<void> =>
  inTransaction(ctx, async (inner) => {
    const before = await meetings.lockVersion(inner, { id }, version);
    if (before.state !== 'draft') fail('meetingPublished');
    await meetings.delete(inner, { id });
    await follow(inner, acting, 'meeting.remove', { ...before });
  });
