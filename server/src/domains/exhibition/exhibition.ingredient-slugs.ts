import { ingredientSlug } from '@fairbridge/contract/ingredient/ingredient-slug.ts';
import type { IngredientLink } from '@fairbridge/contract/ingredient/ingredient.shapes.ts';
import type { Ingredient } from '@fairbridge/contract/exhibition/exhibition.shapes.ts';
import type { Exhibition } from './exhibition.directory.ts';

type BySlug = ReadonlyMap<string, Ingredient>;
const made = new WeakMap<Exhibition['ingredients'], BySlug>();

/** The ingredients by what stands in their addresses; of two with one name the second keeps its code. */
function bySlug({ ingredients }: Exhibition): BySlug {
  const before = made.get(ingredients);
  if (before !== undefined) return before;
  const slugs = new Map<string, Ingredient>();
  for (const ingredient of ingredients.values()) {
    const slug = ingredientSlug(ingredient);
    slugs.set(slugs.has(slug) ? ingredient.code : slug, ingredient);
  }
  made.set(ingredients, slugs);
  return slugs;
}

/** An ingredient by its address, or by its code. */
export const ingredientAt = (exhibition: Exhibition, slug: string): Ingredient | null =>
  bySlug(exhibition).get(slug.toLowerCase()) ?? exhibition.ingredients.get(slug) ?? null;

export function linkTo(exhibition: Exhibition, ingredient: Ingredient): IngredientLink {
  const { code, name } = ingredient;
  const slug = ingredientSlug(ingredient);
  return { code, name, slug: bySlug(exhibition).get(slug) === ingredient ? slug : code };
}
