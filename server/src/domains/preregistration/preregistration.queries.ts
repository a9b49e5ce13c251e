import { sql } from 'kysely';
import {
  preregistrationState,
  type PreregistrationState,
} from '@fairbridge/contract/preregistration/preregistration.shapes.ts';
import { reviewState, type ReviewState } from '@fairbridge/contract/account/account.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import { DOWNLOADABLE } from './preregistration.rules.ts';
import { type Range, pageRows } from '../../platform/database/paginate.ts';

const colleagueRows = fairTable('preregistration');

export type ColleagueRow = {
  id: string;
  name: string;
  email: string;
  company: string;
  position: string;
  country: string;
  mobile: string;
  state: PreregistrationState;
  review_state: ReviewState | null;
  review_reason: string;
  sent_at: Date | null;
  answered_at: Date | null;
  created_at: Date;
};
/** What a person enters of a colleague; the e-mail in lower case. */
export type Entered = Pick<ColleagueRow, 'name' | 'email' | 'company' | 'position' | 'country' | 'mobile'>;

const COLUMNS = [
  'id',
  'name',
  'email',
  'company',
  'position',
  'country',
  'mobile',
  'state',
  'review_state',
  'review_reason',
  'sent_at',
  'answered_at',
  'created_at',
] as const;

const own = (ctx: FairContext, visitorId: string) =>
  ctx.db
    .selectFrom('preregistration')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('visitor_id', '=', visitorId);

const typed = <T extends { state: string; review_state: string | null }>(row: T) => ({
  ...row,
  state: preregistrationState.parse(row.state),
  review_state: reviewState.nullable().parse(row.review_state),
});

export async function colleagues(ctx: FairContext, visitorId: string, range: Range): Promise<ColleagueRow[]> {
  const all = own(ctx, visitorId).select(COLUMNS).orderBy('created_at', 'desc').orderBy('id');
  return (await pageRows(all, range)).map(typed);
}

type Counts = { all: number; confirmed: number; approved: number };
export async function countColleagues(ctx: FairContext, visitorId: string): Promise<Counts> {
  const { rows } = await sql<Counts>`
    select count(*)::int as all, count(*) filter (where c.state = 'confirmed')::int as confirmed,
      count(*) filter (where ${DOWNLOADABLE})::int as approved from preregistration c
    where c.exhibition_id = ${ctx.exhibition.id} and c.visitor_id = ${visitorId}`.execute(ctx.db);
  return rows[0] ?? { all: 0, confirmed: 0, approved: 0 };
}

/** Own ones among these, in the order of the list; `hold` keeps their rows until the transaction ends. */
export async function ownColleagues(
  ctx: FairContext,
  visitorId: string,
  ids: readonly string[],
  { hold = false } = {},
): Promise<ColleagueRow[]> {
  const rows = await own(ctx, visitorId)
    .where('id', 'in', ids)
    .select(COLUMNS)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .$if(hold, (query) => query.forUpdate())
    .execute();
  return rows.map(typed);
}

/** Those who have confirmed, whatever the organizer says of them. */
export async function confirmedColleagues(ctx: FairContext, visitorId: string): Promise<ColleagueRow[]> {
  const rows = await own(ctx, visitorId)
    .where('state', '=', 'confirmed')
    .select(COLUMNS)
    .orderBy('name')
    .orderBy('id')
    .execute();
  return rows.map(typed);
}

/** Which of these addresses this visitor has entered already: of others' lists and of accounts nothing is asked (G17). */
export async function knownAddresses(
  ctx: FairContext,
  visitorId: string,
  emails: readonly string[],
): Promise<Set<string>> {
  if (emails.length === 0) return new Set();
  const rows = await own(ctx, visitorId).where('email', 'in', emails).select('email').execute();
  return new Set(rows.map((row) => row.email));
}

export async function insertColleagues(
  ctx: FairContext,
  visitorId: string,
  rows: readonly (Entered & { id: string })[],
): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({ ...row, exhibition_id: ctx.exhibition.id, visitor_id: visitorId }));
  await ctx.db.insertInto('preregistration').values(values).execute();
}

/** What a change of a colleague's details means: an address that nobody has confirmed yet, a review that begins anew, or neither. */
type Change = { newAddress: boolean; review: ReviewState | null };

/**
 * Changes a colleague; a new address has not been confirmed by anybody, so its state begins anew and an old link is worth nothing.
 * `review` is what the review becomes, null where it stays.
 */
export async function changeColleague(
  ctx: FairContext,
  id: string,
  entered: Entered,
  { newAddress, review }: Change,
): Promise<void> {
  await ctx.db
    .updateTable('preregistration')
    .set({
      ...entered,
      ...(newAddress && { state: 'pending', token_hash: null, sent_at: null, answered_at: null }),
      ...(review !== null && { review_state: review, review_reason: '', reviewed_at: null }),
      ...(review !== null && { review_version: sql<number>`review_version + 1` }),
    })
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .execute();
  if (newAddress) await revokeBadges(ctx, id);
}

async function revokeBadges(ctx: FairContext, preregistrationId: string): Promise<void> {
  await ctx.db
    .updateTable('badge')
    .set({ revoked_at: new Date() })
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('preregistration_id', '=', preregistrationId)
    .where('revoked_at', 'is', null)
    .execute();
}

export async function removeColleagues(ctx: FairContext, visitorId: string, ids: readonly string[]): Promise<void> {
  await ctx.db
    .deleteFrom('preregistration')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('visitor_id', '=', visitorId)
    .where('id', 'in', ids)
    .execute();
}

export async function writeLink(ctx: FairContext, id: string, tokenHash: Buffer): Promise<void> {
  await colleagueRows.write(ctx, { id }, { token_hash: tokenHash, sent_at: new Date() });
}

/** Whom a link is for, with the visitor who entered him. Links are good for `days` from when they were sent. */
export async function colleagueOfLink(ctx: FairContext, tokenHash: Buffer, days: number) {
  const row = await ctx.db
    .selectFrom('preregistration as c')
    .innerJoin('visitor as v', 'v.id', 'c.visitor_id')
    .where('c.exhibition_id', '=', ctx.exhibition.id)
    .where('c.token_hash', '=', tokenHash)
    .where('c.sent_at', '>', new Date(Date.now() - days * 86_400_000))
    .select(['c.id', 'c.name', 'c.company', 'c.position', 'c.state', 'c.review_state', 'c.review_reason'])
    .select(['v.name as by_name', 'v.company as by_company'])
    .executeTakeFirst();
  return row === undefined ? undefined : typed(row);
}

/** Writes a colleague's answer. `review` is what the review of a new one becomes; a decision of the organizer outlasts a change of mind. */
export async function writeAnswer(
  ctx: FairContext,
  id: string,
  state: 'confirmed' | 'declined',
  review: ReviewState,
): Promise<ReviewState | null> {
  const row = await ctx.db
    .updateTable('preregistration')
    .set({
      state,
      answered_at: sql<Date>`case when state = ${state} then answered_at else now() end`,
      review_state: sql<string>`case when state <> 'confirmed' and ${state} = 'confirmed' and reviewed_at is null
        and review_state is distinct from 'underReview' then ${review} else review_state end`,
    })
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .returning('review_state')
    .executeTakeFirst();
  return reviewState.nullable().parse(row?.review_state ?? null);
}
