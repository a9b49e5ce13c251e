import type { ScheduleDraft } from '@fairbridge/contract/meeting/meeting-schedule.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { checkGoesOn } from './meeting-appointment.actions.ts';
import { partiesOf, tableOf } from './meeting-booking.queries.ts';
import type { Known, Two } from './meeting-schedule-pairs.ts';
import { standingOf, type Standing } from './meeting-schedule-standing.ts';
import { scheduleInThread } from './meeting-schedule-thread.ts';
import { fitsIn } from './meeting-schedule.queries.ts';
import { boothOf } from './meeting-signup.answers.ts';
import type { SignupRow, SignupWithParty } from './meeting-signup.queries.ts';
import { gridOf, publishedMeeting, type MeetingRow } from './meeting.queries.ts';
import { endOfSlot, slotsOf } from './meeting.rules.ts';

/** What one side of a pair occupies: a buyer himself, a company its desk and the colleague who comes. */
const occupiedBy = (row: SignupRow): string[] => {
  const occupants = partiesOf({
    visitorId: row.visitor_id ?? '',
    exhibitorId: row.exhibitor_id ?? '',
    employeeId: row.employee_id,
  });
  return occupants.filter((party) => party.startsWith('visitor:') === (row.side === 'visitor'));
};

/** Tables that are free in a slot; a room on the web has one for everybody. */
function freeTables(meeting: MeetingRow, occupied: ReadonlySet<string>, everybody: number): number {
  if (meeting.kind === 'online') return everybody;
  const taken = [...occupied].filter((party) => party.startsWith(tableOf(meeting, 0).slice(0, -1))).length;
  return Math.max(0, meeting.tables - taken);
}

/** What those who take part say of each other, by their places. */
async function knownOf(
  ctx: FairContext,
  meeting: MeetingRow,
  { met, wishes }: Standing,
  {
    buyers,
    companies,
    wishesOnly,
  }: { buyers: readonly SignupRow[]; companies: readonly SignupRow[]; wishesOnly: boolean },
): Promise<Known> {
  const [buyerAt, companyAt] = [placesOf(buyers), placesOf(companies)];
  const two = (visitorSignupId: string, exhibitorSignupId: string): Two[] => {
    const [buyer, company] = [buyerAt.get(visitorSignupId), companyAt.get(exhibitorSignupId)];
    return buyer === undefined || company === undefined ? [] : [{ buyer, company }];
  };
  const metAs = (declined: boolean): Two[] =>
    met
      .filter(({ state }) => (state === 'declined') === declined)
      .flatMap((row) => two(row.visitor_signup_id, row.exhibitor_signup_id));
  return {
    buyerNumbers: buyers.map(({ number }) => number),
    companyNumbers: companies.map(({ number }) => number),
    wishes: wishes.flatMap(({ signup_id: from, partner_id: to, wish }) => [
      ...two(from, to).map((both) => ({ ...both, from: 'visitor' as const, wish })),
      ...two(to, from).map((both) => ({ ...both, from: 'exhibitor' as const, wish })),
    ]),
    fits: wishesOnly ? [] : await fitsIn(ctx, meeting.id),
    met: metAs(false),
    declined: metAs(true),
  };
}

const placesOf = (rows: readonly SignupRow[]) => new Map(rows.map(({ id }, place) => [id, place]));

/** Suggests who meets whom; books nothing. Errors: `notFound`, `meetingCancelled`, `meetingOver`, `scheduleTooLong`. */
export async function draftSchedule(
  ctx: FairContext,
  { meetingId, most = Infinity, wishesOnly }: { meetingId: string; most?: number | undefined; wishesOnly: boolean },
): Promise<ScheduleDraft> {
  const now = new Date();
  const meeting = await publishedMeeting(ctx, meetingId);
  checkGoesOn(meeting, now);
  const slots = slotsOf(gridOf(meeting)).filter((at) => at > now);
  const standing = await standingOf(ctx, meeting, slots);
  const { parties, occupied, met, wishes } = standing;
  const [buyers, companies] = [
    parties.filter(({ side }) => side === 'visitor'),
    parties.filter(({ side }) => side === 'exhibitor'),
  ];
  const occupiedAt = (at: Date): ReadonlySet<string> => occupied.get(at.getTime()) ?? new Set();
  const open = met.filter(({ state }) => state !== 'declined');
  const scheduled = (row: SignupRow) => {
    const own = occupiedBy(row);
    const has = open.filter((one) => one.visitor_signup_id === row.id || one.exhibitor_signup_id === row.id).length;
    return {
      taken: slots.flatMap((at, place) => (own.some((party) => occupiedAt(at).has(party)) ? [place] : [])),
      left: Math.min(slots.length, Math.max(0, most - has)),
    };
  };
  const { placed, unmet } = await scheduleInThread({
    tables: slots.map((at) => freeTables(meeting, occupiedAt(at), Math.min(buyers.length, companies.length))),
    buyers: buyers.map(scheduled),
    companies: companies.map(scheduled),
    known: await knownOf(ctx, meeting, standing, { buyers, companies, wishesOnly }),
    inAll: LIMITS.meetingScheduleMax,
  });
  const ids = ({ buyer, company }: { buyer: number; company: number }) => ({
    visitorSignupId: buyers[buyer]?.id ?? '',
    exhibitorSignupId: companies[company]?.id ?? '',
  });
  const present = new Set(parties.map(({ id }) => id));
  const wanted = wishes.filter(
    (row) => row.wish === 'want' && present.has(row.signup_id) && present.has(row.partner_id),
  );
  const partyAnswer = (row: SignupWithParty) => ({
    signupId: row.id,
    number: row.number,
    companyName: row.company_name,
    boothNumber: boothOf(ctx, row),
  });
  return {
    visitors: buyers.map(partyAnswer),
    exhibitors: companies.map(partyAnswer),
    slots: slots.map((at) => ({ startsAt: at.toISOString(), endsAt: endOfSlot(meeting, at).toISOString() })),
    standing: open.flatMap(({ state, starts_at: at, ...row }) =>
      state === 'confirmed' && at !== null && present.has(row.visitor_signup_id) && present.has(row.exhibitor_signup_id)
        ? [
            {
              visitorSignupId: row.visitor_signup_id,
              exhibitorSignupId: row.exhibitor_signup_id,
              slot: at.toISOString(),
            },
          ]
        : [],
    ),
    placed: placed.map(({ slot, reason, ...pair }) => ({
      ...ids(pair),
      slot: slots[slot]?.toISOString() ?? '',
      reason,
    })),
    wishes: { all: wanted.length, met: wanted.length - unmet.length },
    unmet: unmet.map(({ from, why, ...pair }) => ({ ...ids(pair), from, why })),
  };
}
