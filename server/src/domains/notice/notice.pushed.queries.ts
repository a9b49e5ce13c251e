import { sql } from 'kysely';
import { noticeKind, type NoticeKind } from '@fairbridge/contract/notice/notice.kinds.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** What is older is read on the portal: nobody is woken for it. */
const MINUTES = 60;
/** Several notices within a minute are one push. */
const SECONDS_BETWEEN = 60;

const unpushed = sql`n.pushed_at is null and n.seen_at is null and n.created_at > now() - make_interval(mins => ${MINUTES})`;

/** Who of these (null: of all) has notices that a device waits for, and was told nothing within the last minute. */
export async function dueForPush(ctx: FairContext, recipientIds: readonly string[] | null): Promise<string[]> {
  const { rows } = await sql<{ recipient_id: string }>`
    select distinct d.recipient_id from push_device d
    where d.exhibition_id = ${ctx.exhibition.id}
      and ${recipientIds === null ? sql`true` : sql`d.recipient_id = any(${[...recipientIds]}::text[])`}
      and exists (select from notice n where n.recipient_id = d.recipient_id and n.created_at >= d.created_at and ${unpushed})
      and not exists (select from notice n where n.recipient_id = d.recipient_id
        and n.pushed_at > now() - make_interval(secs => ${SECONDS_BETWEEN})
        and n.created_at > now() - make_interval(mins => ${MINUTES}, secs => ${SECONDS_BETWEEN}))
    order by d.recipient_id`.execute(ctx.db);
  return rows.map((row) => row.recipient_id);
}

/** Takes what came since this recipient's first device is there: no other process gives it out after this commits. */
export async function takeForPush(ctx: FairContext, recipientId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update notice n set pushed_at = now()
    where n.exhibition_id = ${ctx.exhibition.id} and n.recipient_id = ${recipientId} and ${unpushed}
      and n.created_at >= (select min(d.created_at) from push_device d where d.recipient_id = n.recipient_id)
    returning n.id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

export type PushedNotice = { id: string; kind: NoticeKind; title_zh: string; title_en: string; link: string };

/** Those of these notices that are still there and unread, and came since then, the newest first. */
export async function stillUnread(
  ctx: FairContext,
  { recipient_id: recipientId, created_at: since }: { recipient_id: string; created_at: Date },
  ids: readonly string[],
): Promise<PushedNotice[]> {
  const rows = await ctx.db
    .selectFrom('notice')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('recipient_id', '=', recipientId)
    .where('id', 'in', ids)
    .where('created_at', '>=', since)
    .where('seen_at', 'is', null)
    .select(['id', 'kind', 'title_zh', 'title_en', 'link'])
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
  return rows.map((row) => ({ ...row, kind: noticeKind.parse(row.kind) }));
}
