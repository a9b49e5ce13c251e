import { sql } from 'kysely';
import { followKind, type FollowKind } from '@fairbridge/contract/follow/follow.calls.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { POST_SHOWN, POSTS } from '../newsfeed/post-author.queries.ts';
import type { Period } from '../product/first-shown.queries.ts';

/** `subject`: the company's id, or the code. */
export type Followed = { kind: FollowKind; subject: string };
export type FollowRow = Followed & { createdAt: Date };

const own = (ctx: FairContext, visitorId: string) =>
  ctx.db.selectFrom('follow').where('exhibition_id', '=', ctx.exhibition.id).where('visitor_id', '=', visitorId);

/** Latest first. */
export async function followsOf(ctx: FairContext, visitorId: string): Promise<FollowRow[]> {
  const rows = await own(ctx, visitorId)
    .select(['kind', 'subject', 'created_at'])
    .orderBy('created_at', 'desc')
    .orderBy('subject')
    .execute();
  return rows.map((row) => ({ kind: followKind.parse(row.kind), subject: row.subject, createdAt: row.created_at }));
}

export async function putFollow(ctx: FairContext, visitorId: string, { kind, subject }: Followed): Promise<void> {
  await ctx.db
    .insertInto('follow')
    .values({ exhibition_id: ctx.exhibition.id, visitor_id: visitorId, kind, subject })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** False where it was not followed. */
export async function dropFollow(ctx: FairContext, visitorId: string, { kind, subject }: Followed): Promise<boolean> {
  const row = await ctx.db
    .deleteFrom('follow')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('visitor_id', '=', visitorId)
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .returning('subject')
    .executeTakeFirst();
  return row !== undefined;
}

export type NameRow = { id: string; name_zh: string; name_en: string; logo: string };

/** Of these companies those that are open. */
export async function openCompanies(ctx: FairContext, ids: readonly string[]): Promise<Map<string, NameRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NameRow>`
    select e.id, e.name_zh, e.name_en, e.logo from exhibitor e
    where e.exhibition_id = ${ctx.exhibition.id} and e.id = any(${[...ids]}::text[]) and e.open`.execute(ctx.db);
  return new Map(rows.map((row) => [row.id, row]));
}

export type Post = { id: string; exhibitorId: string | null; categories: string[]; at: Date };

const POSTS_MAX = 500;

export async function postsShown(ctx: FairContext, { since, until }: Period): Promise<Post[]> {
  const { rows } = await sql<{ id: string; exhibitor_id: string | null; categories: string[]; at: Date }>`
    select p.id, p.exhibitor_id, p.categories, p.published_at as at from ${POSTS}
    where p.exhibition_id = ${ctx.exhibition.id} and ${POST_SHOWN} and p.published_at > ${since} and p.published_at <= ${until}
    order by p.published_at desc, p.id limit ${POSTS_MAX}`.execute(ctx.db);
  return rows.map((row) => ({ id: row.id, exhibitorId: row.exhibitor_id, categories: row.categories, at: row.at }));
}

/** What those of these posts say that are published. */
export async function publishedTexts(
  ctx: FairContext,
  ids: readonly string[],
): Promise<{ id: string; text: string }[]> {
  const { rows } = await sql<{ id: string; text: string }>`
    select p.id, p.text from post p
    where p.exhibition_id = ${ctx.exhibition.id} and p.id = any(${[...ids]}::text[]) and p.state = 'published'`.execute(
    ctx.db,
  );
  return rows;
}
