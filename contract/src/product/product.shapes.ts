import { z } from 'zod';
import { complianceMark } from '../compliance/compliance.shapes.ts';
import { exhibitorRef } from '../exhibitor/exhibitor.shapes.ts';
import { namedCode } from '../exhibition/exhibition.shapes.ts';
import { bilingualOut, code, date, optionalBilingual, sides } from '../fields.ts';
import { priceOut } from './price.shapes.ts';
import { documentKind } from '../product-document/product-document.shapes.ts';
import { REGISTRATION_STATES } from './registration.rules.ts';
import { shownVideo } from '../upload/video.shapes.ts';

/** Visible range: 0 all buyers, 1 the exhibitor's customer pool, 2 pre-registered viewers (ruling 3.1). */
export const scope = z.union([z.literal(0), z.literal(1), z.literal(2)], 'productScope');
export type VisibleRange = z.output<typeof scope>;

const content = z.object({ code, content: z.number().min(0).max(100_000), unit: z.enum(['%', 'g/L']) });
const valueOf = <T extends z.ZodType>(words: T) =>
  z.union([z.string().max(300, { abort: true }), z.number(), z.array(code).max(30), words]);

const registration = z.object({
  country: z.string().max(2, { abort: true }),
  number: z.string().max(40, { abort: true }),
  validUntil: date.or(z.literal('')).default(''),
});

/** The trade's data of a product (ruling 4.2). Which of them a fair uses, and what stands in `values`, its attribute set says. */
export const attributes = z.object({
  ingredients: z.array(content).max(6).default([]),
  formulation: code.or(z.literal('')).default(''),
  class: code.or(z.literal('')).default(''),
  modeOfAction: z
    .array(z.string().max(20, { abort: true }))
    .max(6)
    .default([]),
  crops: z.array(code).max(30).default([]),
  targets: z.array(bilingualOut).max(20).default([]),
  packing: bilingualOut.default({ zh: '', en: '' }),
  registrations: z.array(registration).max(20).default([]),
  values: z.record(code, valueOf(bilingualOut)).default({}),
});
export type Attributes = z.output<typeof attributes>;
/** The same as an exhibitor writes it. */
export const attributesForm = attributes.extend({
  targets: z.array(sides(200)).max(20).default([]),
  packing: optionalBilingual(200),
  values: z.record(code, valueOf(sides(300))).default({}),
});

export const productCard = z.object({
  id: z.string(),
  name: bilingualOut,
  brand: bilingualOut,
  cover: z.string(),
  /** What the trade calls it: content and formulation, such as '200 g/L SL'. */
  strength: z.string(),
  cas: z.array(z.string()),
  class: namedCode.nullable(),
  minimumOrder: z.object({ quantity: z.number(), unit: z.string() }).nullable(),
  scope,
  /** What the organizer's rules say of its ingredients, in short. */
  complianceMarks: z.array(complianceMark),
  exhibitor: exhibitorRef,
});
export type ProductCard = z.output<typeof productCard>;

export const productDetail = productCard.extend({
  articleNumber: z.string(),
  /** What else it is told by: a product standard, a bar code, a UN number; '' where nothing. */
  identification: z.string(),
  pictures: z.array(z.string()),
  longPictures: z.array(z.string()),
  video: shownVideo.nullable(),
  category: namedCode.nullable(),
  tags: z.array(namedCode),
  ingredients: z.array(
    namedCode.extend({
      cas: z.array(z.string()),
      content: z.number(),
      unit: z.string(),
      modeOfAction: z.string(),
      aliases: z.array(z.string()),
    }),
  ),
  formulation: namedCode.nullable(),
  modeOfAction: z.array(z.string()),
  crops: z.array(namedCode),
  targets: z.array(bilingualOut),
  packing: bilingualOut,
  /** `state` is that of the day in Beijing on which it was answered. */
  registrations: z.array(registration.extend({ state: z.enum(REGISTRATION_STATES) })),
  values: z.array(z.object({ code: z.string(), name: bilingualOut, text: bilingualOut })),
  introduction: bilingualOut,
  salePrice: priceOut.nullable(),
  /** Typed as a price before amount, currency and unit stood apart; '' where nothing was, or `salePrice` has taken its place. */
  salePriceText: z.string(),
  spot: z.boolean(),
  customization: z.boolean(),
  publishedAt: z.string(),
  version: z.int(),
});
export type ProductDetail = z.output<typeof productDetail>;

/** What is compared of a product; of its documents, what they are. */
export const comparedProduct = productDetail
  .pick({
    id: true,
    name: true,
    cover: true,
    strength: true,
    class: true,
    minimumOrder: true,
    exhibitor: true,
    ingredients: true,
    formulation: true,
    modeOfAction: true,
    crops: true,
    targets: true,
    packing: true,
    registrations: true,
    values: true,
    identification: true,
    salePrice: true,
    salePriceText: true,
    spot: true,
    customization: true,
  })
  .extend({ documents: z.array(documentKind) });
export type ComparedProduct = z.output<typeof comparedProduct>;
