import type { Ingredient, Vocabulary } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { tradesSubstances } from '@fairbridge/contract/product/registration.rules.ts';
import type { ExhibitFormValues, ExhibitIngredientValues } from './exhibit-form-values.ts';

/** The tags after a choice of the main category, which is the first of them: a tag that somebody chose stays. */
export function withCategory(tags: readonly string[], before: string, after: string): readonly string[] {
  const others = tags.filter((tag) => tag !== before && tag !== after);
  return after === '' ? others : [after, ...others].slice(0, LIMITS.exhibitorCategoriesMax);
}

/** Of substances the class is that of the main ingredient; raw materials of a drink do not say what it is. */
export function classOf(
  parts: readonly ExhibitIngredientValues[],
  { ingredients, classes, attributes }: Vocabulary,
): string {
  if (!tradesSubstances(attributes.map(({ code }) => code))) return '';
  const known: Ingredient | undefined = ingredients.find(({ code }) => code === parts[0]?.code);
  return classes.some(({ code }) => code === known?.class) ? (known?.class ?? '') : '';
}

/** The class after a choice of ingredients: one that came with the main ingredient changes with it, one that was chosen stays. */
export function withClass(
  chosen: string,
  before: readonly ExhibitIngredientValues[],
  after: readonly ExhibitIngredientValues[],
  vocabulary: Vocabulary,
): string {
  return chosen === '' || chosen === classOf(before, vocabulary) ? classOf(after, vocabulary) : chosen;
}

/** The attribute that says in which countries a product is registered: its registrations do. */
export const REGISTERED_IN = 'registeredIn';
const ROWS_MOST = 20;

/** What was written down as countries alone becomes registrations without a number, so that both say the same. */
export function withCountries(
  registrations: ExhibitFormValues['registrations'],
  values: ExhibitFormValues['values'],
): Pick<ExhibitFormValues, 'registrations' | 'values'> {
  const { [REGISTERED_IN]: stored, ...others } = values;
  if (!Array.isArray(stored)) return { registrations, values };
  const missing = stored.filter((code) => !registrations.some(({ country }) => country === code));
  // as many as the form has room for
  if (registrations.length + missing.length > ROWS_MOST) return { registrations, values };
  const rows = missing.map((country) => ({ country, number: '', validUntil: '' }));
  return { registrations: [...registrations, ...rows], values: others };
}

/** The countries of registrations, each once, on top of those that are written down already. */
export function countriesOf({ registrations, values }: Pick<ExhibitFormValues, 'registrations' | 'values'>): string[] {
  const { [REGISTERED_IN]: stored } = values;
  const own = registrations.map(({ country }) => country).filter((country) => country !== '');
  return [...new Set([...(Array.isArray(stored) ? stored : []), ...own])];
}
