import path from 'node:path';
import type { App } from '../app.ts';
import type { Config } from '../config.ts';
import { sitemapKinds } from '../domains/feed/sitemap.kinds.ts';
import { ROOT } from './installation.ts';
import { mountPages } from '../platform/pages/mount.ts';
import type { Portal } from '../opening/portal.opening.ts';
import { scopeById, type Scope } from '../ground/scope.ts';
import { pageSource } from '../set-up/set-up.pages.ts';

/** The pages in front of the calls, rendered as the anonymous caller of the fair that a request's host names. */
export async function openPages(config: Config, portal: Portal, { app, anonymousApi, rate }: App): Promise<void> {
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
  portal.onChange((exhibitionId, touched) => pages.changed(exhibitionId, touched));
}
