import { agroProduct } from './agro/products.ts';
import { fairOf } from './fair.ts';
import type { DemoFair } from './shapes.ts';
import { sugarProduct } from './sugar/products.ts';

/** The two demo fairs with their product generators. */
export const fairs: { agro: DemoFair; sugar: DemoFair } = {
  agro: { definition: fairOf('agro'), product: agroProduct },
  sugar: { definition: fairOf('sugar'), product: sugarProduct },
};
