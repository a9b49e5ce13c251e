import { sql } from 'kysely';
import { z } from 'zod';
import type { Audit, SignupCounts, SignupFilter } from '@fairbridge/contract/meeting/meeting-signup.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { likeContains } from '../../platform/database/like.ts';
import { paginateSql, type Range } from '../../platform/database/paginate.ts';
import { SIGNUP, WITH_PARTY, type SignupRow, type SignupWithParty } from './meeting-signup.queries.ts';

export type ManagedRow = SignupWithParty & { appointments: number };

const MANAGED = sql`${SIGNUP}, (select count(*)::int from meeting_appointment a
  where s.id in (a.visitor_signup_id, a.exhibitor_signup_id) and a.state in ('confirmed', 'held', 'missed')) as appointments`;

type Filter = Partial<SignupFilter> & Pick<SignupFilter, 'meetingId' | 'keyword'>;

/** Those that were withdrawn stand in no decision. */
function matching(ctx: FairContext, { meetingId, keyword, side, audit, participation }: Filter) {
  const like = likeContains(keyword.normalize('NFKC').trim());
  return sql`s.exhibition_id = ${ctx.exhibition.id} and s.meeting_id = ${meetingId}
    and ${side === undefined ? sql`true` : sql`s.side = ${side}`}
    and ${audit === undefined ? sql`true` : sql`s.audit = ${audit} and s.withdrawn_at is null`}
    and ${participation === undefined ? sql`true` : sql`s.participation = ${participation}`}
    and (s.contact_name ilike ${like} or s.company_name ilike ${like} or s.email ilike ${like} or s.mobile ilike ${like})`;
}

/** Those that wait come first, the longest waiting before the others. */
const QUEUED = sql`(s.audit = 'review' and s.withdrawn_at is null) desc, s.created_at, s.id`;

export function managedSignups(ctx: FairContext, filter: Filter, range: Range) {
  const from = sql`from meeting_signup s ${WITH_PARTY} where ${matching(ctx, filter)}`;
  return paginateSql<ManagedRow>(ctx.db, { select: MANAGED, from, order: QUEUED }, range);
}

export async function managedSignup(ctx: FairContext, id: string): Promise<ManagedRow | undefined> {
  const { rows } = await sql<ManagedRow>`
    select ${MANAGED} from meeting_signup s ${WITH_PARTY} where s.exhibition_id = ${ctx.exhibition.id} and s.id = ${id}`.execute(
    ctx.db,
  );
  return rows[0];
}

/** How many match in each decision, whichever of them is asked for; those that were withdrawn are left out. */
export async function countSignups(ctx: FairContext, filter: Filter): Promise<SignupCounts> {
  const { rows } = await sql<{ audit: Audit; count: number }>`
    select s.audit, count(*)::int as count from meeting_signup s
    where ${matching(ctx, { ...filter, audit: undefined })} and s.withdrawn_at is null group by s.audit`.execute(
    ctx.db,
  );
  const of = (audit: Audit): number => rows.find((row) => row.audit === audit)?.count ?? 0;
  return { review: of('review'), approved: of('approved'), notApproved: of('notApproved') };
}

const meetingIds = z.array(z.object({ meeting_id: z.string() }));

/** For which meetings these sign-ups are, in the order in which everybody holds them. */
export async function meetingsOf(ctx: FairContext, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql`
    select distinct s.meeting_id from meeting_signup s
    where s.exhibition_id = ${ctx.exhibition.id} and s.id = any(${[...ids]}::text[]) order by s.meeting_id`.execute(
    ctx.db,
  );
  return meetingIds.parse(rows).map(({ meeting_id: id }) => id);
}

/** Sign-ups to be decided about, held in one order for everybody. */
export async function lockSignups(ctx: FairContext, ids: readonly string[]): Promise<SignupRow[]> {
  const { rows } = await sql<SignupRow>`
    select s.* from meeting_signup s
    where s.exhibition_id = ${ctx.exhibition.id} and s.id = any(${[...ids]}::text[]) order by s.id for update`.execute(
    ctx.db,
  );
  return rows;
}

/** All those under review that match. In a transaction that holds the meeting. */
export async function waitingSignups(ctx: FairContext, filter: Filter): Promise<{ id: string; version: number }[]> {
  const { rows } = await sql<{ id: string; version: number }>`
    select s.id, s.version from meeting_signup s
    where ${matching(ctx, filter)} and s.audit = 'review' and s.withdrawn_at is null order by s.id`.execute(ctx.db);
  return rows;
}
