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
import type { Portal } from '../opening/portal.opening.ts';
import { scopeById, type Scope } from '../ground/scope.ts';
import { pageSource } from '../set-up/set-up.pages.ts';

/** A page as a reader has it: exhibitors see public pages as guests do, but for what is asked as whoever reads. */
const readerPage =
  (config: Config, readerApi: ReaderApi<Scope>, pages: MountedPages): MakePage<Scope> =>
  (scope, path, { caller, user, lang, width }) => {
    const ownApi = readerApi(scope, caller, lang);
    const api = caller.kind === 'exhibitor' ? readerApi(scope, ANONYMOUS, lang) : ownApi;
    const address = lang === 'en' ? `/en${path === '/' ? '' : path}` : path;
    return pages.lookedAt(address, {
      api,
      ownApi,
      origin: originOf(config, scope.exhibition),
      shownTo: { user, width },
    });
  };

/** The pages in front of the calls, rendered as the anonymous caller of the fair that a request's host names. */
export async function openPages(
  config: Config,
  portal: Portal,
  { app, anonymousApi, readerApi, rate }: App,
): Promise<void> {
  const fairOf = (exhibitionId: string): Scope => {
    const scope = scopeById(portal.services, exhibitionId);
    if (scope === null) throw new Error('no such exhibition');
    return scope;
  };
  const pages = await mountPages(app, {
    base: config.BASE_PATH,
    buildFolder: path.join(ROOT, 'web/build'),
    dev: config.NODE_ENV === 'development',
    cachePages: config.CACHE_PAGES,
    ...pageSource({ portal, scopeById: fairOf, anonymousApi }),
    rate,
    registrationOnly: (exhibitionId) => fairOf(exhibitionId).exhibition.registrationMode === 2,
    sitemapKinds: sitemapKinds(fairOf),
  });
  portal.services.readerPages.open(readerPage(config, readerApi, pages));
  portal.onChange((exhibitionId, touched) => pages.changed(exhibitionId, touched));
}
