import type { Bilingual } from '@fairbridge/contract/text.ts';

/**
 * What a template brings to a new fair: the words of a trade (trade 4). Pure data: nothing here reads or writes anything.
 * Codes are stable slugs or the codes of the trade.
 */

export type ContentUnit = '%' | 'g/L';

/** A form in which an ingredient is traded: formulation code and content. */
export type IngredientForm = { formulation: string; content: number; unit: ContentUnit; note?: Bilingual };

/**
 * One active ingredient or good of the trade.
 * `cas[0]` is the preferred number, the others are alternatives met in public data (salts, isomers, former numbers);
 * empty for goods without a number. `modeOfAction` is '' if there is none, else 'HRAC 9', 'IRAC 4A', 'FRAC 11'
 * (several joined by ' / '). `crops` holds crop codes.
 */
export type Ingredient = {
  code: string;
  name: Bilingual;
  cas: string[];
  class: string;
  modeOfAction: string;
  aliases: string[];
  forms: IngredientForm[];
  crops: string[];
  targets: Bilingual[];
  hsCode: string;
};

/** A formulation by its GB/T 19378-2017 code; `aliases` are old and loose words people still type. */
export type Formulation = { code: string; name: Bilingual; aliases: string[]; state: 'liquid' | 'solid' | 'gas' };

export type Crop = { code: string; name: Bilingual; aliases: string[] };

export type Category = { code: string; name: Bilingual; parent: string | null; sort: number };

export type Floor = '7F' | '3F' | 'M2' | '2F' | '1F' | 'B1F';

/** `colour` is a hex colour whose contrast with white is at least 4.5:1. */
export type Hall = { code: string; name: Bilingual; floor: Floor; colour: string; sort: number };

export type Choice = { code: string; name: Bilingual };

/**
 * Attributes of products belong to the exhibition, not to code (ruling 4.2).
 * Values by kind: 'ingredients' and 'registrations' are the lists of those names in `ProductAttributes`; 'code' one code
 * of `options`, 'codes' a list of them; 'number' in `unit`; 'text' a string; 'bilingual' one Bilingual or a list.
 */
export type AttributeDefinition = {
  code: string;
  name: Bilingual;
  kind: 'ingredients' | 'registrations' | 'code' | 'codes' | 'number' | 'text' | 'bilingual';
  unit?: string;
  facet: boolean;
  searchable: boolean;
  options?: Choice[];
};

/** `other` asks for words beside the choice. */
export type QuestionOption = { code: string; name: Bilingual; parent?: string; other?: true };

/**
 * A question, by default of the visitors' registration. `section` begins a part of the form; `min` and `max` count choices,
 * or bound a number in `unit`; `condition` asks it only of whom has chosen one of these in an earlier question.
 */
export type QuestionDefinition = {
  site?: 'register' | 'exhibitor' | 'visit';
  code: string;
  title: Bilingual;
  kind: 'single' | 'multiple' | 'tree' | 'text' | 'number';
  required: boolean;
  max?: number;
  options: QuestionOption[];
  section?: Bilingual;
  hint?: Bilingual;
  min?: number;
  whole?: true;
  unit?: Bilingual;
  condition?: { question: string; choices: string[] };
};

/** A rule of the organizer on an ingredient, by its code; `country` is ISO 3166 alpha-2, EU or * for everywhere. */
export type ComplianceDefinition = {
  ingredient: string;
  kind: 'banned' | 'restricted' | 'exportOnly' | 'pic' | 'pops' | 'notRenewed';
  country: string;
  crops: readonly string[];
  uses?: Bilingual;
  note: Bilingual;
  source: Bilingual;
  link: string;
  validFrom?: string;
  effect: 'notice' | 'closeMarket' | 'blockClaim';
};

/** What a new fair takes over: vocabularies and colours, and nothing that was said or shown at another fair. */
export type FairTemplate = {
  name: Bilingual;
  searchHint: Bilingual;
  theme: { action: string; accent: string; ink: string; paper: string };
  halls: readonly Hall[];
  categories: readonly Category[];
  formulations: readonly Formulation[];
  crops: readonly Crop[];
  ingredients: readonly Ingredient[];
  attributes: readonly AttributeDefinition[];
  classes: readonly Choice[];
  /** What its exhibitors are; the commonest first. */
  companyTypes: readonly Choice[];
  questionnaire: readonly QuestionDefinition[];
  compliance: readonly ComplianceDefinition[];
  /** Whom posts of the business circle may be meant for. */
  receivers: readonly Choice[];
};
