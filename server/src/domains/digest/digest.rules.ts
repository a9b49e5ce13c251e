import type { Alert } from '@fairbridge/contract/search/saved-search.calls.ts';
import { startOfToday } from '../../core/days.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** The digest goes out at eight in the morning, Beijing time. */
const AT_HOUR = 8;
/** 5 January 1970 was a Monday. */
const MONDAY = 4;

/** The last Monday, eight o'clock in Beijing, that is not after `now`. */
export function lastMonday(now: Date): Date {
  const shifted = new Date(now.getTime() - AT_HOUR * HOUR);
  const today = startOfToday(shifted).getTime();
  const weekday = (Math.round((today + 8 * HOUR) / DAY) + 7 - MONDAY) % 7;
  return new Date(today - weekday * DAY + AT_HOUR * HOUR);
}

/** Is it time to tell of this search? A weekly one whose Monday passed while nothing ran is told of the next day. */
export function isDue(alert: Alert, alertedAt: Date, now: Date): boolean {
  if (alert === 'off') return false;
  return alert === 'daily' || alertedAt < lastMonday(now);
}
