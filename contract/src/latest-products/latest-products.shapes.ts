import { z } from 'zod';
import { bilingual, bilingualOut, id, optionalText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { sheetFault } from '../sheet/sheet.shapes.ts';

/** The last figure of a CAS number is a check of the others. */
export function isCas(number: string): boolean {
  if (!/^\d{2,7}-\d{2}-\d$/.test(number)) return false;
  const figures = number.replaceAll('-', '');
  const sum = Array.from(figures.slice(0, -1))
    .toReversed()
    .reduce((all, figure, at) => all + Number(figure) * (at + 1), 0);
  return sum % 10 === Number(figures.at(-1));
}

/** One CAS number, or several of a mixture. */
const casNumbers = optionalText(60).refine(
  (text) => text === '' || text.split(/[,;，；、/+]/).every((one) => isCas(one.trim())),
  'casNumber',
);

/** One line of a company's latest products: enough to ask for it, quick to write. */
export const latestRow = z.object({
  name: bilingual(LIMITS.latestTextMax),
  content: optionalText(LIMITS.latestTextMax),
  cas: casNumbers,
  packing: optionalText(LIMITS.latestTextMax),
  remark: optionalText(LIMITS.latestRemarkMax),
});
export type LatestRow = z.output<typeof latestRow>;

/** Pictures and lines together, as they are saved. */
export const latestForm = z
  .object({
    pictures: z.array(id('latestPicture')).max(LIMITS.latestPicturesMax),
    rows: z.array(latestRow).max(LIMITS.latestRowsMax),
    published: z.boolean(),
  })
  .refine(({ pictures, rows, published }) => !published || pictures.length + rows.length > 0, {
    message: 'latestEmpty',
    path: ['published'],
  });
export type LatestForm = z.output<typeof latestForm>;

const shownRow = z.object({
  name: bilingualOut,
  content: z.string(),
  cas: z.string(),
  packing: z.string(),
  remark: z.string(),
});

/** As everybody sees them on the booth; empty where the company shows none. */
export const latestShown = z.object({ pictures: z.array(z.string()), rows: z.array(shownRow) });
export type LatestShown = z.output<typeof latestShown>;

/** As the company wrote them; `version` is 0 before they are saved for the first time. */
export const latestOwn = z.object({
  version: z.int(),
  published: z.boolean(),
  pictures: z.array(z.object({ id: z.string(), address: z.string() })),
  rows: z.array(shownRow),
});
export type LatestOwn = z.output<typeof latestOwn>;

/** What was read from a spreadsheet: its lines where all of them are right, else what is wrong with which. */
export const latestRead = z.object({
  rows: z.array(shownRow),
  faults: z.array(sheetFault),
});
export type LatestRead = z.output<typeof latestRead>;
