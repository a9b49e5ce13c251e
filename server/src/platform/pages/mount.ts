import type { CallApi } from '@fairbridge/contract/client.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { InProcess } from '../http/anonymous-api.ts';
import type { InvalidationFilter } from '../http/invalidation-log.ts';
import { sendErrorPage } from '../http/error-page.ts';
import { MediaLimiter } from '../http/media-limiter.ts';
import { rateLimitAddress, type RateLimiter } from '../http/rate-limiter.ts';
import { pageRequestOf } from './page-request.ts';
import { builtPages, type Pages, type RenderedFor } from './build.ts';
import { drawIcon, ICONS } from './icons.ts';
import { robots, webManifest, type MachineSite } from './machine-pages.ts';
import { PageCache } from './page-cache.ts';
import { Page, sendPage } from './page.ts';
import { withoutScripts } from './reader-pages.ts';
import { sitemapIndex, sitemapPart, type SitemapKind } from './sitemap.ts';
import { policyOf, scriptlessPolicy, securityHeaders } from './security-headers.ts';

const FRESH_MS = 30_000;
const STALE_MS = 30_000;

export type PageSite = {
  exhibitionId: string;
  /** From the configuration, never from the Host header: it ends up in pages that are kept. */
  origin: string;
  /** Sites that may hold the pages below `/embed` in a frame, as a policy names them. */
  embeddingHosts: readonly string[];
  /** Whoever asks may not see this fair: pages tell its name alone. */
  hidden: boolean;
};

export type PagesOptions = {
  /** `/` or `/fair/`, as the pages were built with (BASE_PATH). */
  base: string;
  /** The folder `web/build`; in development its parent holds the sources. */
  buildFolder: string;
  dev: boolean;
  /** How many pages are kept; 0 keeps none. */
  cachePages: number;
  siteOf: (request: FastifyRequest) => Promise<PageSite>;
  /** The API in process, as an anonymous caller of this exhibition; it counts for the client's address, and tells which calls were used. */
  api: (
    site: Pick<PageSite, 'exhibitionId' | 'hidden'>,
    lang: Lang,
    inProcess: InProcess,
  ) => CallApi | Promise<CallApi>;
  /** Counts what each address asks for, together with the calls. */
  rate: RateLimiter;
  /** Is this exhibition open for registration only? Then the sitemap keeps back what waits for the opening. */
  registrationOnly: (exhibitionId: string) => boolean;
  /** What the sitemap lists beside the fixed pages. */
  sitemapKinds: readonly SitemapKind[];
};

export type MountedPages = {
  /** Something public of this exhibition changed: the kept pages that it reaches are forgotten. */
  changed: (exhibitionId: string, filter?: InvalidationFilter) => void;
  /** A page as this reader has it, without scripts: it comes from no cache and goes into none. */
  lookedAt: (address: string, site: RenderedFor) => Promise<string>;
};

/** Vite's own scripts are inline and open a socket; a page without any policy would get that of the calls, which allows nothing. */
const DEVELOPMENT_POLICY = "frame-ancestors 'none'; base-uri 'none'";

type Context = PagesOptions & { pages: () => Promise<Pages>; cache: PageCache; prefix: string };

/** Pages made to be shown within other sites; no other page may stand in a frame. */
const isEmbeddable = (address: string): boolean => /^(\/en)?\/embed\//.test(address);

/** What pages of a site are kept under: those that hide it stand apart. */
const keyOf = ({ exhibitionId, hidden }: PageSite): string => (hidden ? `${exhibitionId} hidden` : exhibitionId);

/** Renders one page as bytes with its headers; whatever the request's headers said, it is the anonymous caller's page (ruling 1.5, G7). */
async function render(
  context: Context,
  site: PageSite,
  { address, lang, known }: { address: string; lang: Lang; known: boolean },
  inProcess: InProcess,
): Promise<Page> {
  const { render: renderPage } = await context.pages();
  const { response, nonce } = await renderPage(site.origin + context.prefix + address, {
    api: await context.api(site, lang, inProcess),
    origin: site.origin,
  });
  const type = response.headers.get('content-type') ?? 'text/html; charset=utf-8';
  // what could not be rendered at all comes as plain text
  if (response.status >= 500 && !type.startsWith('text/html')) throw new Error(`${address} could not be rendered`);
  const { html, policy } = policyOf(await response.text(), nonce, isEmbeddable(address) ? site.embeddingHosts : []);
  const location = response.headers.get('location');
  return new Page({
    status: response.status,
    type,
    body: Buffer.from(html),
    headers: {
      ...securityHeaders(site.origin),
      'content-security-policy': context.dev ? DEVELOPMENT_POLICY : policy,
      ...(location !== null && { location }),
    },
    // A missing object is not kept: nobody can push real pages out with made-up ids. The one page of all unknown paths is.
    keep: response.status === 200 || (response.status === 404 && !known),
  });
}

