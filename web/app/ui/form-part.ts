import type { Form } from './form.ts';

/** What the fields of a form need of it, where its values are words. */
export type FormPart<K extends string> = {
  values: Readonly<Record<K, string>>;
  text: (key: K, field?: string) => ReturnType<Form<object>['text']>;
  set: (key: K, value: string, field?: string) => void;
};

/** The words of one of several alike: `lines.0.name` is the `name` of the one at `lines.0`. What is missing is as in `like`. */
export function partValues<K extends string>(
  values: Readonly<Record<string, string>>,
  like: Readonly<Record<K, string>>,
  place: string,
): Record<K, string> {
  const part: Record<K, string> = { ...like };
  for (const key in like) part[key] = values[`${place}.${key}`] ?? like[key];
  return part;
}

/** The same backwards. */
export const wordsOfPart = (part: Readonly<Record<string, string>>, place: string): Record<string, string> =>
  Object.fromEntries(Object.entries(part).map(([key, value]) => [`${place}.${key}`, value]));

/**
 * One of several alike in a form, as a form of its own: the same fields serve both.
 * @param at where it stands in the call's input, where that is not its place among the values
 */
export function partOf<K extends string>(
  form: FormPart<string>,
  like: Readonly<Record<K, string>>,
  place: string,
  at = place,
): FormPart<K> {
  return {
    values: partValues(form.values, like, place),
    text: (key, field = key) => form.text(`${place}.${key}`, `${at}.${field}`),
    set: (key, value, field = key) => form.set(`${place}.${key}`, value, `${at}.${field}`),
  };
}
