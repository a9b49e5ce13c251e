import path from 'node:path';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import { sitemapKinds } from '../domains/feed/sitemap.kinds.ts';
import { ROOT } from './installation.ts';
import { mountPages } from '../platform/pages/mount.ts';
import type { Portal } from '../opening/portal.opening.ts';
import { scopeOf, type Scope } from '../ground/scope.ts';
import { pageSource } from '../set-up/set-up.pages.ts';

/** The pages in front of the calls, rendered as the anonymous caller of the fair that a request's host names. */
export async function openPages(config: Config, portal: Portal, { app, anonymousApi, rate }: App): Promise<void> {
  const scopeById = (exhibitionId: string): Scope => {
    const exhibition = portal.services.directory.all().find((entry) => entry.id === exhibitionId);
    if (exhibition === undefined) throw new Error('no such exhibition');
    return scopeOf(exhibition, portal.services.db);
  };
  const pages = await mountPages(app, {
    base: config.BASE_PATH,
    buildFolder: path.join(ROOT, 'web/build'),
    dev: config.NODE_ENV === 'development',
    cachePages: config.CACHE_PAGES,
    ...pageSource({ portal, scopeById, anonymousApi }),
    rate,
    registrationOnly: (exhibitionId) => scopeById(exhibitionId).exhibition.registrationMode === 2,
    sitemapKinds: sitemapKinds(scopeById),
  });
  portal.onChange((exhibitionId, touched) => pages.changed(exhibitionId, touched));
}
