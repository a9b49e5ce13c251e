const BEIJING_MS = 8 * 3_600_000;

/** An instant as a field for date and time holds it, on the clock in Beijing: '2027-03-01T09:00'. */
export const toBeijingClock = (at: Date): string => new Date(at.getTime() + BEIJING_MS).toISOString().slice(0, 16);

/** What such a field holds as an instant with its zone; null while it is not whole. */
export const fromBeijingClock = (typed: string): string | null =>
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) && !Number.isNaN(Date.parse(`${typed}:00+08:00`))
    ? `${typed}:00+08:00`
    : null;

/** Nine o'clock tomorrow in Beijing: when people read. */
export const tomorrowAtNine = (now: Date): string =>
  `${toBeijingClock(new Date(now.getTime() + 24 * 3_600_000)).slice(0, 10)}T09:00`;
