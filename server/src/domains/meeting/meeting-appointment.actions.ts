import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { OwnAppointment } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { appointmentAnswer, sidesOf } from './meeting-appointment.answers.ts';
import { release } from './meeting-appointment-ending.queries.ts';
import {
  appointments,
  expireBetween,
  openBetween,
  ownAppointment,
  proposedOfDay,
  type WholeAppointment,
} from './meeting-appointment.queries.ts';
import { marking, mayAnswer, mayCancel, mayMove } from './meeting-appointment.rules.ts';
import { book, keepOne, releaseProposed, type Occupants } from './meeting-booking.queries.ts';
import { mayDealWith, otherSide, partyOf } from './meeting-party.ts';
import { signupOf, signups, type SignupRow } from './meeting-signup.queries.ts';
import { isTakingPart } from './meeting-signup.rules.ts';
import { appointmentChanged, type AppointmentNews } from './meeting.events.ts';
import { gridOf, holdPublished, type MeetingRow } from './meeting.queries.ts';
import { endOfSlot, isSlot, stageOf } from './meeting.rules.ts';

type Taking = VisitorCaller | ExhibitorCaller;
type Read = { id: string; version: number };

/** Tells the other side, when the transaction commits. */
export async function tellOf(
  jobs: Jobs,
  ctx: FairContext,
  { id, version }: Read,
  news: AppointmentNews,
): Promise<void> {
  await jobs.publish(ctx.db, appointmentChanged, {
    exhibitionId: ctx.exhibition.id,
    appointmentId: id,
    version,
    ...news,
  });
}

/** Errors: `meetingCancelled`, `meetingOver`. */
export function checkGoesOn(meeting: MeetingRow, now: Date): void {
  const stage = stageOf(meeting, now);
  if (stage === 'cancelled') fail('meetingCancelled');
  if (stage === 'ended') fail('meetingOver');
}

/** Slots of the grid that have not begun, each once. Errors: `slotOutside`. */
export function checkSlots(meeting: MeetingRow, slots: readonly string[], now: Date): Date[] {
  const grid = gridOf(meeting);
  const times = [...new Set(slots.map((slot) => new Date(slot).getTime()))].toSorted((one, other) => one - other);
  const wanted = times.map((time) => new Date(time));
  if (wanted.some((at) => at <= now || !isSlot(grid, at))) fail('slotOutside');
  return wanted;
}

/** Held for so many hours, and not beyond the beginning of the first. */
function expiryOf([first, ...others]: readonly Date[], now: Date): Date {
  const begins = Math.min(...[first, ...others].map((at) => at?.getTime() ?? 0));
  return new Date(Math.min(now.getTime() + LIMITS.meetingProposalHours * 3_600_000, begins));
}

export const occupantsOf = (visitor: SignupRow, exhibitor: SignupRow): Occupants => ({
  visitorId: visitor.visitor_id ?? '',
  exhibitorId: exhibitor.exhibitor_id ?? '',
  employeeId: exhibitor.employee_id,
});

const occupantsOfWhole = (row: WholeAppointment): Occupants => ({
  visitorId: row.visitor_id,
  exhibitorId: row.exhibitor_id,
  employeeId: row.contact_id,
});

/**
 * The own sign-up beside that of somebody of the other side, both of whom take part; the meeting is held. Whoever is not in that meeting,
 * or waits to be let in, learns nothing of the other. Errors: `notFound`, `signupNotApproved`.
 */
export async function pairOf(ctx: FairContext, caller: Taking, partnerId: string) {
  const party = partyOf(caller);
  const found = (await signups.find(ctx, { id: partnerId, side: otherSide(party.side) })) ?? fail('notFound');
  const meeting = await holdPublished(ctx, found.meeting_id);
  const own = (await signupOf(ctx, meeting.id, party)) ?? fail('notFound');
  if (!isTakingPart(own)) fail('signupNotApproved');
  const partner = await signups.find(ctx, { id: partnerId });
  if (partner === undefined || !isTakingPart(partner)) fail('notFound');
  const [visitor, exhibitor] = party.side === 'visitor' ? [own, partner] : [partner, own];
  return { meeting, own, visitor, exhibitor };
}

