import path from 'node:path';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import { sitemapKinds } from '../domains/feed/sitemap.kinds.ts';
import { ROOT } from './installation.ts';
import { originOf } from '../domains/exhibition/exhibition.address.ts';
import { ANONYMOUS } from '../platform/http/call-gate.ts';
import type { ReaderApi } from '../platform/http/reader-api.ts';
import { mountPages, type MountedPages } from '../platform/pages/mount.ts';
import type { MakePage } from '../platform/pages/reader-pages.ts';
import type { Portal } from '../bootstrap/portal.bootstrap.ts';
import { contextById, type FairContext } from '../core/fair-context.ts';
import { pageSource } from '../set-up/set-up.pages.ts';

/** A page as a reader has it: exhibitors see public pages as guests do, but for what is asked as whoever reads. */
const readerPage =
  (config: Config, readerApi: ReaderApi<FairContext>, pages: MountedPages): MakePage<FairContext> =>
  (ctx, path, { caller, user, lang, width }) => {
    const ownApi = readerApi(ctx, caller, lang);
    const api = caller.kind === 'exhibitor' ? readerApi(ctx, ANONYMOUS, lang) : ownApi;
    const address = lang === 'en' ? `/en${path === '/' ? '' : path}` : path;
    return pages.lookedAt(address, {
      api,
      ownApi,
      origin: originOf(config, ctx.exhibition),
      shownTo: { user, width },
    });
  };

/** The pages in front of the calls, rendered as the anonymous caller of the fair that a request's host names. */
export async function openPages(
  config: Config,
  portal: Portal,
  { app, anonymousApi, readerApi, rate }: App,
): Promise<void> {
  const fairOf = (exhibitionId: string): FairContext => {
    const ctx = contextById(portal.services, exhibitionId);
    if (ctx === null) throw new Error('no such exhibition');
    return ctx;
  };
  const pages = await mountPages(app, {
    base: config.BASE_PATH,
    buildFolder: path.join(ROOT, 'web/build'),
    dev: config.NODE_ENV === 'development',
    cachePages: config.CACHE_PAGES,
    ...pageSource({ portal, scopeById: fairOf, anonymousApi }),
    rate,
    registrationOnly: (exhibitionId) => fairOf(exhibitionId).exhibition.registrationOnly,
    sitemapKinds: sitemapKinds(fairOf),
  });
  portal.services.readerPages.open(readerPage(config, readerApi, pages));
  portal.onChange((exhibitionId, filter) => pages.changed(exhibitionId, filter));
}
