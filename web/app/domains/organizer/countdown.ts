const DAY_MS = 24 * 3_600_000;
const daysFrom = (from: string, to: string): number => Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);

/** Where today stands to the fair: days until it opens, its how manieth day, or days since it ended. Days are ISO dates. */
export type Countdown = { state: 'before' | 'after'; days: number } | { state: 'during'; day: number; of: number };

export function countdown({ startsOn, endsOn }: { startsOn: string; endsOn: string }, today: string): Countdown {
  if (today < startsOn) return { state: 'before', days: daysFrom(today, startsOn) };
  if (today > endsOn) return { state: 'after', days: daysFrom(endsOn, today) };
  return { state: 'during', day: daysFrom(startsOn, today) + 1, of: daysFrom(startsOn, endsOn) + 1 };
}
