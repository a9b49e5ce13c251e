import { z } from 'zod';
import { namedCode } from '../exhibition/exhibition.shapes.ts';

/** An active ingredient as others lead to it. */
export const ingredientLink = namedCode.extend({ slug: z.string() });
export type IngredientLink = z.output<typeof ingredientLink>;

export const ingredientEntry = ingredientLink.extend({
  cas: z.array(z.string()),
  class: namedCode.nullable(),
  /** Exhibits with it that this caller may see. */
  products: z.int(),
});
export type IngredientEntry = z.output<typeof ingredientEntry>;

export const ingredientFacts = ingredientLink.extend({
  cas: z.array(z.string()),
  aliases: z.array(z.string()),
  class: namedCode.nullable(),
  modeOfAction: z.string(),
});
export type IngredientFacts = z.output<typeof ingredientFacts>;
