import { z } from 'zod';
import { namedCode } from '../exhibition/exhibition.shapes.ts';
import { bilingualOut, code, id } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { scope } from '../product/product.shapes.ts';
import { productForm, writtenProduct } from './own-product-form.shapes.ts';

const media = { pictures: true, longPictures: true, video: true, videoCover: true } as const;

/** An exhibit but for its pictures, its video and its documents, which no spreadsheet can hold. */
export const sheetExhibitForm = productForm.omit({ ...media, documents: true });
export type SheetExhibitForm = z.output<typeof sheetExhibitForm>;
/** The same of a draft, which needs no more than a name. */
export const draftForm = sheetExhibitForm.extend({
  categoryCode: code.or(z.literal('')),
  tags: z.array(code).max(LIMITS.exhibitorCategoriesMax),
  scope: scope.nullable(),
});
export type DraftForm = z.output<typeof draftForm>;
/** The same as it is stored, also under older rules. */
export const writtenDraft = writtenProduct.omit(media).extend({ scope: scope.nullable() });
export type WrittenDraft = z.output<typeof writtenDraft>;

/** The pictures that a draft is to be published with, in their order; a list that is left out stays as it is. */
export const draftPictures = z.object({
  id: id('productDraft'),
  pictures: z.array(id('file')).max(LIMITS.productPicturesMax).optional(),
  longPictures: z.array(id('file')).max(LIMITS.productLongPicturesMax).optional(),
});
export type DraftPictures = z.output<typeof draftPictures>;

/** What keeps a draft from being published: a field as the form names it, and why. */
export const draftFault = z.object({ field: z.string(), message: z.string() });

/** An exhibit that came by a spreadsheet and is not published yet. */
export const productDraft = z.object({
  id: z.string(),
  name: bilingualOut,
  articleNumber: z.string(),
  strength: z.string(),
  category: namedCode.nullable(),
  /** Who is to see it; null while nobody has said. */
  scope: scope.nullable(),
  /** The address of the first picture; null where it has none yet. */
  cover: z.string().nullable(),
  pictures: z.int(),
  longPictures: z.int(),
  /** None where it can be published as it is. */
  faults: z.array(draftFault),
  updatedAt: z.string(),
});
export type ProductDraft = z.output<typeof productDraft>;
