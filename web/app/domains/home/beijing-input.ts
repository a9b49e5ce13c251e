const BEIJING_MS = 8 * 3_600_000;

/** An instant as a field for day and time shows it, in Beijing: '2027-03-10T09:00'; '' for none. */
export const toInput = (iso: string | null): string =>
  iso === null ? '' : new Date(Date.parse(iso) + BEIJING_MS).toISOString().slice(0, 16);

/** What was typed there, as an instant; null for nothing. */
export const fromInput = (typed: string): string | null => (typed === '' ? null : `${typed}:00+08:00`);
