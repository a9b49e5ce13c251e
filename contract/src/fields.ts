import { RECORD_ID } from './record-id.ts';
import { z } from 'zod';
import './issues.ts';
import { LIMITS } from './limits.ts';
import { isWebAddress } from './address-format.ts';
import type { RuleName } from './rules.ts';
import { inPlainSigns, isTelephone } from './written-number.ts';

/** PostgreSQL cannot store NUL, and lone surrogates would be changed on the way: what cannot be kept as typed is refused. */
export const storable = (value: string): boolean => !value.includes('\0') && value.isWellFormed();

/**
 * At most `max` characters, counted before anything else looks at them: what is too long is refused at once, and no pattern or rule
 * behind this ever reads a megabyte.
 */
export const upTo = (max: number) => z.string().max(max, { abort: true });
/** Signs without width, and those that turn the direction of what follows: they come with what is pasted, and make names that nobody finds or reads. Not the joiners: emoji and Persian are written with them. */
const UNSEEN = /[\u00AD\u200B\u200E\u200F\u2060-\u2064\u2066-\u2069\uFEFF\u202A-\u202E]/g;
/** Signs that show nothing and are letters to a computer: alone they are no text. */
const BLANK = /^[\s\u034F\u115F\u1160\u17B4\u17B5\u2800\u3164\uFFA0]*$/;
export const withoutUnseen = (typed: string): string => {
  const seen = typed.replaceAll(UNSEEN, '');
  return BLANK.test(seen) ? '' : seen;
};
/** What stands in one line: a tab or a break that was pasted with it is a blank. */
const inOneLine = (typed: string): string => typed.replaceAll(/[\t\v\f\r\n\u0085\u2028\u2029]+/g, ' ');
/** The same without such signs, and without the blanks around it. */
export const trimmed = (max: number) => z.string().overwrite(withoutUnseen).trim().max(max, { abort: true });

/** A text as a person types it: trimmed, at most `max` characters, required. */
export const text = (max: number) => trimmed(max).min(1).refine(storable, 'characters');
/** The same, but may be empty. */
/** The same in one line, as names are. */
export const line = (max: number) => trimmed(max).overwrite(inOneLine).min(1).refine(storable, 'characters');
export const optionalLine = (max: number) =>
  trimmed(max).overwrite(inOneLine).refine(storable, 'characters').default('');
export const optionalText = (max: number) => trimmed(max).refine(storable, 'characters').default('');
export const withoutChinese = (value: string): boolean => !/\p{Script=Han}/u.test(value);
/** Only non-Chinese characters (specification, section 5): a reader of English must not meet any. May be empty. */
export const optionalEnglish = (max: number) =>
  trimmed(max).refine(storable, 'characters').refine(withoutChinese, 'noChinese').default('');
/** A text in Chinese and English, either of which may be empty. */
export const sides = (max: number) => z.object({ zh: optionalText(max), en: optionalEnglish(max) });
/**
 * A text in Chinese and English; one of the two may be missing, the other is shown then (ruling 1.9). That both are is wrong with
 * the text itself and not with its Chinese side: whoever writes English only need not begin there.
 */
export const bilingual = (max: number, rule: 'required' | 'productName' = 'required') =>
  sides(max).refine((value) => value.zh !== '' || value.en !== '', { message: rule });
export const optionalBilingual = (max: number) => sides(max).default({ zh: '', en: '' });
/** As answered and as stored, also under older rules: plain strings. */
export const bilingualOut = z.object({ zh: z.string(), en: z.string() });

/** Ids are opaque, alphanumeric, at least 10 characters (ruling 1.7). `noun` says what it points at, for documentation and sweeps. */
export const id = (noun: string, missing?: RuleName) =>
  z
    .string(missing)
    .regex(RECORD_ID, missing)
    .meta({ noun, description: `id of a ${noun}` });
/** What a decision is made on: a thing, and the version of it that was read. */
export const versioned = (noun: string) => z.object({ id: id(noun), version: z.int().min(1) });
/** A code from a vocabulary of the exhibition (hall, category, formulation...). */
export const code = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9_.-]{0,39}$/);
export const codes = z.array(code).max(50).default([]);

