const KEY = 'fairbridge.intent';
/** Longer than a registration takes, shorter than the tab is lent to somebody else. */
const KEPT_MS = 3_600_000;

type Values = Readonly<Record<string, string>>;

/** What was kept, or null for anything else that may stand there. */
function read(text: string | null): { what: string; values: Values; at: number } | null {
  if (text === null) return null;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return null;
    if (!('what' in kept && 'values' in kept && 'at' in kept)) return null;
    const { what, values, at } = kept;
    if (typeof what !== 'string' || typeof at !== 'number' || typeof values !== 'object' || values === null)
      return null;
    const texts = Object.entries(values).map(([key, value]: [string, unknown]) => [key, String(value)] as const);
    return { what, values: Object.fromEntries(texts), at };
  } catch {
    return null;
  }
}

/** Keeps in this tab what somebody was about to do when the log-in came between: `what` names it, `values` is what was typed. */
export function savePendingAction(what: string, values: Values = {}): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ what, values, at: Date.now() }));
  } catch {
    // Without storage it is begun anew.
  }
}

/** What was typed for exactly this within an hour, and stays kept; null where something else or nothing was begun. */
export function getPendingAction(what: string): Values | null {
  try {
    const kept = read(sessionStorage.getItem(KEY));
    return kept === null || kept.what !== what || Date.now() - kept.at > KEPT_MS ? null : kept.values;
  } catch {
    return null;
  }
}

/** The same, once. Not while a screen is rendered: a rendering may be thrown away and done again. */
export function consumePendingAction(what: string): Values | null {
  const values = getPendingAction(what);
  if (values !== null) sessionStorage.removeItem(KEY);
  return values;
}
