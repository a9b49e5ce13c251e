import type { DraftForm } from '@fairbridge/contract/own-product/product-draft.shapes.ts';
import type { RuleName } from '@fairbridge/contract/rules.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

/** Parts of a form that name codes this exhibition does not have. */
export function wrongCodes(
  { categories, ingredients, formulations, classes, crops }: Exhibition,
  { categoryCode, tags, attributes }: Pick<DraftForm, 'categoryCode' | 'tags' | 'attributes'>,
): { field: string; rule: RuleName }[] {
  const unknown = (known: ReadonlyMap<string, unknown>, codes: readonly string[]): boolean =>
    codes.some((code) => code !== '' && !known.has(code));
  const wrong: Record<string, boolean> = {
    categoryCode: unknown(categories, [categoryCode]),
    tags: unknown(categories, tags),
    'attributes.ingredients': unknown(
      ingredients,
      attributes.ingredients.map(({ code }) => code),
    ),
    'attributes.formulation': unknown(formulations, [attributes.formulation]),
    'attributes.class': unknown(classes, [attributes.class]),
    'attributes.crops': unknown(crops, attributes.crops),
  };
  return Object.entries(wrong).flatMap(([field, isWrong]) => (isWrong ? [{ field, rule: 'choice' }] : []));
}
