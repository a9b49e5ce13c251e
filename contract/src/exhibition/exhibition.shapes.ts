import { FAIR_STATES } from '../fair-state.ts';
import { z } from 'zod';
import { bilingualOut } from '../fields.ts';
import { footerLinks } from './page-link.shapes.ts';

/** A hall of the fair's venue; its colour is the sign plate's colour. */
export const hall = z.object({
  code: z.string(),
  name: bilingualOut,
  floor: z.string(),
  colour: z.string(),
  exhibitors: z.int(),
  /** No longer offered in forms. */
  retired: z.boolean().optional(),
});
export type Hall = z.output<typeof hall>;

export const namedCode = z.object({ code: z.string(), name: bilingualOut });
export type NamedCode = z.output<typeof namedCode>;

/** An entry of a vocabulary. A retired one is no longer offered in forms (`offered`); what bears it keeps it. */
export const vocabularyCode = namedCode.extend({ retired: z.boolean().optional() });
export type VocabularyCode = z.output<typeof vocabularyCode>;

export const category = vocabularyCode.extend({ parent: z.string().nullable() });
export type Category = z.output<typeof category>;

/** Registration-only is mode 2 (specification, section 1); 1 is the open fair. */
export const configSwitch = z.object({
  visitorDelay: z.boolean(),
  exhibitorDisabled: z.boolean(),
  registrationMode: z.union([z.literal(1), z.literal(2)]),
  /** Visitors pre-register at an external site, reached through `getAuthCode`. */
  preregistrationSite: z.boolean(),
});
export type ConfigSwitch = z.output<typeof configSwitch>;

/** Whether visitors register today: also not while the organizer has not published the terms that they consent to. */
export const REGISTRATION_STATES = ['open', 'termsMissing', 'notYet', 'over'] as const;
export type RegistrationState = (typeof REGISTRATION_STATES)[number];

export const theme = z.object({ action: z.string(), accent: z.string(), ink: z.string(), paper: z.string() });

/** What every page needs to know of the fair. */
export const exhibition = z.object({
  id: z.string(),
  code: z.string(),
  state: z.enum(FAIR_STATES),
  name: bilingualOut,
  shortName: bilingualOut,
  slogan: bilingualOut,
  venue: bilingualOut,
  city: bilingualOut,
  startsOn: z.string(),
  endsOn: z.string(),
  theme,
  /** The address of the fair's own mark, 200 pixels wide; empty: the portal's. */
  logo: z.string(),
  /** The number that the law of mainland China asks for at the end of every page; else empty. */
  icp: z.string(),
  configSwitch,
  /** Days are ISO dates, or empty; both belong to it. */
  registration: z.object({ state: z.enum(REGISTRATION_STATES), from: z.string(), until: z.string() }),
  /** Of the privacy policy that is consented to when registering. */
  consentVersion: z.string(),
  /** What this fair calls its products' attributes: a form is a 剂型 at one fair and a 形态 at another. */
  attributeNames: z.record(z.string(), bilingualOut),
  /** What a buyer may type here. */
  searchHint: bilingualOut,
  halls: z.array(hall),
  exhibitors: z.int(),
  products: z.int(),
  footer: footerLinks,
});
export type Exhibition = z.output<typeof exhibition>;

/** How a product of this fair is described: attribute sets belong to the exhibition, not to code (ruling 4.2). */
export const attributeDefinition = z.object({
  code: z.string(),
  name: bilingualOut,
  kind: z.enum(['ingredients', 'registrations', 'code', 'codes', 'number', 'text', 'bilingual']),
  unit: z.string(),
  facet: z.boolean(),
  options: z.array(namedCode),
});
export type AttributeDefinition = z.output<typeof attributeDefinition>;

export const ingredient = vocabularyCode.extend({
  cas: z.array(z.string()),
  aliases: z.array(z.string()),
  class: z.string(),
  modeOfAction: z.string(),
});
export type Ingredient = z.output<typeof ingredient>;

/** The exhibition's vocabularies, for forms and filters. */
export const vocabulary = z.object({
  categories: z.array(category),
  classes: z.array(vocabularyCode),
  /** What a company may be: manufacturer, trader, service... */
  companyTypes: z.array(vocabularyCode),
  formulations: z.array(vocabularyCode),
  crops: z.array(vocabularyCode),
  ingredients: z.array(ingredient),
  attributes: z.array(attributeDefinition),
});
export type Vocabulary = z.output<typeof vocabulary>;
