import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { AppError, fail } from '../../platform/http/app-error.ts';
import { rateLimitAddress, type RateLimiter } from '../../platform/http/rate-limiter.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { followLink } from './notification.handlers.ts';

const query = z.object({ token: z.string().max(1_000).catch('') });

type Mounted = {
  base: string;
  services: Pick<Services, 'config'>;
  contextOf: (host: string) => Promise<FairContext>;
  rate: RateLimiter;
};

/**
 * The address of the unsubscribe link, posted to. A mail program posts `List-Unsubscribe=One-Click` (RFC 8058) and wants a plain answer
 * without redirect; the page's own form, where scripts do not run, posts `wanted` and is led back to the page.
 * It takes forms, which no call does: the token is the whole permission, a foreign page that posts here gains nothing.
 */
export function mountOneClick(app: FastifyInstance, { base, services, contextOf, rate }: Mounted): void {
  const follow = async (ctx: FairContext, token: string, wanted: boolean): Promise<'on' | 'off' | 'invalid'> => {
    try {
      await followLink(services, ctx, token, wanted);
      return wanted ? 'on' : 'off';
    } catch (error) {
      if (error instanceof AppError) return 'invalid';
      throw error;
    }
  };

  const answer = (path: string) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (!rate.consumeGeneral({ account: null, address: rateLimitAddress(request.ip) })) fail('tooMany');
    const { token } = query.parse(request.query);
    const ctx = await contextOf(request.requestHost);
    const form = new URLSearchParams(typeof request.body === 'string' ? request.body : '');
    void reply.header('cache-control', 'no-store');
    const wanted = form.get('wanted');
    if (wanted !== null) {
      const state = await follow(ctx, token, wanted === '1');
      return reply.redirect(`${base}${path}?${new URLSearchParams({ token, state })}`, 303);
    }
    const state = await follow(ctx, token, false);
    void reply.type('text/plain; charset=utf-8');
    return state === 'invalid' ? reply.code(400).send('This link is not valid.\n') : reply.send('Unsubscribed.\n');
  };

  // not awaited: waiting here would start the app before its pages are mounted, and it would never listen
  void app.register(async (inner) => {
    for (const type of ['application/x-www-form-urlencoded', 'multipart/form-data'])
      inner.addContentTypeParser(type, { parseAs: 'string', bodyLimit: 4_000 }, (_request, body, done) =>
        done(null, body),
      );
    for (const path of ['/unsubscribe', '/en/unsubscribe'])
      inner.post(base + path, { config: { openInArchive: true } }, answer(path));
  });
}
