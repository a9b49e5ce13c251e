import type { Ingredient } from '../vocabulary.ts';
import { biologicals } from './ingredients/biologicals.ts';
import { fungicides } from './ingredients/fungicides.ts';
import { herbicides } from './ingredients/herbicides.ts';
import { acaricides, insecticides } from './ingredients/insecticides.ts';
import { nutrition } from './ingredients/nutrition.ts';
import { regulators } from './ingredients/regulators.ts';

/** Every active ingredient and fertilizer of the agrochemical fair (trade 4.1); codes and CAS numbers are unique. */
export const agroIngredients: Ingredient[] = [
  ...herbicides,
  ...insecticides,
  ...acaricides,
  ...fungicides,
  ...regulators,
  ...biologicals,
  ...nutrition,
];
