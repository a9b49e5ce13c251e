import {
  type ManagedAppointment,
  type OwnAppointment,
} from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import { meetingSide } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import { meetingKind } from '@fairbridge/contract/meeting/meeting.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { WholeAppointment } from './meeting-appointment.queries.ts';
import {
  marking,
  markingForBoth,
  mayAnswer,
  mayCancel,
  mayCancelForBoth,
  mayMove,
  stateOf,
} from './meeting-appointment.rules.ts';
import { mayDealWith, partyOf } from './meeting-party.ts';
import { boothOf, productImageOf } from './meeting-signup.answers.ts';
import { endOfSlot, roomAt, stageOf } from './meeting.rules.ts';

const proposer = ({ proposed_by: by }: WholeAppointment): OwnAppointment['proposedBy'] =>
  by === 'organizer' ? by : meetingSide.parse(by);

const coreOf = (row: WholeAppointment, now: Date) => ({
  id: row.id,
  version: row.version,
  state: stateOf(row, now),
  proposedBy: proposer(row),
  message: row.message,
  reason: row.reason,
  agreed:
    row.starts_at === null || row.ends_at === null
      ? null
      : { startsAt: row.starts_at.toISOString(), endsAt: row.ends_at.toISOString() },
  table: row.table_number,
  proposed: row.proposed.map((at) => ({ startsAt: at.toISOString(), endsAt: endOfSlot(row, at).toISOString() })),
  expiresAt: row.proposed.length === 0 ? null : (row.expires_at?.toISOString() ?? null),
  createdAt: row.created_at.toISOString(),
});

/** The times of the meeting that an appointment is of. */
export const meetingTimes = (row: WholeAppointment) => ({
  starts_at: row.meeting_starts_at,
  ends_at: row.meeting_ends_at,
  cancelled_at: row.meeting_cancelled_at,
});

/** How each side of it stands to the meeting. */
export const sidesOf = (row: WholeAppointment) => ({
  visitor: {
    audit: row.visitor_audit,
    participation: row.visitor_participation,
    withdrawn_at: row.visitor_withdrawn_at,
  },
  exhibitor: {
    audit: row.exhibitor_audit,
    participation: row.exhibitor_participation,
    withdrawn_at: row.exhibitor_withdrawn_at,
  },
});

/** The other side; who comes of it is told once a slot is agreed. */
function partnerOf(ctx: FairContext, row: WholeAppointment, side: 'visitor' | 'exhibitor'): OwnAppointment['partner'] {
  const agreed = row.state === 'confirmed' || row.state === 'held' || row.state === 'missed';
  if (side === 'exhibitor')
    return {
      id: row.visitor_signup_id,
      companyName: row.visitor_company,
      country: row.visitor_country,
      boothNumber: '',
      exhibitorId: null,
      productImage: null,
      contactName: agreed ? row.visitor_contact : '',
      lateMinutes: row.visitor_late,
    };
  return {
    id: row.exhibitor_signup_id,
    companyName: row.exhibitor_company,
    country: row.exhibitor_country,
    boothNumber: boothOf(ctx, row),
    exhibitorId: row.exhibitor_id,
    productImage: productImageOf(ctx, row.exhibitor_image),
    contactName: agreed ? row.exhibitor_contact : '',
    lateMinutes: row.exhibitor_late,
  };
}

/** As one of its two sides reads it. */
export function appointmentAnswer(
  ctx: FairContext,
  caller: VisitorCaller | ExhibitorCaller,
  row: WholeAppointment,
  now: Date,
): OwnAppointment {
  const { side } = partyOf(caller);
  const deals = mayDealWith(caller, { employee_id: row.contact_id });
  const agrees = sidesOf(row)[side].participation === 'agreed';
  return {
    ...coreOf(row, now),
    mine: row.proposed_by === side,
    meeting: {
      id: row.meeting_id,
      title: bilingualOf('title', row),
      place: bilingualOf('place', row),
      kind: meetingKind.parse(row.kind),
      stage: stageOf(meetingTimes(row), now),
      startsAt: row.meeting_starts_at.toISOString(),
      endsAt: row.meeting_ends_at.toISOString(),
      agreed: agrees,
      outside: row.room !== '',
      room: agrees && row.state === 'confirmed' ? roomAt({ ...meetingTimes(row), room: row.room }, now) : '',
    },
    partner: partnerOf(ctx, row, side),
    met: row.met,
    may: {
      answer: deals && mayAnswer(row, side, now),
      move: deals && mayMove(row, side, now),
      cancel: deals && mayCancel(row, side, now),
      mark: deals && marking(row, now) === 'may',
      room: deals,
    },
  };
}

/** As the organizer reads it. */
export const managedAppointmentAnswer = (ctx: FairContext, row: WholeAppointment, now: Date): ManagedAppointment => ({
  ...coreOf(row, now),
  visitor: { signupId: row.visitor_signup_id, companyName: row.visitor_company, contactName: row.visitor_contact },
  exhibitor: {
    signupId: row.exhibitor_signup_id,
    companyName: row.exhibitor_company,
    contactName: row.exhibitor_contact,
    boothNumber: boothOf(ctx, row),
  },
  may: { cancel: mayCancelForBoth(row, now), mark: markingForBoth(row, now) === 'may' },
});
