import { z } from 'zod';
import { bilingualOut, code, optionalText } from '../fields.ts';
import { LIMITS } from '../limits.ts';

export const question = z.object({
  code: z.string(),
  title: bilingualOut,
  kind: z.enum(['single', 'multiple', 'tree', 'text', 'number']),
  required: z.boolean(),
  max: z.int().nullable(),
  options: z.array(z.object({ code: z.string(), name: bilingualOut, parent: z.string().nullable() })),
});
export type Question = z.output<typeof question>;

/** Answers are stored as codes; a text or number stands in `text`. */
export const answer = z.object({
  question: code,
  choices: z.array(code).max(LIMITS.questionnaireCategoriesMax).default([]),
  text: optionalText(500),
});
export type Answer = z.output<typeof answer>;
