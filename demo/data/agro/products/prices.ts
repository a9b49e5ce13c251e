import { chance, random as source } from '../../random.ts';
import type { Ingredient } from '../../../../server/src/set-up/templates/vocabulary.ts';
import type { Random } from '../../shapes.ts';
import { offers } from './lists.ts';
import type { Recipe } from './recipe.ts';

const yuanPerDollar = 7.1;

/** One price per active, the same in every product, so that prices per kg of active can be compared. */
function activePrice(ingredient: Ingredient): number {
  const [low, high] = offers.dollarsPerKg[ingredient.class] ?? [10, 40];
  return low + source(`price ${ingredient.code}`).next() * (high - low);
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Price per kg or L from the content, spread by a few per cent; a third of the offers quote on request. */
export function priceOf(
  random: Random,
  recipe: Recipe,
  country: string,
): { priceFrom: number | null; priceTo: number | null; currency: 'USD' | 'CNY' } {
  const currency = country === 'CN' && chance(random, 0.5) ? 'CNY' : 'USD';
  if (chance(random, 0.33)) return { priceFrom: null, priceTo: null, currency };
  const active = recipe.parts.reduce((sum, part) => {
    const fraction = part.unit === '%' ? part.content / 100 : part.content / 1000;
    return sum + fraction * activePrice(part.ingredient);
  }, 0);
  const perUnit = (active + 0.25) * (0.9 + random.next() * 0.35) * (currency === 'CNY' ? yuanPerDollar : 1);
  return { priceFrom: rounded(perUnit), priceTo: rounded(perUnit * (1.03 + random.next() * 0.15)), currency };
}
