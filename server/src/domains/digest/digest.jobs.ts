import type { Services } from '../../services.ts';
import type { Scope } from '../../scope.ts';
import { sendDigests } from './digest.actions.ts';
import { forgetUses } from '../search/search-term.queries.ts';

/** Every day at eight in Beijing; weekly searches on Mondays. */
const DAILY = '0 0 * * *';
const NIGHTLY = '7 16 * * *';

export function scheduleDigests(
  services: Pick<Services, 'db' | 'jobs' | 'search' | 'directory'>,
  siteOf: (scope: Scope) => string,
): void {
  const { jobs, db, directory } = services;
  jobs.every('digest.send', DAILY, async () => {
    const now = new Date();
    for (const exhibition of directory.all()) {
      const scope = { exhibition, db };
      await sendDigests(services, scope, now, siteOf(scope));
    }
  });
  jobs.every('search.forgetUses', NIGHTLY, () => forgetUses(db, new Date()));
}
