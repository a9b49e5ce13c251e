import type { Bilingual } from '@fairbridge/contract/text.ts';
import { z } from 'zod';
import type { FairDefinition } from './fair.ts';
import type { ContentUnit } from '../../server/src/set-up/templates/vocabulary.ts';

/** Shapes that the files of the demo and its generators share (trade 4). Everything a person reads is bilingual. */

export const text = z.string().min(1);
export const bilingual = z.strictObject({ zh: text, en: text });
/** Written once where it reads the same in both languages: '10 L'. */
export const likeInBoth = z.union([bilingual, text.transform((both) => ({ zh: both, en: both }))]);
export const weight = z.number().positive();
export const priceRange = z.tuple([z.number(), z.number()]);
/** Ingredient codes with their contents. */
export const parts = z.record(text, z.number().positive());

/**
 * `country` is ISO 3166 alpha-2; `domain` ends in `.example`. `trade` is what the company lives from, so that a bottle
 * maker shows bottles; product generators fall back to the main trade of the fair without it.
 */
export type CompanyName = {
  name: Bilingual;
  shortName: Bilingual;
  brand: Bilingual;
  country: string;
  province: Bilingual;
  city: Bilingual;
  domain: string;
  trade?: string;
};

export const pictureShape = z.enum([
  'bottle',
  'jerrycan',
  'bag',
  'drum',
  'sachet',
  'carton',
  'sack',
  'jar',
  'glassBottle',
  'machine',
  'service',
]);
export type PictureShape = z.output<typeof pictureShape>;

/** `number` follows the country's pattern with a fictional serial; `validUntil` is an ISO date. */
export type Registration = { country: string; number: string; validUntil: string };

export type ProductAttributes = {
  ingredients: { code: string; content: number; unit: ContentUnit }[];
  formulation?: string;
  class?: string;
  modeOfAction?: string[];
  crops?: string[];
  targets?: Bilingual[];
  packing?: Bilingual;
  registrations?: Registration[];
  [extra: string]: unknown;
};

/** What a generator gives for one product of a fair: deterministic from the random source. `look` tells packs of one kind apart. */
export type ProductDraft = {
  name: Bilingual;
  brand: Bilingual;
  articleNumber: string;
  categoryCode: string;
  attributes: ProductAttributes;
  introduction: Bilingual;
  minimumOrder: { quantity: number; unit: string };
  priceFrom: number | null;
  priceTo: number | null;
  currency: 'USD' | 'CNY';
  spot: boolean;
  customization: boolean;
  picture: { shape: PictureShape; look: number };
};

export type Random = {
  /** In [0, 1). */
  next(): number;
  /** Whole number in [0, below). */
  int(below: number): number;
  /** One entry of a list; throws RangeError on an empty one. */
  pick<T>(list: readonly T[]): T;
  /** A shuffled copy. */
  shuffle<T>(list: readonly T[]): T[];
};

export type PersonName = Bilingual;

export type ProductGenerator = (random: Random, company: CompanyName) => ProductDraft;

/** What the demo loading needs of one fair. */
export type DemoFair = { definition: FairDefinition; product: ProductGenerator };
