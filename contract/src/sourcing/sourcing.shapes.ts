import { z } from 'zod';
import { namedCode } from '../exhibition/exhibition.shapes.ts';
import { exhibitorRef } from '../exhibitor/exhibitor.shapes.ts';
import { COMPANY_SCALES } from '../exhibitor/company.shapes.ts';
import { bilingualOut, code, country, date, id, optionalLine, optionalText, line, text } from '../fields.ts';
import { DOCUMENT_CODES, INCOTERMS } from '../inquiry/inquiry.words.ts';
import { LIMITS } from '../limits.ts';
import { quantity } from '../order/order.shapes.ts';
import { price, priceOut } from '../product/price.shapes.ts';
import { quoteForm, quoteState } from '../quote/quote.shapes.ts';
import { sheetFault } from '../sheet/sheet.shapes.ts';
import {
  FILE_READERS_CODES,
  PARTICIPATION_CODES,
  REGISTRATION_NEED_CODES,
  SOURCING_STATE_CODES,
} from './sourcing.words.ts';

const documents = z.array(z.enum(DOCUMENT_CODES)).max(DOCUMENT_CODES.length);
const incoterm = z.enum(INCOTERMS);
const registration = z.enum(REGISTRATION_NEED_CODES);
const scale = z.enum(COMPANY_SCALES, 'choice');
export const sourcingState = z.enum(SOURCING_STATE_CODES);
export const participation = z.enum(PARTICIPATION_CODES);
const readers = z.enum(FILE_READERS_CODES);

/** One good that is wanted. By ingredient, by category, or in the buyer's own words where neither fits. */
export const sourcingLineForm = z
  .object({
    /** Of a line that is edited; without it a new one. */
    id: id('sourcingLine').optional(),
    ingredients: z.array(code).max(LIMITS.sourcingIngredientsMax).default([]),
    category: code.nullable().default(null),
    name: optionalLine(LIMITS.sourcingNameMax),
    /** Such as '480 g/L' or '95%'. */
    content: optionalLine(LIMITS.sourcingContentMax),
    formulation: code.nullable().default(null),
    wanted: z.object({ quantity, unit: text(20) }),
    packing: optionalText(LIMITS.quotePackingMax),
    destination: country.nullable().default(null),
    incoterm: incoterm.nullable().default(null),
    /** The place of the Incoterm. */
    port: optionalLine(LIMITS.inquiryPortMax),
    documents: documents.default([]),
    registration: registration.nullable().default(null),
    targetPrice: price.nullable().default(null),
    /** By when the goods are needed. */
    expectedOn: date.nullable().default(null),
  })
  .refine(({ ingredients, category, name }) => ingredients.length > 0 || category !== null || name !== '', {
    message: 'required',
    path: ['name'],
  });
export type SourcingLineForm = z.output<typeof sourcingLineForm>;

/** What a buyer wishes of a supplier; nothing of it keeps a supplier away, it decides the order. */
const supplierWishes = z.object({
  companyTypes: z.array(code).max(LIMITS.companyTypesMax).default([]),
  scale: scale.nullable().default(null),
  countries: z.array(country).max(LIMITS.sourcingCountriesMax).default([]),
});

/** A PDF of a requirement: who reads it is said file by file. */
const sourcingFileForm = z.object({ id: id('sourcingUpload'), name: line(LIMITS.sourcingFileNameMax), readers });
export const sourcingFile = z.object({
  id: z.string(),
  name: z.string(),
  readers,
  bytes: z.int(),
  pages: z.int(),
});
export type SourcingFile = z.output<typeof sourcingFile>;

/** What a buyer posts (specification, section 3). */
export const sourcingForm = z.object({
  title: line(LIMITS.sourcingTitleMax),
  description: optionalText(LIMITS.sourcingTextMax),
  lines: z.array(sourcingLineForm).min(1, 'select').max(LIMITS.sourcingLinesMax, 'tooMuch'),
  supplier: supplierWishes.default({ companyTypes: [], scale: null, countries: [] }),
  otherRequirements: optionalText(LIMITS.sourcingTextMax),
  files: z.array(sourcingFileForm).max(LIMITS.sourcingFilesMax, 'tooMuch').default([]),
  /** The last day of the fair's zone on which suppliers can sign up. */
  deadline: date,
});
export type SourcingForm = z.output<typeof sourcingForm>;

export const sourcingLine = z.object({
  id: z.string(),
  ingredients: z.array(namedCode),
  category: namedCode.nullable(),
  name: z.string(),
  content: z.string(),
  formulation: namedCode.nullable(),
  wanted: z.object({ quantity: z.int(), unit: z.string() }),
  packing: z.string(),
  destination: z.string().nullable(),
  incoterm: incoterm.nullable(),
  port: z.string(),
  documents,
  registration: registration.nullable(),
  targetPrice: priceOut.nullable(),
  expectedOn: z.string().nullable(),
});
export type SourcingLine = z.output<typeof sourcingLine>;

/** Lines as a spreadsheet says them, by codes, for the form to go on with; none where something is wrong, and then what. */
export const sourcingSheet = z.object({
  lines: z.array(
    sourcingLine.omit({ id: true }).extend({
      ingredients: z.array(z.string()),
      category: z.string().nullable(),
      formulation: z.string().nullable(),
    }),
  ),
  faults: z.array(sheetFault),
});
export type SourcingSheet = z.output<typeof sourcingSheet>;

