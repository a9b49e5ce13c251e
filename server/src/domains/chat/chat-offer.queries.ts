import { sql } from 'kysely';
import type { FairContext } from '../../core/fair-context.ts';

/** Where quotes or invitations stand in conversations, so that both sides are shown how they stand now. */
export async function placesOf(
  ctx: FairContext,
  kind: 'quote' | 'invitation',
  ids: readonly string[],
): Promise<{ conversation_id: string; seq: number }[]> {
  // word for word as the partial indexes have it
  const named =
    kind === 'quote'
      ? sql`m.kind = 'quote' and m.body->>'quoteId'`
      : sql`m.kind = 'invitation' and m.body->>'invitationId'`;
  const { rows } = await sql<{ conversation_id: string; seq: number }>`
    select m.conversation_id, m.seq from chat_message m
    where m.exhibition_id = ${ctx.exhibition.id} and ${named} = any(${[...ids]}::text[])
    order by m.at`.execute(ctx.db);
  return rows;
}