/** Makes an appointment of two who have no open one, without any slot yet. Errors: `appointmentOpen`. */
export async function beginAppointment(
  ctx: FairContext,
  { visitor, exhibitor }: { visitor: SignupRow; exhibitor: SignupRow },
  columns: Partial<Parameters<typeof appointments.insert>[1]> & { state: string; proposed_by: string },
): Promise<string> {
  await expireBetween(ctx, visitor.id, exhibitor.id);
  if ((await openBetween(ctx, visitor.id, exhibitor.id)) > 0) fail('appointmentOpen');
  return appointments.insert(ctx, {
    meeting_id: visitor.meeting_id,
    visitor_signup_id: visitor.id,
    exhibitor_signup_id: exhibitor.id,
    employee_id: exhibitor.employee_id,
    ...columns,
  });
}

async function answerOf(ctx: FairContext, caller: Taking, id: string): Promise<OwnAppointment> {
  const row = (await ownAppointment(ctx, partyOf(caller), id)) ?? fail('notFound');
  return appointmentAnswer(ctx, caller, row, new Date());
}

type Proposal = { slots: readonly string[]; message: string };

/** Proposes an appointment: its slots are held for both sides, the colleague and a table until one is accepted. */
export const proposeAppointment = (
  jobs: Jobs,
  ctx: FairContext,
  caller: Taking,
  { partnerId, slots, message }: Proposal & { partnerId: string },
): Promise<OwnAppointment> =>
  inTransaction(ctx, async (inner) => {
    const now = new Date();
    const party = partyOf(caller);
    const { meeting, own, visitor, exhibitor } = await pairOf(inner, caller, partnerId);
    if (!mayDealWith(caller, own)) fail('notAllowed');
    checkGoesOn(meeting, now);
    const wanted = checkSlots(meeting, slots, now);
    if ((await proposedOfDay(inner, party, meeting.id)) >= LIMITS.meetingProposalsPerDay)
      fail('appointmentLimit', { max: LIMITS.meetingProposalsPerDay });
    const expiresAt = expiryOf(wanted, now);
    const id = await beginAppointment(
      inner,
      { visitor, exhibitor },
      { state: 'proposed', proposed_by: party.side, message, expires_at: expiresAt },
    );
    await book(inner, meeting, {
      appointmentId: id,
      occupants: occupantsOf(visitor, exhibitor),
      slots: wanted,
      expiresAt,
    });
    await tellOf(jobs, inner, { id, version: 1 }, { what: 'proposed', by: party.side });
    return answerOf(inner, caller, id);
  });

type Own = { row: WholeAppointment; meeting: MeetingRow; side: 'visitor' | 'exhibitor'; now: Date };

/** An own appointment as it was read, held with its meeting. Errors: `notFound`, `notAllowed`, `editConflict`. */
async function lockOwn(ctx: FairContext, caller: Taking, { id, version }: Read): Promise<Own> {
  const party = partyOf(caller);
  const found = (await ownAppointment(ctx, party, id)) ?? fail('notFound');
  const meeting = await holdPublished(ctx, found.meeting_id);
  if (!mayDealWith(caller, { employee_id: found.contact_id })) fail('notAllowed');
  await appointments.lockVersion(ctx, { id }, version);
  const row = (await ownAppointment(ctx, party, id)) ?? fail('notFound');
  return { row, meeting, side: party.side, now: new Date() };
}

/** Both sides still take part, and the meeting goes on. Errors: `signupNotApproved`, `meetingCancelled`, `meetingOver`. */
function checkBoth({ row, meeting, now }: Own): void {
  const { visitor, exhibitor } = sidesOf(row);
  if (!isTakingPart(visitor) || !isTakingPart(exhibitor)) fail('signupNotApproved');
  checkGoesOn(meeting, now);
}

/** Holds other slots in place of those that were proposed; one that is agreed stays until one of them is accepted. */
async function proposeAgain(jobs: Jobs, ctx: FairContext, own: Own, { slots, message }: Proposal): Promise<void> {
  const { row, meeting, side, now } = own;
  checkBoth(own);
  const wanted = checkSlots(meeting, slots, now);
  const expiresAt = expiryOf(wanted, now);
  await releaseProposed(ctx, row.id);
  await book(ctx, meeting, { appointmentId: row.id, occupants: occupantsOfWhole(row), slots: wanted, expiresAt });
  const columns = { proposed_by: side, message, reason: '', expires_at: expiresAt, employee_id: row.contact_id };
  const version = await appointments.update(ctx, { id: row.id }, columns);
  const what = row.state === 'confirmed' ? 'moving' : 'countered';
  await tellOf(jobs, ctx, { id: row.id, version }, { what, by: side });
}

