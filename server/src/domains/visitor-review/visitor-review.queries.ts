import { sql, type RawBuilder } from 'kysely';
import type {
  VisitorCounts,
  VisitorFilter,
  VisitorSort,
  VisitorState,
} from '@fairbridge/contract/visitor-review/visitor-review.shapes.ts';
import { poolsOfVisitor } from '../identity/membership.queries.ts';
import { IS_ABOUT } from '../block/block.rules.ts';
import { daysBetween } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { ReviewedVersion } from '../visitor/visitor.review.ts';
import { type Range, limitOffset } from '../../platform/database/paginate.ts';
import { LINE, REGISTERED, STATE, type VisitorRow } from './visitor-line.queries.ts';
import { fewNamed } from './visitor-search.queries.ts';
import { askedFor, namedSentence } from './visitor-search.rules.ts';

/** A filter whose words have been looked up: `ids` whom they name, null where they name too many, or nobody was asked for by words. */
export type Narrowed = { filter: VisitorFilter; ids: readonly string[] | null };

export const narrowed = async (ctx: FairContext, filter: VisitorFilter): Promise<Narrowed> => ({
  filter,
  ids: await fewNamed(ctx, askedFor(filter.keyword)),
});

/** Those of this exhibition whom the filter leaves. */
function matching(ctx: FairContext, { filter, ids }: Narrowed): RawBuilder<unknown> {
  const { country, source } = filter;
  const { since, until } = daysBetween(filter);
  const asked = askedFor(filter.keyword);
  const conditions = [sql`v.exhibition_id = ${ctx.exhibition.id}`];
  if (ids !== null) conditions.push(sql`v.id = any(${[...ids]}::text[])`);
  else if (asked.words !== '') conditions.push(namedSentence(asked));
  if (filter.block !== undefined)
    conditions.push(sql`exists (select from block b join account a on a.id = v.account_id
      where b.exhibition_id = v.exhibition_id and b.id = ${filter.block} and ${IS_ABOUT})`);
  if (country !== undefined) conditions.push(sql`v.country = ${country}`);
  if (source !== undefined) conditions.push(sql`v.invitation_source = ${source === 'invitation' ? 'INVITATION' : ''}`);
  if (since !== null) conditions.push(sql`${REGISTERED} >= ${since}`);
  if (until !== null) conditions.push(sql`${REGISTERED} < ${until}`);
  return sql.join(conditions, sql` and `);
}

export async function countVisitors(ctx: FairContext, found: Narrowed): Promise<VisitorCounts> {
  const { rows } = await sql<{ state: string; count: number }>`
    select ${STATE} as state, count(*)::int as count from visitor v
    where ${matching(ctx, found)} group by 1`.execute(ctx.db);
  const of = (state: VisitorState): number => rows.find((row) => row.state === state)?.count ?? 0;
  return {
    underReview: of('underReview'),
    approved: of('approved'),
    notApproved: of('notApproved'),
    unfinished: of('unfinished'),
    suspended: of('suspended'),
  };
}

type Wanted = Narrowed & { state?: VisitorState | undefined; sort: VisitorSort };

const SORTED: Record<VisitorSort, RawBuilder<unknown>> = {
  newest: sql`${REGISTERED} desc`,
  oldest: REGISTERED,
  name: sql`lower(v.name)`,
  nameDescending: sql`lower(v.name) desc`,
  company: sql`lower(v.company)`,
  companyDescending: sql`lower(v.company) desc`,
};

export async function visitorRows(ctx: FairContext, wanted: Wanted, range: Range): Promise<VisitorRow[]> {
  const inState = wanted.state === undefined ? sql`true` : sql`${STATE} = ${wanted.state}`;
  const order = sql`order by ${SORTED[wanted.sort]}, v.id`;
  const { rows } = await sql<VisitorRow>`
    select ${LINE}
    from (select v.* from visitor v where ${matching(ctx, wanted)} and ${inState} ${order} ${limitOffset(range)}) v
    join account a on a.id = v.account_id ${order}`.execute(ctx.db);
  return rows;
}

