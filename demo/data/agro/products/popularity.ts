import { list } from '../../../../server/src/set-up/templates/rows.ts';
import type { Ingredient } from '../../../../server/src/set-up/templates/vocabulary.ts';
import { agroIngredients } from '../../../../server/src/set-up/templates/agro/ingredients.ts';

/** The ingredients most often offered, most popular first; the others of the table follow in its order. */
const popular = list(
  'glyphosate|glufosinate-ammonium|abamectin|emamectin-benzoate|imidacloprid|chlorantraniliprole|tebuconazole|azoxystrobin|atrazine|mancozeb|2-4-d|thiamethoxam|difenoconazole|acetamiprid|lambda-cyhalothrin|pyraclostrobin|mesotrione|clethodim|indoxacarb|chlorfenapyr|prothioconazole|nicosulfuron|chlorpyrifos|bifenthrin|acetochlor|s-metolachlor|diquat-dibromide|carbendazim|chlorothalonil|dimethomorph|gibberellic-acid|lufenuron|pymetrozine|dinotefuran|cyhalofop-butyl|paraquat-dichloride|haloxyfop-p-methyl|quizalofop-p-ethyl|dicamba|metribuzin|bispyribac-sodium|penoxsulam|cypermethrin|deltamethrin|fipronil|buprofezin|spirotetramat|pyridaben|etoxazole|bifenazate|hexaconazole|propiconazole|prochloraz|trifloxystrobin|boscalid|fludioxonil|tricyclazole|copper-hydroxide|thiophanate-methyl|fluazinam|ethephon|paclobutrazol|mepiquat-chloride|glufosinate-p|brassinolide|bacillus-thuringiensis|matrine|kasugamycin|validamycin|flumioxazin|sulfentrazone|clothianidin|spinosad',
);

const byCode = new Map(agroIngredients.map((ingredient) => [ingredient.code, ingredient]));

/** The ingredient of a code. Throws on an unknown one: the demo tables must agree with each other. */
export function ingredientOf(code: string): Ingredient {
  const found = byCode.get(code);
  if (found === undefined) throw new Error(`unknown ingredient ${code}`);
  return found;
}

const pesticides = agroIngredients.filter((ingredient) => ingredient.class !== 'fertilizer');
const popularCodes = new Set(popular);

/** Pesticides and regulators, most offered first. */
export const byPopularity: Ingredient[] = [
  ...popular.map(ingredientOf),
  ...pesticides.filter((ingredient) => !popularCodes.has(ingredient.code)),
];

export const fertilizers: Ingredient[] = agroIngredients.filter((ingredient) => ingredient.class === 'fertilizer');
