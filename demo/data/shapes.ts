import type { Bilingual } from '@fairbridge/contract/text.ts';
import type { ContentUnit, FairTemplate } from '../../server/src/set-up/templates/vocabulary.ts';

/**
 * Shapes of the demo data (trade 4). Pure data and pure generators: nothing here reads or writes anything.
 * Everything a person reads is bilingual.
 */

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

/** `body` is several paragraphs separated by an empty line; `daysBefore` counts back from the opening day. */
export type Article = { kind: 'news'; title: Bilingual; summary: Bilingual; body: Bilingual; daysBefore: number };

/** `day` counts from 1; times are 'HH:MM' in Beijing time. */
export type Programme = {
  title: Bilingual;
  description: Bilingual;
  place: Bilingual;
  speaker: Bilingual;
  day: number;
  startsAt: string;
  endsAt: string;
  kind: string;
};

export type QuestionAnswer = { question: Bilingual; answer: Bilingual };

/** A fair made by a template, with what was said at it. */
export type FairDefinition = FairTemplate & {
  code: 'agro' | 'sugar';
  shortName: Bilingual;
  slogan: Bilingual;
  venue: Bilingual;
  city: Bilingual;
  about: Bilingual;
  articles: Article[];
  programmes: Programme[];
  qa: QuestionAnswer[];
};

export type PictureShape =
  | 'bottle'
  | 'jerrycan'
  | 'bag'
  | 'drum'
  | 'sachet'
  | 'carton'
  | 'sack'
  | 'jar'
  | 'glassBottle'
  | 'machine'
  | 'service';

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

/** What a generator gives for one product of a fair: deterministic from the random source. `hue` is 0 to 359. */
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
  picture: { shape: PictureShape; hue: number };
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
