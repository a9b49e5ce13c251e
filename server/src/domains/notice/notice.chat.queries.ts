import { sql } from 'kysely';
import type { Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isEmployed } from '../identity/employment.queries.ts';

/** Whom a chat is written to, and by whom. */
export type ChatFacts = {
  id: string;
  exhibitor_zh: string;
  exhibitor_en: string;
  buyer: string;
  company: string;
  /** Without an account. */
  guest: boolean;
};

/** A conversation whose messages wait for this side; null once they are read, or one of the two lets nothing more through. */
export async function chatFacts(
  ctx: FairContext,
  { conversationId, side, seq }: { conversationId: string; side: Side; seq: number },
): Promise<ChatFacts | null> {
  const { rows } = await sql<ChatFacts>`
    select c.id, x.name_zh as exhibitor_zh, x.name_en as exhibitor_en,
      coalesce(v.name, g.name) as buyer, coalesce(v.company, '') as company, g.id is not null as guest
    from conversation c join exhibitor x on x.id = c.exhibitor_id
    left join visitor v on v.id = c.visitor_id left join guest g on g.id = c.guest_id
    where c.exhibition_id = ${ctx.exhibition.id} and c.id = ${conversationId}
      and ${sql.ref(`c.${side}_read_seq`)} < ${seq} and ${sql.ref(`c.${side}_unread_since`)} is not null
      and not c.blocked_by_visitor and not c.blocked_by_exhibitor`.execute(ctx.db);
  return rows[0] ?? null;
}

/** Whoever of this side was told of this conversation has seen it; answers who had not before. */
export async function markChatSeen(
  ctx: FairContext,
  { conversationId, side, link }: { conversationId: string; side: Side; link: string },
): Promise<string[]> {
  const { id: fair } = ctx.exhibition;
  const told =
    side === 'visitor'
      ? sql`select c.visitor_id from conversation c where c.exhibition_id = ${fair} and c.id = ${conversationId}`
      : sql`select e.id from conversation c join employee e on e.exhibitor_id = c.exhibitor_id
          where c.exhibition_id = ${fair} and c.id = ${conversationId}`;
  const { rows } = await sql<{ recipient_id: string }>`
    update notice n set seen_at = now()
    where n.exhibition_id = ${fair} and n.kind = 'chat' and n.link = ${link} and n.seen_at is null and n.recipient_id in (${told})
    returning n.recipient_id`.execute(ctx.db);
  return [...new Set(rows.map((row) => row.recipient_id))];
}

/** `email` is empty where nobody has come in by it yet; `mobile` of buyers alone, whom a company may remind. */
export type ChatRecipient = { id: string; email: string; mobile: string; language: string };

/** The visitor; of a company whoever speaks for it, and all of it while nobody does. */
export async function chatRecipients(ctx: FairContext, conversationId: string, side: Side): Promise<ChatRecipient[]> {
  const { id: fair } = ctx.exhibition;
  const { rows } = await (
    side === 'visitor'
      ? sql<ChatRecipient>`
          select v.id, coalesce(a.email, '') as email, coalesce(a.mobile, '') as mobile, v.language
          from conversation c join visitor v on v.id = c.visitor_id join account a on a.id = v.account_id
          where c.exhibition_id = ${fair} and c.id = ${conversationId} and v.suspended_at is null and a.deleted_at is null`
      : sql<ChatRecipient>`
          select e.id, case when e.account_id is null then '' else coalesce(nullif(e.email, ''), a.email, '') end as email,
            '' as mobile, e.language
          from conversation c join employee e on e.exhibitor_id = c.exhibitor_id and (c.employee_id is null or c.employee_id = e.id)
          left join account a on a.id = e.account_id
          where c.exhibition_id = ${fair} and c.id = ${conversationId} and ${isEmployed('e')}
          order by e.id`
  ).execute(ctx.db);
  return rows;
}
