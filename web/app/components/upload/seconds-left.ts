/** Before so much has gone there is nothing to reckon from. */
const SECONDS_MIN = 1;

/** How long the rest takes at the speed so far, in whole seconds; null while that cannot be told. */
export function secondsLeft({
  seconds,
  from,
  sent,
  total,
}: {
  seconds: number;
  /** What was there already when the watch was started. */
  from: number;
  sent: number;
  total: number;
}): number | null {
  if (seconds < SECONDS_MIN || sent <= from) return null;
  return Math.ceil((total - sent) / ((sent - from) / seconds));
}
