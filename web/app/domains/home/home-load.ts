import type { CallApi } from '@fairbridge/contract/client.ts';
import type { CollectionCard } from '@fairbridge/contract/collection/collection.shapes.ts';
import type { ArticleCard } from '@fairbridge/contract/article/public-article.calls.ts';
import type { Programme } from '@fairbridge/contract/programme/public-programme.calls.ts';
import type { Hall } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { HomeSection, ShownSection } from '@fairbridge/contract/exhibition/home-section.shapes.ts';
import type { ExhibitorCard } from '@fairbridge/contract/exhibitor/exhibitor.shapes.ts';
import type { FacetValue } from '@fairbridge/contract/fields.ts';
import type { ProductCard } from '@fairbridge/contract/product/product.shapes.ts';
import type { LiveCard } from '@fairbridge/contract/live/live.shapes.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import type { LoadArgs } from '../../define-load.ts';
import { forCard } from '../../components/exhibitor/for-card.ts';
import { liveForCard } from '../../components/live/live-for-card.ts';
import { shownLink, type ShownLink } from '../../components/home/page-link.tsx';

/** Everything the home page shows; what belongs to a section that is off is empty. */
export type HomeData = {
  banners: readonly ShownLink[];
  carousel: readonly ShownLink[];
  sideAds: readonly ShownLink[];
  sections: readonly ShownSection[];
  halls: readonly Hall[];
  exhibitors: number;
  exhibits: number;
  words: readonly string[];
  featured: readonly ExhibitorCard[];
  lives: readonly LiveCard[];
  products: readonly ProductCard[];
  categories: readonly FacetValue[];
  news: readonly ArticleCard[];
  programmes: readonly Programme[];
  collections: readonly CollectionCard[];
};

const CATEGORIES_SHOWN = 12;
const WORDS_SHOWN = 4;

/** Only what the page draws of a collection travels with it. */
const forTile = (collection: CollectionCard, lang: Lang): CollectionCard => ({
  ...collection,
  introduction: { zh: '', en: '', [lang]: inLang(collection.introduction, lang) },
});

async function sectionData(
  api: CallApi,
  sections: readonly ShownSection[],
  { lang, finding }: { lang: Lang; finding: boolean },
) {
  const amountOf = (code: HomeSection): number => sections.find((one) => one.code === code)?.amount ?? 0;
  const listed = async <T>(
    code: HomeSection,
    ask: (page: { pageNum: 1; pageSize: number }) => Promise<{ list: T[] }>,
  ) => (amountOf(code) === 0 ? [] : (await ask({ pageNum: 1, pageSize: amountOf(code) })).list);
  const [products, featured, lives, news, programmes, collections] = await Promise.all([
    // also for the words to try, whatever it shows of the exhibits
    finding
      ? api(calls.product.browse, { pageNum: 1, pageSize: Math.max(1, amountOf('products')), sort: 'newest' })
      : { list: [], facets: { category: [], ingredient: [] } },
    listed('featured', (page) => api(calls.exhibitor.browse, page)),
    listed('lives', (page) => api(calls.live.list, page)),
    listed('news', (page) => api(calls.content.articles, page)),
    listed('programmes', (page) => api(calls.content.programmes, page)),
    // blockers of advertisements stop addresses with 'collection' in them: the page is there without
    listed('collections', (page) => api(calls.collection.browse, page).catch(() => ({ list: [] }))),
  ]);
  return {
    products: amountOf('products') === 0 ? [] : products.list,
    categories: (products.facets.category ?? []).slice(0, CATEGORIES_SHOWN),
    words: (products.facets.ingredient ?? []).slice(0, WORDS_SHOWN).map(({ name }) => inLang(name, lang)),
    featured: featured.map((exhibitor) => forCard(exhibitor, lang)),
    lives: lives.map(liveForCard),
    news,
    programmes,
    collections: collections.map((one) => forTile(one, lang)),
  };
}

/** `ownApi` asks for the links as whoever reads; everything else is as a guest sees it, for exhibitors. */
export async function loadHome({ api, ownApi, lang }: LoadArgs): Promise<HomeData> {
  const [{ banners, carousel, sideAds, sections, halls }, { configSwitch, exhibitors, products: exhibits }] =
    await Promise.all([ownApi(calls.exhibition.page, {}), api(calls.exhibition.configuration, {})]);
  const finding = configSwitch.registrationMode === 1;
  const shown = (links: Parameters<typeof shownLink>[0][]): ShownLink[] => links.map((link) => shownLink(link, lang));
  return {
    banners: shown(banners),
    carousel: shown(carousel),
    sideAds: shown(sideAds),
    sections,
    halls,
    exhibitors,
    exhibits,
    ...(await sectionData(api, sections, { lang, finding })),
  };
}
