import { agroFair } from './agro/fair.ts';
import { agroProduct } from './agro/products.ts';
import type { DemoFair } from './shapes.ts';
import { sugarFair } from './sugar/fair.ts';
import { sugarProduct } from './sugar/products.ts';

/** The two demo fairs with their product generators. */
export const fairs: { agro: DemoFair; sugar: DemoFair } = {
  agro: { definition: agroFair, product: agroProduct },
  sugar: { definition: sugarFair, product: sugarProduct },
};
