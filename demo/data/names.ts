import { z } from 'zod';
import { dataFile } from '../../server/src/core/data-file.ts';
import { bilingual, text, weight } from './shapes.ts';

/** What invented companies and people are named after; every list is in the files beside. */

const read = <T extends z.ZodType>(name: string, schema: T): z.output<T> =>
  dataFile(import.meta.url, `names/${name}.json`, schema);
const words = z.array(bilingual);
const code = text;

/** How companies of one country are named: where they sit, two syllable tables and the legal form. */
const country = z.strictObject({
  code,
  weight,
  form: bilingual,
  places: z.array(z.strictObject({ city: bilingual, province: bilingual })),
  heads: words,
  tails: words,
});
export type Country = z.output<typeof country>;
export const countries = read('abroad', z.array(country));

/** Provinces with much of the trade stand first; the characters are unusual, so that no known house comes out. */
const chinese = z.strictObject({
  provinces: z.array(bilingual.extend({ cities: words })),
  heads: words,
  tails: words,
});
/** `taken`: pairs that are or come near a name in use. */
export const china = read('china', z.strictObject({ agro: chinese, sugar: chinese, taken: z.array(text) }));

/** What a company lives from: part of its name, and what its products are drawn from. */
const trade = z.strictObject({ code, weight, name: bilingual });
export type Trade = z.output<typeof trade>;
export const trades = read('trades', z.strictObject({ agro: z.array(trade), sugar: z.array(trade) }));

/** Countries written in Chinese characters keep the family name first in Chinese and the given name first in English. */
const abroad = z.strictObject({
  countries: z.array(code),
  familyFirst: z.boolean(),
  given: words,
  family: words,
});
export const people = read(
  'people',
  z.strictObject({
    chinese: z.strictObject({ surnames: words, first: words, second: words }),
    abroad: z.array(abroad),
  }),
);

export const buyers = read(
  'buyers',
  z.strictObject({
    jobTitles: words,
    departments: words,
    /** Where buyers come from, ISO 3166 alpha-2 with the share of each. */
    countries: z.array(z.strictObject({ code, weight })),
    trades: z.strictObject({ agro: words, sugar: words }),
    heads: words,
    /** Countries without a table of company names borrow that of a country with the same language. */
    spokenLike: z.record(code, code),
  }),
);
