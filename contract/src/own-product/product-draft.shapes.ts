import { z } from 'zod';
import { namedCode } from '../exhibition/exhibition.shapes.ts';
import { bilingualOut } from '../fields.ts';
import { productForm, writtenProduct } from './own-product-form.shapes.ts';

const media = { pictures: true, longPictures: true, video: true, videoCover: true } as const;

/** An exhibit but for its pictures, its video and its documents, which no spreadsheet can hold. */
export const draftForm = productForm.omit({ ...media, documents: true });
export type DraftForm = z.output<typeof draftForm>;
/** The same as it is stored, also under older rules. */
export const writtenDraft = writtenProduct.omit(media);
export type WrittenDraft = z.output<typeof writtenDraft>;

/** An exhibit that came by a spreadsheet and waits for its pictures. */
export const productDraft = z.object({
  id: z.string(),
  name: bilingualOut,
  articleNumber: z.string(),
  strength: z.string(),
  category: namedCode.nullable(),
  updatedAt: z.string(),
});
export type ProductDraft = z.output<typeof productDraft>;
