/** Days of the fair are days in Beijing (ruling 1.10), whatever the server's clock says; the zone has no daylight saving. */
const BEIJING_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** When today began in Beijing. */
export const startOfToday = (now: Date): Date =>
  new Date(Math.floor((now.getTime() + BEIJING_MS) / DAY_MS) * DAY_MS - BEIJING_MS);

/** Nothing here is older; years that the database does not know are kept away from it. */
const startOf = (day: string): number => Math.max(0, Date.parse(`${day}T00:00:00Z`) - BEIJING_MS);

export type Span = { since: Date | null; until: Date | null };

/** The instants between which these days lie, both days included; null where a side is open. A day is an ISO date. */
export const daysBetween = ({ from, to }: { from?: string | undefined; to?: string | undefined }): Span => ({
  since: from === undefined ? null : new Date(startOf(from)),
  until: to === undefined ? null : new Date(startOf(to) + DAY_MS),
});

/** The day in Beijing on which this instant lies, as an ISO date. */
export const dayInBeijing = (at: Date): string => new Date(at.getTime() + BEIJING_MS).toISOString().slice(0, 10);

/** The same with the clock and its zone: '2027-03-01 09:00 (GMT+8)'. */
export const minuteInBeijing = (at: Date): string =>
  `${new Date(at.getTime() + BEIJING_MS).toISOString().slice(0, 16).replace('T', ' ')} (GMT+8)`;
