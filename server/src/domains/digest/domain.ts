import { siteOf } from '../exhibition/exhibition.address.ts';
import type { Domain } from '../../core/domain.ts';
import { contextsOf } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { sendDigests } from './digest.actions.ts';

/** What came until now, at whichever fair. */
async function sendAll(services: Services): Promise<void> {
  const now = new Date();
  for (const ctx of contextsOf(services))
    await sendDigests(services, ctx, now, siteOf(services.config, ctx.exhibition));
}

export const digest = {
  schedules: [{ queue: 'digest.send', cron: ({ DIGEST_CRON }) => DIGEST_CRON, work: sendAll }],
  tables: {
    digest: { personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }], retention: { one: 'visitor' } },
  },
} as const satisfies Domain;
