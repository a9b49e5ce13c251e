import { sql, type RawBuilder } from 'kysely';
import type {
  VisitorCounts,
  VisitorFilter,
  VisitorState,
} from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { containing } from '../../platform/database/like.ts';
import { daysBetween } from '../../ground/days.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Seen } from '../visitor/visitor.review.ts';
import { type Range, limited } from '../../platform/database/page.ts';
import { digitsOf } from './visitor-search.rules.ts';

export type VisitorRow = {
  id: string;
  review_version: number;
  state: string;
  name: string;
  company: string;
  position: string;
  country: string;
  email: string | null;
  mobile_area_code: string;
  mobile: string;
  account_mobile: string | null;
  invitation_source: string;
  created_at: Date;
  completed_at: Date | null;
};

/** Where a visitor stands: exactly one of these (`visitorState` of the contract). */
const STATE = sql`case when v.suspended_at is not null then 'suspended'
  when not v.complete_exhibition_registration then 'unfinished' else coalesce(v.review_state, 'underReview') end`;
/** What lists are sorted and narrowed by: when the registration was finished, or begun where it is not. */
export const REGISTERED = sql`coalesce(v.completed_at, v.created_at)`;
/** The columns of a `VisitorRow`, of a visitor `v` with the account `a`. */
export const LINE = sql`v.id, v.review_version, ${STATE} as state, v.name, v.company, v.position, v.country, a.email, v.mobile_area_code,
  v.mobile, a.mobile as account_mobile, v.invitation_source, v.created_at, v.completed_at`;

function named(keyword: string): RawBuilder<unknown> {
  const part = containing(keyword);
  const digits = digitsOf(keyword);
  const numbers =
    digits === null ? sql`` : sql` or v.mobile like ${containing(digits)} or a.mobile like ${containing(digits)}`;
  return sql`(v.name ilike ${part} or v.company ilike ${part} or a.email ilike ${part}${numbers})`;
}

/** Those of this exhibition whom the filter leaves. */
function matching(scope: Scope, filter: VisitorFilter): RawBuilder<unknown> {
  const { country, source } = filter;
  const { since, until } = daysBetween(filter);
  const keyword = filter.keyword.normalize('NFKC').trim();
  const conditions = [sql`v.exhibition_id = ${scope.exhibition.id}`];
  if (keyword !== '') conditions.push(named(keyword));
  if (country !== undefined) conditions.push(sql`v.country = ${country}`);
  if (source !== undefined) conditions.push(sql`v.invitation_source = ${source === 'invitation' ? 'INVITATION' : ''}`);
  if (since !== null) conditions.push(sql`${REGISTERED} >= ${since}`);
  if (until !== null) conditions.push(sql`${REGISTERED} < ${until}`);
  return sql.join(conditions, sql` and `);
}

export async function countVisitors(scope: Scope, filter: VisitorFilter): Promise<VisitorCounts> {
  const { rows } = await sql<{ state: string; count: number }>`
    select ${STATE} as state, count(*)::int as count from visitor v join account a on a.id = v.account_id
    where ${matching(scope, filter)} group by 1`.execute(scope.db);
  const of = (state: VisitorState): number => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    underReview: of('underReview'),
    approved: of('approved'),
    notApproved: of('notApproved'),
    unfinished: of('unfinished'),
    suspended: of('suspended'),
  };
}

type Wanted = VisitorFilter & { state?: VisitorState | undefined; sort: 'newest' | 'oldest' };

export async function visitorRows(scope: Scope, wanted: Wanted, range: Range): Promise<VisitorRow[]> {
  const inState = wanted.state === undefined ? sql`true` : sql`${STATE} = ${wanted.state}`;
  const order = wanted.sort === 'newest' ? sql`${REGISTERED} desc, v.id` : sql`${REGISTERED}, v.id`;
  const { rows } = await sql<VisitorRow>`
    select ${LINE}
    from visitor v join account a on a.id = v.account_id
    where ${matching(scope, wanted)} and ${inState}
    order by ${order} ${limited(range)}`.execute(scope.db);
  return rows;
}

/** Those under review that match, longest waiting first, their rows held; whoever is decided about elsewhere at this moment is left out. */
export async function lockWaiting(scope: Scope, filter: VisitorFilter, limit: number): Promise<Seen[]> {
  const { rows } = await sql<Seen>`
    select v.id, v.review_version as version from visitor v join account a on a.id = v.account_id
    where ${matching(scope, filter)} and ${STATE} = 'underReview'
    order by ${REGISTERED}, v.id limit ${limit} for update of v skip locked`.execute(scope.db);
  return rows;
}

type RecordRow = VisitorRow & {
  account_id: string;
  title: string;
  department: string;
  province: string;
  city: string;
  address: string;
  website: string;
  language: string;
  avatar: string;
  certified_at: Date | null;
  id_type: string;
  id_number_sealed: string | null;
  review_state: string | null;
  review_reason: string;
  suspended_at: Date | null;
  suspended_reason: string;
  suspended_by: string | null;
  inviting_id: string | null;
  inviting_zh: string | null;
  inviting_en: string | null;
  inviter_zh: string | null;
  inviter_en: string | null;
};

export async function visitorRecord(scope: Scope, id: string): Promise<RecordRow | null> {
  const { rows } = await sql<RecordRow>`
    select v.id, v.review_version, v.account_id, ${STATE} as state, v.name, v.company, v.position, v.country, a.email, v.mobile_area_code, v.mobile,
      a.mobile as account_mobile, v.invitation_source, v.created_at, v.completed_at, v.title, v.department, v.province, v.city,
      v.address, v.website, v.language, v.avatar, v.certified_at, v.id_type, v.id_number_sealed, v.review_state, v.review_reason,
      v.suspended_at, v.suspended_reason, ${nameOfAccount(sql`v.suspended_by`)} as suspended_by,
      e.id as inviting_id, e.name_zh as inviting_zh, e.name_en as inviting_en, m.name_zh as inviter_zh, m.name_en as inviter_en
    from visitor v join account a on a.id = v.account_id
    left join exhibitor e on e.id = v.invitation_exhibitor_id
    left join employee m on m.id = v.invitation_employee_id
    where v.exhibition_id = ${scope.exhibition.id} and v.id = ${id}`.execute(scope.db);
  return rows[0] ?? null;
}

/** What to call somebody of the staff, also a former one. */
const nameOfAccount = (accountId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(nullif(s.name, ''), b.email, '') from account b
  left join organizer_staff s on s.account_id = b.id and s.exhibition_id = v.exhibition_id where b.id = ${accountId})`;

export async function reviewHistory(scope: Scope, visitorId: string) {
  const { rows } = await sql<{ state: string; reason: string; created_at: Date; by: string | null }>`
    select r.state, r.reason, r.created_at, ${nameOfAccount(sql`r.account_id`)} as by
    from visitor_review r join visitor v on v.id = r.visitor_id
    where r.exhibition_id = ${scope.exhibition.id} and r.visitor_id = ${visitorId}
    order by r.created_at desc, r.id`.execute(scope.db);
  return rows;
}

export const latestConsent = (scope: Scope, accountId: string) =>
  scope.db
    .selectFrom('consent')
    .where('exhibition_id', '=', scope.exhibition.id)
    .where('account_id', '=', accountId)
    .select(['version', 'language', 'given_at', 'minor', 'guardian_name', 'guardian_contact'])
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
