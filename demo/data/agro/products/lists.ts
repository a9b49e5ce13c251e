import { z } from 'zod';
import { dataFile } from '../../../../server/src/core/data-file.ts';
import { templateOf } from '../../../../server/src/set-up/fair-template.ts';
import type { Formulation, Ingredient } from '../../../../server/src/set-up/templates/vocabulary.ts';
import { bilingual, parts, pictureShape, priceRange, text } from '../../shapes.ts';

const read = <T extends z.ZodType>(name: string, schema: T): z.output<T> =>
  dataFile(import.meta.url, `../${name}.json`, schema);
const words = z.array(bilingual);

/** Ready mixtures in wide use, most common first: ingredient codes with their contents in `unit`, and the formulation. */
export const mixtures = read(
  'mixtures',
  z.array(z.strictObject({ formulation: text, unit: z.enum(['%', 'g/L']), parts })),
);

/** A pack on offer; `amount` is what one trade unit holds, in L for liquids and kg for solids. */
const pack = z.strictObject({ name: bilingual, shape: pictureShape, amount: z.number() });
export type Pack = z.output<typeof pack>;
const packs = z.array(pack);
const packsFor = read(
  'packs',
  z.strictObject({ liquid: packs, solid: packs, gas: packs, technical: packs, fertilizer: packs }),
);

/** Technicals and technical concentrates: raw material for formulators. */
export const isTechnical = (code: string): boolean => code === 'TC' || code === 'TK';

/** The packs a formulation is sold in. */
export const packsOf = ({ code, state }: Formulation): readonly Pack[] =>
  isTechnical(code) ? packsFor.technical : packsFor[state];

/** Solid fertilizers come in bags and sacks, liquid ones as other liquids do. */
export const fertilizerPacksOf = ({ state }: Formulation): readonly Pack[] =>
  state === 'liquid' ? packsFor.liquid : packsFor.fertilizer;

/**
 * `series`: names of product lines under a house brand, by class. `shortNames`: what mixtures carry where the full Chinese names would be
 * too long to read. The rest are sentences of introductions.
 */
export const wording = read(
  'wording',
  z.strictObject({
    series: z.record(text, words),
    shortNames: z.record(text, text),
    against: words,
    serving: words,
    material: words,
    quality: words,
  }),
);

/**
 * `popular`: the ingredients most often offered. `dollarsPerKg` of pure active, lowest and highest of a class. `hazards`: WHO classes of
 * the actives that stand out.
 */
export const offers = read(
  'offers',
  z.strictObject({
    popular: z.array(text),
    dollarsPerKg: z.record(text, priceRange),
    hazards: z.record(text, text),
    categoryOfClass: z.record(text, text),
    categoryOfFertilizer: z.record(text, text),
  }),
);

const { ingredients } = templateOf('agro');
const byCode = new Map(ingredients.map((ingredient) => [ingredient.code, ingredient]));

/** The ingredient of a code. Throws on an unknown one: the files of the demo must agree with each other. */
export function ingredientOf(code: string): Ingredient {
  const found = byCode.get(code);
  if (found === undefined) throw new Error(`unknown ingredient ${code}`);
  return found;
}

/** Pesticides and regulators, most offered first; those that are not popular follow in the order of the template. */
export const byPopularity: Ingredient[] = [
  ...offers.popular.map(ingredientOf),
  // those without a form are known by name, and shown by nobody
  ...ingredients.filter(
    ({ class: kind, code, forms }) => kind !== 'fertilizer' && forms.length > 0 && !offers.popular.includes(code),
  ),
];

export const fertilizers: Ingredient[] = ingredients.filter((ingredient) => ingredient.class === 'fertilizer');
