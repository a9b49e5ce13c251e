import { sql } from 'kysely';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { newId } from '../../core/id.ts';
import { isEmployed } from '../identity/employment.queries.ts';
import { poolsOfVisitor } from '../identity/membership.queries.ts';

export async function feedOpenedAt(ctx: FairContext, ownerId: string): Promise<Date | null> {
  const { rows } = await sql<{ opened_at: Date }>`
    select f.opened_at from agenda_feed f where f.exhibition_id = ${ctx.exhibition.id} and f.owner_id = ${ownerId}`.execute(
    ctx.db,
  );
  return rows[0]?.opened_at ?? null;
}

type NewFeed = { tokenHash: Buffer; lang: Lang };

/** The address before answers no longer. Answers when it was opened. */
export async function putFeed(ctx: FairContext, ownerId: string, { tokenHash, lang }: NewFeed): Promise<Date> {
  const row = await ctx.db
    .insertInto('agenda_feed')
    .values({ id: newId(), exhibition_id: ctx.exhibition.id, owner_id: ownerId, token_hash: tokenHash, lang })
    .onConflict((conflict) =>
      conflict.column('owner_id').doUpdateSet({ token_hash: tokenHash, lang, opened_at: new Date() }),
    )
    .returning('opened_at')
    .executeTakeFirstOrThrow();
  return row.opened_at;
}

export async function deleteFeed(ctx: FairContext, ownerId: string): Promise<void> {
  await sql`delete from agenda_feed f where f.exhibition_id = ${ctx.exhibition.id} and f.owner_id = ${ownerId}`.execute(
    ctx.db,
  );
}

export type FeedOwner = {
  lang: string;
  visitor_id: string | null;
  registered: boolean | null;
  review_state: string | null;
  pool: string[] | null;
  employee_id: string | null;
  exhibitor_id: string | null;
};

/**
 * Whose address this is, who could log in now: neither suspended nor erased, and of a company's employee that neither they have left nor
 * the organizer has shut the company out. `demo`: whether people of the demo may.
 */
export async function ownerOfFeed(ctx: FairContext, tokenHash: Buffer, demo: boolean): Promise<FeedOwner | null> {
  const { rows } = await sql<FeedOwner>`
    select f.lang, v.id as visitor_id, v.complete_exhibition_registration as registered, v.review_state, ${poolsOfVisitor()} as pool,
      e.id as employee_id, e.exhibitor_id
    from agenda_feed f
    left join visitor v on v.id = f.owner_id and v.suspended_at is null
    left join employee e on e.id = f.owner_id and ${isEmployed('e')}
      and not exists (select from exhibitor x where x.id = e.exhibitor_id and x.disabled_at is not null)
    join account a on a.id = coalesce(v.account_id, e.account_id) and a.deleted_at is null and (${demo} or not a.demo)
    where f.exhibition_id = ${ctx.exhibition.id} and f.token_hash = ${tokenHash}`.execute(ctx.db);
  return rows[0] ?? null;
}

export type FeedMeeting = {
  id: string;
  version: number;
  title_zh: string;
  title_en: string;
  description_zh: string;
  description_en: string;
  place_zh: string;
  place_en: string;
  room: string;
  starts_at: Date;
  ends_at: Date;
};

export async function meetingsOfFeed(ctx: FairContext, ids: readonly string[]): Promise<FeedMeeting[]> {
  const { rows } = await sql<FeedMeeting>`
    select m.id, m.version, m.title_zh, m.title_en, m.description_zh, m.description_en, m.place_zh, m.place_en, m.room, m.starts_at, m.ends_at
    from meeting m where m.exhibition_id = ${ctx.exhibition.id} and m.id = any(${[...ids]}::text[]) order by m.starts_at, m.id`.execute(
    ctx.db,
  );
  return rows;
}
