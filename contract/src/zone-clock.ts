const clocks = new Map<string, Intl.DateTimeFormat>();

/** Throws where there is no such zone. */
function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known !== undefined) return known;
  const made = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  });
  clocks.set(zone, made);
  return made;
}

/** Is there a zone of this name, as IANA has them? */
export function isZone(zone: string): boolean {
  try {
    return clockOf(zone) !== undefined;
  } catch {
    return false;
  }
}

/** What the clock of a zone shows at an instant, as if it were UTC, in milliseconds. */
export function shownAt(zone: string, at: number): number {
  const parts = new Map(
    clockOf(zone)
      .formatToParts(at)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
  return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
}

/** The instant at which the clock of a zone shows this; what a change to summer time leaves out is the hour after it. */
export function instantOf(zone: string, shown: number): number {
  const guess = shown - (shownAt(zone, shown) - shown);
  return shown - (shownAt(zone, guess) - guess);
}
