/** What an input of day and time holds, read as Beijing time, which knows no summer time (ruling 1.10); null for none. */
export function beijingInstant(typed: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return null;
  const at = new Date(`${typed}:00+08:00`);
  return Number.isNaN(at.getTime()) ? null : at.toISOString();
}

const EIGHT_HOURS = 8 * 3_600_000;

/** An instant as such an input holds it. */
export const beijingInput = (iso: string): string =>
  new Date(new Date(iso).getTime() + EIGHT_HOURS).toISOString().slice(0, 16);
