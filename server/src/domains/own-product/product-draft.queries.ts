import { sql } from 'kysely';
import {
  writtenDraft,
  type DraftForm,
  type DraftPictures,
  type WrittenDraft,
} from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import { likeContains } from '../../platform/database/like.ts';
import { countSql } from '../../platform/database/count-sql.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { draftOfToday } from '../product/product.prices.ts';
import { type Range, limitOffset } from '../../platform/database/paginate.ts';

type Row = {
  id: string;
  form: unknown;
  pictures: string[];
  long_pictures: string[];
  version: number;
  updated_at: Date;
};
export type DraftRow = {
  id: string;
  form: WrittenDraft;
  pictures: string[];
  longPictures: string[];
  version: number;
  updatedAt: Date;
};

const COLUMNS = sql`id, form, pictures, long_pictures, version, updated_at`;

const read = ({ id, form, pictures, long_pictures: longPictures, version, updated_at: updatedAt }: Row): DraftRow => ({
  id,
  form: writtenDraft.parse(draftOfToday(form)),
  pictures,
  longPictures,
  version,
  updatedAt,
});

/** The keyword is looked for in names and article number, as in the list of exhibits. */
function whereOwn(ctx: FairContext, exhibitorId: string, keyword: string) {
  const like = likeContains(keyword);
  return sql`exhibition_id = ${ctx.exhibition.id} and exhibitor_id = ${exhibitorId}
    and (${keyword} = '' or form->'name'->>'zh' ilike ${like} or form->'name'->>'en' ilike ${like} or article_number ilike ${like})`;
}

/** Newest first, in the order of the rows they came from. */
export async function ownDrafts(
  ctx: FairContext,
  exhibitorId: string,
  { keyword, ...range }: { keyword: string } & Range,
): Promise<DraftRow[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from product_draft
    where ${whereOwn(ctx, exhibitorId, keyword)}
    order by created_at desc, id ${limitOffset(range)}`.execute(ctx.db);
  return rows.map(read);
}

export async function countDrafts(ctx: FairContext, exhibitorId: string, keyword = ''): Promise<number> {
  return countSql(ctx.db, sql`from product_draft where ${whereOwn(ctx, exhibitorId, keyword)}`);
}

/** All that match, held for a change. */
export async function lockDrafts(ctx: FairContext, exhibitorId: string, keyword: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from product_draft where ${whereOwn(ctx, exhibitorId, keyword)} order by id for update`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

export async function draftsOf(ctx: FairContext, exhibitorId: string, ids: readonly string[]): Promise<DraftRow[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from product_draft
    where exhibition_id = ${ctx.exhibition.id} and exhibitor_id = ${exhibitorId} and id = any(${[...ids]}::text[])`.execute(
    ctx.db,
  );
  return rows.map(read);
}

/** Those that come after one in the order of the list, round again to the one before it. */
export async function draftsAfter(
  ctx: FairContext,
  exhibitorId: string,
  id: string,
  most: number,
): Promise<DraftRow[]> {
  const own = sql`exhibition_id = ${ctx.exhibition.id} and exhibitor_id = ${exhibitorId}`;
  const { rows } = await sql<Row>`
    with here as (select created_at as at from product_draft where ${own} and id = ${id})
    select ${COLUMNS} from product_draft, here
    where ${own} and id <> ${id}
    order by (created_at < here.at or (created_at = here.at and id > ${id})) desc, created_at desc, id
    limit ${most}`.execute(ctx.db);
  return rows.map(read);
}

/** Answers how many of these were the company's, and are gone now. */
export async function deleteDrafts(ctx: FairContext, exhibitorId: string, ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from product_draft
    where exhibition_id = ${ctx.exhibition.id} and exhibitor_id = ${exhibitorId} and id = any(${[...ids]}::text[])
    returning id`.execute(ctx.db);
  return rows.length;
}

/** New drafts, listed later in the order of their rows. */
export async function insertDrafts(
  ctx: FairContext,
  exhibitorId: string,
  made: readonly { number: number; form: DraftForm }[],
): Promise<void> {
  if (made.length === 0) return;
  const rows = made.map(({ number, form }) => ({ id: newId(), number, article_number: form.articleNumber, form }));
  await sql`
    insert into product_draft (id, exhibition_id, exhibitor_id, article_number, form, created_at)
    select n.id, ${ctx.exhibition.id}, ${exhibitorId}, n.article_number, n.form, now() - n.number * interval '1 microsecond'
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id text, number integer, article_number text, form jsonb)`.execute(
    ctx.db,
  );
}

export async function updateDrafts(
  ctx: FairContext,
  exhibitorId: string,
  changed: readonly { id: string; form: DraftForm }[],
): Promise<void> {
  if (changed.length === 0) return;
  const rows = changed.map(({ id, form }) => ({ id, article_number: form.articleNumber, form }));
  await sql`
    update product_draft d set article_number = n.article_number, form = n.form, updated_at = now(), version = d.version + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n(id text, article_number text, form jsonb)
    where d.exhibition_id = ${ctx.exhibition.id} and d.exhibitor_id = ${exhibitorId} and d.id = n.id`.execute(ctx.db);
}

/** Drafts of the company get these pictures. */
export async function writeDraftPictures(
  ctx: FairContext,
  exhibitorId: string,
  drafts: readonly DraftPictures[],
): Promise<void> {
  const given = drafts.map(({ id, pictures = null, longPictures = null }) => ({
    id,
    pictures,
    long_pictures: longPictures,
  }));
  await sql`
    update product_draft d set pictures = coalesce(n.pictures, d.pictures), long_pictures = coalesce(n.long_pictures, d.long_pictures),
      updated_at = now(), version = d.version + 1
    from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as n(id text, pictures text[], long_pictures text[])
    where d.exhibition_id = ${ctx.exhibition.id} and d.exhibitor_id = ${exhibitorId} and d.id = n.id`.execute(ctx.db);
}
