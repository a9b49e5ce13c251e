import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { expect } from 'vitest';

/** What is so a while later too is not late, and is not tried again. */
const FOR_GOOD = 'for good';
/** Shorter than anything is kept that a lost message would leave. */
const LATER_MILLISECONDS = 3_000;

/**
 * For tests of what must have happened within a time: a shared machine stops for a moment now and then, and then once more is asked.
 * What is late by itself is late each time.
 */
export const OF_THE_CLOCK = { retry: { count: 3, condition: new RegExp(`^(?!${FOR_GOOD}: )`) } };

/** Waits so long and asks; where that is not what was wanted, asks later once more, to tell what is late from what never comes. */
export async function expectAfter<T>(milliseconds: number, ask: () => Promise<T>, wanted: T): Promise<void> {
  await sleep(milliseconds);
  const found = await ask();
  if (isDeepStrictEqual(found, wanted)) return;
  await sleep(LATER_MILLISECONDS);
  expect(await ask(), FOR_GOOD).toEqual(wanted);
  expect(found).toEqual(wanted);
}
