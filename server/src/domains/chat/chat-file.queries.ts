import { sql, type RawBuilder } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';
import { CHAT_USES, fileOwnerOf } from './chat-file.rules.ts';
import { authorOf, readBy, type Member } from './chat.rules.ts';

export type AttachedRow = {
  message_id: string;
  id: string;
  name: string;
  cover: string | null;
  kind: string;
  bytes: number;
  width: number;
  height: number;
  seconds: number;
  pages: number;
};

const ATTACHED = sql`a.message_id, f.id, a.name, a.cover, f.kind, f.bytes, f.width, f.height, f.seconds, f.pages`;

/** The files of these messages, in their order. The caller has asked who may read them. */
export async function attachedFiles(ctx: FairContext, messageIds: readonly string[]): Promise<AttachedRow[]> {
  if (messageIds.length === 0) return [];
  const { rows } = await sql<AttachedRow>`
    select ${ATTACHED} from chat_attachment a join file f on f.id = a.file_id
    where a.exhibition_id = ${ctx.exhibition.id} and a.message_id = any(${[...messageIds]}::text[])
    order by a.message_id, a.place`.execute(ctx.db);
  return rows;
}

/** Does a message hold the file of this id, or show it before a video plays? */
export const isAttached = (id: RawBuilder<unknown>) => sql<boolean>`exists (
  select from chat_attachment a where a.file_id = ${id} or a.cover = ${id})`;

/** Does a message of a conversation that this caller reads? */
export const isInChatOf = (caller: Member, id: RawBuilder<unknown>) => sql<boolean>`exists (
  select from chat_attachment a join chat_message m on m.id = a.message_id join conversation c on c.id = m.conversation_id
  where (a.file_id = ${id} or a.cover = ${id}) and ${readBy(caller)})`;

/**
 * Puts files of the caller’s own that no message holds into one, in this order, with the pictures that videos show before they play. False
 * where one of them is not there, not the caller’s, or in another message; they are held, so that no sweep takes them meanwhile.
 */
export async function attachFiles(
  ctx: FairContext,
  caller: Member,
  messageId: string,
  files: readonly { fileId: string; name: string }[],
): Promise<boolean> {
  const ids = files.map(({ fileId }) => fileId);
  const names = files.map(({ name }) => name);
  const { rows } = await sql`
    with own as (
      select f.id, f.kind from file f
      where f.exhibition_id = ${ctx.exhibition.id} and f.owner_id = ${fileOwnerOf(caller)} and f.id = any(${ids}::text[])
        and f.use = any(${[...CHAT_USES]}::text[]) and not ${isAttached(sql`f.id`)}
      order by f.id for key share)
    insert into chat_attachment (file_id, exhibition_id, message_id, place, author_id, name, cover)
    select own.id, ${ctx.exhibition.id}, ${messageId}, said.place, ${authorOf(caller)},
      case when own.kind = 'pdf' then said.name else '' end, (select v.poster from video v where v.id = own.id)
    from unnest(${ids}::text[], ${names}::text[]) with ordinality as said (id, name, place) join own on own.id = said.id
    on conflict (file_id) do nothing
    returning file_id`.execute(ctx.db);
  return rows.length === files.length;
}

/** Takes the files of a message away for good. Answers whose bytes are to go, once this is committed. */
export async function deleteFilesOf(ctx: FairContext, messageId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from file f where f.exhibition_id = ${ctx.exhibition.id} and f.id in (
      select unnest(array[a.file_id, a.cover]) from chat_attachment a where a.message_id = ${messageId})
    returning f.id`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

/** A document of a conversation that this caller reads: what it is called. */
export async function documentName(ctx: FairContext, caller: Member, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`
    select a.name from chat_attachment a join file f on f.id = a.file_id and f.kind = 'pdf'
    where a.exhibition_id = ${ctx.exhibition.id} and a.file_id = ${id} and ${isInChatOf(caller, sql`f.id`)}`.execute(
    ctx.db,
  );
  return rows[0]?.name;
}
