import { exhibitorList } from '@fairbridge/contract/exhibitor/exhibitor.list.ts';
import type { ListDefinition } from '@fairbridge/contract/list-definition.ts';
import { productList } from '@fairbridge/contract/product/product.list.ts';
import { visitorList } from '@fairbridge/contract/visitor/visitor.list.ts';
import { siteAddressOf } from './address-of.ts';
import { langOf } from './i18n/address.ts';
import { SITE_MAP, type Address } from './site-map.ts';

type Query = NonNullable<Address['query']>;

const LISTS: Record<Extract<Query, string>, ListDefinition> = {
  product: productList,
  exhibitor: exhibitorList,
  visitor: visitorList,
};

const keysOf = (query: Query): readonly string[] =>
  typeof query === 'string' ? ['keyword', ...LISTS[query].facets, 'sort', 'pageNum'] : query;

/** Language and query keys of the page at a path (without base path); null when there is none such. Of the server: it knows every list. */
export function matchRoute(pathname: string): { lang: 'zh' | 'en'; query: readonly string[] } | null {
  const address = siteAddressOf(pathname);
  return address === undefined ? null : { lang: langOf(pathname), query: keysOf(address.query ?? []) };
}

/** The addresses without parameters that search engines should know, for the sitemap; while only registration is open, those that show something. */
export const sitemapPaths = (registrationOnly: boolean): string[] =>
  SITE_MAP.filter(
    ({ indexable, waits, path }) => indexable === true && !path.includes(':') && !(registrationOnly && waits === true),
  ).map(({ path }) => path);
