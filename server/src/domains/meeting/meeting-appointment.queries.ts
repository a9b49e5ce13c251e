import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { AppointmentFilter } from '@fairbridge/contract/meeting/meeting-appointment.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';
import type { Tables } from '../../platform/database/kysely.ts';
import { likeContains } from '../../platform/database/like.ts';
import { paginateSql, type Range } from '../../platform/database/paginate.ts';
import { STATE } from './meeting-appointment.rules.ts';
import { isSignupOf, mayDealWithSql, partyOf, type Party } from './meeting-party.ts';
import { HAVE_MET, lateOf } from './meeting-room.rules.ts';

export const appointments = versionedTable('meeting_appointment', { changedAt: 'changed_at' });
export type AppointmentRow = Selectable<Tables['meeting_appointment']>;

/** An appointment with its meeting and both sides, as lists and answers need it. */
export type WholeAppointment = AppointmentRow & {
  /** When each slot that is held begins. */
  proposed: Date[];
  title_zh: string;
  title_en: string;
  place_zh: string;
  place_en: string;
  kind: string;
  room: string;
  slot_minutes: number;
  meeting_starts_at: Date;
  meeting_ends_at: Date;
  meeting_cancelled_at: Date | null;
  visitor_id: string;
  visitor_company: string;
  visitor_contact: string;
  visitor_country: string;
  visitor_audit: string;
  visitor_participation: string;
  visitor_withdrawn_at: Date | null;
  exhibitor_id: string;
  exhibitor_company: string;
  exhibitor_contact: string;
  exhibitor_image: string;
  exhibitor_country: string;
  exhibitor_audit: string;
  exhibitor_participation: string;
  exhibitor_withdrawn_at: Date | null;
  /** The contact of the company's sign-up. */
  contact_id: string | null;
  hall: string | null;
  booth_number: string;
  visitor_late: number | null;
  exhibitor_late: number | null;
  met: boolean;
};

const WHOLE = sql`a.*,
  array(select distinct lower(b.during) from meeting_booking b where b.appointment_id = a.id and b.expires_at > now() order by 1) as proposed,
  m.title_zh, m.title_en, m.place_zh, m.place_en, m.kind, m.room, m.slot_minutes, m.starts_at as meeting_starts_at,
  m.ends_at as meeting_ends_at, m.cancelled_at as meeting_cancelled_at,
  vs.visitor_id, vs.company_name as visitor_company, vs.contact_name as visitor_contact, v.country as visitor_country,
  vs.audit as visitor_audit, vs.participation as visitor_participation, vs.withdrawn_at as visitor_withdrawn_at,
  es.exhibitor_id, es.company_name as exhibitor_company, es.contact_name as exhibitor_contact, x.country as exhibitor_country,
  es.product_image as exhibitor_image,
  es.audit as exhibitor_audit, es.participation as exhibitor_participation, es.withdrawn_at as exhibitor_withdrawn_at,
  es.employee_id as contact_id, x.hall, coalesce(x.booth_number, '') as booth_number,
  ${lateOf('visitor')} as visitor_late, ${lateOf('exhibitor')} as exhibitor_late, ${HAVE_MET} as met`;
const JOINED = sql`meeting_appointment a join meeting m on m.id = a.meeting_id
  join meeting_signup vs on vs.id = a.visitor_signup_id join visitor v on v.id = vs.visitor_id
  join meeting_signup es on es.id = a.exhibitor_signup_id join exhibitor x on x.id = es.exhibitor_id`;

/** Is `meeting_appointment a` of this party? */
const isOf = (party: Party): RawBuilder<boolean> => isSignupOf(party, party.side === 'visitor' ? 'vs' : 'es');

async function one(ctx: FairContext, where: RawBuilder<boolean>): Promise<WholeAppointment | undefined> {
  const { rows } = await sql<WholeAppointment>`
    select ${WHOLE} from ${JOINED} where a.exhibition_id = ${ctx.exhibition.id} and ${where}`.execute(ctx.db);
  return rows[0];
}

export const anyAppointment = (ctx: FairContext, id: string) => one(ctx, sql<boolean>`a.id = ${id}`);
export const ownAppointment = (ctx: FairContext, party: Party, id: string) =>
  one(ctx, sql<boolean>`a.id = ${id} and ${isOf(party)}`);

const WHEN = sql`coalesce(a.starts_at, (select min(lower(b.during)) from meeting_booking b where b.appointment_id = a.id), a.created_at)`;
const IS_OPEN = sql<boolean>`(${STATE} = 'proposed' or (a.state = 'confirmed' and a.ends_at > now()))`;

type Own = { meetingId?: string | undefined; only?: 'open' | 'over' | undefined };

const ofParty = (ctx: FairContext, party: Party, { meetingId, only }: Own) => sql`from ${JOINED}
  where a.exhibition_id = ${ctx.exhibition.id} and ${isOf(party)}
    and ${meetingId === undefined ? sql`true` : sql`a.meeting_id = ${meetingId}`}
    and ${only === undefined ? sql`true` : only === 'open' ? IS_OPEN : sql`not ${IS_OPEN}`}`;

