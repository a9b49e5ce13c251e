import type { FastifyInstance } from 'fastify';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { readableCode } from '../../core/readable-code.ts';
import { fail } from '../../platform/http/app-error.ts';
import { rateLimitAddress, type RateLimiter } from '../../platform/http/rate-limiter.ts';
import { campaignAnswer } from './campaign.answers.ts';
import { campaignOfCode } from './campaign.queries.ts';

type Mounted = {
  base: string;
  contextOf: (host: string) => Promise<FairContext>;
  rate: RateLimiter;
};

/** English for whoever reads neither. */
const langOf = (accepted = ''): 'zh' | 'en' => (accepted === '' || /^zh/i.test(accepted) ? 'zh' : 'en');

/**
 * The short addresses of campaign links: `/c/{code}` leads on to the target, and to the home page where that is gone. The browser counts the
 * opening there: what the address says behind `#` reaches no cache, no log and no other site.
 */
export function mountCampaignLinks(app: FastifyInstance, { base, contextOf, rate }: Mounted): void {
  app.get<{ Params: { code: string } }>(`${base}/c/:code`, async (request, reply) => {
    const client = rateLimitAddress(request.ip);
    if (!rate.consumeByAddress(client, 'campaign', LIMITS.campaignOpeningsPerMinute, 60)) fail('tooMany');
    const ctx = await contextOf(request.requestHost);
    const row = await campaignOfCode(ctx, readableCode(request.params.code));
    const campaign = row === null ? null : campaignAnswer('', row);
    const isGone = campaign === null || campaign.target.isGone;
    const path = isGone || campaign.target.path === '/' ? '' : campaign.target.path;
    const page = base + (langOf(request.headers['accept-language']) === 'en' ? '/en' : '') + path || '/';
    const marks = [...(campaign?.state === 'live' ? [`c=${row?.code ?? ''}`] : []), ...(isGone ? ['gone'] : [])];
    return reply
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .redirect(page + (marks.length > 0 ? `#${marks.join('&')}` : ''), 302);
  });
}
