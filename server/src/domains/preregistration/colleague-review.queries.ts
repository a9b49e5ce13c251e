import { sql, type RawBuilder } from 'kysely';
import { reviewState, type ReviewState } from '@fairbridge/contract/account/account.shapes.ts';
import type {
  ColleagueCounts,
  ColleagueFilter,
  ColleagueStanding,
} from '@fairbridge/contract/preregistration/colleague-review.shapes.ts';
import { containsBigramsOf } from '../../platform/database/bigrams.ts';
import { likeContains } from '../../platform/database/like.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { STANDING } from './preregistration.rules.ts';
import { type Range, limitOffset } from '../../platform/database/paginate.ts';

export type ReviewedRow = {
  id: string;
  review_version: number;
  standing: string;
  name: string;
  email: string;
  company: string;
  position: string;
  country: string;
  mobile: string;
  review_reason: string;
  visitor_id: string;
  visitor_name: string;
  visitor_company: string;
  created_at: Date;
  answered_at: Date | null;
};

/** What lists are sorted by: when the colleague answered, or was entered. */
const CAME = sql`coalesce(c.answered_at, c.created_at)`;

/** Those of this exhibition whom the filter leaves. */
function matching(ctx: FairContext, { keyword }: ColleagueFilter): RawBuilder<unknown> {
  const fair = sql`c.exhibition_id = ${ctx.exhibition.id}`;
  const wanted = keyword.normalize('NFKC').trim();
  if (wanted === '') return fair;
  const part = likeContains(wanted);
  return sql`${fair} and (c.name ilike ${part} or c.company ilike ${part} or c.email ilike ${part}
    or v.name ilike ${part} or v.company ilike ${part})`;
}

export async function countColleaguesOfFair(ctx: FairContext, filter: ColleagueFilter): Promise<ColleagueCounts> {
  const { rows } = await sql<{ standing: string; count: number }>`
    select ${STANDING} as standing, count(*)::int as count from preregistration c join visitor v on v.id = c.visitor_id
    where ${matching(ctx, filter)} group by 1`.execute(ctx.db);
  const of = (standing: ColleagueStanding): number => rows.find((row) => row.standing === standing)?.count ?? 0;
  return {
    underReview: of('underReview'),
    approved: of('approved'),
    notApproved: of('notApproved'),
    pending: of('pending'),
    declined: of('declined'),
  };
}

/** What the index `preregistration_letter_pairs` holds. */
const COLLEAGUE_TEXT = sql`(c.name || ' ' || c.company || ' ' || c.email)`;
const COLUMNS = sql`c.id, c.review_version, ${STANDING} as standing, c.name, c.email, c.company, c.position, c.country, c.mobile,
  c.review_reason, v.id as visitor_id, v.name as visitor_name, v.company as visitor_company, c.created_at, c.answered_at`;

/**
 * The colleagues of this fair whom the words may mean, by part of their name, company or e-mail, the newest first.
 * @param words at least two characters
 */
export async function colleaguesNamed(
  { db, exhibition }: FairContext,
  words: string,
  limit: number,
): Promise<ReviewedRow[]> {
  const part = likeContains(words);
  const { rows } = await sql<ReviewedRow>`
    select ${COLUMNS} from preregistration c join visitor v on v.id = c.visitor_id
    where c.exhibition_id = ${exhibition.id} and ${containsBigramsOf(COLLEAGUE_TEXT, words)}
      and (c.name ilike ${part} or c.company ilike ${part} or c.email ilike ${part})
    order by ${CAME} desc, c.id limit ${limit}`.execute(db);
  return rows;
}

type Wanted = ColleagueFilter & { standing?: ColleagueStanding | undefined; sort: 'newest' | 'oldest' };

export async function colleaguesOfFair(ctx: FairContext, wanted: Wanted, range: Range): Promise<ReviewedRow[]> {
  const standing = wanted.standing === undefined ? sql`true` : sql`${STANDING} = ${wanted.standing}`;
  const order = wanted.sort === 'newest' ? sql`${CAME} desc, c.id` : sql`${CAME}, c.id`;
  const { rows } = await sql<ReviewedRow>`
    select ${COLUMNS}
    from preregistration c join visitor v on v.id = c.visitor_id
    where ${matching(ctx, wanted)} and ${standing}
    order by ${order} ${limitOffset(range)}`.execute(ctx.db);
  return rows;
}

export type Locked = {
  id: string;
  version: number;
  name: string;
  confirmed: boolean;
  state: ReviewState;
  reason: string;
};

/** These colleagues of the fair, their rows held until the transaction ends. */
export async function lockColleagues(ctx: FairContext, ids: readonly string[]): Promise<Locked[]> {
  const rows = await ctx.db
    .selectFrom('preregistration')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', 'in', ids)
    .select(['id', 'review_version', 'name', 'state', 'review_state', 'review_reason'])
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => ({
    id: row.id,
    version: row.review_version,
    name: row.name,
    confirmed: row.state === 'confirmed',
    state: reviewState.parse(row.review_state ?? 'underReview'),
    reason: row.review_reason,
  }));
}

/** Writes a decision about these colleagues; answers the versions it made. */
export async function writeColleagueReview(
  ctx: FairContext,
  ids: readonly string[],
  { state, reason }: { state: 'approved' | 'notApproved'; reason: string },
): Promise<{ id: string; version: number }[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .updateTable('preregistration')
    .set({
      review_state: state,
      review_reason: state === 'notApproved' ? reason : '',
      review_version: sql<number>`review_version + 1`,
      reviewed_at: new Date(),
    })
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', 'in', ids)
    .returning(['id', 'review_version'])
    .execute();
  return rows.map((row) => ({ id: row.id, version: row.review_version }));
}