/** What a requirement says, whoever reads it. */
const sourcingCore = z.object({
  id: z.string(),
  state: sourcingState,
  title: z.string(),
  postedAt: z.string(),
  changedAt: z.string().nullable(),
  deadline: z.string(),
  /** What the lines are for, in their order. */
  goods: z.array(
    sourcingLine.pick({
      id: true,
      ingredients: true,
      category: true,
      name: true,
      content: true,
      formulation: true,
      wanted: true,
    }),
  ),
  destinations: z.array(z.string()),
});
const sourcingWhole = sourcingCore.omit({ goods: true }).extend({
  description: z.string(),
  lines: z.array(sourcingLine),
  supplier: z.object({ companyTypes: z.array(namedCode), scale: scale.nullable(), countries: z.array(z.string()) }),
  otherRequirements: z.string(),
  /** As far as whoever asks may read them. */
  files: z.array(sourcingFile),
});

export const ownSourcingCard = sourcingCore.extend({
  /** Why the organizer has not approved it. */
  reason: z.string(),
  signUps: z.int(),
  /** Of these, those that the buyer has neither agreed to nor denied. */
  waiting: z.int(),
});
export type OwnSourcingCard = z.output<typeof ownSourcingCard>;

/** An offer on a line. `quoteId`, once the buyer has agreed to the company and it is a quote like others. */
const offerOut = z.object({
  lineId: z.string(),
  product: z.object({ id: z.string(), name: bilingualOut, strength: z.string() }).nullable(),
  price: priceOut,
  /** The same in CNY; null without a rate of the organizer. */
  inCny: z.number().nullable(),
  /** What one kilogram of active ingredient costs, in the same currency; null where that cannot be said. */
  perActiveKg: z.number().nullable(),
  quantity: z.object({ amount: z.int(), unit: z.string() }).nullable(),
  incoterm: incoterm.nullable(),
  port: z.string(),
  validUntil: z.string(),
  leadTime: z.string(),
  payment: z.string(),
  packing: z.string(),
  remark: z.string(),
  state: quoteState,
  quoteId: z.string().nullable(),
});
export type SourcingOffer = z.output<typeof offerOut>;

const signUpCore = z.object({
  id: z.string(),
  message: z.string(),
  signedUpAt: z.string(),
  changedAt: z.string().nullable(),
  participation,
  /** Why the buyer has denied it. */
  reason: z.string(),
  offers: z.array(offerOut),
});

/** Why an exhibit fits a line: by its ingredients, its category, or the words alone; and what else agrees. */
export const matchReason = z.object({
  lineId: z.string(),
  productId: z.string(),
  productName: bilingualOut,
  by: z.enum(['ingredient', 'someIngredients', 'category', 'text']),
  formulation: z.boolean(),
  content: z.boolean(),
  /** It is registered in the country the line goes to. */
  registered: z.boolean(),
});
export type MatchReason = z.output<typeof matchReason>;

/** `score` from 1 to 100; `supplier`: wishes about the supplier that the company meets. */
const fit = z.object({
  score: z.int(),
  reasons: z.array(matchReason),
  supplier: z.array(z.enum(['companyType', 'scale', 'country'])),
});
export type SourcingFit = z.output<typeof fit>;

/** A company that has signed up, as the buyer sees it. */
export const receivedSignUp = signUpCore.extend({
  exhibitor: exhibitorRef,
  fit,
  /** The inquiry under which both sides write, once agreed. */
  inquiryId: z.string().nullable(),
});
export type ReceivedSignUp = z.output<typeof receivedSignUp>;

export const ownSourcing = sourcingWhole.extend({
  reason: z.string(),
  version: z.int(),
  closedAt: z.string().nullable(),
  /** The companies that it fits are not found yet: it was posted or changed a moment ago. */
  matching: z.boolean(),
  signUps: z.array(receivedSignUp),
});
export type OwnSourcing = z.output<typeof ownSourcing>;

/** As a matching exhibitor lists it: without its buyer. */
export const openSourcingCard = sourcingCore.extend({
  fit,
  /** Null: not signed up. */
  signUp: z.object({ id: z.string(), participation }).nullable(),
});
export type OpenSourcingCard = z.output<typeof openSourcingCard>;

/** As a matching exhibitor reads it. `buyer`: once the buyer has agreed to this company; its country is told always. */
export const openSourcing = sourcingWhole.extend({
  country: z.string(),
  buyer: z.object({ name: z.string(), company: z.string(), position: z.string() }).nullable(),
  fit,
  /** How many more files there are once the buyer agrees. */
  filesLater: z.int(),
  /** Own exhibits that an offer can name, those that fit first. */
  products: z.array(z.object({ id: z.string(), name: bilingualOut, strength: z.string() })),
  /** May the company sign up at all (specification, section 5)? */
  eligible: z.boolean(),
  signUp: signUpCore.extend({ version: z.int(), inquiryId: z.string().nullable() }).nullable(),
});
export type OpenSourcing = z.output<typeof openSourcing>;

/** What a company offers for one line. */
export const offerForm = quoteForm.extend({
  lineId: id('sourcingLine'),
  productId: id('product').nullable().default(null),
});
export type OfferForm = z.output<typeof offerForm>;

/** As the organizer lists it. */
export const sourcingRecord = sourcingCore.extend({
  version: z.int(),
  reason: z.string(),
  matches: z.int(),
  signUps: z.int(),
  agreed: z.int(),
  buyer: z.object({ id: z.string(), name: z.string(), company: z.string(), country: z.string() }),
});
export type SourcingRecord = z.output<typeof sourcingRecord>;
export const wholeSourcingRecord = sourcingWhole.extend({
  version: z.int(),
  reason: z.string(),
  buyer: sourcingRecord.shape.buyer,
  signUps: z.array(
    z.object({
      id: z.string(),
      exhibitor: z.object({ id: z.string(), name: bilingualOut }),
      signedUpAt: z.string(),
      participation,
      offers: z.int(),
    }),
  ),
});
export type WholeSourcingRecord = z.output<typeof wholeSourcingRecord>;
