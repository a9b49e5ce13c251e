const DAY_MS = 24 * 3_600_000;

/** So many days later, or earlier where it is negative; a day is an ISO date. */
export const dayAfter = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** How many days these are, both included; fewer than one where they are backwards. */
export const countDays = ({ from, to }: { from: string; to: string }): number =>
  (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