async function accept(jobs: Jobs, ctx: FairContext, own: Own, slot: string): Promise<void> {
  const { row, side } = own;
  checkBoth(own);
  const at = new Date(slot);
  if (!row.proposed.some((held) => held.getTime() === at.getTime())) fail('slotOutside');
  const kept = (await keepOne(ctx, row.id, at)) ?? fail('slotTaken');
  const version = await appointments.update(
    ctx,
    { id: row.id },
    {
      state: 'confirmed',
      starts_at: at,
      ends_at: endOfSlot(row, at),
      table_number: kept.table,
      expires_at: null,
      reason: '',
    },
  );
  const what = row.state === 'confirmed' ? 'moved' : 'confirmed';
  await tellOf(jobs, ctx, { id: row.id, version }, { what, by: side });
}

/** Of an appointment that was to be moved the agreed slot stays. */
async function decline(jobs: Jobs, ctx: FairContext, { row, side }: Own, reason: string): Promise<void> {
  await releaseProposed(ctx, row.id);
  const stays = row.state === 'confirmed';
  const version = await appointments.update(
    ctx,
    { id: row.id },
    { state: stays ? 'confirmed' : 'declined', reason, expires_at: null },
  );
  await tellOf(jobs, ctx, { id: row.id, version }, { what: stays ? 'kept' : 'declined', by: side });
}

export type Answer =
  | { kind: 'accept'; slot: string }
  | { kind: 'decline'; reason: string }
  | ({ kind: 'counter' } & Proposal);

/** Answers what the other side proposed. */
export const answerAppointment = (
  jobs: Jobs,
  ctx: FairContext,
  caller: Taking,
  { answer, ...read }: Read & { answer: Answer },
): Promise<OwnAppointment> =>
  inTransaction(ctx, async (inner) => {
    const own = await lockOwn(inner, caller, read);
    if (!mayAnswer(own.row, own.side, own.now)) fail('appointmentClosed');
    if (answer.kind === 'accept') await accept(jobs, inner, own, answer.slot);
    else if (answer.kind === 'decline') await decline(jobs, inner, own, answer.reason);
    else await proposeAgain(jobs, inner, own, answer);
    return answerOf(inner, caller, own.row.id);
  });

/** Proposes other slots for what is agreed. */
export const moveAppointment = (
  jobs: Jobs,
  ctx: FairContext,
  caller: Taking,
  { id, version, ...proposal }: Read & Proposal,
): Promise<OwnAppointment> =>
  inTransaction(ctx, async (inner) => {
    const own = await lockOwn(inner, caller, { id, version });
    if (!mayMove(own.row, own.side, own.now)) fail('appointmentClosed');
    await proposeAgain(jobs, inner, own, proposal);
    return answerOf(inner, caller, id);
  });

/** Takes an own proposal back, or cancels what is agreed. */
export const cancelAppointment = (
  jobs: Jobs,
  ctx: FairContext,
  caller: Taking,
  { reason, ...read }: Read & { reason: string },
): Promise<OwnAppointment> =>
  inTransaction(ctx, async (inner) => {
    const { row, side, now } = await lockOwn(inner, caller, read);
    if (!mayCancel(row, side, now)) fail('appointmentClosed');
    await release(inner, [row.id]);
    const cancelled = { state: 'cancelled', reason, expires_at: null };
    const version = await appointments.update(inner, { id: row.id }, cancelled);
    await tellOf(jobs, inner, { id: row.id, version }, { what: 'cancelled', by: side });
    return answerOf(inner, caller, row.id);
  });

/** Says after its end whether it was held. */
export const markAppointment = (
  ctx: FairContext,
  caller: Taking,
  { state, ...read }: Read & { state: 'held' | 'missed' },
): Promise<OwnAppointment> =>
  inTransaction(ctx, async (inner) => {
    const { row, now } = await lockOwn(inner, caller, read);
    const may = marking(row, now);
    if (may === 'early') fail('appointmentNotOver');
    if (may === 'no') fail('appointmentClosed');
    await appointments.update(inner, { id: row.id }, { state, expires_at: null });
    return answerOf(inner, caller, row.id);
  });
