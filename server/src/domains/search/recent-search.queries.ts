import { sql } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** Of these visitors those who want their searches kept: everybody who did not switch it off. */
export async function searchersWithHistory(ctx: FairContext, visitorIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ visitor_id: string }>`
    select visitor_id from search_setting
    where exhibition_id = ${ctx.exhibition.id} and visitor_id = any(${[...visitorIds]}::text[]) and not keep_recent`.execute(
    ctx.db,
  );
  const off = new Set(rows.map((row) => row.visitor_id));
  return new Set(visitorIds.filter((id) => !off.has(id)));
}

export type RecentSearch = { visitorId: string; term: string; text: string };

/** Puts these in front of what each has searched before, and lets the oldest go. A visitor whose account is deleted meanwhile keeps none. */
export async function putRecent(ctx: FairContext, searches: readonly RecentSearch[]): Promise<void> {
  for (const { visitorId, term, text } of searches)
    await sql`
      insert into recent_search (exhibition_id, visitor_id, term, text, searched_at)
      select v.exhibition_id, v.id, ${term}, ${text}, clock_timestamp() from visitor v join account a on a.id = v.account_id and a.deleted_at is null
      where v.exhibition_id = ${ctx.exhibition.id} and v.id = ${visitorId}
      on conflict (visitor_id, term) do update set text = excluded.text, searched_at = excluded.searched_at`.execute(
      ctx.db,
    );
  const ids = [...new Set(searches.map(({ visitorId }) => visitorId))];
  await sql`
    delete from recent_search r using (
      select visitor_id, term, row_number() over (partition by visitor_id order by searched_at desc, term) as place
      from recent_search where exhibition_id = ${ctx.exhibition.id} and visitor_id = any(${ids}::text[])
    ) ranked
    where r.visitor_id = ranked.visitor_id and r.term = ranked.term and ranked.place > ${LIMITS.recentSearchesMax}`.execute(
    ctx.db,
  );
}

/** Newest first. */
export async function recentTexts(ctx: FairContext, visitorId: string): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('recent_search')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('visitor_id', '=', visitorId)
    .select('text')
    .orderBy('searched_at', 'desc')
    .orderBy('term')
    .limit(LIMITS.recentSearchesMax)
    .execute();
  return rows.map(({ text }) => text);
}

/** One of them, or all where `text` is null. */
export async function forgetRecent(ctx: FairContext, visitorId: string, text: string | null): Promise<void> {
  await ctx.db
    .deleteFrom('recent_search')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('visitor_id', '=', visitorId)
    .$if(text !== null, (query) => query.where('text', '=', text ?? ''))
    .execute();
}

export async function writeKeeping(ctx: FairContext, visitorId: string, kept: boolean): Promise<void> {
  await ctx.db
    .insertInto('search_setting')
    .values({ visitor_id: visitorId, exhibition_id: ctx.exhibition.id, keep_recent: kept })
    .onConflict((conflict) => conflict.column('visitor_id').doUpdateSet({ keep_recent: kept }))
    .execute();
}
