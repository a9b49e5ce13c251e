import { unscoped } from '../../platform/database/fair-scope.ts';
import type { Db } from '../../platform/database/kysely.ts';
import {
  addParts,
  allowMemory,
  createPart,
  createPartSums,
  dropSums,
  eventsOfDay,
  holdSums,
  noteSums,
  sortByPerson,
  sumPart,
  type EventsOfDay,
  type Part,
} from './tracking.roll-up.queries.ts';
import { isDayComplete } from './tracking.rules.ts';

/** A day is summed up in parts of about so many events, so that no statement takes longer than any may (ruling 8.5). */
const EVENTS_OF_PART = 500_000;
const HASHES = 0x1_00_00;

/** Hashes of people are spread evenly. */
export function partsOf(events: number, most = EVENTS_OF_PART): Part[] {
  const count = Math.min(HASHES, Math.max(1, Math.ceil(events / most)));
  const start = (part: number): string =>
    Math.floor((part * HASHES) / count)
      .toString(16)
      .padStart(4, '0');
  return Array.from({ length: count }, (_one, part) => ({
    from: start(part),
    to: part + 1 === count ? null : start(part + 1),
  }));
}

/** So many pages after one another hold about as many events as a part; the last of them also what has come since. */
function stretchesOf({ pages }: EventsOfDay, parts: number): { from: number; to: number | null }[] {
  const start = (at: number): number => Math.floor((pages * at) / parts);
  return Array.from({ length: parts }, (_one, at) => ({
    from: start(at),
    to: at + 1 === parts ? null : start(at + 1),
  }));
}

/** Sums up all events of a day, in so many parts. */
export async function sumDay(db: Db, exhibitionId: string, day: string, most = EVENTS_OF_PART): Promise<void> {
  const held = await eventsOfDay(db, exhibitionId, day);
  const parts = partsOf(held.events, most);
  await createPartSums(db);
  for (const part of parts) await createPart(db, part);
  for (const pages of stretchesOf(held, parts.length))
    await sortByPerson(db, exhibitionId, day, { table: held.table, ...pages });
  for (const part of parts) await sumPart(db, part);
  await addParts(db, exhibitionId, day);
}

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
      await sumDay(inner, exhibitionId, day);
      const milliseconds = Math.round(performance.now() - began);
      await noteSums(inner, exhibitionId, day, { milliseconds, closed });
    });
}
