import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, id, lang } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { comparedProduct } from '../product/product.shapes.ts';
import { anonymous, organizer, visitor } from '../roles.ts';

const lookers = [anonymous, visitor, organizer] as const;
const call = callsOf('/visitor/v2/product', lookers);

const compared = z
  .array(id('product'))
  .min(1)
  .max(LIMITS.comparedProductsMax)
  .refine((ids) => new Set(ids).size === ids.length, 'choice');

export const compare = call({
  does: 'Up to four products to lay side by side; one that this caller may not see (any more) is missing',
  path: 'compare',
  input: z.object({ ids: compared }),
  output: z.object({ list: z.array(comparedProduct) }),
  cacheable: true,
  example: { ids: ['$product'] },
});

export const exportCompared = call({
  does: 'The comparison as a spreadsheet',
  path: 'exportCompare',
  answers: 'file',
  input: z.object({ ids: compared, lang }),
  output: fileOut,
  errors: ['notFound'],
  rate: { perMinute: 20 },
  example: { ids: ['$product'], lang: 'zh' },
});
