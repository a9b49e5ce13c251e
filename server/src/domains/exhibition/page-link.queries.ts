import { z } from 'zod';
import type { Selectable } from 'kysely';
import {
  pageLink,
  PAGE_PLACES,
  type PageLink,
  type PagePlace,
} from '@fairbridge/contract/exhibition/page-link.shapes.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import type { Tables } from '../../platform/database/kysely.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import { videoAddress } from '../../platform/files/video-address.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { isShown, nextChange, type PageReader } from './page-link.rules.ts';
import type { CacheExpiry } from './cache-expiry.ts';

export type PageLinkRow = Selectable<Tables['page_link']>;
const place = z.enum(PAGE_PLACES);

/** Every link of the exhibition, by place and in order. */
export async function pageLinks(ctx: FairContext): Promise<PageLinkRow[]> {
  return ctx.db
    .selectFrom('page_link')
    .where('exhibition_id', '=', ctx.exhibition.id)
    .selectAll()
    .orderBy('place')
    .orderBy('sort')
    .orderBy('id')
    .execute();
}

/** What a reader gets of a link: nothing of its schedule, which tells of what is to come. */
const linkAnswer = (row: PageLinkRow): PageLink =>
  pageLink.parse({
    id: row.id,
    title: bilingualOf('title', row),
    urlType: row.url_type,
    url: row.url,
    urlEn: row.url_en,
    picture: pictureAddress(row.picture),
    pictureEn: pictureAddress(row.picture_en),
    video: row.video === '' ? '' : videoAddress(row.video),
    showType: row.show_type,
    subjectType: row.subject_type,
    isLogin: row.is_login,
    network: row.network,
  });

type LinksByPlace = Readonly<Record<PagePlace, PageLink[]>>;

/** The links that this reader is shown now, by place. What is kept of the answer ends when the next link begins or ends. */
export async function linksFor(ctx: FairContext, reader: PageReader, expiry: CacheExpiry): Promise<LinksByPlace> {
  const rows = await pageLinks(ctx);
  const now = Date.now();
  const changesAt = nextChange(rows, ctx.exhibition, now);
  if (changesAt !== null) expiry.expect(ctx.exhibition.id, changesAt);
  const links: Record<PagePlace, PageLink[]> = {
    banner: [],
    carousel: [],
    sideAd: [],
    quickLink: [],
    handbook: [],
    social: [],
  };
  for (const row of rows)
    if (isShown(row, reader, ctx.exhibition, now)) links[place.parse(row.place)].push(linkAnswer(row));
  return links;
}

/** What stands at the end of every page. */
export const footerOf = ({ quickLink, handbook, social }: LinksByPlace) => ({
  quickLinks: quickLink,
  handbook,
  social,
});
