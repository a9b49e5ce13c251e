import { sql } from 'kysely';
import type { LiveAuthorSide, RoomState } from '@fairbridge/contract/live/live-room.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { newId } from '../../core/id.ts';
import { LIVE_COLUMNS, type LiveRow } from './live.queries.ts';

type RoomRow = LiveRow & { pinned_for_all: boolean };

/** How a live stands, as everybody in its room may know; null: there is none. */
export async function roomStateOf(ctx: FairContext, id: string): Promise<RoomState | null> {
  const { rows } = await sql<RoomRow>`
    select ${LIVE_COLUMNS}, exists (
      select from product p where p.id = l.pinned_product_id and p.exhibition_id = l.exhibition_id and p.deleted_at is null and p.scope = 0) as pinned_for_all
    from live l where l.exhibition_id = ${ctx.exhibition.id} and l.id = ${id} and l.deleted_at is null`.execute(ctx.db);
  const [row] = rows;
  if (row === undefined) return null;
  return {
    liveId: row.id,
    state: row.state,
    viewers: row.state === 'onLive' ? row.viewers : 0,
    likes: row.likes,
    isPublishing: row.publishing_since !== null,
    missing: row.missing_track,
    hasPinned: row.pinned_product_id !== null,
    pinnedProductId: row.pinned_for_all ? row.pinned_product_id : null,
    slowSeconds: row.slow_seconds,
  };
}

export type LiveMessageRow = {
  id: string;
  live_id: string;
  text: string;
  side: LiveAuthorSide;
  author_id: string | null;
  name_zh: string;
  name_en: string;
  avatar: string;
  at: Date;
};

const MESSAGE = sql`m.id, m.live_id, m.text, m.side, m.author_id, coalesce(w.name, g.name, e.name_zh, '') as name_zh,
  coalesce(w.name, g.name, e.name_en, '') as name_en, coalesce(w.avatar, e.avatar, '') as avatar, m.at`;
const WITH_AUTHOR = sql`left join visitor w on m.side = 'visitor' and w.id = m.author_id
  left join guest g on m.side = 'guest' and g.id = m.author_id
  left join employee e on m.side = 'exhibitor' and e.id = m.author_id`;

/** How a guest, visitor or employee is called; null for the organizer's staff. */
export async function personOf(
  ctx: FairContext,
  id: string,
): Promise<{ name_zh: string; name_en: string; avatar: string } | null> {
  const fair = ctx.exhibition.id;
  const { rows } = await sql<{ name_zh: string; name_en: string; avatar: string }>`
    select w.name as name_zh, w.name as name_en, w.avatar from visitor w where w.exhibition_id = ${fair} and w.id = ${id}
    union all select e.name_zh, e.name_en, e.avatar from employee e where e.exhibition_id = ${fair} and e.id = ${id}
    union all select g.name, g.name, '' from guest g where g.exhibition_id = ${fair} and g.id = ${id}`.execute(ctx.db);
  return rows[0] ?? null;
}

/** The last messages of a room, in order. */
export async function lastMessages(ctx: FairContext, liveId: string): Promise<LiveMessageRow[]> {
  const { rows } = await sql<LiveMessageRow>`
    select ${MESSAGE} from live_message m ${WITH_AUTHOR}
    where m.exhibition_id = ${ctx.exhibition.id} and m.live_id = ${liveId} and m.removed_at is null
    order by m.seq desc limit ${LIMITS.liveRecentMessages}`.execute(ctx.db);
  return rows.toReversed();
}

export type NewLiveMessage = {
  liveId: string;
  side: LiveAuthorSide;
  authorId: string;
  clientId: string;
  text: string;
  /** Seconds after the one before; null: no matter. */
  slowSeconds: number | null;
};

/**
 * Holds what one person says in one room until the end of the transaction: of two messages at one moment the second sees the first, and in slow
 * mode waits its turn. Nobody else in the room waits for it.
 */
