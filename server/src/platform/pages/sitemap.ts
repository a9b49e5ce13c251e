import type { Lang } from '@fairbridge/contract/text.ts';
import { rootOf, xmlEscaped, type MachineSite } from './machine-pages.ts';

export type SitemapEntry = {
  id: string;
  changedAt: Date | null;
  /** Without origin; empty for none. */ picture: string;
};

/** A kind of page of which there are many. A part of the sitemap is named by the id it begins with, so that none is reached by counting. */
export type SitemapKind = {
  /** In the addresses of its parts: small letters. */
  name: string;
  /** The Chinese path of one. */
  path: (id: string) => string;
  /** The first id of each part of `size`. */
  starts: (site: MachineSite, size: number) => Promise<string[]>;
  /** What a part holds. */
  run: (site: MachineSite, from: string, size: number) => Promise<SitemapEntry[]>;
};

/** Each stands in both languages, so a part has at most a thousand addresses. */
const PART = 500;
const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** The index: one part for the fixed pages, and as many as needed for what the fair shows. */
export async function sitemapIndex(site: MachineSite, kinds: readonly SitemapKind[]): Promise<string> {
  const parts = await Promise.all(
    kinds.map(async (kind) => (await kind.starts(site, PART)).map((from) => `${kind.name}-${from}`)),
  );
  const entries = ['pages', ...parts.flat()].map(
    (name) => `<sitemap><loc>${xmlEscaped(`${rootOf(site)}/sitemap/${name}.xml`)}</loc></sitemap>`,
  );
  return `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</sitemapindex>\n`;
}

type Listed = { path: string; changedAt: Date | null; picture: string };

async function listedIn(
  site: MachineSite,
  kinds: readonly SitemapKind[],
  name: string,
  fixedPaths: readonly string[],
): Promise<Listed[] | null> {
  if (name === 'pages') return fixedPaths.map((path) => ({ path, changedAt: null, picture: '' }));
  const [, kindName = '', from = ''] = /^([a-z]+)-([A-Za-z0-9_.-]{1,40})$/.exec(name) ?? [];
  const kind = kinds.find((one) => one.name === kindName);
  if (kind === undefined) return null;
  const run = await kind.run(site, from, PART);
  // an empty part is none: nobody can have pages made of addresses made up
  return run.length === 0 ? null : run.map(({ id, ...entry }) => ({ ...entry, path: kind.path(id) }));
}

/** One part of the sitemap, each address with its twin in the other language; null when there is no such part. */
export async function sitemapPart(
  site: MachineSite,
  kinds: readonly SitemapKind[],
  name: string,
  fixedPaths: readonly string[],
): Promise<string | null> {
  const listed = await listedIn(site, kinds, name, fixedPaths);
  if (listed === null) return null;
  const at = (lang: Lang, path: string): string =>
    xmlEscaped(rootOf(site) + (lang === 'zh' ? path : `/en${path === '/' ? '' : path}`));
  const entries = listed.flatMap(({ path, changedAt, picture }) => {
    const twins = (['zh', 'en'] as const)
      .map(
        (lang) => `<xhtml:link rel="alternate" hreflang="${lang === 'zh' ? 'zh-CN' : 'en'}" href="${at(lang, path)}"/>`,
      )
      .join('');
    const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    const shown =
      picture === ''
        ? ''
        : `<image:image><image:loc>${xmlEscaped(`${rootOf(site)}${picture}/w1200.jpg`)}</image:loc></image:image>`;
    return (['zh', 'en'] as const).map((lang) => `<url><loc>${at(lang, path)}</loc>${changed}${twins}${shown}</url>`);
  });
  return `${XML}<urlset ${NAMESPACES}>\n${entries.join('\n')}\n</urlset>\n`;
}
