import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Period } from '@fairbridge/contract/statistics/statistics.shapes.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Db } from '../../platform/database/kysely.ts';
import type { TermUse } from './search-term.queries.ts';

const DAY = 24 * 3_600_000;

/** One person counts once a term a day. */
export async function putMisses(ctx: FairContext, misses: readonly TermUse[], day: string): Promise<void> {
  if (misses.length === 0) return;
  const rows = misses.map(({ term, who }) => ({ exhibition_id: ctx.exhibition.id, term, day, who }));
  await ctx.db
    .insertInto('search_miss')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export type MissedTerm = { term: string; people: number; last_on: string };

/** Terms by which enough different people found little in these days, most people first. */
export async function missedTerms(ctx: FairContext, { from, to }: Period, limit: number): Promise<MissedTerm[]> {
  const { rows } = await sql<MissedTerm>`
    select term, count(distinct who)::int as people, max(day)::text as last_on from search_miss
    where exhibition_id = ${ctx.exhibition.id} and day between ${from}::date and ${to}::date
    group by term having count(distinct who) >= ${LIMITS.trendAccountsMin}
    order by people desc, term limit ${limit}`.execute(ctx.db);
  return rows;
}

/** Of all exhibitions at once. */
export async function forgetMisses(db: Db, now: Date): Promise<void> {
  const first = dayInBeijing(new Date(now.getTime() - (LIMITS.searchMissDays - 1) * DAY));
  await sql`delete from search_miss where day < ${first}::date`.execute(db);
}

export async function termsMissed(ctx: FairContext): Promise<string[]> {
  const { rows } = await sql<{ term: string }>`
    select distinct term from search_miss where exhibition_id = ${ctx.exhibition.id}`.execute(ctx.db);
  return rows.map(({ term }) => term);
}

/** A hash holds its term, so it stands with no other. */
export async function dropMisses(ctx: FairContext, hashes: readonly Buffer[]): Promise<void> {
  if (hashes.length === 0) return;
  await sql`
    delete from search_miss where exhibition_id = ${ctx.exhibition.id} and who = any(${[...hashes]}::bytea[])`.execute(
    ctx.db,
  );
}

/** Whose exhibits these are, by exhibit. */
export async function exhibitorsOf(ctx: FairContext, products: readonly string[]): Promise<Map<string, string>> {
  if (products.length === 0) return new Map();
  const { rows } = await sql<{ id: string; exhibitor_id: string }>`
    select p.id, p.exhibitor_id from product p
    where p.exhibition_id = ${ctx.exhibition.id} and p.id = any(${[...products]}::text[])`.execute(ctx.db);
  return new Map(rows.map((row) => [row.id, row.exhibitor_id]));
}
