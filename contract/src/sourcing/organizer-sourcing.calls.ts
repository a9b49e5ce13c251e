import { z } from 'zod';
import { callsOf } from '../call.ts';
import { country, fileOut, id, lang, optionalText, page, pageSchema, searchText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { reviewer } from '../roles.ts';
import { someAsRead } from '../selection.ts';
import { sourcingRecord, sourcingState, wholeSourcingRecord } from './sourcing.shapes.ts';

const call = callsOf('/organizer/v1/sourcing', [reviewer]);

/** Part of a title, of what is wanted, or of the buyer's name or company. */
const filter = { keyword: searchText, state: sourcingState.optional(), country: country.optional() };

export const list = call({
  does: 'Requirements of the fair with their buyers, the newest first',
  path: 'list',
  input: page.extend(filter),
  output: pageSchema(sourcingRecord).extend({ counts: z.partialRecord(sourcingState, z.int()) }),
});

export const get = call({
  does: 'One requirement with its buyer and who has signed up',
  path: 'get',
  input: z.object({ id: id('sourcing') }),
  output: wholeSourcingRecord,
  errors: ['notFound'],
  example: { id: '$sourcing' },
});

export const file = call({
  does: 'A file of a requirement; asked on each fetch',
  path: 'file',
  answers: 'file',
  input: z.object({ id: id('fileOfRequirement') }),
  output: fileOut,
  errors: ['notFound'],
  rate: { perMinute: 60 },
  example: { id: '$fileOfRequirement' },
});

export const review = call({
  does: 'Approve requirements, or not with a reason; one that was approved can be taken down in the same way. The buyer is told',
  path: 'review',
  input: z
    .object({
      selection: someAsRead('sourcing', LIMITS.reviewedAtOnceMax),
      approved: z.boolean(),
      /** Shown to the buyer; required when not approved. */
      reason: optionalText(500),
    })
    .refine(({ approved, reason }) => approved || reason !== '', { message: 'required', path: ['reason'] }),
  output: z.object({ changed: z.int() }),
  errors: ['notFound', 'editConflict'],
  example: { selection: { records: [{ id: '$sourcing', version: 1 }] }, approved: true },
});

export const exportSheet = call({
  does: 'Requirements that match, as a sheet with a row for each line',
  path: 'export',
  answers: 'file',
  input: z.object({ ...filter, lang }),
  output: fileOut,
  rate: { perMinute: 10 },
  example: { lang: 'zh' },
});
