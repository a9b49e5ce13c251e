import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { newId } from '../../core/id.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { writeAudit, type Acting } from '../audit/audit.actions.ts';
import { checkGoesOn, checkSlots, occupantsOf, tellOf } from './meeting-appointment.actions.ts';
import { expireLapsed } from './meeting-appointment.queries.ts';
import { bookAgreed, partiesOf, tableOf, type Occupants } from './meeting-booking.queries.ts';
import { insertAppointments } from './meeting-schedule.queries.ts';
import { standingOf, type Standing } from './meeting-schedule-standing.ts';
import { signups, type SignupRow } from './meeting-signup.queries.ts';
import { holdPublished, type MeetingRow } from './meeting.queries.ts';
import { endOfSlot } from './meeting.rules.ts';

const pairKey = (visitorSignupId: string, exhibitorSignupId: string): string =>
  `${visitorSignupId} ${exhibitorSignupId}`;

type Wanted = { visitorSignupId: string; exhibitorSignupId: string; slot: string };

/** Two of those who take part. Errors: `notFound` for whoever is not of this meeting. */
async function checkKnown(ctx: FairContext, meeting: MeetingRow, standing: Standing, wanted: readonly Wanted[]) {
  const known = new Map(standing.parties.map((row) => [row.id, row]));
  const sides = [...new Set(wanted.map((one) => one.visitorSignupId))].map((id) => ({ id, side: 'visitor' }));
  const others = [...new Set(wanted.map((one) => one.exhibitorSignupId))].map((id) => ({ id, side: 'exhibitor' }));
  const gone = new Map<string, SignupRow>();
  for (const each of [...sides, ...others]) {
    if (known.get(each.id)?.side === each.side) continue;
    gone.set(each.id, (await signups.find(ctx, { ...each, meeting_id: meeting.id })) ?? fail('notFound'));
  }
  return { known, gone };
}

type Made = Wanted & { occupants: Occupants; at: Date; table: number | null; employeeId: string | null };

/**
 * What is to be booked, each at the lowest table that is free. Errors: `scheduleChanged` where one of the two takes part no more, refuses the
 * other, has an appointment with the other by now, or is elsewhere at that time; and where no table is left.
 */
async function madeOf(
  ctx: FairContext,
  meeting: MeetingRow,
  standing: Standing,
  wanted: readonly Wanted[],
): Promise<Made[]> {
  const { known, gone } = await checkKnown(ctx, meeting, standing, wanted);
  const { occupied, met, wishes } = standing;
  const closed = new Set([
    ...met
      .filter(({ state }) => state === 'proposed' || state === 'confirmed')
      .map((row) => pairKey(row.visitor_signup_id, row.exhibitor_signup_id)),
    ...wishes
      .filter(({ wish }) => wish === 'refuse')
      .flatMap((row) => [pairKey(row.signup_id, row.partner_id), pairKey(row.partner_id, row.signup_id)]),
  ]);
  return wanted.map((one) => {
    const { visitorSignupId, exhibitorSignupId } = one;
    const [visitor, exhibitor] = [known.get(visitorSignupId), known.get(exhibitorSignupId)];
    const nameOf = (id: string): string => (known.get(id) ?? gone.get(id))?.company_name ?? '';
    const refuse = (): never =>
      fail('scheduleChanged', { buyer: nameOf(visitorSignupId), exhibitor: nameOf(exhibitorSignupId) });
    if (visitor === undefined || exhibitor === undefined) return refuse();
    const key = pairKey(visitorSignupId, exhibitorSignupId);
    const at = new Date(one.slot);
    const there = occupied.get(at.getTime()) ?? new Set();
    const occupants = occupantsOf(visitor, exhibitor);
    if (closed.has(key) || partiesOf(occupants).some((party) => there.has(party))) return refuse();
    let table = meeting.kind === 'onsite' ? 1 : null;
    while (table !== null && there.has(tableOf(meeting, table))) table += 1;
    if (table !== null && table > meeting.tables) return refuse();
    closed.add(key);
    for (const party of [...partiesOf(occupants), ...(table === null ? [] : [tableOf(meeting, table)])])
      there.add(party);
    return { ...one, occupants, at, table, employeeId: exhibitor.employee_id };
  });
}

/** Books all of a schedule, confirmed at once, or nothing of it; both sides of each are told. */
export const confirmSchedule = (
  jobs: Jobs,
  ctx: FairContext,
  acting: Acting,
  { meetingId, appointments: wanted }: { meetingId: string; appointments: readonly Wanted[] },
): Promise<{ made: number }> =>
  inTransaction(ctx, async (inner) => {
    const now = new Date();
    const meeting = await holdPublished(inner, meetingId);
    checkGoesOn(meeting, now);
    const slots = checkSlots(
      meeting,
      wanted.map(({ slot }) => slot),
      now,
    );
    await expireLapsed(inner, meeting.id);
    const made = await madeOf(inner, meeting, await standingOf(inner, meeting, slots), wanted);
    const rows = made.map((one) => ({
      id: newId(),
      exhibition_id: inner.exhibition.id,
      meeting_id: meeting.id,
      visitor_signup_id: one.visitorSignupId,
      exhibitor_signup_id: one.exhibitorSignupId,
      employee_id: one.employeeId,
      state: 'confirmed',
      proposed_by: 'organizer',
      starts_at: one.at,
      ends_at: endOfSlot(meeting, one.at),
      table_number: one.table,
    }));
    await insertAppointments(inner, rows);
    const agreed = made.map((one, place) => ({ ...one, appointmentId: rows[place]?.id ?? '' }));
    await bookAgreed(inner, meeting, agreed);
    for (const { id } of rows) await tellOf(jobs, inner, { id, version: 1 }, { what: 'confirmed', by: 'organizer' });
    const details = { title: bilingualOf('title', meeting), appointments: rows.length };
    await writeAudit(inner, acting, {
      act: 'meeting.confirmSchedule',
      object: { kind: 'meeting', id: meeting.id },
      details,
    });
    return { made: rows.length };
  });
