import { z } from 'zod';
import { bilingual, bilingualOut, code, id, modelCode, optionalBilingual, optionalText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { olderPrice, price, priceOut } from '../product/price.shapes.ts';
import { documentForms } from '../product-document/product-document.shapes.ts';
import { attributes, attributesForm, scope } from '../product/product.shapes.ts';

const pictures = z.array(id('file'));

/** What an exhibitor writes of an exhibit; rules of section 5 of the specification. */
export const productForm = z.object({
  name: bilingual(160, 'productName'),
  brand: optionalBilingual(80),
  articleNumber: modelCode,
  /** What tells it on its label or its papers: a product standard, a bar code, a UN number. */
  identification: optionalText(80),
  categoryCode: code,
  tags: z.array(code).min(1, 'productTags').max(LIMITS.exhibitorCategoriesMax),
  pictures: pictures.min(1, 'productPictures').max(LIMITS.productPicturesMax),
  longPictures: pictures.min(1, 'productLongPictures').max(LIMITS.productLongPicturesMax),
  /** One video, which needs a cover (specification, section 5). */
  video: id('videoFile').nullable().default(null),
  videoCover: id('videoCover').nullable().default(null),
  attributes: attributesForm.default({
    ingredients: [],
    formulation: '',
    class: '',
    modeOfAction: [],
    crops: [],
    targets: [],
    packing: { zh: '', en: '' },
    registrations: [],
    values: {},
  }),
  introduction: optionalBilingual(4_000),
  minimumOrder: z
    .object({
      quantity: z.number().positive().max(99_999_999),
      unit: z.string().trim().min(1).max(20, { abort: true }),
    })
    .nullable()
    .default(null),
  salePrice: price.nullable().default(null),
  salePriceText: olderPrice,
  purchasePrice: price.nullable().default(null),
  purchasePriceText: olderPrice,
  spot: z.boolean().default(false),
  customization: z.boolean().default(false),
  scope,
  sortNumber: z.int().min(1).max(9_999).nullable().default(null),
  /** As one list; where it is left out they stay as they are. */
  documents: documentForms.optional(),
});
export type ProductForm = z.output<typeof productForm>;

/** The same while it is written: what is missing still may be missing. */
export const previewForm = productForm.extend({
  name: optionalBilingual(160),
  categoryCode: code.or(z.literal('')).default(''),
  tags: z.array(code).max(LIMITS.exhibitorCategoriesMax).default([]),
  pictures: pictures.max(LIMITS.productPicturesMax).default([]),
  longPictures: pictures.max(LIMITS.productLongPicturesMax).default([]),
  scope: scope.default(0),
  documents: documentForms.default([]),
});
export type PreviewForm = z.output<typeof previewForm>;

/** An exhibit as it is stored, also by another way or under older rules: it is judged when it is written anew. */
export const writtenProduct = z.object({
  name: bilingualOut,
  brand: bilingualOut,
  articleNumber: z.string(),
  identification: z.string().default(''),
  categoryCode: z.string(),
  tags: z.array(z.string()),
  pictures: z.array(z.string()),
  longPictures: z.array(z.string()),
  video: z.string().nullable(),
  videoCover: z.string().nullable(),
  attributes,
  introduction: bilingualOut,
  minimumOrder: z.object({ quantity: z.number(), unit: z.string() }).nullable(),
  salePrice: priceOut.nullable(),
  salePriceText: z.string().default(''),
  purchasePrice: priceOut.nullable(),
  purchasePriceText: z.string().default(''),
  spot: z.boolean(),
  customization: z.boolean(),
  scope,
  sortNumber: z.int().nullable(),
});
export type WrittenProduct = z.output<typeof writtenProduct>;