async function sendRendered(context: Context, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const site = await context.siteOf(request);
  const client = rateLimitAddress(request.ip);
  if (!context.rate.consumeGeneral({ account: null, address: client }))
    return sendTooMany(context, site, request, reply);
  // The address as it came is nearly always the one the page is kept under.
  const direct = context.cache.get(`${keyOf(site)} ${request.url}`, client);
  if (direct !== null && !direct.stale) return sendPage(request, reply, direct.page);

  const at = request.url.indexOf('?');
  const path = at < 0 ? request.url : request.url.slice(0, at);
  const { matchRoute } = await context.pages();
  const wanted = pageRequestOf(
    path.slice(context.prefix.length) || '/',
    at < 0 ? '' : request.url.slice(at),
    matchRoute,
  );
  if (wanted.kind === 'redirect')
    return reply.headers(securityHeaders(site.origin)).redirect(context.prefix + wanted.to, 308);

  const key = `${keyOf(site)} ${context.prefix}${wanted.address}`;
  const fill = (): Promise<Page> =>
    context.cache.fill(site.exhibitionId, key, client, (used) =>
      render(context, site, wanted, { address: client, used }),
    );
  const cached = context.cache.get(key, client);
  const mayRender = (): boolean => context.cache.isRendering(key) || takesRender(context, client);
  if (cached === null)
    return mayRender() ? sendPage(request, reply, await fill()) : sendTooMany(context, site, request, reply);
  if (cached.stale && mayRender())
    fill().catch((error: unknown) => request.log.error(error, 'a stale page could not be renewed'));
  return sendPage(request, reply, cached.page);
}

/** Making a page is the dearest thing a stranger can ask for: it has a limit of its own, whatever calls the page is made of. */
const takesRender = (context: Context, client: string): boolean =>
  context.rate.consumeByAddress(client, 'page', LIMITS.pagesMadePerMinute, 60);

/** The page of whatever else fails; the limit of rendering runs for a minute. */
function sendTooMany(context: Context, site: PageSite, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  void reply.code(429).headers(securityHeaders(site.origin)).header('retry-after', '60');
  return reply.send(sendErrorPage('tooMany', request, reply, context.prefix));
}

function machine(
  context: Context,
  type: string,
  make: (site: MachineSite, request: FastifyRequest) => Promise<string | Buffer | null> | string,
) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const site = await context.siteOf(request);
    const key = `${keyOf(site)} machine ${request.url.split('?')[0]}`;
    const client = rateLimitAddress(request.ip);
    if (!context.rate.consumeGeneral({ account: null, address: client }))
      return sendTooMany(context, site, request, reply);
    const cached = context.cache.get(key, client);
    if (cached !== null && !cached.stale) return sendPage(request, reply, cached.page);
    if (!context.cache.isRendering(key) && !takesRender(context, client))
      return sendTooMany(context, site, request, reply);
    const page = await context.cache.fill(site.exhibitionId, key, client, async (used) => {
      const text = await make(
        {
          exhibitionId: site.exhibitionId,
          api: await context.api(site, 'zh', { address: client, used }),
          origin: site.origin,
          base: context.base,
        },
        request,
      );
      return new Page({
        status: text === null ? 404 : 200,
        type: text === null ? 'text/plain; charset=utf-8' : type,
        body: typeof text === 'object' && text !== null ? text : Buffer.from(text ?? 'Not found\n'),
        headers: { ...securityHeaders(site.origin), 'content-security-policy': scriptlessPolicy },
        keep: text !== null,
      });
    });
    return sendPage(request, reply, page);
  };
}

const nameOf = (request: FastifyRequest): string => {
  const { params } = request;
  return typeof params === 'object' && params !== null && 'name' in params && typeof params.name === 'string'
    ? params.name
    : '';
};

/** Browsers ask for them without cookies, also for the console of a draft. */
const NAME_ALONE = { config: { tellsNameAlone: true } } as const;

