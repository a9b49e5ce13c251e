import { sql } from 'kysely';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { fairTable } from '../../platform/database/fair-table.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';

export const quickReplies = fairTable('quick_reply');

/** Whose sentences: of a company by its id, or null of the fair itself. */
export type ReplyOwner = string | null;

const keptBy = ({ exhibition }: FairContext, keeper: ReplyOwner) =>
  sql`exhibition_id = ${exhibition.id} and exhibitor_id is not distinct from ${keeper}`;

export type QuickReplyRow = { id: string; text_zh: string; text_en: string };

/** In the order in which they were written. */
export async function quickReplyRows(ctx: FairContext, keeper: ReplyOwner): Promise<QuickReplyRow[]> {
  const { rows } = await sql<QuickReplyRow>`
    select id, text_zh, text_en from quick_reply where ${keptBy(ctx, keeper)} order by created_at, id`.execute(ctx.db);
  return rows;
}

export const quickReplyCount = (ctx: FairContext, keeper: ReplyOwner): Promise<number> =>
  countSql(ctx.db, sql`from quick_reply where ${keptBy(ctx, keeper)}`);

/** The one that says the same, word for word. */
export async function quickReplySaying(
  ctx: FairContext,
  keeper: ReplyOwner,
  { zh, en }: Bilingual,
): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from quick_reply where ${keptBy(ctx, keeper)} and text_zh = ${zh} and text_en = ${en} order by id limit 1`.execute(
    ctx.db,
  );
  return rows[0]?.id ?? null;
}

/** Answers its id. */
export const insertQuickReply = (ctx: FairContext, keeper: ReplyOwner, text: Bilingual): Promise<string> =>
  quickReplies.insert(ctx, {
    exhibitor_id: keeper,
    ...bilingualColumns('text', text),
    created_at: sql`clock_timestamp()`,
  });

/** Holds the fair's own sentences, so that two who save at once follow one another, as `lockCompany` does for a company's. */
export async function lockDesk({ db, exhibition }: FairContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quick replies of ${exhibition.id}`}, 0))`.execute(db);
}
