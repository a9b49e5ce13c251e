import { ingredientSlug } from '@fairbridge/contract/ingredient/ingredient-slug.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';

/** The page of an ingredient: by the address the server gave it, or by its English name. */
export const ingredientPath = (ingredient: { code: string; name: Bilingual; slug?: string }): string =>
  `/ingredient/${ingredient.slug ?? ingredientSlug(ingredient)}`;