function mountMachinePages(app: FastifyInstance, context: Context): void {
  const { prefix } = context;
  const xml = 'application/xml; charset=utf-8';
  app.get(`${prefix}/robots.txt`, machine(context, 'text/plain; charset=utf-8', robots));
  app.get(
    `${prefix}/sitemap.xml`,
    machine(context, xml, (site) => sitemapIndex(site, context.sitemapKinds)),
  );
  app.get(
    `${prefix}/sitemap/:name.xml`,
    machine(context, xml, async (site, request) => {
      const { sitemapPaths } = await context.pages();
      const fixed = sitemapPaths(context.registrationOnly(site.exhibitionId));
      return sitemapPart(site, context.sitemapKinds, nameOf(request), fixed);
    }),
  );
  for (const icon of ICONS)
    app.get(
      `${prefix}/${icon.name}.png`,
      NAME_ALONE,
      machine(context, 'image/png', (site) => drawIcon(site, icon)),
    );
  for (const [path, lang] of [
    ['/manifest.webmanifest', 'zh'],
    ['/en/manifest.webmanifest', 'en'],
  ] as const)
    app.get(
      prefix + path,
      NAME_ALONE,
      machine(context, 'application/manifest+json; charset=utf-8', (site) => webManifest(site, lang)),
    );
}

/** Built files: those with a hash in their name never change. Packed variants lie beside them. */
async function mountAssets(app: FastifyInstance, { buildFolder, prefix, rate }: Context): Promise<void> {
  const limiter = new MediaLimiter(rate, 'asset');
  app.addHook('onRequest', async (request) => limiter.count(request));
  app.addHook('onRoute', (route) => {
    route.config = { ...route.config, ofNoFair: true };
  });
  await app.register(fastifyStatic, {
    root: join(buildFolder, 'client/assets'),
    prefix: `${prefix}/assets/`,
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply) => {
      void reply.header('cache-control', 'public, max-age=31536000, immutable');
      void reply.header('x-content-type-options', 'nosniff');
      void reply.header('cross-origin-resource-policy', 'same-origin');
    },
  });
  await app.register(fastifyStatic, {
    root: join(buildFolder, 'client'),
    prefix: `${prefix}/`,
    wildcard: false,
    globIgnore: ['assets/**', '.vite/**', '**/.*'],
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders: (reply, file) => {
      const worker = file.includes('-worker.js');
      // a worker is asked for anew each time, and may fetch and show from here and nowhere else
      if (worker)
        void reply.header('content-security-policy', "default-src 'none'; connect-src 'self'; img-src 'self'");
      void reply.header('cache-control', worker ? 'no-cache' : 'public, max-age=3600');
      void reply.header('x-content-type-options', 'nosniff');
    },
  });
}

/** Compiles pages on the fly with Vite, which also answers for scripts and styles; packages of development only. */
async function developmentPages(app: FastifyInstance, buildFolder: string): Promise<() => Promise<Pages>> {
  const { developmentServer } = await import('./development.ts');
  return developmentServer(app, join(buildFolder, '..'));
}

/**
 * Mounts every page of the site map, last: after the API's routes. Renders only as an anonymous caller, keeps whole pages,
 * and serves the built scripts, the sitemap, robots.txt and the web manifest.
 */
export async function mountPages(app: FastifyInstance, options: PagesOptions): Promise<MountedPages> {
  const cache = new PageCache({ pages: options.dev ? 0 : options.cachePages, freshMs: FRESH_MS, staleMs: STALE_MS });
  const built = options.dev
    ? await developmentPages(app, options.buildFolder)
    : await builtPages(options.buildFolder).then((pages) => async () => pages);
  const context: Context = { ...options, pages: built, cache, prefix: options.base.replace(/\/$/, '') };

  if (!options.dev) await app.register((inner) => mountAssets(inner, context));
  mountMachinePages(app, context);
  const handler = (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> =>
    sendRendered(context, request, reply);
  if (context.prefix !== '') app.get(context.prefix, (_request, reply) => reply.redirect(`${context.prefix}/`, 308));
  app.get(`${context.prefix}/`, { config: { page: true } }, handler);
  app.get(`${context.prefix}/*`, { config: { page: true } }, handler);
  return {
    changed: (exhibitionId, filter) => cache.changed(exhibitionId, filter),
    lookedAt: async (address, site) => {
      const { render: renderPage } = await context.pages();
      const { response } = await renderPage(site.origin + context.prefix + address, site);
      if (response.status >= 500) throw new Error(`${address} could not be rendered`);
      return withoutScripts(await response.text());
    },
  };
}
