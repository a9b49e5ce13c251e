import { sql, type RawBuilder } from 'kysely';
import type { Side } from '@fairbridge/contract/chat/chat.shapes.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { OFFER_BEGINS } from './chat-routing.queries.ts';
import type { MessageRow, StoredKind } from './chat-message.queries.ts';
import { authorOf, writtenByWhom, type Asking, type Member } from './chat.rules.ts';

export type NewMessage = {
  conversationId: string;
  clientId: string;
  digest: string;
  kind: StoredKind;
  body: object;
};

/** What somebody sends. */
export type Sending = NewMessage & { caller: Member };

export type SentRow = Pick<MessageRow, 'id' | 'seq' | 'at' | 'author_zh' | 'author_en'> & {
  conversation_id: string;
  visitor_id: string;
  exhibitor_id: string;
  employee_id: string | null;
  offered_to: string[] | null;
  opened: boolean;
  /** Who spoke for the company before. */
  employee_before: string | null;
};

/** Of `conversation c`: is there somebody who would get it? */
const IS_HEARD: Record<Side, RawBuilder<boolean>> = {
  visitor: sql`not exists (select from exhibitor x where x.id = c.exhibitor_id and x.disabled_at is not null)`,
  exhibitor: sql`c.guest_id is not null or exists (select from visitor v join account a on a.id = v.account_id
    where v.id = c.visitor_id and v.suspended_at is null and a.deleted_at is null)`,
};

/** What else a message changes of its conversation: whoever answers for the company speaks in it from then on. */
const CHANGES: Record<Side, RawBuilder<unknown>> = {
  visitor: sql`visitor_last_seq = c.last_seq + 1, resolved_at = null,
    exhibitor_unread_since = coalesce(c.exhibitor_unread_since, clock_timestamp()), ${OFFER_BEGINS}`,
  exhibitor: sql`exhibitor_last_seq = c.last_seq + 1, employee_id = coalesce(c.employee_id, g.author_id),
    opened_at = case when c.employee_id is distinct from g.author_id then c.opened_at end,
    visitor_unread_since = coalesce(c.visitor_unread_since, clock_timestamp())`,
};

/** Who writes: visitors, guests, or employees. */
export type Writer = Member['kind'];

const AS_GIVEN = sql`p.name as author_zh, p.name as author_en`;
const AUTHORS: Record<Writer, { table: string; name: RawBuilder<unknown> }> = {
  visitor: { table: 'visitor', name: AS_GIVEN },
  guest: { table: 'guest', name: AS_GIVEN },
  exhibitor: { table: 'employee', name: sql`p.name_zh as author_zh, p.name_en as author_en` },
};

/** Of `given g`. */
const AUTHOR_ID = sql.ref('g.author_id');
const ASKING: Record<Writer, Asking> = {
  visitor: { kind: 'visitor', authorId: AUTHOR_ID },
  guest: { kind: 'guest', authorId: AUTHOR_ID },
  exhibitor: {
    kind: 'exhibitor',
    authorId: AUTHOR_ID,
    exhibitorId: sql.ref('g.exhibitor_id'),
    admin: sql.ref('g.admin'),
  },
};

const texts = (values: readonly string[]) => sql`${[...values]}::text[]`;

/** The messages as rows, one by one; a conversation stands there once. */
const given = (messages: readonly Sending[]) => sql`
  select * from unnest(${texts(messages.map(() => newId()))}, ${texts(messages.map(({ conversationId }) => conversationId))},
    ${texts(messages.map(({ caller }) => authorOf(caller)))}, ${texts(messages.map(({ caller }) => (caller.kind === 'exhibitor' ? caller.exhibitorId : '')))},
    ${messages.map(({ caller }) => caller.kind === 'exhibitor' && caller.admin)}::boolean[],
    ${texts(messages.map(({ clientId }) => clientId))}, ${texts(messages.map(({ digest }) => digest))},
    ${texts(messages.map(({ kind }) => kind))}, ${texts(messages.map(({ body }) => JSON.stringify(body)))}::jsonb[])
  as g(id, conversation_id, author_id, exhibitor_id, admin, client_id, digest, kind, body)`;

/**
 * Stores messages of writers of one kind, each in a conversation of its own, with the next number there, by one statement that is committed when it
 * answers (G49, G52); a conversation is held from number to commit, so the order of the numbers is that of the commits. Left out are those
 * whose caller may not write there, or has used the client id before, and without `waits` those whose conversation is held by somebody else;
 * where the same was sent at the same moment, the unique index refuses the statement and no number is lost (G50).
 */
export async function insertMessages(
  ctx: FairContext,
  writer: Writer,
  messages: readonly Sending[],
  waits: boolean,
): Promise<SentRow[]> {
  const { id: fair } = ctx.exhibition;
  const author = AUTHORS[writer];
  const side = writer === 'exhibitor' ? 'exhibitor' : 'visitor';
  const { rows } = await sql<SentRow>`
    with given as (${given(messages)}),
    held as (
      select c.id, c.employee_id from given g join conversation c on c.id = g.conversation_id
      where c.exhibition_id = ${fair} and ${writtenByWhom(ASKING[writer])} and (${IS_HEARD[side]})
        and not exists (select from chat_message m where m.author_id = g.author_id and m.client_id = g.client_id)
      for update of c ${waits ? sql`` : sql`skip locked`}),
    told as (
      update conversation c set last_seq = c.last_seq + 1, last_at = clock_timestamp(), ${CHANGES[side]}
      from held h join given g on g.conversation_id = h.id
      where c.exhibition_id = ${fair} and c.id = h.id
      returning c.id, c.last_seq, c.last_at, coalesce(c.visitor_id, c.guest_id) as visitor_id, c.exhibitor_id, c.employee_id, c.offered_to, c.opened_at is not null as opened, h.employee_id as employee_before),
    stored as (
      insert into chat_message (id, exhibition_id, conversation_id, seq, side, author_id, client_id, digest, kind, body, at)
      select g.id, ${fair}, told.id, told.last_seq, ${side}, g.author_id, g.client_id, g.digest, g.kind, g.body, told.last_at
      from told join given g on g.conversation_id = told.id returning id, conversation_id, seq, at, author_id)
    select stored.id, stored.conversation_id, stored.seq, stored.at, told.visitor_id, told.exhibitor_id, told.employee_id, told.offered_to, told.opened, told.employee_before, ${author.name}
    from told join stored on stored.conversation_id = told.id
    left join ${sql.table(author.table)} p on p.id = stored.author_id`.execute(ctx.db);
  return rows;
}
