import { sql, type RawBuilder } from 'kysely';
import type { Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import { likeContains } from '../../platform/database/like.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import type { FairContext } from '../../core/fair-context.ts';
import {
  authorOf,
  markedBy,
  otherSide,
  readBy,
  sideOf,
  type ConversationParties,
  type GuestMember,
  type Member,
} from './chat.rules.ts';

export type ConversationRow = {
  id: string;
  exhibitor_id: string;
  visitor_id: string;
  employee_id: string | null;
  offered_to: string[] | null;
  last_seq: number;
  last_at: Date;
  /** Microseconds, as text: the place in a list. */
  last_us: string;
  visitor_read_seq: number;
  exhibitor_read_seq: number;
  /** How far this reader has read. */
  own_read_seq: number;
  /** Has the buyer written since the company's last answer, and is it not settled? */
  unanswered: boolean;
  resolved: boolean;
  opened: boolean;
  blocked_by_visitor: boolean;
  blocked_by_exhibitor: boolean;
  unread: number;
  exhibitor_zh: string;
  exhibitor_en: string;
  logo: string;
  hall: string | null;
  booth_number: string;
  /** Not disabled by the organizer. */
  exhibitor_there: boolean;
  employee_zh: string | null;
  employee_en: string | null;
  position_zh: string | null;
  position_en: string | null;
  employee_avatar: string | null;
  /** Without an account, under a name they gave. */
  guest: boolean;
  /** A guest who has asked for messages within this minute. */
  guest_online: boolean;
  /** The account is there. */
  visitor_known: boolean;
  /** And is let in. */
  visitor_there: boolean;
  visitor_name: string;
  visitor_company: string;
  visitor_position: string;
  visitor_country: string;
  visitor_avatar: string;
};

export const partiesOf = (row: ConversationRow): ConversationParties => ({
  visitorId: row.visitor_id,
  exhibitorId: row.exhibitor_id,
  employeeId: row.employee_id,
  offeredTo: row.offered_to,
  opened: row.opened,
  blockedByVisitor: row.blocked_by_visitor,
  blockedByExhibitor: row.blocked_by_exhibitor,
});

/** More than so many unread ones are not counted. */
const UNREAD_COUNTED = 1000;

/** A column of one side, of `conversation c`. */
const ofSide = (side: Side, column: 'read_seq' | 'last_seq' | 'unread_since' | 'told') =>
  sql.ref(`c.${side}_${column}`);

/** How far this caller has read, of `conversation c`: of a company each for themselves. */
const ownReadSeq = (caller: Member): RawBuilder<number> =>
  caller.kind !== 'exhibitor'
    ? sql`c.visitor_read_seq`
    : sql`coalesce((
        select r.read_seq from conversation_reader r where r.conversation_id = c.id and r.employee_id = ${caller.employeeId}), 0)`;

/** From where on messages may be unread for this caller: what a colleague has answered asks for nobody else. */
const seenUpTo = (caller: Member): RawBuilder<number> =>
  caller.kind === 'exhibitor' ? sql`greatest(${ownReadSeq(caller)}, c.exhibitor_last_seq)` : ownReadSeq(caller);

/** Has the other side written something that this caller has not read, of `conversation c`? */
const isUnread = (caller: Member): RawBuilder<boolean> =>
  caller.kind === 'exhibitor'
    ? sql`(c.visitor_last_seq > ${seenUpTo(caller)} and c.resolved_at is null)`
    : sql`(c.exhibitor_last_seq > ${seenUpTo(caller)})`;

/** How many messages of the other side this caller has not read, of `conversation c`. */
const unreadOf = (caller: Member): RawBuilder<number> => sql`
  case when not ${isUnread(caller)} then 0 else (
    select count(*)::int from (
      select from chat_message m where m.conversation_id = c.id and m.seq > ${seenUpTo(caller)}
        and m.side = ${otherSide(sideOf(caller))} and m.kind <> 'recall' and m.recalled_at is null limit ${UNREAD_COUNTED}) m) end`;

/** Does a buyer wait for an answer, of `conversation c`? */
export const IS_UNANSWERED = sql<boolean>`(c.visitor_last_seq > c.exhibitor_last_seq and c.resolved_at is null)`;

const columns = (
  caller: Member,
) => sql`c.id, c.exhibitor_id, coalesce(c.visitor_id, c.guest_id) as visitor_id, c.employee_id, c.offered_to, c.last_seq, c.last_at,
  (extract(epoch from c.last_at) * 1000000)::bigint::text as last_us, c.visitor_read_seq, c.exhibitor_read_seq,
  c.blocked_by_visitor, c.blocked_by_exhibitor, ${unreadOf(caller)} as unread,
  ${seenUpTo(caller)} as own_read_seq, ${IS_UNANSWERED} as unanswered, c.resolved_at is not null as resolved, c.opened_at is not null as opened,
  x.name_zh as exhibitor_zh, x.name_en as exhibitor_en, x.logo, x.hall, coalesce(x.booth_number, '') as booth_number,
  x.disabled_at is null as exhibitor_there, e.name_zh as employee_zh, e.name_en as employee_en, e.position_zh, e.position_en,
  e.avatar as employee_avatar, g.id is not null as guest, coalesce(g.seen_at > now() - interval '1 minute', false) as guest_online,
  a.deleted_at is null as visitor_known,
  a.deleted_at is null and v.suspended_at is null as visitor_there, coalesce(v.name, g.name) as visitor_name,
  coalesce(v.company, '') as visitor_company, coalesce(v.position, '') as visitor_position,
  coalesce(v.country, '') as visitor_country, coalesce(v.avatar, '') as visitor_avatar`;

const FROM = sql`from conversation c join exhibitor x on x.id = c.exhibitor_id left join employee e on e.id = c.employee_id
  left join guest g on g.id = c.guest_id left join visitor v on v.id = c.visitor_id left join account a on a.id = v.account_id`;

/** One that this caller may read, as the caller's side reads it. */
export async function conversationFor(
  ctx: FairContext,
  caller: Member,
  id: string,
): Promise<ConversationRow | undefined> {
  const { rows } = await sql<ConversationRow>`
    select ${columns(caller)} ${FROM}
    where c.exhibition_id = ${ctx.exhibition.id} and c.id = ${id} and ${readBy(caller)}`.execute(ctx.db);
  return rows[0];
}

/** Between these two, as far as this caller may read it. */
export async function conversationBetween(
  ctx: FairContext,
  caller: Member,
  { visitorId, exhibitorId }: { visitorId: string; exhibitorId: string },
): Promise<{ id: string; readable: boolean } | undefined> {
  const { rows } = await sql<{ id: string; readable: boolean }>`
    select c.id, ${readBy(caller)} as readable from conversation c
    where c.exhibition_id = ${ctx.exhibition.id} and c.visitor_id = ${visitorId} and c.exhibitor_id = ${exhibitorId}`.execute(
    ctx.db,
  );
  return rows[0];
}

export type ListFilter = {
  keyword: string;
  unread: boolean;
  /** Those in which a buyer waits; those that are settled. */
  state: 'unanswered' | 'resolved' | null;
  whose: 'me' | 'nobody' | 'colleagues' | null;
  after: { us: string; id: string } | null;
  limit: number;
};

function ofWhom(caller: Member, whose: ListFilter['whose']): RawBuilder<unknown> {
  if (caller.kind !== 'exhibitor' || whose === null) return sql`true`;
  if (whose === 'nobody') return sql`c.employee_id is null`;
  return whose === 'me' ? sql`c.employee_id = ${caller.employeeId}` : sql`c.employee_id <> ${caller.employeeId}`;
}

function standingAs(state: ListFilter['state']): RawBuilder<unknown> {
  if (state === null) return sql`true`;
  return state === 'resolved' ? sql`c.resolved_at is not null` : IS_UNANSWERED;
}

/** By the name of the other side. */
function called(caller: Member, keyword: string): RawBuilder<unknown> {
  if (keyword === '') return sql`true`;
  const like = likeContains(keyword);
  return caller.kind !== 'exhibitor'
    ? sql`(x.name_zh ilike ${like} or x.name_en ilike ${like})`
    : sql`(a.deleted_at is null and (coalesce(v.name, g.name) ilike ${like} or v.company ilike ${like}))`;
}

/** What nobody has written in yet is in the list of who began it alone. */
const isListed = (side: Side) => sql`(c.last_seq > 0 or c.begun_by = ${side})`;

/** The one with the newest message first. */
export async function conversationsOf(
  ctx: FairContext,
  caller: Member,
  filter: ListFilter,
): Promise<ConversationRow[]> {
  const side = sideOf(caller);
  const { unread, state, whose, after, limit } = filter;
  const { rows } = await sql<ConversationRow>`
    select ${columns(caller)} ${FROM}
    where c.exhibition_id = ${ctx.exhibition.id} and ${readBy(caller)} and ${isListed(side)} and ${ofWhom(caller, whose)}
      and (${!unread} or ${isUnread(caller)}) and ${standingAs(state)} and ${called(caller, filter.keyword)}
      and ${after === null ? sql`true` : sql`((extract(epoch from c.last_at) * 1000000)::bigint, c.id) < (${after.us}::bigint, ${after.id})`}
    order by c.last_at desc, c.id desc limit ${limit}`.execute(ctx.db);
  return rows;
}

/** Is there one that this caller reads? */
export async function hasConversations(ctx: FairContext, caller: Member): Promise<boolean> {
  const { rows } = await sql<{ any: boolean }>`
    select exists (select from conversation c where c.exhibition_id = ${ctx.exhibition.id} and ${readBy(caller)}) as any`.execute(
    ctx.db,
  );
  return rows[0]?.any === true;
}

/** How many hold something unread for this caller: of a company's the own ones, those of nobody, and those of colleagues who are away. */
export const unreadConversations = (ctx: FairContext, caller: Member): Promise<number> =>
  countSql(
    ctx.db,
    sql`from conversation c
    where c.exhibition_id = ${ctx.exhibition.id} and ${markedBy(caller)} and ${isUnread(caller)}`,
  );

type NewConversation = {
  id: string;
  visitorId: string;
  exhibitorId: string;
  employeeId: string | null;
  begunBy: Side;
};

/** The id of the pair's one conversation, which may have been begun a moment before. */
export async function insertConversation(ctx: FairContext, begun: NewConversation): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    insert into conversation as c (id, exhibition_id, visitor_id, exhibitor_id, employee_id, begun_by)
    values (${begun.id}, ${ctx.exhibition.id}, ${begun.visitorId}, ${begun.exhibitorId}, ${begun.employeeId}, ${begun.begunBy})
    on conflict (visitor_id, exhibitor_id) do update set begun_by = c.begun_by returning id`.execute(ctx.db);
  return rows[0]?.id ?? begun.id;
}

/** While nobody of the company has answered, a buyer says whom they mean; once something is written, once. */
export async function nameSpeaker(ctx: FairContext, id: string, employeeId: string): Promise<boolean> {
  const { rows } = await sql`
    update conversation c set employee_id = ${employeeId}
    where c.exhibition_id = ${ctx.exhibition.id} and c.id = ${id} and c.exhibitor_last_seq = 0
      and (c.employee_id is null or c.last_seq = 0) and c.employee_id is distinct from ${employeeId}
    returning c.id`.execute(ctx.db);
  return rows.length > 0;
}

/** Answers false where this caller may not read it. */
export async function writeBlock(ctx: FairContext, caller: Member, id: string, blocked: boolean): Promise<boolean> {
  const column = sql.ref(`blocked_by_${sideOf(caller)}`);
  const { rows } = await sql`
    update conversation c set ${column} = ${blocked}
    where c.exhibition_id = ${ctx.exhibition.id} and c.id = ${id} and ${readBy(caller)} returning c.id`.execute(ctx.db);
  return rows.length > 0;
}

export type Marked = {
  visitor_id: string;
  exhibitor_id: string;
  employee_id: string | null;
  opened: boolean;
  read_seq: number;
  /** Had this side been told that something waited? */
  told_before: boolean;
};

/**
 * Moves the read mark of the caller's side up to here, never back and never beyond what is written; null where it stays. What was told
 * of what waited is told anew from here on.
 */
export async function moveReadMark(ctx: FairContext, caller: Member, id: string, seq: number): Promise<Marked | null> {
  const side = sideOf(caller);
  const other = otherSide(side);
  const { rows } = await sql<Marked>`
    update conversation c set ${sql.ref(`${side}_read_seq`)} = least(${seq}, c.last_seq), ${sql.ref(`${side}_told`)} = false,
      ${sql.ref(`${side}_unread_since`)} = case when ${ofSide(other, 'last_seq')} > ${seq} then coalesce((
        select min(m.at) from chat_message m
        where m.conversation_id = c.id and m.seq > ${seq} and m.side = ${other} and m.kind <> 'recall'), clock_timestamp()) end
    where c.exhibition_id = ${ctx.exhibition.id} and c.id = ${id} and ${markedBy(caller)}
      and least(${seq}, c.last_seq) > ${ofSide(side, 'read_seq')}
    returning coalesce(c.visitor_id, c.guest_id) as visitor_id, c.exhibitor_id, c.employee_id, c.opened_at is not null as opened, ${ofSide(side, 'read_seq')} as read_seq,
      (select ${sql.ref(`b.${side}_told`)} from conversation b where b.id = c.id) as told_before`.execute(ctx.db);
  return rows[0] ?? null;
}

/** An employee has read up to here, never back and never beyond what is written. */
export async function writeReader(ctx: FairContext, caller: Member, id: string, seq: number): Promise<void> {
  if (caller.kind !== 'exhibitor') return;
  await sql`
    insert into conversation_reader as r (conversation_id, employee_id, exhibition_id, read_seq)
    select c.id, ${authorOf(caller)}, c.exhibition_id, least(${seq}, c.last_seq) from conversation c
    where c.exhibition_id = ${ctx.exhibition.id} and c.id = ${id} and ${readBy(caller)}
    on conflict (conversation_id, employee_id) do update set read_seq = greatest(r.read_seq, excluded.read_seq)`.execute(
    ctx.db,
  );
}

/** A company takes it for settled, or no longer. Answers false where this caller may not read it. */
export async function writeResolved(ctx: FairContext, caller: Member, id: string, resolved: boolean): Promise<boolean> {
  const { rows } = await sql`
    update conversation c set resolved_at = case when ${resolved} then coalesce(c.resolved_at, clock_timestamp()) end,
      exhibitor_unread_since = case when ${resolved} then null else c.exhibitor_unread_since end
    where c.exhibition_id = ${ctx.exhibition.id} and c.id = ${id} and ${readBy(caller)} returning c.id`.execute(ctx.db);
  return rows.length > 0;
}

/** After one of its messages was recalled: what is left is the side's last, and where nothing unread is, nobody waits. */
export async function forgetRecalled(ctx: FairContext, id: string, side: Side): Promise<void> {
  const reader = otherSide(side);
  const left = (column: RawBuilder<unknown>, beyond: RawBuilder<unknown>) => sql`(
    select ${column} from chat_message m where m.conversation_id = c.id and m.side = ${side} and m.kind <> 'recall'
      and m.recalled_at is null and m.seq > ${beyond})`;
  await sql`
    update conversation c set ${sql.ref(`${side}_last_seq`)} = coalesce(${left(sql`max(m.seq)`, sql`0`)}, 0),
      ${sql.ref(`${reader}_unread_since`)} = case when ${ofSide(reader, 'unread_since')} is not null
        then ${left(sql`min(m.at)`, ofSide(reader, 'read_seq'))} end
    where c.exhibition_id = ${ctx.exhibition.id} and c.id = ${id}`.execute(ctx.db);
}

export type BetweenRow = {
  id: string;
  visitor_id: string;
  exhibitor_id: string;
  employee_id: string | null;
  offered_to: string[] | null;
  opened: boolean;
};

/** Between whom these are, whoever asks. */
export async function betweenOf(ctx: FairContext, ids: readonly string[]): Promise<BetweenRow[]> {
  const { rows } = await sql<BetweenRow>`
    select id, coalesce(visitor_id, guest_id) as visitor_id, exhibitor_id, employee_id, offered_to, opened_at is not null as opened from conversation
    where exhibition_id = ${ctx.exhibition.id} and id = any(${[...ids]}::text[])`.execute(ctx.db);
  return rows;
}

export type PersonRow = { id: string; name_zh: string; name_en: string; avatar: string };

/** Those of these people whom the caller has a conversation with. */
export async function peopleOf(
  ctx: FairContext,
  caller: Exclude<Member, GuestMember>,
  ids: readonly string[],
): Promise<PersonRow[]> {
  const { id: fair } = ctx.exhibition;
  const wanted = [...ids];
  const { rows } = await (
    caller.kind === 'visitor'
      ? sql<PersonRow>`
          select e.id, e.name_zh, e.name_en, e.avatar from employee e
          join conversation c on c.exhibitor_id = e.exhibitor_id and c.visitor_id = ${caller.visitorId}
          where e.exhibition_id = ${fair} and e.id = any(${wanted}::text[]) and c.exhibition_id = ${fair}
            and (c.employee_id = e.id or exists (select from chat_message m where m.conversation_id = c.id and m.author_id = e.id))
          order by e.id`
      : sql<PersonRow>`
          select v.id, v.name as name_zh, v.name as name_en, v.avatar from visitor v
          join conversation c on c.visitor_id = v.id and c.exhibition_id = ${fair} and ${readBy(caller)} and ${isListed('exhibitor')}
          join account a on a.id = v.account_id and a.deleted_at is null
          where v.exhibition_id = ${fair} and v.id = any(${wanted}::text[]) order by v.id`
  ).execute(ctx.db);
  return rows;
}
