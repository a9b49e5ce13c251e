import { sql } from 'kysely';
import type { Lang } from '@fairbridge/contract/text.ts';
import type { FairContext } from '../../core/fair-context.ts';

type Translation = { text: string; kept: string[] };

/** What was made of this message before. */
export const translationOf = (ctx: FairContext, messageId: string, lang: Lang): Promise<Translation | undefined> =>
  ctx.db
    .selectFrom('chat_translation')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('message_id', '=', messageId)
    .where('lang', '=', lang)
    .select(['text', 'kept'])
    .executeTakeFirst();

/**
 * Keeps it, while the message is held: one that was recalled in between leaves nothing. False where it was. What came twice at once is
 * kept once.
 */
export async function keepTranslation(
  ctx: FairContext,
  messageId: string,
  lang: Lang,
  { text, kept }: Translation,
): Promise<boolean> {
  const { rows } = await sql<{ id: string }>`
    with held as (
      select m.id, m.author_id from chat_message m
      where m.exhibition_id = ${ctx.exhibition.id} and m.id = ${messageId} and m.recalled_at is null for share),
    written as (
      insert into chat_translation (message_id, lang, exhibition_id, author_id, text, kept)
      select held.id, ${lang}, ${ctx.exhibition.id}, held.author_id, ${text}, ${kept}::text[] from held
      on conflict (message_id, lang) do nothing)
    select id from held`.execute(ctx.db);
  return rows.length > 0;
}

/** Nothing of a recalled message is left, in no language. */
export async function dropTranslations(ctx: FairContext, messageId: string): Promise<void> {
  await ctx.db
    .deleteFrom('chat_translation')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('message_id', '=', messageId)
    .execute();
}
