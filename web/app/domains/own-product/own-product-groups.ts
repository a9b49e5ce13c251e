import type { Ingredient, NamedCode } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { ExhibitIngredientValues } from './exhibit-form-values.ts';

/** The modes of action that the exhibition's ingredients have, to choose from; a group is its own name. */
export const groupsOf = (ingredients: readonly Ingredient[]): NamedCode[] =>
  [...new Set(ingredients.map(({ modeOfAction }) => modeOfAction))]
    .filter((group) => group !== '')
    .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true }))
    .map((group) => ({ code: group, name: { zh: group, en: group } }));

/** The groups after a choice of ingredients: a new ingredient brings its group, one that was taken out takes it along. */
export function withGroups(
  groups: readonly string[],
  before: readonly ExhibitIngredientValues[],
  after: readonly ExhibitIngredientValues[],
  known: readonly Ingredient[],
): readonly string[] {
  const groupsIn = (parts: readonly ExhibitIngredientValues[]): Set<string> =>
    new Set(parts.map(({ code }) => known.find((one) => one.code === code)?.modeOfAction ?? '').filter(Boolean));
  const [had, has] = [groupsIn(before), groupsIn(after)];
  const kept = groups.filter((group) => !had.has(group) || has.has(group));
  return [...kept, ...[...has].filter((group) => !had.has(group) && !kept.includes(group))];
}
