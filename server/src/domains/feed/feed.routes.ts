import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { siteOf } from '../exhibition/exhibition.address.ts';
import type { InvalidationFilter } from '../../platform/http/invalidation-log.ts';
import { failure, failureOfAppError } from '../../platform/http/failure.ts';
import { rateLimitAddress, type RateLimiter } from '../../platform/http/rate-limiter.ts';
import { fail, AppError } from '../../platform/http/app-error.ts';
import { sendPage, type Page } from '../../platform/pages/page.ts';
import { PageCache } from '../../platform/pages/page-cache.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { closedWhileRegistrationOnly } from '../exhibition/exhibition.registration-only.ts';
import { cataloguePage, ingredientsPage, type FeedFormat } from './feed.pages.ts';
import { feedQueryOf, feedSearch } from './feed.query.ts';
import { languageOfRequest } from '../../platform/http/request-body.ts';

/** As what the feed is touched by changes: it reads companies and exhibits itself, without a call. */
const FEED = '/feed';
const FRESH_MS = 30_000;
/** A page holds up to a megabyte. */
const PAGES_KEPT = 40;

type FeedOptions = {
  base: string;
  services: Pick<Services, 'config'>;
  contextOf: (host: string) => Promise<FairContext>;
  rate: RateLimiter;
  onChange: (listener: (exhibitionId: string, filter: InvalidationFilter) => void) => void;
};

/**
 * The public catalogue for machines, as JSON and CSV (docs/reference/feed.md). It always answers as to somebody who is not signed in,
 * whatever the request carries, from SQL that says so itself; what changes empties what is kept (G5, G7).
 */
export function mountFeed(app: FastifyInstance, { base, services, contextOf, rate, onChange }: FeedOptions): void {
  const cache = new PageCache({ pages: PAGES_KEPT, freshMs: FRESH_MS, staleMs: 0 });
  onChange((exhibitionId, filter) => cache.changed(exhibitionId, filter));

  const answer =
    (make: (ctx: FairContext, site: string, query: URLSearchParams) => { key: string; page: () => Promise<Page> }) =>
    async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
      try {
        const client = rateLimitAddress(request.ip);
        if (!rate.consumeByAddress(client, 'feed', LIMITS.feedsPerMinute, 60)) fail('tooMany');
        const ctx = await contextOf(request.requestHost);
        const closed = closedWhileRegistrationOnly(ctx, { kind: 'anonymous' }, 'product.browse');
        if (closed !== null) throw closed;
        const { search } = new URL(request.url, 'http://feed.invalid');
        const { key, page } = make(ctx, siteOf(services.config, ctx.exhibition), new URLSearchParams(search));
        const whole = `${ctx.exhibition.id} ${key}`;
        const cached = cache.get(whole, client);
        const made =
          cached?.page ??
          (await cache.fill(ctx.exhibition.id, whole, client, (used) => {
            used(FEED);
            return page();
          }));
        return await sendPage(request, reply, made);
      } catch (error) {
        if (!(error instanceof AppError)) throw error;
        return refused(request, reply, error);
      }
    };

  const catalogue = (format: FeedFormat) =>
    answer((ctx, site, asked) => {
      const query = feedQueryOf(ctx.exhibition, asked);
      const nothing = query.ingredients?.length === 0 ? ' nothing' : '';
      return {
        key: `${format}${feedSearch(query)}${nothing}`,
        page: () => cataloguePage(ctx, site, format, query),
      };
    });
  app.get(`${base}/feed/catalogue.json`, catalogue('json'));
  app.get(`${base}/feed/catalogue.csv`, catalogue('csv'));
  app.get(
    `${base}/feed/ingredients.json`,
    answer((ctx, site) => ({ key: 'ingredients', page: () => ingredientsPage(ctx, site) })),
  );
}

function refused(request: FastifyRequest, reply: FastifyReply, error: AppError): FastifyReply {
  const lang = languageOfRequest(request);
  const { status, body } = error.error === 'tooMany' ? failure('tooMany', lang) : failureOfAppError(error, lang);
  if (status === 429) void reply.header('retry-after', '30');
  return reply.code(status).header('cache-control', 'no-store').send(body);
}
