/**
 * What was typed into a step and not saved yet, kept in this browser for whom it is about: it outlives a reload and a closed window.
 * Logging out forgets it, as all that is kept here.
 */
type Step = 'person' | 'company';
type Values = Readonly<Record<string, string>>;

const keyOf = (step: Step, owner: string): string => `fairbridge.draft.${step}.${owner}`;

/** The values with what was kept of them; `values` itself where nothing was. */
export function withDraft<V extends Values>(step: Step, owner: string, values: V): V {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(step, owner)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return values;
    const known = Object.entries(kept).filter(([key, value]) => key in values && typeof value === 'string');
    return { ...values, ...Object.fromEntries(known) };
  } catch {
    return values;
  }
}

export function keepDraft(step: Step, owner: string, values: Values): void {
  try {
    localStorage.setItem(keyOf(step, owner), JSON.stringify(values));
  } catch {
    // Without storage the values live as long as the page.
  }
}

export function dropDraft(step: Step, owner: string): void {
  try {
    localStorage.removeItem(keyOf(step, owner));
  } catch {
    // Nothing was kept.
  }
}
