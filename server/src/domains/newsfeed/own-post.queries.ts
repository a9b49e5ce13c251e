import { sql, type RawBuilder } from 'kysely';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import {
  postState,
  type OwnPostSort,
  type PostForm,
  type PostState,
} from '@fairbridge/contract/newsfeed/newsfeed.shapes.ts';
import { likeContains } from '../../platform/database/like.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';
import { employees, visitors } from '../account/account.tables.ts';
import { packageOf } from '../exhibitor/package.queries.ts';
import type { PostRow } from './newsfeed.queries.ts';
import { byCaller, ownPost, type Speaker, type Written } from './newsfeed.rules.ts';
import { POST, POSTS } from './post-author.queries.ts';
import { type Range, limitOffset } from '../../platform/database/paginate.ts';

const posts = versionedTable('post');

export type OwnPostRow = Omit<PostRow, 'published_at'> & {
  state: PostState;
  reason: string;
  version: number;
  created_at: Date;
  published_at: Date | null;
};

/** What the caller manages: own posts, and for an administrator those of the company. */
const managed = (ctx: FairContext, caller: Speaker) =>
  sql`p.exhibition_id = ${ctx.exhibition.id} and ${ownPost(caller)}`;

export const OWN = sql`${POST}, p.state, p.reason, p.version, p.created_at`;

const SORTED: Record<OwnPostSort, RawBuilder<unknown>> = {
  createdAt: sql`p.created_at`,
  likes: sql`likes`,
  comments: sql`comments`,
};

const said = (keyword: string) => sql`(${keyword} = '' or p.text ilike ${likeContains(keyword)})`;

type Asked = { keyword: string; state: PostState | undefined; sort: OwnPostSort; descending: boolean } & Range;

export async function ownPostRows(
  ctx: FairContext,
  caller: Speaker,
  { keyword, state, sort, descending, ...range }: Asked,
): Promise<OwnPostRow[]> {
  const by = descending ? sql`${SORTED[sort]} desc` : SORTED[sort];
  const { rows } = await sql<OwnPostRow>`
    select ${OWN} from ${POSTS} where ${managed(ctx, caller)} and ${state === undefined ? sql`true` : sql`p.state = ${state}`}
      and ${said(keyword)}
    order by ${by}, p.created_at desc, p.id desc ${limitOffset(range)}`.execute(ctx.db);
  return rows;
}

