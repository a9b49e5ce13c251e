import type { ManagedAppointment } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { writeAudit, type Acting, type AuditEntry } from '../audit/audit.actions.ts';
import { beginAppointment, checkGoesOn, checkSlots, occupantsOf, tellOf } from './meeting-appointment.actions.ts';
import { managedAppointmentAnswer } from './meeting-appointment.answers.ts';
import { release } from './meeting-appointment-ending.queries.ts';
import { anyAppointment, appointments } from './meeting-appointment.queries.ts';
import { markingForBoth, mayCancelForBoth } from './meeting-appointment.rules.ts';
import { book } from './meeting-booking.queries.ts';
import { signups, type SignupRow } from './meeting-signup.queries.ts';
import { isTakingPart } from './meeting-signup.rules.ts';
import { holdPublished, type MeetingRow } from './meeting.queries.ts';
import { endOfSlot } from './meeting.rules.ts';

type Read = { id: string; version: number };
type Chosen = { visitorSignupId: string; exhibitorSignupId: string };

/** Two of one meeting who take part, the meeting held. Errors: `notFound`, `signupNotApproved`. */
export async function chosenPair(
  ctx: FairContext,
  { visitorSignupId, exhibitorSignupId }: Chosen,
): Promise<{ meeting: MeetingRow; visitor: SignupRow; exhibitor: SignupRow }> {
  const found = (await signups.find(ctx, { id: visitorSignupId, side: 'visitor' })) ?? fail('notFound');
  const meeting = await holdPublished(ctx, found.meeting_id);
  const of = { meeting_id: meeting.id };
  const visitor = (await signups.find(ctx, { id: visitorSignupId, ...of })) ?? fail('notFound');
  const exhibitor = (await signups.find(ctx, { id: exhibitorSignupId, side: 'exhibitor', ...of })) ?? fail('notFound');
  if (!isTakingPart(visitor) || !isTakingPart(exhibitor)) fail('signupNotApproved');
  return { meeting, visitor, exhibitor };
}

/** The log and the answer of what was done to an appointment. */
async function done(
  ctx: FairContext,
  acting: Acting,
  { id, act, details }: { id: string; act: AuditEntry['act']; details: AuditEntry['details'] },
): Promise<ManagedAppointment> {
  await writeAudit(ctx, acting, { act, object: { kind: 'meetingAppointment', id }, details: details ?? {} });
  const row = (await anyAppointment(ctx, id)) ?? fail('notFound');
  return managedAppointmentAnswer(ctx, row, new Date());
}

/** Books a slot for two; it is confirmed at once. */
export const appoint = (
  jobs: Jobs,
  ctx: FairContext,
  acting: Acting,
  { slot, ...chosen }: Chosen & { slot: string },
): Promise<ManagedAppointment> =>
  inTransaction(ctx, async (inner) => {
    const now = new Date();
    const { meeting, visitor, exhibitor } = await chosenPair(inner, chosen);
    checkGoesOn(meeting, now);
    const [at = fail('slotOutside')] = checkSlots(meeting, [slot], now);
    const agreed = { starts_at: at, ends_at: endOfSlot(meeting, at) };
    const id = await beginAppointment(
      inner,
      { visitor, exhibitor },
      { state: 'confirmed', proposed_by: 'organizer', ...agreed },
    );
    const occupants = occupantsOf(visitor, exhibitor);
    const [table = null] = await book(inner, meeting, { appointmentId: id, occupants, slots: [at], expiresAt: null });
    await appointments.write(inner, { id }, { table_number: table });
    await tellOf(jobs, inner, { id, version: 1 }, { what: 'confirmed', by: 'organizer' });
    return done(inner, acting, { id, act: 'meeting.appoint', details: { startsAt: at.toISOString() } });
  });

/** An appointment as it was read, held with its meeting. Errors: `notFound`, `editConflict`. */
async function lockAny(ctx: FairContext, { id, version }: Read) {
  const found = (await appointments.find(ctx, { id })) ?? fail('notFound');
  await holdPublished(ctx, found.meeting_id);
  return appointments.lockVersion(ctx, { id }, version);
}

export const cancelForBoth = (
  jobs: Jobs,
  ctx: FairContext,
  acting: Acting,
  { reason, ...read }: Read & { reason: string },
): Promise<ManagedAppointment> =>
  inTransaction(ctx, async (inner) => {
    const { id, ...row } = await lockAny(inner, read);
    if (!mayCancelForBoth(row, new Date())) fail('appointmentClosed');
    await release(inner, [id]);
    const version = await appointments.update(inner, { id }, { state: 'cancelled', reason, expires_at: null });
    await tellOf(jobs, inner, { id, version }, { what: 'cancelled', by: 'organizer' });
    return done(inner, acting, { id, act: 'meeting.cancelAppointment', details: { reason } });
  });

export const markForBoth = (
  ctx: FairContext,
  acting: Acting,
  { state, ...read }: Read & { state: 'held' | 'missed' },
): Promise<ManagedAppointment> =>
  inTransaction(ctx, async (inner) => {
    const { id, ...row } = await lockAny(inner, read);
    const may = markingForBoth(row, new Date());
    if (may === 'early') fail('appointmentNotOver');
    if (may === 'no') fail('appointmentClosed');
    await appointments.update(inner, { id }, { state, expires_at: null });
    return done(inner, acting, { id, act: 'meeting.markAppointment', details: { before: row.state, state } });
  });
