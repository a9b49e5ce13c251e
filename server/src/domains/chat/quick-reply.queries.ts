import { sql } from 'kysely';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';

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
export async function insertQuickReply(ctx: FairContext, keeper: ReplyOwner, { zh, en }: Bilingual): Promise<string> {
  const id = newId();
  await sql`
    insert into quick_reply (id, exhibition_id, exhibitor_id, text_zh, text_en, created_at)
    values (${id}, ${ctx.exhibition.id}, ${keeper}, ${zh}, ${en}, clock_timestamp())`.execute(ctx.db);
  return id;
}

/** False where the keeper has none of this id. */
export async function updateQuickReply(
  ctx: FairContext,
  keeper: ReplyOwner,
  id: string,
  { zh, en }: Bilingual,
): Promise<boolean> {
  const { rows } = await sql`
    update quick_reply set text_zh = ${zh}, text_en = ${en} where ${keptBy(ctx, keeper)} and id = ${id} returning id`.execute(
    ctx.db,
  );
  return rows.length > 0;
}

/** False where the keeper has none of this id. */
export async function deleteQuickReply(ctx: FairContext, keeper: ReplyOwner, id: string): Promise<boolean> {
  const { rows } = await sql`delete from quick_reply where ${keptBy(ctx, keeper)} and id = ${id} returning id`.execute(
    ctx.db,
  );
  return rows.length > 0;
}

/** Holds the fair's own sentences, so that two who save at once follow one another, as `lockCompany` does for a company's. */
export async function lockDesk({ db, exhibition }: FairContext): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quick replies of ${exhibition.id}`}, 0))`.execute(db);
}
