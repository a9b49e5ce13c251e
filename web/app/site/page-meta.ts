import { inLang, type Bilingual, type Lang, cutText } from '@fairbridge/contract/text.ts';
import type { MetaDescriptor } from 'react-router';
import { bare, BASE, langOf, localHref } from '../i18n/address.ts';
import { loadedOf } from '../loader-data.tsx';
import type { Site } from './site.ts';

/** What a page says of itself to search engines and to whoever shares it. */
export type PageMeta = {
  title: string;
  description?: string;
  /** Chinese path with the query that belongs to the page's identity; the page's own path without query by default. */
  canonical?: string;
  /** A picture's address, without origin; where the page has none drawn for it. */
  picture?: string;
  /** Whose drawn picture is shown where the page is shared (`/og/...`); another version is another address. */
  share?: { kind: 'product' | 'exhibitor' | 'live' | 'news' | 'home'; id: string; version: string };
  noindex?: boolean;
  /** What the page is about, as schema.org tells it: one thing, or several. */
  jsonLd?: object | readonly object[];
};

type MetaArgs = {
  loaderData?: unknown;
  location: { pathname: string };
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[];
  params: Readonly<Record<string, string | undefined>>;
};

const isSite = (value: unknown): value is Site =>
  typeof value === 'object' && value !== null && 'exhibition' in value && 'origin' in value;

const shorten = (text: string): string => (text.length > 160 ? cutText(text, 158, '…') : text);

/** The picture of a shared page: the one drawn for it, which says what it shows, else a plain one. */
function pictureTags({ share, picture = '' }: PageMeta, assets: string, lang: Lang, title: string): MetaDescriptor[] {
  if (share === undefined && picture === '') return [{ name: 'twitter:card', content: 'summary' }];
  if (share === undefined)
    return [
      { property: 'og:image', content: `${assets}${picture}/w1200.jpg` },
      { property: 'og:image:alt', content: title },
      { name: 'twitter:card', content: 'summary_large_image' },
    ];
  const { kind, id, version } = share;
  return [
    { property: 'og:image', content: `${assets}/og/${kind}/${id}.${lang}.png?v=${encodeURIComponent(version)}` },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: title },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

function tags(meta: PageMeta, site: Site, lang: Lang, path: string): MetaDescriptor[] {
  const fair = inLang(site.exhibition.shortName, lang);
  const title =
    meta.title === '' ? inLang(site.exhibition.name, lang) : `${meta.title}${lang === 'zh' ? '｜' : ' | '}${fair}`;
  // what says nothing of itself is introduced by the fair
  const description = shorten((meta.description ?? '').trim() || inLang(site.exhibition.slogan, lang));
  const canonical = meta.canonical ?? path;
  const at = (one: Lang): string => site.origin + localHref(one, canonical);
  const links: MetaDescriptor[] =
    meta.noindex === true
      ? [{ name: 'robots', content: 'noindex' }]
      : [
          { tagName: 'link', rel: 'canonical', href: at(lang) },
          { tagName: 'link', rel: 'alternate', hrefLang: 'zh-CN', href: at('zh') },
          { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: at('en') },
          { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: at('zh') },
        ];
  return [
    { title },
    { name: 'description', content: description },
    ...links,
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: at(lang) },
    { property: 'og:site_name', content: fair },
    { property: 'og:locale', content: lang === 'zh' ? 'zh_CN' : 'en_GB' },
    ...pictureTags(meta, site.origin + BASE, lang, title),
    ...[meta.jsonLd ?? []].flat().map((thing) => ({
      'script:ld+json': { '@context': 'https://schema.org', ...thing },
    })),
  ];
}

/**
 * `export const meta = pageMeta<Data>(({ data, lang }) => ({ title: ... }))`: title, description, canonical, hreflang twins, OpenGraph.
 * `data` is undefined while the page shows an error, which is never indexed.
 */
export function pageMeta<T = unknown>(
  describe: (args: {
    data: T;
    lang: Lang;
    site: Site;
    params: Readonly<Record<string, string | undefined>>;
    url: (path: string) => string;
    /** The beginning of addresses of files, in either language. */
    assets: string;
  }) => PageMeta,
) {
  return ({ loaderData, location, matches, params }: MetaArgs): MetaDescriptor[] => {
    const root = loadedOf(matches.find((match) => match?.id === 'root')?.loaderData);
    if (!isSite(root)) return [{ title: 'Fairbridge 展桥' }, { name: 'robots', content: 'noindex' }];
    const lang = langOf(location.pathname);
    const url = (to: string): string => root.origin + localHref(lang, to);
    return tags(
      describe({ data: loadedOf(loaderData) as T, lang, site: root, params, url, assets: root.origin + BASE }),
      root,
      lang,
      bare(location.pathname),
    );
  };
}

/** Title in both languages and nothing else: for work screens, which are never indexed. */
export const workMeta = (title: Bilingual) => pageMeta(({ lang }) => ({ title: inLang(title, lang), noindex: true }));