export async function ownPostRow(ctx: FairContext, caller: Speaker, id: string): Promise<OwnPostRow | null> {
  const { rows } = await sql<OwnPostRow>`
    select ${OWN} from ${POSTS} where ${managed(ctx, caller)} and p.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** How many there are in each state, of those that the keyword finds. */
export async function ownCounts(
  ctx: FairContext,
  caller: Speaker,
  keyword: string,
): Promise<Record<PostState, number>> {
  const { rows } = await sql<{ state: PostState; count: number }>`
    select p.state, count(*)::int as count from post p where ${managed(ctx, caller)} and ${said(keyword)}
    group by p.state`.execute(ctx.db);
  const counts = new Map(rows.map(({ state, count }) => [state, count]));
  const of = (state: PostState): number => counts.get(state) ?? 0;
  const { underReview, published, refused, withdrawn, removed } = postState.enum;
  return {
    underReview: of(underReview),
    published: of(published),
    refused: of(refused),
    withdrawn: of(withdrawn),
    removed: of(removed),
  };
}

/** What counts for the limit of the account: all but what was withdrawn. */
export async function postCount(ctx: FairContext, caller: Speaker): Promise<number> {
  return countSql(
    ctx.db,
    sql`from post p
    where p.exhibition_id = ${ctx.exhibition.id} and ${byCaller(caller)} and p.state <> 'withdrawn'`,
  );
}

/** How many posts this account may have: a setting of the fair, for exhibitors by their package (ruling 5.6). */
export async function postsMax(ctx: FairContext, caller: Speaker): Promise<number> {
  if (caller.kind === 'visitor') return ctx.exhibition.postsVisitorMax;
  return (await packageOf(ctx, caller.exhibitorId)).posts;
}

/** Of what an account withdrew the newest stay, since withdrawn posts do not count for its limit. */
export async function forgetWithdrawn(ctx: FairContext, { visitor_id, employee_id }: Written): Promise<void> {
  const by = visitor_id === null ? sql`p.employee_id = ${employee_id}` : sql`p.visitor_id = ${visitor_id}`;
  await sql`
    delete from post where exhibition_id = ${ctx.exhibition.id} and id in (
      select p.id from post p
      where p.exhibition_id = ${ctx.exhibition.id} and ${by} and p.state = 'withdrawn'
      order by p.created_at desc, p.id desc offset ${LIMITS.withdrawnPostsMax})`.execute(ctx.db);
}

/** Holds the person, so that two posts at once are counted one after the other (G56). */
export async function lockSpeaker(ctx: FairContext, caller: Speaker): Promise<void> {
  if (caller.kind === 'visitor') await visitors.hold(ctx, { id: caller.visitorId });
  else await employees.hold(ctx, { id: caller.employeeId });
}

type Sent = Pick<
  OwnPostRow,
  'id' | 'lang' | 'text' | 'receivers' | 'categories' | 'pictures' | 'video' | 'video_cover' | 'version' | 'state'
>;

/** The post that this request made before. */
export async function postOfRequest(ctx: FairContext, caller: Speaker, requestId: string): Promise<Sent | null> {
  const { rows } = await sql<Sent>`
    select p.id, p.lang, p.text, p.receivers, p.categories, p.pictures, p.video, p.video_cover, p.version, p.state from post p
    where p.exhibition_id = ${ctx.exhibition.id} and ${byCaller(caller)} and p.request_id = ${requestId}`.execute(
    ctx.db,
  );
  return rows[0] ?? null;
}

const columns = ({ lang, text, receivers, categories, pictures, video, videoCover }: PostForm) => ({
  lang,
  text,
  receivers,
  categories,
  pictures,
  video,
  video_cover: videoCover,
});

export async function insertPost(
  ctx: FairContext,
  caller: Speaker,
  given: { form: PostForm; state: PostState; requestId: string | null },
): Promise<string> {
  const author =
    caller.kind === 'visitor'
      ? { visitor_id: caller.visitorId }
      : { employee_id: caller.employeeId, exhibitor_id: caller.exhibitorId };
  return posts.insert(ctx, {
    ...author,
    ...columns(given.form),
    state: given.state,
    request_id: given.requestId,
    published_at: given.state === 'published' ? new Date() : null,
  });
}

export type HeldPost = Written & {
  id: string;
  text: string;
  state: PostState;
  version: number;
  pictures: string[];
  video: string | null;
  video_cover: string | null;
  published_at: Date | null;
};

/** A post of this fair, held for a change. */
export async function lockPost(ctx: FairContext, id: string): Promise<HeldPost | null> {
  const { rows } = await sql<HeldPost>`
    select p.id, p.visitor_id, p.employee_id, p.exhibitor_id, p.text, p.state, p.version, p.pictures, p.video,
      p.video_cover, p.published_at from post p
    where p.exhibition_id = ${ctx.exhibition.id} and p.id = ${id} for no key update`.execute(ctx.db);
  return rows[0] ?? null;
}

export const rewritePost = (ctx: FairContext, id: string, form: PostForm, state: PostState): Promise<number> =>
  posts.update(ctx, { id }, { ...columns(form), state, reason: '', edited_at: new Date() });

/** Puts a post into a state; what is published for the first time stands in the feed from now on. */
export const writeState = (ctx: FairContext, id: string, state: PostState, reason = ''): Promise<number> =>
  posts.update(
    ctx,
    { id },
    {
      state,
      reason,
      ...(state === 'published' && { published_at: sql`coalesce(published_at, ${new Date()})` }),
    },
  );
