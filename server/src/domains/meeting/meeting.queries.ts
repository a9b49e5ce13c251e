import { sql, type RawBuilder, type Selectable } from 'kysely';
import { z } from 'zod';
import {
  span,
  type MeetingForm,
  type MeetingKind,
  type MeetingStage,
  type MeetingState,
} from '@fairbridge/contract/meeting/meeting.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';
import type { Tables } from '../../platform/database/kysely.ts';
import { likeContains } from '../../platform/database/like.ts';
import { paginateSql, type Range } from '../../platform/database/paginate.ts';
import { fail } from '../../platform/http/app-error.ts';
import { isSignupOf, type Party } from './meeting-party.ts';
import { STAGE } from './meeting.rules.ts';

export const meetings = versionedTable('meeting', { changedAt: 'changed_at' });
export type MeetingRow = Selectable<Tables['meeting']>;

export const breaksOf = ({ breaks }: Pick<MeetingRow, 'breaks'>) => z.array(span).parse(breaks);
export const gridOf = (row: MeetingRow) => ({ ...row, breaks: breaksOf(row) });

/** Everybody sees a meeting once it is published, also a cancelled one. */
export const isPublic = ({ state }: Pick<MeetingRow, 'state'>): boolean => state === 'published';
/** `isPublic` in SQL, of `meeting m`. */
export const IS_PUBLIC = sql<boolean>`m.state = 'published'`;

/** Errors: `notFound`. */
export async function publishedMeeting(ctx: FairContext, id: string): Promise<MeetingRow> {
  const row = await meetings.find(ctx, { id });
  if (row === undefined || !isPublic(row)) fail('notFound');
  return row;
}

/**
 * Holds a published meeting, so that all that counts its places or books its slots comes one after the other.
 * Errors: `notFound`.
 */
export async function holdPublished(ctx: FairContext, id: string): Promise<MeetingRow> {
  await meetings.hold(ctx, { id });
  return publishedMeeting(ctx, id);
}

const ORDER = sql`m.sort, m.starts_at, m.id`;
const all = (conditions: readonly RawBuilder<unknown>[]) => sql.join([...conditions], sql` and `);
const inStage = (stage: MeetingStage | undefined) => (stage === undefined ? sql`true` : sql`${STAGE} = ${stage}`);

type Wanted = { kind?: MeetingKind | undefined; stage?: MeetingStage | undefined; own: Party | 'nobody' | null };

/** What is still to come or running stands before what is over. */
const COMING_FIRST = sql`${STAGE} in ('ended', 'cancelled'), ${ORDER}`;

/** Published ones, what is over last, else as the organizer has sorted them; `own`: those alone for which this party has signed up. */
export function publicMeetings(ctx: FairContext, { kind, stage, own }: Wanted, range: Range) {
  const ofParty =
    own === null
      ? sql`true`
      : own === 'nobody'
        ? sql`false`
        : sql`exists (select from meeting_signup s where s.meeting_id = m.id and ${isSignupOf(own)} and s.withdrawn_at is null)`;
  const where = all([
    sql`m.exhibition_id = ${ctx.exhibition.id}`,
    IS_PUBLIC,
    inStage(stage),
    kind === undefined ? sql`true` : sql`m.kind = ${kind}`,
    ofParty,
  ]);
  const from = sql`from meeting m where ${where}`;
  return paginateSql<MeetingRow>(ctx.db, { select: sql`m.*`, from, order: COMING_FIRST }, range);
}

export type MeetingCounts = { visitors: number; exhibitors: number; waiting: number; appointments: number };
export type CountedMeeting = MeetingRow & MeetingCounts;

/** Sign-ups that hold a place: those under review and those that were approved. */
export const HOLDS_PLACE = sql<boolean>`(s.withdrawn_at is null and s.audit in ('review', 'approved'))`;
const placesOf = (side: 'visitor' | 'exhibitor') =>
  sql`(select count(*)::int from meeting_signup s where s.meeting_id = m.id and s.side = ${side} and ${HOLDS_PLACE})`;
const COUNTED = sql`m.*, ${placesOf('visitor')} as visitors, ${placesOf('exhibitor')} as exhibitors,
  (select count(*)::int from meeting_signup s where s.meeting_id = m.id and s.withdrawn_at is null and s.audit = 'review') as waiting,
  (select count(*)::int from meeting_appointment a where a.meeting_id = m.id and a.state in ('confirmed', 'held', 'missed')) as appointments`;

export async function countedMeeting(ctx: FairContext, id: string): Promise<CountedMeeting> {
  const { rows } = await sql<CountedMeeting>`
    select ${COUNTED} from meeting m where m.exhibition_id = ${ctx.exhibition.id} and m.id = ${id}`.execute(ctx.db);
  return rows[0] ?? fail('notFound');
}

type Managed = { keyword: string; state?: MeetingState | undefined; stage?: MeetingStage | undefined };

export function managedMeetings(ctx: FairContext, { keyword, state, stage }: Managed, range: Range) {
  const like = likeContains(keyword.trim());
  const where = all([
    sql`m.exhibition_id = ${ctx.exhibition.id}`,
    state === undefined ? sql`true` : sql`m.state = ${state}`,
    inStage(stage),
    sql`(m.title_zh ilike ${like} or m.title_en ilike ${like} or m.place_zh ilike ${like} or m.place_en ilike ${like})`,
  ]);
  const from = sql`from meeting m where ${where}`;
  return paginateSql<CountedMeeting>(ctx.db, { select: COUNTED, from, order: ORDER }, range);
}

export const meetingColumns = (form: MeetingForm) => ({
  ...bilingualColumns('title', form.title),
  ...bilingualColumns('description', form.description),
  ...bilingualColumns('place', form.place),
  kind: form.kind,
  room: form.kind === 'online' ? form.room : '',
  starts_at: new Date(form.startsAt),
  ends_at: new Date(form.endsAt),
  deadline: new Date(form.deadline),
  visitors_max: form.visitorsMax,
  exhibitors_max: form.exhibitorsMax,
  tables: form.tables,
  slot_minutes: form.slotMinutes,
  breaks: JSON.stringify(form.breaks),
  visitor_countries: form.visitorCountries,
  sort: form.sort,
});

/** Proposed or agreed appointments of a session. */
export const countOpenAppointments = (ctx: FairContext, meetingId: string): Promise<number> =>
  countSql(
    ctx.db,
    sql`from meeting_appointment a where a.exhibition_id = ${ctx.exhibition.id} and a.meeting_id = ${meetingId}
      and a.state in ('proposed', 'confirmed')`,
  );
