import { sql } from 'kysely';
import { noticeKind, type NoticeKind } from '@fairbridge/contract/notice/notice.kinds.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isEmployed } from '../identity/employment.queries.ts';

/** Older ones are no news any more: whoever did not come in two weeks is not written to every day. */
const DAYS = 14;

/** Whoever sits before the portal reads it there first. */
const MINUTES = 30;

const RECIPIENTS_AT_ONCE = 100;

type DigestReader = { recipient_id: string; email: string | null; language: string; employee: boolean };

export type Unread = { recipient_id: string; kind: NoticeKind; title_zh: string; title_en: string };

/** Who has unread notices that no e-mail has told of, and where and how that person is written to. */
export async function digestReaders(ctx: FairContext, after: string, now: Date): Promise<DigestReader[]> {
  const result = await sql<DigestReader>`
    select n.recipient_id, coalesce(nullif(e.email, ''), a.email) as email, coalesce(e.language, v.language, 'zh') as language, e.id is not null as employee
    from (
      select distinct recipient_id from notice
      where exhibition_id = ${ctx.exhibition.id} and recipient_id > ${after} and ${undigested(now)}
      order by recipient_id limit ${RECIPIENTS_AT_ONCE}
    ) n
    left join visitor v on v.id = n.recipient_id and v.exhibition_id = ${ctx.exhibition.id} and v.suspended_at is null
    left join employee e on e.id = n.recipient_id and e.exhibition_id = ${ctx.exhibition.id} and ${isEmployed('e')}
    left join account a on a.id = coalesce(v.account_id, e.account_id) and a.deleted_at is null
    order by n.recipient_id`.execute(ctx.db);
  return result.rows;
}

const undigested = (now: Date) => sql`
  seen_at is null and digested_at is null and not mailed
    and created_at between ${new Date(now.getTime() - DAYS * 86_400_000)} and ${new Date(now.getTime() - MINUTES * 60_000)}`;

/** Takes what waits for these recipients into a digest: nobody else's digest holds it after this commits. */
export async function takeUnread(ctx: FairContext, recipientIds: readonly string[], now: Date): Promise<Unread[]> {
  const result = await sql<Unread & { created_at: Date }>`
    update notice set digested_at = ${now}
    where exhibition_id = ${ctx.exhibition.id} and recipient_id = any(${[...recipientIds]}::text[]) and ${undigested(now)}
    returning recipient_id, kind, title_zh, title_en, created_at`.execute(ctx.db);
  return result.rows
    .toSorted((a, b) => b.created_at.getTime() - a.created_at.getTime())
    .map((row) => ({ ...row, kind: noticeKind.parse(row.kind) }));
}
