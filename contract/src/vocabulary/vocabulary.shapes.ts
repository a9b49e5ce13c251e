import { z } from 'zod';
import { bilingualOut, code, optionalLine, line, withoutChinese } from '../fields.ts';
import { CONSOLE_LIMITS } from '../console-limits.ts';
import { BEARER_NAMES, VOCABULARY_NAMES, type BearerName } from './vocabularies.ts';

export const vocabularyName = z.enum(VOCABULARY_NAMES);

/** A CAS number whose last digit is right: 1071-83-6. */
function isCas(text: string): boolean {
  const found = /^(\d{2,7})-(\d{2})-(\d)$/.exec(text);
  if (found === null) return false;
  const digits = `${found[1]}${found[2]}`;
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (digits.length - at), 0);
  return sum % 10 === Number(found[3]);
}

const listOf = <T extends z.ZodType<string, string>>(one: T, max: number) => z.array(one).max(max).default([]);

/** An entry as an editor hands it in; what its vocabulary has no field for stays empty. Both names are needed. */
export const vocabularyForm = z.object({
  name: z.object({
    zh: line(CONSOLE_LIMITS.vocabularyNameMax),
    en: line(CONSOLE_LIMITS.vocabularyNameMax).refine(withoutChinese, 'noChinese'),
  }),
  /** Code of the entry that it stands below. */
  parent: code.nullable().default(null),
  floor: code.nullable().default(null),
  /** '#rrggbb'. */
  colour: z
    .string()
    .regex(/^(#[0-9A-Fa-f]{6})?$/, 'vocabularyColour')
    .default(''),
  cas: listOf(
    z.string().trim().max(20, { abort: true }).refine(isCas, 'vocabularyCas'),
    CONSOLE_LIMITS.vocabularyCasMax,
  ),
  aliases: listOf(line(CONSOLE_LIMITS.vocabularyNameMax), CONSOLE_LIMITS.vocabularyAliasesMax),
  /** Code of a class; empty where it has none. */
  class: code.or(z.literal('')).default(''),
  /** 'HRAC 9', 'IRAC 4A'. */
  modeOfAction: optionalLine(40),
});
export type VocabularyForm = z.output<typeof vocabularyForm>;

/** An entry as it stands, in the order of its list. */
export const vocabularyEntry = z.object({
  code: z.string(),
  name: bilingualOut,
  parent: z.string().nullable(),
  floor: z.string().nullable(),
  colour: z.string(),
  cas: z.array(z.string()),
  aliases: z.array(z.string()),
  class: z.string(),
  modeOfAction: z.string(),
  /** No longer offered in forms; what bears it keeps it. */
  retired: z.boolean(),
});
export type VocabularyEntry = z.output<typeof vocabularyEntry>;

const bearer = z.enum(Object.keys(BEARER_NAMES) as [BearerName, ...BearerName[]]);
/** How many bear an entry, by what they are; who is not there is none. */
export const bearers = z.array(z.object({ kind: bearer, count: z.int() }));
export type Bearers = z.output<typeof bearers>;

export const listedEntry = vocabularyEntry.extend({
  /** How deep it stands: 0 at the top. */
  depth: z.int(),
  used: bearers,
  /** Codes after which it stands when it is moved up or down; '' for the first place, null where it cannot be moved. */
  up: z.string().nullable(),
  down: z.string().nullable(),
});
export type ListedEntry = z.output<typeof listedEntry>;

/** What an act changes, or would change: these entries, and so many that bear them. */
export const vocabularyReach = z.object({ entries: z.array(bilingualOut), used: bearers });
export type VocabularyReach = z.output<typeof vocabularyReach>;

export const VOCABULARY_OUTCOMES = ['added', 'changed', 'unchanged', 'wrong'] as const;
/** What came of reading a spreadsheet of entries. */
export const vocabularyReport = z.object({
  rows: z.array(
    z.object({
      number: z.int(),
      name: z.string(),
      outcome: z.enum(VOCABULARY_OUTCOMES),
      faults: z.array(z.object({ column: bilingualOut, message: z.string() })),
    }),
  ),
  /** Entries that were stored; none where a row is wrong, or as a preview. */
  stored: z.int(),
});
export type VocabularyReport = z.output<typeof vocabularyReport>;
