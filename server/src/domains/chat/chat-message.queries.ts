import { sql } from 'kysely';
import type { MessageKind, MessageSide } from '@fairbridge/contract/chat/chat.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { likeContains } from '../../platform/database/like.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { APPROVED } from '../account/account.rules.ts';
import { poolsOfVisitor, isContactShared } from '../identity/membership.queries.ts';
import { dropTranslations } from './chat-translation.queries.ts';
import { readBy, type Member } from './chat.rules.ts';

export type StoredKind = Exclude<MessageKind, 'recalled'>;

export type MessageRow = {
  id: string;
  conversation_id: string;
  seq: number;
  side: MessageSide;
  author_id: string | null;
  author_zh: string | null;
  author_en: string | null;
  client_id: string | null;
  kind: StoredKind;
  body: unknown;
  at: Date;
  recalled_at: Date | null;
  /** Of `assigned`: who speaks from here on. */
  speaker_zh: string | null;
  speaker_en: string | null;
};

const MESSAGE = sql`m.id, m.conversation_id, m.seq, m.side, m.author_id, coalesce(w.name, g.name, e.name_zh) as author_zh,
  coalesce(w.name, g.name, e.name_en) as author_en, m.client_id, m.kind, m.body, m.at, m.recalled_at, s.name_zh as speaker_zh, s.name_en as speaker_en`;

/** Of `chat_message m`: who wrote it, and who speaks after it. */
const WITH_PEOPLE = sql`left join visitor w on m.side = 'visitor' and w.id = m.author_id
  left join guest g on m.side = 'visitor' and g.id = m.author_id
  left join employee e on m.side = 'exhibitor' and e.id = m.author_id
  left join employee s on m.kind = 'assigned' and s.id = m.body->>'employeeId'`;

const ofFair = ({ exhibition }: FairContext) => sql`m.exhibition_id = ${exhibition.id}`;

export type Part = { beforeSeq?: number | undefined; afterSeq?: number | undefined; limit: number };

/** Up to `limit` messages in order: the first after a place, else the last before one. The caller has asked who may read them. */
export async function messagesOf(ctx: FairContext, conversationId: string, part: Part): Promise<MessageRow[]> {
  const { beforeSeq = 2_147_483_647, afterSeq, limit } = part;
  const { rows } = await sql<MessageRow>`
    select ${MESSAGE} from chat_message m ${WITH_PEOPLE}
    where ${ofFair(ctx)} and m.conversation_id = ${conversationId} and m.seq > ${afterSeq ?? 0} and m.seq < ${beforeSeq}
    order by m.seq ${afterSeq === undefined ? sql`desc` : sql`asc`} limit ${limit}`.execute(ctx.db);
  return afterSeq === undefined ? rows.toReversed() : rows;
}

/** Of each conversation the newest that one of the two sides has said. */
export async function lastMessages(ctx: FairContext, conversationIds: readonly string[]): Promise<MessageRow[]> {
  if (conversationIds.length === 0) return [];
  const { rows } = await sql<MessageRow>`
    select ${MESSAGE} from unnest(${[...conversationIds]}::text[]) as wanted(id)
    cross join lateral (
      select * from chat_message m where ${ofFair(ctx)} and m.conversation_id = wanted.id and m.kind not in ('recall', 'assigned')
      order by m.seq desc limit 1) m ${WITH_PEOPLE}`.execute(ctx.db);
  return rows;
}

/** Of the conversations that this caller may read, those whose text holds these words, newest first. */
export async function foundMessages(ctx: FairContext, caller: Member, keyword: string): Promise<MessageRow[]> {
  const { rows } = await sql<MessageRow>`
    select ${MESSAGE} from conversation c join chat_message m on m.conversation_id = c.id ${WITH_PEOPLE}
    where c.exhibition_id = ${ctx.exhibition.id} and ${readBy(caller)} and m.kind = 'text' and m.body->>'text' ilike ${likeContains(keyword)}
    order by m.at desc, m.id limit ${LIMITS.chatFoundMax}`.execute(ctx.db);
  return rows;
}

