import type { Insertable } from 'kysely';
import type { PagePlace } from '@fairbridge/contract/exhibition/page-link.shapes.ts';
import { bilingualColumns } from '../server/src/platform/database/bilingual.ts';
import type { Db, Tables } from '../server/src/platform/database/kysely.ts';
import { homeOf, type FairDefinition } from './data/fair.ts';
import { filmRows } from './demo-films.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { collectionExhibitorRows, collectionRow, drawnFileRow, pageLinkRow } from './factories/factories.ts';
import { insertRows } from '../server/src/platform/database/insert-rows.ts';

type Row<T extends keyof Tables> = Insertable<Tables[T]>;
const SIZES = {
  wide: { width: 1200, height: 400 },
  upright: { width: 400, height: 800 },
  still: { width: 1200, height: 675 },
} as const;

const linkOf =
  (exhibitionId: string) =>
  (place: PagePlace, title: Bilingual, url: string, more: Partial<Row<'page_link'>> = {}): Row<'page_link'> =>
    pageLinkRow(exhibitionId, { place, ...bilingualColumns('title', title), url, ...more });

/** What stands in the footer. */
function footerLinks(link: ReturnType<typeof linkOf>, definition: FairDefinition): Row<'page_link'>[] {
  const { handbook } = homeOf(definition.code);
  return [
    link('quickLink', { zh: '观众注册', en: 'Visitor registration' }, '/register/email/0', { is_login: 'signedOut' }),
    link('quickLink', { zh: '参观凭证', en: 'My voucher' }, '/voucher', {
      subject_type: 'VISITOR',
      is_login: 'signedIn',
    }),
    link('quickLink', { zh: '常见问题', en: 'Questions and answers' }, '/qa'),
    ...handbook.map(({ title, url }) => link('handbook', title, url)),
    link('social', { zh: '领英', en: 'LinkedIn' }, 'https://linkedin.example/fairbridge', {
      url_type: 'external',
      network: 'linkedin',
    }),
    link('social', { zh: 'YouTube 频道', en: 'YouTube channel' }, 'https://youtube.example/fairbridge', {
      url_type: 'external',
      network: 'youtube',
    }),
  ];
}

/** The links of the pages, with their pictures: banner, carousel, side ads, and what stands in the footer. */
export async function loadLinks(db: Db, exhibitionId: string, definition: FairDefinition, hero: string): Promise<void> {
  const files: Row<'file'>[] = [];
  const videos: Row<'file'>[] = [];
  const { banners, carousel, sideAds } = homeOf(definition.code);
  const link = linkOf(exhibitionId);
  const fileOf = (picture: string, size: { width: number; height: number }): string => {
    const file = drawnFileRow(exhibitionId, exhibitionId, { picture }, size);
    files.push(file);
    return file.id;
  };
  const ad = (place: PagePlace, shape: 'wide' | 'upright', { title, url, picture }: (typeof carousel)[number]) => {
    const [zh, en] = [fileOf(picture.zh, SIZES[shape]), fileOf(picture.en, SIZES[shape])];
    return link(place, title, url, { picture: zh, picture_en: en });
  };
  const banner = async ({ title, url, picture, film }: (typeof banners)[number]) => {
    if (film === undefined)
      return link('banner', title, url, { picture: fileOf(picture ?? '', SIZES.still), video: '' });
    const moving = await filmRows(definition.code, [exhibitionId, exhibitionId], 'bannerVideo');
    videos.push(moving.video);
    files.push(moving.cover);
    return link('banner', title, url, { picture: moving.cover.id, video: moving.video.id });
  };
  const first = link('banner', { zh: '全部展品在线可查', en: 'Every exhibit, to be found online' }, '/find/product', {
    picture: hero,
  });
  const shown = [first];
  // one after the other: their order is that in which they are made
  for (const one of banners) shown.push(await banner(one));
  const rows = [
    ...shown,
    ...carousel.map((one) => ad('carousel', 'wide', one)),
    ...sideAds.map((one) => ad('sideAd', 'upright', one)),
    ...footerLinks(link, definition),
  ];
  await insertRows(db, 'file', files);
  await insertRows(db, 'file', videos);
  await insertRows(db, 'page_link', rows);
}

const MEMBERS = 8;

/** Is this category one of these, or below one? */
const belongs = ({ categories }: FairDefinition, code: string, wanted: readonly string[]): boolean =>
  wanted.includes(code) || wanted.includes(categories.find((one) => one.code === code)?.parent ?? '');

/** Collections of exhibitors, from those that show something of their categories. */
export async function giveCollections(
  db: Db,
  exhibitionId: string,
  definition: FairDefinition,
  exhibitors: readonly { id: string; categories?: string[] | undefined }[],
): Promise<void> {
  for (const one of homeOf(definition.code).collections) {
    const picture = drawnFileRow(exhibitionId, exhibitionId, { picture: one.picture }, { width: 1200, height: 675 });
    const collection = collectionRow(exhibitionId, {
      ...bilingualColumns('title', one.title),
      ...bilingualColumns('introduction', one.introduction),
      picture: picture.id,
    });
    const members = exhibitors
      .filter(({ categories = [] }) => categories.some((code) => belongs(definition, code, one.categories)))
      .slice(0, MEMBERS)
      .map(({ id }) => id);
    await insertRows(db, 'file', [picture]);
    await insertRows(db, 'collection', [collection]);
    await insertRows(db, 'collection_exhibitor', collectionExhibitorRows(collection, members));
  }
}
