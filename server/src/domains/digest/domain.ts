import { siteOf } from '../exhibition/exhibition.address.ts';
import type { Domain } from '../../ground/domain.ts';
import { scopesOf } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { sendDigests } from './digest.actions.ts';

/** What came until now, at whichever fair. */
async function sendAll(services: Services): Promise<void> {
  const now = new Date();
  for (const scope of scopesOf(services))
    await sendDigests(services, scope, now, siteOf(services.config, scope.exhibition));
}

export const digest = {
  schedules: [{ queue: 'digest.send', cron: ({ DIGEST_CRON }) => DIGEST_CRON, work: sendAll }],
  tables: {
    digest: { personal: [{ column: 'visitor_id', of: 'visitor', erase: 'delete' }], grows: { one: 'visitor' } },
  },
} as const satisfies Domain;
