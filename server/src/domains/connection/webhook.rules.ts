import { LIMITS } from '@fairbridge/contract/limits.ts';

const [MINUTE, HOUR] = [60, 3_600];
/** Seconds until the next try, after the first, the second and so on: about a day in all. */
const PAUSES = [10, MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 2 * HOUR, 4 * HOUR, 8 * HOUR, 8 * HOUR] as const;

/** Seconds until the next try after so many; null where there is none. */
export const pauseAfter = (tries: number): number | null =>
  tries >= LIMITS.webhookTriesMax ? null : (PAUSES[tries - 1] ?? null);

const DAY_MS = 24 * HOUR * 1_000;

/** Has nothing arrived for so long that the address is switched off? One that says it is gone is at once. */
export const isGivenUp = (failingSince: Date | null, now: Date, status: number | null): boolean =>
  status === 410 ||
  (failingSince !== null && now.getTime() - failingSince.getTime() >= LIMITS.webhookFailingDays * DAY_MS);

/** Only a status of success says that it has arrived; a redirect does not. */
export const hasArrived = (status: number): boolean => status >= 200 && status < 300;