export async function lockTurn(ctx: FairContext, { liveId, authorId }: NewLiveMessage): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`live turn ${liveId} ${authorId}`}, 0))`.execute(ctx.db);
}

/** Stores a message unless its author is muted, wrote a moment ago in slow mode, or has sent the same before; true where it was stored. */
export async function insertMessage(ctx: FairContext, message: NewLiveMessage): Promise<boolean> {
  const { liveId, side, authorId, clientId, text, slowSeconds } = message;
  const { rows } = await sql`
    insert into live_message (id, exhibition_id, live_id, side, author_id, client_id, text)
    select ${newId()}, ${ctx.exhibition.id}, ${liveId}, ${side}, ${authorId}, ${clientId}, ${text}
    where not exists (select from live_mute u where u.exhibition_id = ${ctx.exhibition.id} and u.live_id = ${liveId} and u.author_id = ${authorId})
      and not exists (select from live_message o where o.exhibition_id = ${ctx.exhibition.id} and o.live_id = ${liveId}
        and o.author_id = ${authorId} and o.at > now() - make_interval(secs => ${slowSeconds ?? 0}))
    on conflict (author_id, client_id) do nothing returning id`.execute(ctx.db);
  return rows.length > 0;
}

/** How long this person still waits in slow mode, at least a second. */
export async function secondsToWait(
  ctx: FairContext,
  { liveId, authorId, slowSeconds }: Pick<NewLiveMessage, 'liveId' | 'authorId' | 'slowSeconds'>,
): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(1, ceil(${slowSeconds ?? 0}::int - extract(epoch from now() - max(o.at))))::int as seconds from live_message o
    where o.exhibition_id = ${ctx.exhibition.id} and o.live_id = ${liveId} and o.author_id = ${authorId}`.execute(
    ctx.db,
  );
  return rows[0]?.seconds ?? 1;
}

export async function messageOfClient(
  ctx: FairContext,
  { liveId, authorId, clientId }: Pick<NewLiveMessage, 'liveId' | 'authorId' | 'clientId'>,
): Promise<LiveMessageRow | null> {
  const { rows } = await sql<LiveMessageRow>`
    select ${MESSAGE} from live_message m ${WITH_AUTHOR}
    where m.exhibition_id = ${ctx.exhibition.id} and m.live_id = ${liveId} and m.author_id = ${authorId} and m.client_id = ${clientId}`.execute(
    ctx.db,
  );
  return rows[0] ?? null;
}

/** A message of this room and who wrote it; null: there is none. */
export async function messageIn(
  ctx: FairContext,
  liveId: string,
  messageId: string,
): Promise<{ side: LiveAuthorSide; author_id: string | null } | null> {
  const row = await ctx.db
    .selectFrom('live_message')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('live_id', '=', liveId)
    .where('id', '=', messageId)
    .select(['side', 'author_id'])
    .$narrowType<{ side: LiveAuthorSide }>()
    .executeTakeFirst();
  return row ?? null;
}

/** Takes messages away, one or all of an author; answers which. */
export async function removeMessages(
  ctx: FairContext,
  liveId: string,
  which: { messageId: string } | { authorId: string },
  by: string,
): Promise<string[]> {
  const rows = await ctx.db
    .updateTable('live_message')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('live_id', '=', liveId)
    .where('removed_at', 'is', null)
    .where('messageId' in which ? 'id' : 'author_id', '=', 'messageId' in which ? which.messageId : which.authorId)
    .set({ removed_at: new Date(), removed_by: by })
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

const muteOf = (ctx: FairContext, liveId: string, authorId: string) =>
  ctx.db
    .selectFrom('live_mute')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('live_id', '=', liveId)
    .where('author_id', '=', authorId);

export async function isMuted(ctx: FairContext, liveId: string, authorId: string): Promise<boolean> {
  return (await muteOf(ctx, liveId, authorId).select('at').executeTakeFirst()) !== undefined;
}

export async function insertMute(ctx: FairContext, liveId: string, authorId: string, by: string): Promise<void> {
  await ctx.db
    .insertInto('live_mute')
    .values({ live_id: liveId, author_id: authorId, exhibition_id: ctx.exhibition.id, muted_by: by })
    .onConflict((oc) => oc.doNothing())
    .execute();
}

export async function deleteMute(ctx: FairContext, liveId: string, authorId: string): Promise<void> {
  await ctx.db
    .deleteFrom('live_mute')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('live_id', '=', liveId)
    .where('author_id', '=', authorId)
    .execute();
}

export type MutedRow = { message_id: string; name_zh: string; name_en: string; at: Date };

/** Who is muted in a room, each with the last message. */
export async function mutedRows(ctx: FairContext, liveId: string): Promise<MutedRow[]> {
  const { rows } = await sql<MutedRow>`
    select m.id as message_id, coalesce(w.name, g.name, e.name_zh, '') as name_zh, coalesce(w.name, g.name, e.name_en, '') as name_en, u.at
    from live_mute u cross join lateral (
      select * from live_message o where o.live_id = u.live_id and o.author_id = u.author_id order by o.seq desc limit 1) m ${WITH_AUTHOR}
    where u.exhibition_id = ${ctx.exhibition.id} and u.live_id = ${liveId} order by u.at desc limit 200`.execute(
    ctx.db,
  );
  return rows;
}
