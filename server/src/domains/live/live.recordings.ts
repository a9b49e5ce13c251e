import { contextsOf, inTransaction, type FairContext } from '../../core/fair-context.ts';
import type { Schedule } from '../../core/domain.ts';
import type { Services } from '../../core/services.ts';
import { isOwnStore } from '../../platform/files/own-store.ts';
import { invalidate } from '../exhibition/exhibition.invalidation.ts';
import { forgetOldRecordings, neededRecordings } from './live.recordings.queries.ts';

async function endOldReplays(ctx: FairContext): Promise<void> {
  await inTransaction(ctx, async (inner) => {
    for (const id of await forgetOldRecordings(inner)) await invalidate(inner, { kind: 'live', id });
  });
}

/** Takes away recordings that nothing plays: too old, or of a live that was deleted by somebody who died before its files were gone. */
async function sweepRecordings({ db, files, liveEngine }: Pick<Services, 'db' | 'files' | 'liveEngine'>) {
  // the mark of the store stands for the folder of recordings too: of another database nothing is touched
  if (!(await isOwnStore(db, files))) return;
  const names = await liveEngine.recordings();
  const needed = await neededRecordings(db, names);
  for (const name of names) if (!needed.has(name)) await liveEngine.remove(name);
}

/** Once a day: what the organizer keeps no longer is gone first from the pages, then from the disk. */
export const removeRecordings: Schedule = {
  queue: 'live-recordings',
  cron: '29 3 * * *',
  work: async (services) => {
    for (const ctx of contextsOf(services)) await endOldReplays(ctx);
    await sweepRecordings(services);
  },
};
