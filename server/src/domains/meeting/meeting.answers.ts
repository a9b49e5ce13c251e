import {
  meetingKind,
  meetingState,
  type ManagedMeeting,
  type Meeting,
  type MeetingDetail,
} from '@fairbridge/contract/meeting/meeting.shapes.ts';
import { audit, participation } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { SignupRow } from './meeting-signup.queries.ts';
import { isTakingPart } from './meeting-signup.rules.ts';
import { breaksOf, type CountedMeeting, type MeetingRow } from './meeting.queries.ts';
import { roomAt, signupStatusOf, stageOf } from './meeting.rules.ts';

const commonOf = (row: MeetingRow, now: Date) => ({
  id: row.id,
  title: bilingualOf('title', row),
  description: bilingualOf('description', row),
  place: bilingualOf('place', row),
  kind: meetingKind.parse(row.kind),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  deadline: row.deadline.toISOString(),
  stage: stageOf(row, now),
  cancelReason: row.cancel_reason,
});

type Seen = { caller: Caller; own: SignupRow | undefined; now: Date };

export const meetingAnswer = (row: MeetingRow, { caller, own, now }: Seen): Meeting => ({
  ...commonOf(row, now),
  signupStatus: signupStatusOf(row, { caller, signedUp: own !== undefined && own.withdrawn_at === null, now }),
  own:
    own === undefined
      ? null
      : {
          id: own.id,
          number: own.number,
          audit: audit.parse(own.audit),
          participation: participation.parse(own.participation),
          withdrawn: own.withdrawn_at !== null,
        },
});

/** The address is for whoever is let in and has agreed to come. */
const roomFor = (row: MeetingRow, { own, now }: Seen): string =>
  own !== undefined && isTakingPart(own) && own.participation === 'agreed' ? roomAt(row, now) : '';

export const detailAnswer = (row: CountedMeeting, seen: Seen): MeetingDetail => ({
  ...meetingAnswer(row, seen),
  slotMinutes: row.slot_minutes,
  breaks: breaksOf(row),
  visitorCountries: row.visitor_countries,
  left: {
    visitors: Math.max(0, row.visitors_max - row.visitors),
    exhibitors: Math.max(0, row.exhibitors_max - row.exhibitors),
  },
  outside: row.room !== '',
  room: roomFor(row, seen),
});

export const managedMeetingAnswer = (row: CountedMeeting, now: Date): ManagedMeeting => ({
  ...commonOf(row, now),
  version: row.version,
  state: meetingState.parse(row.state),
  room: row.room,
  visitorsMax: row.visitors_max,
  exhibitorsMax: row.exhibitors_max,
  tables: row.tables,
  slotMinutes: row.slot_minutes,
  breaks: breaksOf(row),
  visitorCountries: row.visitor_countries,
  sort: row.sort,
  cancelledAt: row.cancelled_at?.toISOString() ?? null,
  counts: {
    visitors: row.visitors,
    exhibitors: row.exhibitors,
    waiting: row.waiting,
    appointments: row.appointments,
  },
});
