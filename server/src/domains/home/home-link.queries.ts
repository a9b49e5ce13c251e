import type { PagePlace } from '@fairbridge/contract/exhibition/page-link.shapes.ts';
import type { PageLinkForm } from '@fairbridge/contract/home/home.shapes.ts';
import { sql } from 'kysely';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import { newId } from '../../core/id.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { PageLinkRow } from '../exhibition/page-link.queries.ts';

const links = (ctx: FairContext) => ctx.db.selectFrom('page_link').where('exhibition_id', '=', ctx.exhibition.id);

/** A link, held for a change. */
export async function lockLink(ctx: FairContext, id: string): Promise<PageLinkRow | null> {
  return (await links(ctx).where('id', '=', id).selectAll().forUpdate().executeTakeFirst()) ?? null;
}

export async function placeOfLink(ctx: FairContext, id: string): Promise<string | null> {
  return (await links(ctx).where('id', '=', id).select('place').executeTakeFirst())?.place ?? null;
}

export async function linkIds(ctx: FairContext, place: PagePlace): Promise<string[]> {
  const rows = await links(ctx).where('place', '=', place).select('id').orderBy('sort').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

const columns = (form: PageLinkForm) => ({
  ...bilingualColumns('title', form.title),
  url_type: form.urlType,
  url: form.urlType === 'none' ? '' : form.url,
  url_en: form.urlType === 'none' ? '' : form.urlEn,
  picture: form.picture ?? '',
  picture_en: form.pictureEn ?? '',
  video: form.video ?? '',
  show_type: form.showType,
  subject_type: form.subjectType,
  is_login: form.isLogin,
  network: form.place === 'social' ? form.network : '',
  shows_from: form.from === null ? null : new Date(form.from),
  shows_until: form.until === null ? null : new Date(form.until),
  shown: form.shown,
});

/** At the end of its place. */
export async function insertLink(ctx: FairContext, form: PageLinkForm): Promise<string> {
  const id = newId();
  await ctx.db
    .insertInto('page_link')
    .values({
      id,
      exhibition_id: ctx.exhibition.id,
      place: form.place,
      sort: sql<number>`(
        select coalesce(max(sort), 0) + 1 from page_link
        where exhibition_id = ${ctx.exhibition.id} and place = ${form.place})`,
      ...columns(form),
    })
    .execute();
  return id;
}

export async function updateLink(ctx: FairContext, id: string, form: PageLinkForm): Promise<number> {
  const row = await ctx.db
    .updateTable('page_link')
    .set(({ eb }) => ({ ...columns(form), version: eb('version', '+', 1) }))
    .where('exhibition_id', '=', ctx.exhibition.id)
    .where('id', '=', id)
    .returning('version')
    .executeTakeFirstOrThrow();
  return row.version;
}

export async function deleteLink(ctx: FairContext, id: string): Promise<void> {
  await ctx.db.deleteFrom('page_link').where('exhibition_id', '=', ctx.exhibition.id).where('id', '=', id).execute();
}

export async function writeLinkOrder(ctx: FairContext, ids: readonly string[]): Promise<void> {
  await sql`
    update page_link l set sort = wanted.place
    from unnest(${[...ids]}::text[]) with ordinality as wanted(id, place)
    where l.id = wanted.id and l.exhibition_id = ${ctx.exhibition.id}`.execute(ctx.db);
}
