import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import type { CallApi } from '@fairbridge/contract/client.ts';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';

/** What a page is made of; `ownApi` and `shownTo` where it is another reader's than a guest's. */
export type RenderedFor = {
  api: CallApi;
  /** As whoever reads, where `api` asks as a guest: for calls that are exhibitors' as well. */
  ownApi?: CallApi;
  origin: string;
  shownTo?: { user: CurrentUser | null; width: number };
};

/** Renders one address as an anonymous caller sees it, or another reader. `nonce` marks the page's own inline scripts. */
export type Render = (address: string, site: RenderedFor) => Promise<{ response: Response; nonce: string }>;

/** What the pages tell of a path without base path: its language and the query keys its screen reads; null: there is no such page. */
export type MatchRoute = (pathname: string) => { lang: 'zh' | 'en'; query: readonly string[] } | null;

/** The addresses without parameters that the sitemap lists. */
export type SitemapPaths = (registrationOnly: boolean) => readonly string[];

export type Pages = { render: Render; matchRoute: MatchRoute; sitemapPaths: SitemapPaths };

/** The style of pages that carry their own, by the name of their route. */
const pageSheets = z.record(z.string(), z.string());
type PageSheets = z.infer<typeof pageSheets>;

type EntryModule = {
  rendererOf: (build: unknown, dev: boolean, sheets: PageSheets) => Render;
  matchRoute: MatchRoute;
  sitemapPaths: SitemapPaths;
};

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isEntry = (value: unknown): value is EntryModule =>
  isObject(value) &&
  typeof value['rendererOf'] === 'function' &&
  typeof value['matchRoute'] === 'function' &&
  typeof value['sitemapPaths'] === 'function';

/** Takes the renderer out of a built (or, in development, just compiled) set of pages. Pages without sheets of their own name the whole one. */
export function loadPages(build: unknown, dev: boolean, sheets: PageSheets = {}): Pages {
  const entry = isObject(build) && isObject(build['entry']) ? build['entry']['module'] : null;
  if (!isEntry(entry)) throw new Error('The pages are not built, or by another version: run `npm run build -w web`.');
  return {
    render: entry.rendererOf(build, dev, sheets),
    matchRoute: entry.matchRoute,
    sitemapPaths: entry.sitemapPaths,
  };
}

export async function builtPages(buildFolder: string): Promise<Pages> {
  const build: unknown = await import(pathToFileURL(join(buildFolder, 'server/index.js')).href);
  const sheets: unknown = JSON.parse(await readFile(join(buildFolder, 'server/page-sheets.json'), 'utf8'));
  return loadPages(build, false, pageSheets.parse(sheets));
}
