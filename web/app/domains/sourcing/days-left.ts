const DAY_MS = 86_400_000;

/** Days from one calendar date to another: 0 on the last day itself, below 0 after it. */
export const daysBetween = (today: string, last: string): number =>
  Math.round((Date.parse(last) - Date.parse(today)) / DAY_MS);

/** The calendar date so many days later. */
export const daysLater = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
