import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { NOTICE_KINDS } from '@fairbridge/contract/notice/notice.kinds.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { pushUnreadCountsOf } from './notice.subscriptions.ts';

type Announced = { id: string; title: Bilingual; body: Bilingual; link: string };
type Reached = { id: string; mailed: boolean };

const noticeId = (announcementId: string, recipientId: string): string =>
  createHash('sha256').update(`announcement ${announcementId} ${recipientId}`).digest('hex').slice(0, 24);

/** Writes an announcement to some hundred recipients by one statement. Answers who has it now and had it not before: nobody gets it twice. */
export async function putAnnouncement(
  ctx: FairContext,
  { id, title, body, link }: Announced,
  recipients: readonly Reached[],
): Promise<string[]> {
  if (recipients.length === 0) return [];
  const ids = recipients.map((recipient) => noticeId(id, recipient.id));
  const { rows } = await sql<{ recipient_id: string }>`
    insert into notice (id, exhibition_id, recipient_id, kind, notice_type, title_zh, title_en, body_zh, body_en, link, announcement_id, mailed)
    select new.id, ${ctx.exhibition.id}, new.recipient_id, 'announcement', ${NOTICE_KINDS.announcement.type}, ${title.zh}, ${title.en}, ${body.zh}, ${body.en}, ${link}, ${id}, new.mailed
    from unnest(${ids}::text[], ${recipients.map((one) => one.id)}::text[], ${recipients.map((one) => one.mailed)}::boolean[])
      as new (id, recipient_id, mailed)
    on conflict (id) do nothing
    returning recipient_id`.execute(ctx.db);
  const told = rows.map((row) => row.recipient_id);
  await pushUnreadCountsOf(ctx, told);
  return told;
}

/** Takes some of an announcement's notices away, and tells those who had them. Answers how many. */
export async function removeAnnouncement(ctx: FairContext, announcementId: string, atMost: number): Promise<number> {
  const { rows } = await sql<{ recipient_id: string }>`
    delete from notice where exhibition_id = ${ctx.exhibition.id} and id in (
      select id from notice where announcement_id = ${announcementId} limit ${atMost})
    returning recipient_id`.execute(ctx.db);
  await pushUnreadCountsOf(
    ctx,
    rows.map((row) => row.recipient_id),
  );
  return rows.length;
}

/** How many have read each of these announcements; none is left out where nobody has. */
export async function announcementReaders(
  ctx: FairContext,
  announcementIds: readonly string[],
): Promise<Map<string, number>> {
  const { rows } = await sql<{ announcement_id: string; count: number }>`
    select announcement_id, count(*)::int as count from notice
    where exhibition_id = ${ctx.exhibition.id} and announcement_id = any(${[...announcementIds]}::text[]) and seen_at is not null
    group by announcement_id`.execute(ctx.db);
  return new Map(rows.map((row) => [row.announcement_id, row.count]));
}
