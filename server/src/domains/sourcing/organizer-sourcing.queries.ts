import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { SourcingState } from '@fairbridge/contract/sourcing/sourcing.words.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { likeContains } from '../../platform/database/like.ts';
import { limitOffset, type Range } from '../../platform/database/paginate.ts';
import { SOURCING, STANDING, type SourcingRow } from './sourcing.queries.ts';
import { stateSql } from './sourcing.rules.ts';

export type SourcingFilter = { keyword: string; country?: string | undefined };
type Wanted = SourcingFilter & { state?: SourcingState | undefined };

export type RecordRow = SourcingRow & {
  matches: number;
  sign_ups: number;
  agreed: number;
  buyer_name: string;
  buyer_company: string;
  buyer_country: string;
};

const RECORD = sql`${SOURCING}, v.name as buyer_name, v.company as buyer_company, v.country as buyer_country,
  case when s.matches > ${LIMITS.sourcingMatchesMax} then s.matches
    else (select count(*)::int from sourcing_match m where m.sourcing_id = s.id) end as matches,
  (select count(*)::int from sourcing_sign_up u where u.sourcing_id = s.id and ${STANDING}) as sign_ups,
  (select count(*)::int from sourcing_sign_up u where u.sourcing_id = s.id and u.participation = 'agreed') as agreed`;

/** Those of the fair that their buyers have not deleted, in a state or in all. */
function found({ exhibition }: FairContext, { keyword: typed, country, state }: Wanted) {
  const keyword = typed.normalize('NFKC').trim();
  const part = likeContains(keyword);
  const conditions = [sql`s.exhibition_id = ${exhibition.id}`, sql`s.deleted_at is null`];
  if (keyword !== '')
    conditions.push(sql`(s.title ilike ${part} or v.name ilike ${part} or v.company ilike ${part} or exists (
      select from sourcing_line l where l.sourcing_id = s.id and (l.label_zh ilike ${part} or l.label_en ilike ${part})))`);
  if (country !== undefined) conditions.push(sql`v.country = ${country}`);
  if (state !== undefined) conditions.push(sql`${stateSql(dayInBeijing(new Date()))} = ${state}`);
  return sql`from sourcing s join visitor v on v.id = s.visitor_id where ${sql.join(conditions, sql` and `)}`;
}

export async function sourcingRecords(ctx: FairContext, wanted: Wanted, range: Range): Promise<RecordRow[]> {
  const { rows } = await sql<RecordRow>`
    select ${RECORD} ${found(ctx, wanted)} order by s.created_at desc, s.id ${limitOffset(range)}`.execute(ctx.db);
  return rows;
}

/** How many there are in each state; states of which there is none are missing. */
export async function sourcingCounts(
  ctx: FairContext,
  filter: SourcingFilter,
): Promise<Partial<Record<SourcingState, number>>> {
  const { rows } = await sql<{ state: SourcingState; count: number }>`
    select ${stateSql(dayInBeijing(new Date()))} as state, count(*)::int as count ${found(ctx, filter)} group by 1`.execute(
    ctx.db,
  );
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

export async function sourcingRecordOf(ctx: FairContext, id: string): Promise<RecordRow | undefined> {
  const { rows } = await sql<RecordRow>`
    select ${RECORD} from sourcing s join visitor v on v.id = s.visitor_id
    where s.exhibition_id = ${ctx.exhibition.id} and s.id = ${id} and s.deleted_at is null`.execute(ctx.db);
  return rows[0];
}

export type RecordSignUpRow = {
  id: string;
  exhibitor_id: string;
  exhibitor_zh: string;
  exhibitor_en: string;
  created_at: Date;
  participation: string;
  offers: number;
};

/** Who has signed up for it. What is offered stays between both sides. */
export async function signUpsOfRecord(ctx: FairContext, sourcingId: string): Promise<RecordSignUpRow[]> {
  const { rows } = await sql<RecordSignUpRow>`
    select u.id, e.id as exhibitor_id, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en, u.created_at, u.participation,
      (select count(*)::int from sourcing_offer o where o.sign_up_id = u.id) as offers
    from sourcing_sign_up u join exhibitor e on e.id = u.exhibitor_id
    where u.exhibition_id = ${ctx.exhibition.id} and u.sourcing_id = ${sourcingId} and ${STANDING} order by u.created_at, u.id`.execute(
    ctx.db,
  );
  return rows;
}

/** Held for a decision, in the order of their ids. */
export async function lockForReview(ctx: FairContext, ids: readonly string[]) {
  const { rows } = await sql<{ id: string; version: number; audit: string; closed_at: Date | null }>`
    select id, version, audit, closed_at from sourcing
    where exhibition_id = ${ctx.exhibition.id} and id = any(${[...ids]}::text[]) and deleted_at is null
    order by id for update`.execute(ctx.db);
  return rows;
}
