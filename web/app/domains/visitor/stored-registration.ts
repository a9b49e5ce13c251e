import { localStorageItem, type StoredItem } from '../../stored-item.ts';

/**
 * What was typed into a step and not saved yet, kept in this browser for whom it is about: it outlives a reload and a closed window.
 * Logging out forgets it, as all that is kept here.
 */
type Step = 'person' | 'company';
type Values = Readonly<Record<string, string>>;

const placeOf = (step: Step, owner: string): StoredItem => localStorageItem(`fairbridge.draft.${step}.${owner}`);

/** The values with what was kept of them; `values` itself where nothing was. */
export function withDraft<V extends Values>(step: Step, owner: string, values: V): V {
  const stored = placeOf(step, owner).read();
  if (typeof stored !== 'object' || stored === null) return values;
  const known = Object.entries(stored).filter(([key, value]) => key in values && typeof value === 'string');
  return { ...values, ...Object.fromEntries(known) };
}

export const keepDraft = (step: Step, owner: string, values: Values): void => placeOf(step, owner).write(values);
export const dropDraft = (step: Step, owner: string): void => placeOf(step, owner).remove();