/** All of them in the order of the list. */
export async function visitorIds(ctx: FairContext, wanted: Wanted): Promise<string[]> {
  const inState = wanted.state === undefined ? sql`true` : sql`${STATE} = ${wanted.state}`;
  const { rows } = await sql<{ id: string }>`
    select v.id from visitor v where ${matching(ctx, wanted)} and ${inState}
    order by ${SORTED[wanted.sort]}, v.id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** Those under review whom a list held that was read then. */
export type Waiting = Narrowed & { readAt: Date; except: readonly string[] };

const waiting = (ctx: FairContext, asked: Waiting): RawBuilder<unknown> =>
  sql`${matching(ctx, asked)} and ${STATE} = 'underReview' and ${REGISTERED} <= ${asked.readAt}`;

/** How many of them there are, and how many of those left out are among them. */
export async function countWaiting(ctx: FairContext, asked: Waiting): Promise<{ all: number; excepted: number }> {
  const { rows } = await sql<{ all: number; excepted: number }>`
    select count(*)::int as all, (count(*) filter (where v.id = any(${[...asked.except]}::text[])))::int as excepted
    from visitor v where ${waiting(ctx, asked)}`.execute(ctx.db);
  return rows[0] ?? { all: 0, excepted: 0 };
}

/** They but for those left out, longest waiting first, their rows held; whoever is decided about elsewhere at this moment is left out too. */
export async function lockWaiting(ctx: FairContext, asked: Waiting, limit: number): Promise<ReviewedVersion[]> {
  const { rows } = await sql<ReviewedVersion>`
    select v.id, v.review_version as version from visitor v where ${waiting(ctx, asked)} and v.id <> all(${[...asked.except]}::text[])
    order by ${REGISTERED}, v.id limit ${limit} for update of v skip locked`.execute(ctx.db);
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
  advertising_sharing: boolean;
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

export async function visitorRecord(ctx: FairContext, id: string): Promise<RecordRow | null> {
  const { rows } = await sql<RecordRow>`
    select v.id, v.review_version, v.account_id, ${STATE} as state, v.name, v.company, v.position, v.country, a.email, v.mobile_area_code, v.mobile,
      a.mobile as account_mobile, v.invitation_source, v.created_at, v.completed_at, v.title, v.department, v.province, v.city,
      v.address, v.website, v.language, v.advertising_sharing, v.avatar, v.certified_at, v.id_type, v.id_number_sealed, v.review_state, v.review_reason,
      v.suspended_at, v.suspended_reason, ${nameOfAccount(sql`v.suspended_by`)} as suspended_by,
      e.id as inviting_id, e.name_zh as inviting_zh, e.name_en as inviting_en, m.name_zh as inviter_zh, m.name_en as inviter_en
    from visitor v join account a on a.id = v.account_id
    left join exhibitor e on e.id = v.invitation_exhibitor_id
    left join employee m on m.id = v.invitation_employee_id
    where v.exhibition_id = ${ctx.exhibition.id} and v.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** What to call somebody of the staff, also a former one. */
const nameOfAccount = (accountId: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(nullif(s.name, ''), b.email, '') from account b
  left join organizer_staff s on s.account_id = b.id and s.exhibition_id = v.exhibition_id where b.id = ${accountId})`;

export async function reviewHistory(ctx: FairContext, visitorId: string) {
  const { rows } = await sql<{ state: string; reason: string; created_at: Date; by: string | null }>`
    select r.state, r.reason, r.created_at, ${nameOfAccount(sql`r.account_id`)} as by
    from visitor_review r join visitor v on v.id = r.visitor_id
    where r.exhibition_id = ${ctx.exhibition.id} and r.visitor_id = ${visitorId}
    order by r.created_at desc, r.id`.execute(ctx.db);
  return rows;
}

export const latestConsent = (ctx: FairContext, accountId: string) =>
  ctx.db
    .selectFrom('consent')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('account_id', '=', accountId)
    .select(['version', 'language', 'given_at', 'minor', 'guardian_name', 'guardian_contact'])
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();

type Membership = { accountId: string; registered: boolean; reviewState: string | null; pool: string[] };

/** What decides what a visitor sees; null where the account is gone. */
export async function membershipOf({ db, exhibition }: FairContext, id: string): Promise<Membership | null> {
  const { rows } = await sql<Membership>`
    select v.account_id as "accountId", v.complete_exhibition_registration as registered, v.review_state as "reviewState",
      coalesce(${poolsOfVisitor()}, '{}') as pool
    from visitor v join account a on a.id = v.account_id and a.deleted_at is null
    where v.exhibition_id = ${exhibition.id} and v.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
