/**
 * Shapes of the demo data (trade 4). Pure data and pure generators: nothing here reads or writes anything.
 * Everything a person reads is bilingual; codes are stable slugs or the codes of the trade.
 */

export type Bilingual = { zh: string; en: string };

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

export type QuestionAnswer = { question: Bilingual; answer: Bilingual };

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

export type FairDefinition = {
  code: string;
  name: Bilingual;
  shortName: Bilingual;
  slogan: Bilingual;
  venue: Bilingual;
  city: Bilingual;
  about: Bilingual;
  theme: { action: string; accent: string; ink: string; paper: string };
  halls: Hall[];
  categories: Category[];
  formulations: Formulation[];
  crops: Crop[];
  ingredients: Ingredient[];
  attributes: AttributeDefinition[];
  classes: Choice[];
  /** What its exhibitors are; the commonest first. */
  companyTypes: Choice[];
  questionnaire: QuestionDefinition[];
  articles: Article[];
  programmes: Programme[];
  qa: QuestionAnswer[];
  compliance: ComplianceDefinition[];
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
