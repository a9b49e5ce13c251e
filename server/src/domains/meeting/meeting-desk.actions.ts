import type { Audit, SignupFilter } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { meetingSide } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { allExcept, type VersionedId } from '../../core/matching.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { writeAudits, type Acting } from '../audit/audit.actions.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { checkGoesOn } from './meeting-appointment.actions.ts';
import { cancelAppointmentsOf } from './meeting-appointment.ending.ts';
import { lockSignups, meetingsOf, waitingSignups } from './meeting-desk.queries.ts';
import { checkPlaces } from './meeting-signup.actions.ts';
import { signups, type SignupRow } from './meeting-signup.queries.ts';
import { holdsPlace, isDecidable } from './meeting-signup.rules.ts';
import { signupsDecided } from './meeting.events.ts';
import { holdPublished, type MeetingRow } from './meeting.queries.ts';

type Wish = { audit: Exclude<Audit, 'review'>; reason: string };
type Read = { id: string; version: number };

/** A place that was let go with a refusal is taken again. */
async function checkRoom(ctx: FairContext, meeting: MeetingRow, changing: readonly SignupRow[]): Promise<void> {
  for (const side of meetingSide.options) {
    const more = changing.filter((row) => row.side === side && row.meeting_id === meeting.id && !holdsPlace(row));
    if (more.length > 0) await checkPlaces(ctx, meeting, side, more.length);
  }
}

/** Decides about sign-ups as they were read, all or none, with a row of the log for each that changes; answers how many did. */
export async function decideSignups(
  jobs: Jobs,
  ctx: FairContext,
  acting: Acting,
  read: readonly Read[],
  { audit, reason: written }: Wish,
): Promise<number> {
  const versions = new Map(read.map(({ id, version }) => [id, version]));
  const reason = audit === 'notApproved' ? written : '';
  return inTransaction(ctx, async (inner) => {
    const held: MeetingRow[] = [];
    for (const id of await meetingsOf(inner, [...versions.keys()])) held.push(await holdPublished(inner, id));
    const rows = await lockSignups(inner, [...versions.keys()]);
    if (rows.length !== versions.size || !rows.every(isDecidable)) fail('notFound');
    const changing = rows.filter((row) => row.audit !== audit);
    if (changing.some((row) => row.version !== versions.get(row.id))) fail('editConflict');
    if (changing.length === 0) return 0;
    for (const meeting of held) {
      checkGoesOn(meeting, new Date());
      if (audit === 'approved') await checkRoom(inner, meeting, changing);
    }
    const decided: Read[] = [];
    for (const { id } of changing) {
      const version = await signups.update(inner, { id }, { audit, reason, participation: 'none' });
      if (audit === 'notApproved') await cancelAppointmentsOf(jobs, inner, id, { reason: '', by: 'organizer' });
      decided.push({ id, version });
    }
    const act = audit === 'approved' ? 'meeting.approve' : 'meeting.refuse';
    await writeAudits(
      inner,
      acting,
      changing.map((row) => ({
        act,
        object: { kind: 'meetingSignup', id: row.id },
        details: { before: row.audit, reason },
      })),
    );
    await jobs.publish(inner.db, signupsDecided, { exhibitionId: inner.exhibition.id, signups: decided });
    await invalidate(inner, { kind: 'meetingSignup', id: null });
    return changing.length;
  });
}

/** The same for all under review that match, as they were seen, but for some. Errors: `editConflict`. */
export const decideMatching = (
  jobs: Jobs,
  ctx: FairContext,
  acting: Acting,
  { filter, ...seen }: VersionedId & { filter: SignupFilter },
  wish: Wish,
): Promise<number> =>
  inTransaction(ctx, async (inner) => {
    await holdPublished(inner, filter.meetingId);
    const chosen = allExcept(await waitingSignups(inner, filter), seen);
    if (chosen === null) fail('editConflict');
    return decideSignups(jobs, inner, acting, chosen, wish);
  });
