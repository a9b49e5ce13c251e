import type { PagePlace } from '@fairbridge/contract/exhibition/page-link.shapes.ts';
import type { PageLinkForm } from '@fairbridge/contract/home/home.shapes.ts';
import { sql } from 'kysely';
import { bilingualColumns } from '../../platform/database/bilingual.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { versionedTable } from '../../platform/database/fair-table.ts';

export const linkRows = versionedTable('page_link');

const links = (ctx: FairContext) => ctx.db.selectFrom('page_link').where('exhibition_id', '=', ctx.exhibition.id);

export async function linkIds(ctx: FairContext, place: PagePlace): Promise<string[]> {
  const rows = await links(ctx).where('place', '=', place).select('id').orderBy('sort').orderBy('id').execute();
  return rows.map(({ id }) => id);
}

export const linkColumns = (form: PageLinkForm) => ({
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

/** A new link, at the end of its place. */
export const newLink = ({ exhibition }: FairContext, form: PageLinkForm) => ({
  place: form.place,
  sort: sql<number>`(
    select coalesce(max(sort), 0) + 1 from page_link where exhibition_id = ${exhibition.id} and place = ${form.place})`,
  ...linkColumns(form),
});

export async function writeLinkOrder(ctx: FairContext, ids: readonly string[]): Promise<void> {
  await sql`
    update page_link l set sort = wanted.place
    from unnest(${[...ids]}::text[]) with ordinality as wanted(id, place)
    where l.id = wanted.id and l.exhibition_id = ${ctx.exhibition.id}`.execute(ctx.db);
}
