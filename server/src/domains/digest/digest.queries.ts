import { sql } from 'kysely';
import { isLang, type Lang } from '@fairbridge/contract/text.ts';
import type { Visibility } from '../../platform/search/search-engine.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isApproved } from '../account/account.rules.ts';
import { poolsOfVisitor } from '../identity/membership.queries.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';

/** Visitors who asked to be told of something, by id, some at a time. */
export async function subscribers(ctx: FairContext, after: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ visitor_id: string }>`
    select visitor_id from (
      select s.visitor_id from saved_search s where s.exhibition_id = ${ctx.exhibition.id} and s.alert <> 'off' and s.visitor_id > ${after}
      union select f.visitor_id from follow f where f.exhibition_id = ${ctx.exhibition.id} and f.visitor_id > ${after}
    ) subscriber order by visitor_id limit ${limit}`.execute(ctx.db);
  return rows.map((row) => row.visitor_id);
}

export type Reader = { name: string; email: string; lang: Lang; visibility: Visibility };

/** Who is written to and what this person sees at this moment (G4, G5); null for whoever may not come in any more. */
export async function readerOf(ctx: FairContext, visitorId: string): Promise<Reader | null> {
  const { rows } = await sql<{
    name: string;
    email: string | null;
    language: string;
    account_id: string;
    registered: boolean;
    review_state: string | null;
    pool: string[] | null;
  }>`
    select v.name, a.email, v.language, v.account_id, v.complete_exhibition_registration as registered, v.review_state,
      ${poolsOfVisitor()} as pool
    from visitor v join account a on a.id = v.account_id and a.deleted_at is null
    where v.exhibition_id = ${ctx.exhibition.id} and v.id = ${visitorId} and v.suspended_at is null`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) return null;
  const { registered } = row;
  const caller = { kind: 'visitor', accountId: row.account_id, sessionId: '', visitorId, registered } as const;
  const visibility = visibilityOf({
    ...caller,
    approved: isApproved({ registered, reviewState: row.review_state }),
    pool: row.pool ?? [],
  });
  const lang = isLang(row.language) ? row.language : 'zh';
  return { name: row.name, email: row.email ?? '', lang, visibility };
}

/** Until when the last digest of a person looked, and whether one went out on this day; the person is held by `lockVisitor`. */
export async function lastDigest(
  ctx: FairContext,
  visitorId: string,
  day: string,
): Promise<{ until: Date | null; sent: boolean }> {
  const { rows } = await sql<{ until: Date; sent: boolean }>`
    select until, day >= ${day}::date as sent from digest
    where exhibition_id = ${ctx.exhibition.id} and visitor_id = ${visitorId}`.execute(ctx.db);
  return rows[0] ?? { until: null, sent: false };
}

export async function writeDigest(ctx: FairContext, visitorId: string, day: string, until: Date): Promise<void> {
  await sql`
    insert into digest (visitor_id, exhibition_id, day, until) values (${visitorId}, ${ctx.exhibition.id}, ${day}::date, ${until})
    on conflict (visitor_id) do update set day = excluded.day, until = excluded.until`.execute(ctx.db);
}
