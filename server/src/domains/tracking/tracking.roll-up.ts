import { unscoped } from '../../platform/database/fair-scope.ts';
import type { Db } from '../../platform/database/kysely.ts';
import { allowMemory, countEvents, dropSums, holdSums, noteSums, sumPart } from './tracking.roll-up.queries.ts';
import { isDayComplete } from './tracking.rules.ts';

/** A day is summed up in parts of so many events, so that no statement takes longer than any may (ruling 8.5). */
const EVENTS_OF_PART = 1_000_000;

/**
 * Makes the sums of a day of one fair anew, for good where the day is over and no late event can come any more. What is final stays as it
 * is: its single events may be gone. Readers see the sums of before until all are made.
 */
export async function rollUpDay(db: Db, exhibitionId: string, day: string, now = Date.now()): Promise<void> {
  const began = performance.now();
  const closed = isDayComplete(day, now);
  await unscoped(db)
    .transaction()
    .execute(async (inner) => {
      if (!(await holdSums(inner, exhibitionId, day))) return;
      await allowMemory(inner);
      await dropSums(inner, exhibitionId, day);
      const parts = Math.max(1, Math.ceil((await countEvents(inner, exhibitionId, day)) / EVENTS_OF_PART));
      for (let part = 0; part < parts; part += 1) await sumPart(inner, exhibitionId, day, { part, parts });
      const milliseconds = Math.round(performance.now() - began);
      await noteSums(inner, exhibitionId, day, { milliseconds, closed });
    });
}