/** What a model is called by: letters, digits and hyphens, also where they were typed full-width; may be empty (specification, section 5). */
export const modelCode = trimmed(40)
  .normalize('NFKC')
  .regex(/^[A-Za-z0-9-]{0,40}$/, 'modelCode')
  .default('');

export const email = trimmed(254).normalize('NFKC').toLowerCase().pipe(z.email('email').max(254));
/** Letters and digits only, at least one of each, 6 to 16 of them (specification, section 5; G13). */
export const password = z
  .string()
  .min(1)
  .refine(
    (typed) =>
      typed.length >= LIMITS.passwordLengthMin &&
      typed.length <= LIMITS.passwordLengthMax &&
      /^[A-Za-z0-9]*$/.test(typed) &&
      /[A-Za-z]/.test(typed) &&
      /[0-9]/.test(typed),
    'password',
  );
/** A password as typed at log-in: whatever was typed is compared; only its size is bounded, so that nothing long is ever hashed. */
export const typedPassword = upTo(128).min(1);
export const verificationCode = upTo(60)
  .overwrite((typed) => inPlainSigns(typed).replaceAll(/\s/g, ''))
  .regex(/^\d{6}$/, 'code');
/** A code that an authenticator app shows (six digits) or a recovery code (ten signs), however it was typed. */
export const appCode = upTo(60)
  .transform((typed) =>
    typed
      .normalize('NFKC')
      .toUpperCase()
      .replaceAll(/[^0-9A-Z]/g, ''),
  )
  .refine((code) => /^\d{6}$/.test(code) || code.length === LIMITS.recoveryCodeSigns, 'code');
/** Whatever somebody typed as e-mail or mobile; the server normalises it. */
export const identifier = trimmed(254).min(1).refine(storable, 'characters');
/** Dialling code without plus sign. */
export const areaCode = upTo(20)
  .overwrite(inPlainSigns)
  .regex(/^$|^\+?\d{1,4}$/, 'areaCode')
  .default('');
/** A mobile as typed: 6 to 15 digits, in whatever writing (specification, section 5); the server normalises it by the numbering plans. */
export const typedMobile = trimmed(40).refine(
  (typed) => /^\d{6,15}$/.test(typed.normalize('NFKC').replaceAll(/[^\d]/g, '')),
  'mobile',
);
/** A telephone as people write it, with its extension; may be empty. Kept in plain signs. */
export const phone = trimmed(40)
  .overwrite(inPlainSigns)
  .refine((plain) => plain === '' || isTelephone(plain), 'phone')
  .default('');
/** Only http and https, so that no script address is ever stored (G28). */
export const webAddress = trimmed(300)
  .refine((written) => written === '' || isWebAddress(written), 'url')
  .default('');
export const country = z.string().regex(/^[A-Z]{2}$/, 'choice');
export const searchText = upTo(200).refine(storable, 'characters').default('');
export const lang = z.enum(['zh', 'en']);
/** An instant, ISO 8601 in UTC (ruling 1.10). */
export const instant = z
  .date()
  .transform((at) => at.toISOString())
  .or(z.iso.datetime());
export const date = z.iso.date();

/** Page by number (ruling 1.8); a page past the end is an empty list. */
export const page = z.object({
  pageNum: z.int().min(1).max(1_000_000_000).default(1),
  pageSize: z.int().min(1).max(LIMITS.pageSizeMax).default(LIMITS.pageSizeDefault),
});
export type Page = z.output<typeof page>;
export const pageSchema = <T extends z.ZodType>(item: T) =>
  z.object({
    list: z.array(item),
    total: z.int(),
    pageNum: z.int(),
    pageSize: z.int(),
    hasNextPage: z.boolean(),
  });

/** One value of a filter with the number of hits it would leave. */
export const facetValue = z.object({ code: z.string(), name: bilingualOut, count: z.int() });
export type FacetValue = z.output<typeof facetValue>;

export const emptyObject = z.object({});
export const done = z.object({ done: z.literal(true) });
/** What such a call answers. */
export const DONE: z.output<typeof done> = { done: true };
/** The output of a call that answers with the file itself (ruling 1.6): its name as saved, its media type, its bytes. */
export const fileOut = z.object({
  name: z.string(),
  type: z.string(),
  bytes: z.instanceof(Uint8Array<ArrayBufferLike>),
});
export type FileOut = z.output<typeof fileOut>;