/** A party's own, in the order of time; what is over the latest first. */
export const ownAppointments = (ctx: FairContext, party: Party, own: Own, range: Range) =>
  paginateSql<WholeAppointment>(
    ctx.db,
    {
      select: WHOLE,
      from: ofParty(ctx, party, own),
      order: own.only === 'over' ? sql`${WHEN} desc, a.id` : sql`${IS_OPEN} desc, ${WHEN}, a.id`,
    },
    range,
  );

type Asking = VisitorCaller | ExhibitorCaller;

/** Waits `meeting_appointment a` for an answer that this caller may give (`mayAnswer`, `mayDealWith`)? */
const waitsFor = (caller: Asking) =>
  sql<boolean>`(a.expires_at > now() and a.proposed_by <> ${partyOf(caller).side}
    and (a.state = 'proposed' or (a.state = 'confirmed' and a.starts_at > now())) and ${mayDealWithSql(caller, 'es')})`;

/** Those of a party that wait for an answer of this caller. */
export const appointmentsToAnswer = (ctx: FairContext, caller: Asking) =>
  sql`${ofParty(ctx, partyOf(caller), {})} and ${waitsFor(caller)}`;

/** All of a party, those that are open, and those that wait for an answer of this caller. */
export async function countOwn(ctx: FairContext, caller: Asking, own: Own) {
  const { rows } = await sql<{ all: number; open: number; waiting: number }>`
    select count(*)::int as all, count(*) filter (where ${IS_OPEN})::int as open,
      count(*) filter (where ${waitsFor(caller)})::int as waiting
    ${ofParty(ctx, partyOf(caller), { ...own, only: undefined })}`.execute(ctx.db);
  return rows[0] ?? { all: 0, open: 0, waiting: 0 };
}

/** Agreed ones that are not over, in the order of time: what stands in a calendar. */
export async function plannedAppointments(ctx: FairContext, party: Party, meetingId?: string) {
  const { rows } = await sql<WholeAppointment>`
    select ${WHOLE} ${ofParty(ctx, party, { meetingId })} and a.state = 'confirmed' order by a.starts_at, a.id limit 500`.execute(
    ctx.db,
  );
  return rows;
}

/** How many appointments one side has proposed in one meeting within a day, those that are over among them. */
export const proposedOfDay = (ctx: FairContext, party: Party, meetingId: string): Promise<number> =>
  countSql(
    ctx.db,
    sql`${ofParty(ctx, party, { meetingId })} and a.proposed_by = ${party.side} and a.created_at > now() - interval '1 day'`,
  );

/** A proposal between these two that has lapsed is written down as such, so that another can be made. */
export async function expireBetween(ctx: FairContext, visitorSignupId: string, exhibitorSignupId: string) {
  await sql`update meeting_appointment a set state = 'expired', expires_at = null
    where a.exhibition_id = ${ctx.exhibition.id} and a.visitor_signup_id = ${visitorSignupId}
      and a.exhibitor_signup_id = ${exhibitorSignupId} and a.state = 'proposed' and a.expires_at <= now()`.execute(
    ctx.db,
  );
}

/** Have these two an open appointment with each other? */
export const openBetween = (ctx: FairContext, visitorSignupId: string, exhibitorSignupId: string): Promise<number> =>
  countSql(
    ctx.db,
    sql`from meeting_appointment a where a.exhibition_id = ${ctx.exhibition.id} and a.visitor_signup_id = ${visitorSignupId}
      and a.exhibitor_signup_id = ${exhibitorSignupId}
      and a.state in ('proposed', 'confirmed')`,
  );

/** Proposals that have lapsed, of new appointments and of moves, of all meetings or of one, are written down as such. */
export async function expireLapsed(ctx: FairContext, meetingId?: string): Promise<void> {
  await sql`update meeting_appointment a set state = case when a.state = 'proposed' then 'expired' else a.state end, expires_at = null
    where a.exhibition_id = ${ctx.exhibition.id} and a.expires_at <= now() and a.state in ('proposed', 'confirmed')
      and ${meetingId === undefined ? sql`true` : sql`a.meeting_id = ${meetingId}`}`.execute(ctx.db);
}

type Managed = Partial<AppointmentFilter> & Pick<AppointmentFilter, 'meetingId' | 'keyword'>;

/** Those of a meeting, for the organizer. */
export function managedAppointments(ctx: FairContext, { meetingId, keyword, state }: Managed, range: Range) {
  const like = likeContains(keyword.normalize('NFKC').trim());
  const from = sql`from ${JOINED} where a.exhibition_id = ${ctx.exhibition.id} and a.meeting_id = ${meetingId}
    and ${state === undefined ? sql`true` : sql`${STATE} = ${state}`}
    and (vs.company_name ilike ${like} or vs.contact_name ilike ${like} or es.company_name ilike ${like} or es.contact_name ilike ${like})`;
  return paginateSql<WholeAppointment>(ctx.db, { select: WHOLE, from, order: sql`${WHEN}, a.id` }, range);
}
