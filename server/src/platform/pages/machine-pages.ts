import { configuration } from '@fairbridge/contract/exhibition/exhibition.calls.ts';
import * as exhibitor from '@fairbridge/contract/exhibitor/exhibitor.calls.ts';
import * as content from '@fairbridge/contract/content/content.calls.ts';
import * as product from '@fairbridge/contract/product/product.calls.ts';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { inLang, type Lang } from '@fairbridge/contract/text.ts';

/** What the addresses for machines are made from: always as the anonymous caller, so that nothing restricted is listed. */
export type MachineSite = { api: CallApi; origin: string; base: string };

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
const root = ({ origin, base }: MachineSite): string => origin + base.replace(/\/$/, '');

export function robots(site: MachineSite): string {
  const closed = [
    'login',
    'register',
    'visitor',
    'organizer',
    'search-list',
    'mail',
    'chat',
    'potential-order',
    'collection',
    'footprint',
  ];
  const lines = closed.flatMap((path) => [`Disallow: ${site.base}${path}`, `Disallow: ${site.base}en/${path}`]);
  return ['User-agent: *', ...lines, '', `Sitemap: ${root(site)}/sitemap.xml`, ''].join('\n');
}

export async function webManifest({ api, base }: MachineSite, lang: Lang): Promise<string> {
  const fair = await api(configuration, {});
  return JSON.stringify({
    name: inLang(fair.name, lang),
    short_name: inLang(fair.shortName, lang),
    description: inLang(fair.slogan, lang),
    lang: lang === 'zh' ? 'zh-CN' : 'en',
    start_url: lang === 'zh' ? base : `${base}en`,
    scope: base,
    display: 'standalone',
    background_color: fair.theme.paper,
    theme_color: fair.theme.action,
    icons: [
      { src: `${base}favicon.svg`, sizes: 'any', type: 'image/svg+xml' },
      { src: `${base}icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${base}icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${base}icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
    shortcuts: [{ name: lang === 'zh' ? '参观凭证' : 'Voucher', url: `${base}${lang === 'zh' ? '' : 'en/'}voucher` }],
  });
}

const PAGE_SIZE = 100;
const PAGES_A_PART = 10;
const PART = PAGE_SIZE * PAGES_A_PART;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** The index: one part for the fixed pages, and as many as needed for what the fair shows. */
export async function sitemapIndex(site: MachineSite): Promise<string> {
  const fair = await site.api(configuration, {});
  const parts = (kind: string, count: number): string[] =>
    Array.from({ length: Math.ceil(count / PART) }, (_, index) => `${kind}-${index + 1}`);
  const names = ['pages', 'news-1', ...parts('exhibitors', fair.exhibitors), ...parts('products', fair.products)];
  const entries = names.map((name) => `<sitemap><loc>${escape(`${root(site)}/sitemap/${name}.xml`)}</loc></sitemap>`);
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

type Listing = (pageNum: number) => Promise<{ list: readonly { id: string }[]; hasNextPage: boolean }>;

function listingOf({ api }: MachineSite, kind: string): { path: string; listing: Listing } | null {
  if (kind === 'exhibitors')
    return {
      path: '/find-exhibitor/detail/',
      listing: (pageNum) => api(exhibitor.browse, { pageNum, pageSize: PAGE_SIZE, sort: 'booth' }),
    };
  if (kind === 'products')
    return {
      path: '/find-exhibit/detail/',
      listing: (pageNum) => api(product.browse, { pageNum, pageSize: PAGE_SIZE, sort: 'newest' }),
    };
  return kind === 'news'
    ? { path: '/news/', listing: (pageNum) => api(content.articles, { pageNum, pageSize: PAGE_SIZE }) }
    : null;
}

async function partPaths(site: MachineSite, kind: string, part: number): Promise<string[] | null> {
  const found = listingOf(site, kind);
  if (found === null || part < 1) return null;
  const paths: string[] = [];
  for (let pageNum = (part - 1) * PAGES_A_PART + 1; pageNum <= part * PAGES_A_PART; pageNum += 1) {
    const { list, hasNextPage } = await found.listing(pageNum);
    paths.push(...list.map(({ id }) => found.path + id));
    if (!hasNextPage) break;
  }
  return paths;
}

/** One part of the sitemap, each address with its twin in the other language; null when there is no such part. */
export async function sitemapPart(
  site: MachineSite,
  name: string,
  fixedPaths: readonly string[],
): Promise<string | null> {
  const [, kind = '', part = '0'] = /^([a-z]+)-(\d{1,4})$/.exec(name) ?? [];
  const paths = name === 'pages' ? fixedPaths : await partPaths(site, kind, Number(part));
  if (paths === null) return null;
  const at = (lang: Lang, path: string): string =>
    escape(root(site) + (lang === 'zh' ? path : `/en${path === '/' ? '' : path}`));
  const entries = paths.flatMap((path) => {
    const twins = (['zh', 'en'] as const)
      .map(
        (lang) => `<xhtml:link rel="alternate" hreflang="${lang === 'zh' ? 'zh-CN' : 'en'}" href="${at(lang, path)}"/>`,
      )
      .join('');
    return (['zh', 'en'] as const).map((lang) => `<url><loc>${at(lang, path)}</loc>${twins}</url>`);
  });
  return `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}
