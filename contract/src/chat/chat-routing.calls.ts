import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingualOut, code, id } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { LANGS } from '../text.ts';
import { exhibitor, exhibitorAdmin } from '../roles.ts';

const call = callsOf('/visitor/v2/chat', [exhibitor]);

const languages = z.array(z.enum(LANGS)).max(LANGS.length);
/** Codes of product categories. */
const categories = z.array(code).max(LIMITS.chatRoutedCategoriesMax);
const colleague = z.object({ id: z.string(), name: bilingualOut });

export const get = call({
  does: 'Who of the own company answers new chats first, in which languages and for which product categories, and who could',
  path: 'routing',
  /** No language, or no category, is all of them. Whoever has left is not among them. */
  output: z.object({
    list: z.array(z.object({ employee: colleague, languages, categories })),
    colleagues: z.array(colleague),
  }),
});
export type ChatRouting = z.output<typeof get.output>;

export const save = call({
  does: 'Decide who answers new chats first from now on: they are asked for two minutes, then everyone of the company',
  path: 'updateRouting',
  roles: [exhibitorAdmin],
  input: z.object({
    list: z
      .array(
        z.object({ employeeId: id('employee'), languages: languages.default([]), categories: categories.default([]) }),
      )
      .max(LIMITS.chatAnswerersMax, 'tooMuch'),
  }),
  errors: ['notFound'],
  example: { list: [{ employeeId: '$employee', languages: ['en'], categories: [] }] },
});
