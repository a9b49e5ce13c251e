import { z } from 'zod';
import { namedCode } from '../exhibition/exhibition.shapes.ts';
import { bilingualOut } from '../fields.ts';
import { shownVideo } from '../upload/video.shapes.ts';

/** Where a company stands: shown as the sign plate `H5 3F · B12` in the hall's colour. */
export const booth = z.object({
  number: z.string(),
  floor: z.string(),
  hall: z.object({ code: z.string(), name: bilingualOut, colour: z.string() }),
});
export type Booth = z.output<typeof booth>;

export const exhibitorRef = z.object({
  id: z.string(),
  name: bilingualOut,
  logo: z.string(),
  country: z.string(),
  booth: booth.nullable(),
});
export type ExhibitorRef = z.output<typeof exhibitorRef>;

export const exhibitorCard = exhibitorRef.extend({
  introduction: bilingualOut,
  categories: z.array(namedCode),
  products: z.int(),
  /** Covers of a few exhibits this caller may see. */
  covers: z.array(z.object({ id: z.string(), name: bilingualOut, cover: z.string() })),
});
export type ExhibitorCard = z.output<typeof exhibitorCard>;

/** How soon buyers are answered: half of them no later. */
export const answerTime = z.object({ unit: z.enum(['hours', 'days']), count: z.int() });
export type AnswerTime = z.output<typeof answerTime>;

export const exhibitorDetail = exhibitorCard.extend({
  companyTypes: z.array(namedCode),
  brand: z.string(),
  province: bilingualOut,
  city: bilingualOut,
  address: bilingualOut,
  website: z.string(),
  scale: z.string(),
  mainBusinessScope: bilingualOut,
  sourcingDemand: bilingualOut,
  productIntroduction: bilingualOut,
  abroadWarehouse: bilingualOut,
  registeredCapital: z.string(),
  attendTimes: z.int().nullable(),
  listed: z.boolean(),
  threeDUrl: z.string(),
  banners: z.array(z.string()),
  videos: z.array(shownVideo),
  foundedYear: z.int().nullable(),
  /** Null while too few were answered to say so. */
  answerTime: answerTime.nullable(),
  /** How to reach the company: for registered visitors, null for everybody else. */
  reach: z.object({ telephone: z.string(), fax: z.string(), email: z.string() }).nullable(),
});
export type ExhibitorDetail = z.output<typeof exhibitorDetail>;
