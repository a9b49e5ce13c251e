import { browse as collectionList } from '@fairbridge/contract/collection/collection.calls.ts';
import { articles } from '@fairbridge/contract/article/public-article.calls.ts';
import { list as liveList } from '@fairbridge/contract/live/live.calls.ts';
import { list as ingredientList } from '@fairbridge/contract/ingredient/ingredient.calls.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { SitemapEntry, SitemapKind } from '../../platform/pages/sitemap.ts';
import type { MachineSite } from '../../platform/pages/machine-pages.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { closedWhileRegistrationOnly } from '../exhibition/exhibition.registration-only.ts';
import { publicProductRun, publicProductStarts } from '../product/public-product.queries.ts';
import { openExhibitorStarts, openExhibitorRun } from '../exhibitor/exhibitor.queries.ts';

type ScopeById = (exhibitionId: string) => FairContext;

const products = (scopeById: ScopeById): SitemapKind => ({
  name: 'products',
  path: (id) => `/find-exhibit/detail/${id}`,
  starts: ({ exhibitionId }, size) => publicProductStarts(scopeById(exhibitionId), size),
  run: async ({ exhibitionId }, from, size) =>
    (await publicProductRun(scopeById(exhibitionId), from, size)).map(({ id, cover, updated_at: changedAt }) => ({
      id,
      changedAt,
      picture: pictureAddress(cover),
    })),
});

const exhibitors = (scopeById: ScopeById): SitemapKind => ({
  name: 'exhibitors',
  path: (id) => `/find-exhibitor/detail/${id}`,
  starts: ({ exhibitionId }, size) => openExhibitorStarts(scopeById(exhibitionId), size),
  run: async ({ exhibitionId }, from, size) =>
    (await openExhibitorRun(scopeById(exhibitionId), from, size)).map(({ id, logo, changed_at: changedAt }) => ({
      id,
      changedAt,
      picture: pictureAddress(logo),
    })),
});

const PAGE_SIZE = 100;

/** News are few: read as anybody reads them, in whole pages; a run is named by its number. */
const news: SitemapKind = {
  name: 'news',
  path: (id) => `/news/${id}`,
  starts: async ({ api }, size) => {
    const { total } = await api(articles, { pageNum: 1, pageSize: 1 });
    return Array.from({ length: Math.ceil(total / size) }, (_, at) => String(at + 1));
  },
  run: async ({ api }, from, size) => {
    const pages = Math.ceil(size / PAGE_SIZE);
    const first = (Number(from) - 1) * pages + 1;
    if (!Number.isSafeInteger(first) || first < 1 || first > 10_000) return [];
    const found = await Promise.all(
      Array.from({ length: pages }, (_, at) => api(articles, { pageNum: first + at, pageSize: PAGE_SIZE })),
    );
    return found
      .flatMap(({ list }) => list)
      .map(({ id, publishedAt, picture }) => ({ id, changedAt: new Date(publishedAt), picture }));
  },
};

/** Of which there are few enough to read all, as anybody reads them; a run is named by its number. */
const few = (
  name: string,
  path: SitemapKind['path'],
  read: (site: MachineSite) => Promise<SitemapEntry[]>,
): SitemapKind => ({
  name,
  path,
  starts: async (site, size) => {
    const { length } = await read(site);
    return Array.from({ length: Math.ceil(length / size) }, (_, at) => String(at + 1));
  },
  run: async (site, from, size) => {
    if (!/^[1-9]\d{0,3}$/.test(from)) return [];
    const begin = (Number(from) - 1) * size;
    return (await read(site)).slice(begin, begin + size);
  },
});

/** Those that anybody sees an exhibit of: pages of the others are not indexed. */
const ingredients = few(
  'ingredients',
  (slug) => `/ingredient/${slug}`,
  async ({ api }) =>
    (await api(ingredientList, {})).list.map(({ slug }) => ({ id: slug, changedAt: null, picture: '' })),
);

const collections = few(
  'collections',
  (id) => `/actorCollection/${id}`,
  async ({ api }) =>
    (await api(collectionList, { pageNum: 1, pageSize: PAGE_SIZE })).list.map(({ id, picture }) => ({
      id,
      changedAt: null,
      picture,
    })),
);

/** Those that everybody may watch, and that are not over without a replay. */
const lives = few(
  'lives',
  (id) => `/live/${id}`,
  async ({ api }) => {
    const { list, total } = await api(liveList, { pageNum: 1, pageSize: PAGE_SIZE });
    const rest = await Promise.all(
      Array.from({ length: Math.ceil(total / PAGE_SIZE) - 1 }, (_, at) =>
        api(liveList, { pageNum: at + 2, pageSize: PAGE_SIZE }),
      ),
    );
    return [list, ...rest.map((page) => page.list)]
      .flat()
      .map(({ id, cover }) => ({ id, changedAt: null, picture: cover }));
  },
);

/** A kind whose pages are made of this call lists nothing while a guest may not make it (ruling 2.14). */
const onceOpen =
  (scopeById: ScopeById) =>
  (call: string, kind: SitemapKind): SitemapKind => {
    const closed = ({ exhibitionId }: MachineSite): boolean =>
      closedWhileRegistrationOnly(scopeById(exhibitionId), { kind: 'anonymous' }, call) !== null;
    return {
      ...kind,
      starts: async (site, size) => (closed(site) ? [] : kind.starts(site, size)),
      run: async (site, from, size) => (closed(site) ? [] : kind.run(site, from, size)),
    };
  };

/** What the sitemap lists beside the fixed pages; another kind of page is another entry. */
export function sitemapKinds(scopeById: ScopeById): readonly SitemapKind[] {
  const once = onceOpen(scopeById);
  return [
    once('exhibitor.detail', exhibitors(scopeById)),
    once('product.detail', products(scopeById)),
    once('ingredient.detail', ingredients),
    once('collection.detail', collections),
    once('live.detail', lives),
    once('content.article', news),
  ];
}
