import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { dayInBeijing } from '../../core/days.ts';

const DAY = 24 * 3_600_000;
/** The first of the seven days that count. */
const firstDay = (now: Date): string => dayInBeijing(new Date(now.getTime() - (LIMITS.trendDays - 1) * DAY));

export type TermUse = { term: string; who: Buffer };

/** One account counts once a term a day. */
export async function putUses(ctx: FairContext, uses: readonly TermUse[], now: Date): Promise<void> {
  if (uses.length === 0) return;
  const day = dayInBeijing(now);
  const rows = uses.map(({ term, who }) => ({ exhibition_id: ctx.exhibition.id, term, day, who }));
  await ctx.db
    .insertInto('search_term_use')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type Popular = { term: string; accounts: number };

/** Terms that enough different accounts used, most used first. */
export async function popularTerms(ctx: FairContext, now: Date, limit: number): Promise<Popular[]> {
  const { rows } = await sql<Popular>`
    select term, count(distinct who)::int as accounts from search_term_use
    where exhibition_id = ${ctx.exhibition.id} and day >= ${firstDay(now)}::date
    group by term having count(distinct who) >= ${LIMITS.trendAccountsMin}
    order by accounts desc, term limit ${limit}`.execute(ctx.db);
  return rows;
}

export async function blockedTerms(ctx: FairContext): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('search_term_block')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .select('term')
    .orderBy('created_at', 'desc')
    .orderBy('term')
    .execute();
  return rows.map(({ term }) => term);
}

/** Whether that changed anything. */
export async function setBlocked(ctx: FairContext, term: string, blocked: boolean): Promise<boolean> {
  const own = { exhibition_id: ctx.exhibition.id, term };
  const row = blocked
    ? await ctx.db
        .insertInto('search_term_block')
        .values(own)
        .onConflict((conflict) => conflict.doNothing())
        .returning('term')
        .executeTakeFirst()
    : await ctx.db
        .deleteFrom('search_term_block')
        .where('exhibition_id', '=', ctx.exhibition.id)
        .where('term', '=', term)
        .returning('term')
        .executeTakeFirst();
  return row !== undefined;
}

/** Who searched what is not kept longer than it counts; of all exhibitions at once. */
export async function forgetUses(db: Db, now: Date): Promise<void> {
  await sql`delete from search_term_use where day < ${firstDay(now)}::date`.execute(db);
}

export async function termsInUse(ctx: FairContext): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('search_term_use')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .select('term')
    .distinct()
    .execute();
  return rows.map(({ term }) => term);
}

/** A hash holds its term, so it stands with no other. */
export async function dropUses(ctx: FairContext, hashes: readonly Buffer[]): Promise<void> {
  if (hashes.length === 0) return;
  await sql`
    delete from search_term_use where exhibition_id = ${ctx.exhibition.id} and who = any(${[...hashes]}::bytea[])`.execute(
    ctx.db,
  );
}
