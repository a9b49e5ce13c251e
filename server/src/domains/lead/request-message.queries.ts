import { sql } from 'kysely';
import type { LeadKind } from '@fairbridge/contract/lead/lead.shapes.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isEmployed } from '../identity/employment.queries.ts';
import { fairTable } from '../../platform/database/fair-table.ts';

const requestMessages = fairTable('request_message');

export type MessageSide = 'buyer' | 'company';
export type MessageRow = {
  id: string;
  from_buyer: boolean;
  text: string;
  created_at: Date;
  /** Who of the company wrote it, while that one works there. */
  by_zh: string | null;
  by_en: string | null;
};

/** What both sides have written under an order or inquiry, oldest first. The caller has asked who may read it. */
export async function messagesOf(ctx: FairContext, leadId: string): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select m.id, m.from_buyer, m.text, m.created_at, e.name_zh as by_zh, e.name_en as by_en
    from request_message m left join employee e on e.id = m.employee_id and ${isEmployed('e')}
    where m.exhibition_id = ${ctx.exhibition.id} and m.lead_id = ${leadId} order by m.created_at, m.id`.execute(ctx.db);
  return rows;
}

type NewMessage = { leadId: string; visitorId: string; employeeId: string | null; text: string };

/** `employeeId` null: its buyer writes. */
export async function writeMessage(
  ctx: FairContext,
  { leadId, visitorId, employeeId, text }: NewMessage,
): Promise<string> {
  const from = { visitor_id: visitorId, employee_id: employeeId, from_buyer: employeeId === null };
  return requestMessages.insert(ctx, { lead_id: leadId, ...from, text });
}

/** What the other side has written is read now. */
export async function markRead(ctx: FairContext, leadId: string, reader: MessageSide): Promise<void> {
  await sql`
    update request_message set read_at = clock_timestamp()
    where exhibition_id = ${ctx.exhibition.id} and lead_id = ${leadId} and from_buyer = ${reader === 'company'}
      and read_at is null`.execute(ctx.db);
}

/** How many one side has written within a day. */
export const messagesOfDay = (ctx: FairContext, leadId: string, from: MessageSide): Promise<number> =>
  countSql(
    ctx.db,
    sql`from request_message where exhibition_id = ${ctx.exhibition.id} and lead_id = ${leadId}
      and from_buyer = ${from === 'buyer'} and created_at > now() - interval '1 day'`,
  );

/** Of a buyer's requests: how many replies he has not read. */
export async function unreadReplies(ctx: FairContext, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const { rows } = await sql<{ lead_id: string; count: number }>`
    select lead_id, count(*)::int as count from request_message
    where exhibition_id = ${ctx.exhibition.id} and lead_id = any(${[...ids]}::text[]) and not from_buyer and read_at is null
    group by 1`.execute(ctx.db);
  return new Map(rows.map(({ lead_id: id, count }) => [id, count]));
}

/** Of `lead l`: how many messages of its buyer nobody of the company has read. */
export const UNREAD_OF_LEAD = sql<number>`(
  select count(*)::int from request_message m where m.lead_id = l.id and m.from_buyer and m.read_at is null)`;

export type MessageFacts = {
  lead_id: string;
  kind: LeadKind;
  visitor_id: string;
  from_buyer: boolean;
  text: string;
  exhibitor_zh: string;
  exhibitor_en: string;
};

/** What is told of a message: under which order or inquiry it stands, and who wrote what. */
export async function messageFacts(ctx: FairContext, id: string): Promise<MessageFacts | undefined> {
  const { rows } = await sql<MessageFacts>`
    select m.lead_id, l.kind, m.visitor_id, m.from_buyer, m.text, e.name_zh as exhibitor_zh, e.name_en as exhibitor_en
    from request_message m join lead l on l.id = m.lead_id join exhibitor e on e.id = l.exhibitor_id
    where m.exhibition_id = ${ctx.exhibition.id} and m.id = ${id}`.execute(ctx.db);
  return rows[0];
}
