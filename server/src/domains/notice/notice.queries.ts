import { sql } from 'kysely';
import {
  NOTICE_KINDS,
  kindsOfType,
  type NoticeKind,
  type NoticeType,
} from '@fairbridge/contract/notice/notice.kinds.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { worksForDisabledExhibitor } from '../exhibitor/employee.queries.ts';
import { pushUnreadCount } from './notice.subscriptions.ts';
import { type Range, paginate, countRows } from '../../platform/database/paginate.ts';

type NewNotice = {
  id: string;
  recipientId: string;
  kind: NoticeKind;
  title: Bilingual;
  body: Bilingual;
  link: string;
  /** An e-mail of its own says it too: it stands in no digest. */
  mailed?: boolean;
};

/**
 * A notice's id is made from what caused it, so that a job that runs twice writes it once. Answers whether it was written now; none is
 * for whoever is shut out, and what an e-mail would say beside it is not said either.
 */
export async function putNotice(ctx: FairContext, notice: NewNotice): Promise<boolean> {
  if (await worksForDisabledExhibitor(ctx, notice.recipientId)) return false;
  const row = await ctx.db
    .insertInto('notice')
    .values({
      id: notice.id,
      exhibition_id: ctx.exhibition.id,
      recipient_id: notice.recipientId,
      kind: notice.kind,
      notice_type: NOTICE_KINDS[notice.kind].type,
      ...bilingualColumns('title', notice.title),
      ...bilingualColumns('body', notice.body),
      link: notice.link,
      mailed: notice.mailed ?? false,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (row !== undefined) await pushUnreadCount(ctx, notice.recipientId);
  return row !== undefined;
}

const own = (ctx: FairContext, recipientId: string) =>
  ctx.db.selectFrom('notice').where('exhibition_id', '=', ctx.exhibition.id).where('recipient_id', '=', recipientId);

/** Which of the own notices are meant; what is not named does not narrow. */
export type Chosen = { kind?: NoticeKind | undefined; noticeType?: NoticeType | undefined };

/** The kinds that are meant, null for all. */
function kindsOf({ kind, noticeType }: Chosen): NoticeKind[] | null {
  if (noticeType === undefined) return kind === undefined ? null : [kind];
  return kindsOfType(noticeType).filter((one) => kind === undefined || one === kind);
}

const among = (kinds: readonly NoticeKind[] | null) =>
  kinds === null ? sql<boolean>`true` : sql<boolean>`kind = any(${[...kinds]}::text[])`;

export async function noticeCounts(
  ctx: FairContext,
  recipientId: string,
): Promise<{ kind: string; total: number; unread: number }[]> {
  const result = await sql<{ kind: string; total: number; unread: number }>`
    select kind, count(*) as total, count(*) filter (where seen_at is null) as unread from notice
    where exhibition_id = ${ctx.exhibition.id} and recipient_id = ${recipientId} group by kind`.execute(ctx.db);
  return result.rows;
}

export async function notices(ctx: FairContext, recipientId: string, chosen: Chosen, range: Range) {
  const all = own(ctx, recipientId).where(among(kindsOf(chosen)));
  return paginate(all.selectAll().orderBy('created_at', 'desc').orderBy('id'), range);
}

export const notice = (ctx: FairContext, recipientId: string, id: string) =>
  own(ctx, recipientId).where('id', '=', id).selectAll().executeTakeFirst();

const unread = (ctx: FairContext, recipientId: string, chosen: Chosen) =>
  ctx.db
    .updateTable('notice')
    .set({ seen_at: new Date() })
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('recipient_id', '=', recipientId)
    .where('seen_at', 'is', null)
    .where(among(kindsOf(chosen)));

export async function markSeen(ctx: FairContext, recipientId: string, id: string): Promise<void> {
  const row = await unread(ctx, recipientId, {}).where('id', '=', id).returning('id').executeTakeFirst();
  if (row !== undefined) await pushUnreadCount(ctx, recipientId);
}

/** Marks those that are meant seen; how many were not yet. */
export async function markAllSeen(ctx: FairContext, recipientId: string, chosen: Chosen): Promise<number> {
  const rows = await unread(ctx, recipientId, chosen).returning('id').execute();
  if (rows.length > 0) await pushUnreadCount(ctx, recipientId);
  return rows.length;
}

export async function unreadCount(ctx: FairContext, recipientId: string): Promise<number> {
  return countRows(own(ctx, recipientId).where('seen_at', 'is', null));
}

/** Is there a notice of this kind about the same thing that waits to be read? */
export async function unreadNoticeAbout(
  ctx: FairContext,
  recipientId: string,
  kind: NoticeKind,
  link: string,
): Promise<boolean> {
  const row = await own(ctx, recipientId)
    .where('kind', '=', kind)
    .where('link', '=', link)
    .where('seen_at', 'is', null)
    .select('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Says anew, to whoever was told, what has changed since. */
export async function rewriteNotice(
  ctx: FairContext,
  { id, title, body }: Pick<NewNotice, 'id' | 'title' | 'body'>,
): Promise<void> {
  const row = await ctx.db
    .updateTable('notice')
    .set({ ...bilingualColumns('title', title), ...bilingualColumns('body', body), seen_at: null })
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .returning('recipient_id')
    .executeTakeFirst();
  if (row !== undefined) await pushUnreadCount(ctx, row.recipient_id);
}

/** Who was told of this order, which is no more, is told of it no longer. */
export async function takeOrderNoticesBack(ctx: FairContext, orderId: string): Promise<void> {
  const { rows } = await sql<{ recipient_id: string }>`
    delete from notice where exhibition_id = ${ctx.exhibition.id} and id in (
      select left(encode(sha256(convert_to('order ' || o.id || ' ' || e.id, 'UTF8')), 'hex'), 24)
      from intent_order o join employee e on e.exhibitor_id = o.exhibitor_id
      where o.exhibition_id = ${ctx.exhibition.id} and o.id = ${orderId})
    returning recipient_id`.execute(ctx.db);
  for (const { recipient_id: recipientId } of rows) await pushUnreadCount(ctx, recipientId);
}

/** Whoever was told of something of this kind that is no more is told of it no longer. */
export async function takeNoticesBack(ctx: FairContext, kind: NoticeKind, link: string): Promise<void> {
  const gone = await ctx.db
    .deleteFrom('notice')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('kind', '=', kind)
    .where('link', '=', link)
    .returning('recipient_id')
    .execute();
  for (const { recipient_id: recipientId } of gone) await pushUnreadCount(ctx, recipientId);
}
