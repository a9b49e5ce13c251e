import type { Services } from '../../services.ts';
import type { Scope } from '../../scope.ts';
import { sendDigests } from './digest.actions.ts';
import { forgetUses } from '../search/search-term.queries.ts';

/** Ten past midnight in Beijing, when a day has stopped counting. */
const NIGHTLY = '10 16 * * *';

export function scheduleDigests(
  services: Pick<Services, 'config' | 'db' | 'jobs' | 'search' | 'directory'>,
  siteOf: (scope: Scope) => string,
): void {
  const { config, jobs, db, directory } = services;
  jobs.every('digest.send', config.DIGEST_CRON, async () => {
    const now = new Date();
    for (const exhibition of directory.all()) {
      const scope = { exhibition, db };
      await sendDigests(services, scope, now, siteOf(scope));
    }
  });
  jobs.every('search.forgetUses', NIGHTLY, () => forgetUses(db, new Date()));
}