/** What was sent under this client id before, if anything was; `digest` is null once it is recalled. */
export async function messageOfClient(
  ctx: FairContext,
  authorId: string,
  clientId: string,
): Promise<(MessageRow & { digest: string | null }) | undefined> {
  const { rows } = await sql<MessageRow & { digest: string | null }>`
    select ${MESSAGE}, m.digest from chat_message m ${WITH_PEOPLE}
    where ${ofFair(ctx)} and m.author_id = ${authorId} and m.client_id = ${clientId}`.execute(ctx.db);
  return rows[0];
}

type OwnMessage = MessageRow & { in_time: boolean };

/** A message that may be recalled by its author, while its conversation is held. */
export async function ownMessage(
  ctx: FairContext,
  { conversationId, authorId, seq }: { conversationId: string; authorId: string; seq: number },
): Promise<OwnMessage | undefined> {
  await sql`
    select from conversation where exhibition_id = ${ctx.exhibition.id} and id = ${conversationId} for no key update`.execute(
    ctx.db,
  );
  const { rows } = await sql<OwnMessage>`
    select ${MESSAGE}, m.at > clock_timestamp() - make_interval(mins => ${LIMITS.chatRecallMinutes}) as in_time
    from chat_message m ${WITH_PEOPLE}
    where ${ofFair(ctx)} and m.conversation_id = ${conversationId} and m.seq = ${seq} and m.author_id = ${authorId}
      and m.kind in ('text', 'product', 'card', 'files', 'quote', 'invitation')`.execute(ctx.db);
  return rows[0];
}

/** Empties a message, with what was made of it. Its client id stays, so that it is not stored again. */
export async function emptyMessage(ctx: FairContext, id: string): Promise<void> {
  await sql`
    update chat_message set body = '{}', digest = null, recalled_at = clock_timestamp()
    where exhibition_id = ${ctx.exhibition.id} and id = ${id}`.execute(ctx.db);
  // behind the message, which whoever writes a translation holds
  await dropTranslations(ctx, id);
}

/** Something of the order that nobody has typed, in its place. Answers the place. */
export async function appendEvent(
  ctx: FairContext,
  conversationId: string,
  event: { side: MessageSide; authorId: string | null; kind: 'recall' | 'assigned'; body: object },
): Promise<number> {
  const { rows } = await sql<{ seq: number }>`
    with told as (
      update conversation c set last_seq = c.last_seq + 1
      where c.exhibition_id = ${ctx.exhibition.id} and c.id = ${conversationId} returning c.id, c.last_seq)
    insert into chat_message (id, exhibition_id, conversation_id, seq, side, author_id, kind, body)
    select ${newId()}, ${ctx.exhibition.id}, told.id, told.last_seq, ${event.side}, ${event.authorId}, ${event.kind}, ${JSON.stringify(event.body)}::jsonb
    from told returning seq`.execute(ctx.db);
  const seq = rows[0]?.seq;
  if (seq === undefined) throw new Error('no such conversation');
  return seq;
}

/** What a visitor may see of exhibits, for whom a message goes out that they have not asked for. */
export async function standingOfVisitor(
  ctx: FairContext,
  visitorId: string,
): Promise<{ approved: boolean; pool: readonly string[] }> {
  const { rows } = await sql<{ approved: boolean | null; pool: string[] | null }>`
    select ${APPROVED} as approved, ${poolsOfVisitor()} as pool from visitor v
    where v.exhibition_id = ${ctx.exhibition.id} and v.id = ${visitorId}`.execute(ctx.db);
  return { approved: rows[0]?.approved === true, pool: rows[0]?.pool ?? [] };
}

/** Which of these messages, cards that visitors sent, their companies may still read: those of whoever has withdrawn since not. */
export async function cardsStillGiven(ctx: FairContext, messageIds: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ id: string }>`
    select g.id from (
      select m.id, c.visitor_id, c.exhibitor_id, m.at as created_at
      from chat_message m join conversation c on c.id = m.conversation_id
      where ${ofFair(ctx)} and m.id = any(${[...messageIds]}::text[])) g
    where ${isContactShared('g')}`.execute(ctx.db);
  return new Set(rows.map(({ id }) => id));
}
