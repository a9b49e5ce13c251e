import { inLang, type Bilingual, type Lang } from '@fairbridge/contract/text.ts';
import { htmlLang } from '../i18n/lang.tsx';

/** Facts of schema.org that several kinds of pages tell. `url` makes the whole address of a path in the page's language. */
type Url = (path: string) => string;
type Crumb = { path: string; name: string };

/** Where a page stands, from the home page down. */
export const breadcrumbList = (url: Url, crumbs: readonly Crumb[]): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: crumbs.map(({ path, name }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: url(path),
  })),
});

/** What a list page lists, in its order; `first` is the place of its first one. */
export const itemList = (
  url: Url,
  lang: Lang,
  entries: readonly { path: string; name: Bilingual }[],
  first = 1,
): object => ({
  '@type': 'ItemList',
  numberOfItems: entries.length,
  itemListElement: entries.map(({ path, name }, at) => ({
    '@type': 'ListItem',
    position: first + at,
    name: inLang(name, lang),
    url: url(path),
  })),
});

/** The portal itself, with the address that searches it. */
export const webSite = (url: Url, lang: Lang, name: string): object => ({
  '@type': 'WebSite',
  name,
  url: url('/'),
  inLanguage: htmlLang(lang),
  potentialAction: {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${url('/search-list')}?keyword={search_term_string}` },
    'query-input': 'required name=search_term_string',
  },
});
