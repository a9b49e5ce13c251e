import { isPlainObject } from './three-way-merge.ts';

/**
 * Is a value made like the sample? What comes from a storage may be of an older form. A text stands for any text, a list with one entry
 * for any list of such entries, an object for one that has its keys, and a function says by itself what it takes.
 */
export function matchesShape(sample: unknown, value: unknown): boolean {
  if (typeof sample === 'function') return sample(value) === true;
  if (Array.isArray(sample)) return Array.isArray(value) && value.every((one) => matchesShape(sample[0], one));
  if (isPlainObject(sample))
    return isPlainObject(value) && Object.entries(sample).every(([key, inner]) => matchesShape(inner, value[key]));
  return typeof value === typeof sample;
}

/** Like the sample, or nothing. */
export const nullOr =
  (sample: unknown) =>
  (value: unknown): boolean =>
    value === null || matchesShape(sample, value);
