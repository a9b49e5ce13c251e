import { z } from 'zod';
import { bilingual, bilingualOut, code, optionalBilingual, optionalText } from '../fields.ts';
import { LIMITS } from '../limits.ts';

/** Where questions are asked: registration of visitors, an exhibitor's employees, the survey after the fair. */
export const SITES = ['register', 'exhibitor', 'visit'] as const;
export const site = z.enum(SITES);
export type Site = z.output<typeof site>;

export const KINDS = ['single', 'multiple', 'tree', 'text', 'number'] as const;
export const kind = z.enum(KINDS);
export type Kind = z.output<typeof kind>;

/**
 * `other` asks for words beside the choice. `retired` is no longer offered, and shown only where it was chosen before.
 * `parent` names the option above in a tree, at any depth; only options with nothing below them are answers.
 */
export const option = z.object({
  code: z.string(),
  name: bilingualOut,
  parent: z.string().nullable(),
  other: z.boolean(),
  retired: z.boolean(),
});
export type Option = z.output<typeof option>;

/** Asked only of whom has chosen one of these options in an earlier question. */
export const condition = z.object({ question: z.string(), choices: z.array(z.string()) });
export type Condition = z.output<typeof condition>;

/**
 * One question. `min` and `max` count choices (multiple, tree), bound the value (number) or, `max` alone, the characters (text).
 * A `section` that is not empty begins a part of the form with that title. `whole` takes numbers without decimals only.
 */
export const question = z.object({
  code: z.string(),
  section: bilingualOut,
  title: bilingualOut,
  hint: bilingualOut,
  kind,
  required: z.boolean(),
  min: z.int().nullable(),
  max: z.int().nullable(),
  unit: bilingualOut,
  whole: z.boolean(),
  options: z.array(option),
  condition: condition.nullable(),
});
export type Question = z.output<typeof question>;

/** Words of one person, and the option they stand beside; null where the question asks for words. */
export const writtenAnswer = z.object({ text: z.string(), options: z.array(bilingualOut) });

/** Answers are stored as codes; a text, a number, or the words to an 'other' option stand in `text`. */
export const answer = z.object({
  question: code,
  choices: z.array(code).max(LIMITS.questionOptionsMax).default([]),
  text: optionalText(LIMITS.questionTextMax),
});
export type Answer = z.output<typeof answer>;

const bound = z.int().min(-1_000_000_000).max(1_000_000_000).nullable().default(null);

/** A question as an editor hands it in. New options bring a code of their own, which never gets another meaning. */
export const questionForm = z.object({
  section: optionalBilingual(100),
  title: bilingual(300),
  hint: optionalBilingual(500),
  kind,
  required: z.boolean().default(false),
  min: bound,
  max: bound,
  unit: optionalBilingual(20),
  whole: z.boolean().default(false),
  options: z
    .array(
      z.object({
        code,
        name: bilingual(200),
        parent: code.nullable().default(null),
        other: z.boolean().default(false),
        retired: z.boolean().default(false),
      }),
    )
    .max(LIMITS.questionOptionsMax)
    .default([]),
  condition: z
    .object({ question: code, choices: z.array(code).min(1, 'select').max(LIMITS.questionOptionsMax) })
    .nullable()
    .default(null),
});
export type QuestionForm = z.output<typeof questionForm>;

/** A question with what the organizer knows of it. `answers` counts who answered; each option says how many chose it. */
export const managedQuestion = question.extend({
  /** Changes with each edit: whoever edits an older one is told (`editConflict`). */
  version: z.int(),
  retired: z.boolean(),
  answers: z.int(),
  options: z.array(option.extend({ answers: z.int() })),
  /** Of a number's answers; null without any. */
  values: z.object({ least: z.number(), most: z.number(), mean: z.number() }).nullable(),
});
export type ManagedQuestion = z.output<typeof managedQuestion>;
