import type { Autosaved } from '@fairbridge/contract/autosave/autosave.shapes.ts';
import { WINDOW_ID, type LocalCopy } from './local-copy.ts';
import {
  hasNoChanges,
  mergeWindows,
  mergeOver,
  isSameValue,
  type MergeConflict,
  type Parts,
  type FormChanges,
} from './three-way-merge.ts';

/** What a form is opened with. */
export type RestoreOptions<V> = {
  /** As the record stands; for a new one, as an empty form. */
  saved: V;
  /** What a new one begins with, where it is not empty: a copy, a row of a sheet. */
  begin?: V;
  /** What the server has of the caller's typing. */
  autosaved: Autosaved | null;
  /** Does the form understand these values? They may be of an older one (`matchesShape`). */
  isValid: (values: unknown) => boolean;
  /** Keys whose parts are merged one by one, beside texts in two languages. */
  inParts?: readonly string[];
};

export type RestoredForm<V> = {
  values: V;
  conflicts: MergeConflict[];
  /** What stood, as they were typed over, in the parts that somebody else has changed since. */
  bases: Parts;
  /** When what came back was typed last, in milliseconds since 1970; null where nothing did. */
  restored: number | null;
};

const NOTHING: FormChanges & { conflicts: MergeConflict[] } = { typed: {}, base: {}, conflicts: [] };
const isPart = (values: object, path: string): boolean => Object.hasOwn(values, path.split('.')[0] ?? '');

/**
 * What stands in a form as it opens: the record, and on top of it what its author typed before, on the server and in this browser.
 * @param left what windows of this browser have left, the last first
 * @param continued the count that this very window has kept last: then it goes on, and nothing has come back
 */
export function restoreForm<V extends object>(
  { saved, begin = saved, autosaved, isValid, inParts }: RestoreOptions<V>,
  left: readonly LocalCopy[],
  continued: number | null,
): RestoredForm<V> {
  // what was typed on top of the server's holds all of it
  const isAbove = autosaved !== null && left.some(({ seen }) => seen === autosaved.count);
  const sources: FormChanges[] = [...left, ...(autosaved === null || isAbove ? [] : [autosaved])];
  const all = sources.reduce((before: typeof NOTHING, source) => {
    const both = mergeWindows(before, source);
    return { ...both, conflicts: [...before.conflicts, ...both.conflicts] };
  }, NOTHING);
  if (hasNoChanges(all)) return { values: begin, conflicts: [], bases: {}, restored: null };
  const merged = mergeOver(saved, all, isValid, inParts);
  const inTwoWindows = all.conflicts.filter(({ path }) => isPart(saved, path));
  const twice = new Set(inTwoWindows.map(({ path }) => path));
  const conflicts = [...inTwoWindows, ...merged.conflicts.filter(({ path }) => !twice.has(path))];
  const goesOn =
    left.every(({ window }) => window === WINDOW_ID) &&
    (autosaved === null || isAbove || autosaved.count === continued);
  const times = [...left.map(({ at }) => at), ...(autosaved === null ? [] : [Date.parse(autosaved.savedAt)])];
  const isBack = !goesOn && !isSameValue(merged.values, begin);
  return { values: merged.values, conflicts, bases: all.base, restored: isBack ? Math.max(...times) : null };
}
