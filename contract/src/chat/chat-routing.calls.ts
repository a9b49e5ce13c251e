import { z } from 'zod';
import { call } from '../call.ts';
import { bilingualOut, code, done, id, emptyObject } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { LANGS } from '../text.ts';
import { exhibitor, exhibitorAdmin } from '../roles.ts';

const languages = z.array(z.enum(LANGS)).max(LANGS.length);
/** Codes of product categories. */
const categories = z.array(code).max(LIMITS.chatRoutedCategoriesMax);
const colleague = z.object({ id: z.string(), name: bilingualOut });

export const get = call({
  does: 'Who of the own company answers new chats first, in which languages and for which product categories, and who could',
  path: '/visitor/v2/chat/routing',
  roles: [exhibitor],
  input: emptyObject,
  /** No language, or no category, is all of them. Whoever has left is not among them. */
  output: z.object({
    list: z.array(z.object({ employee: colleague, languages, categories })),
    colleagues: z.array(colleague),
  }),
  errors: [],
  example: {},
});
export type ChatRouting = z.output<typeof get.output>;

export const save = call({
  does: 'Decide who answers new chats first from now on: they are asked for two minutes, then everyone of the company',
  path: '/visitor/v2/chat/updateRouting',
  roles: [exhibitorAdmin],
  input: z.object({
    list: z
      .array(
        z.object({ employeeId: id('employee'), languages: languages.default([]), categories: categories.default([]) }),
      )
      .max(LIMITS.chatAnswerersMax, 'tooMuch'),
  }),
  output: done,
  errors: ['notFound'],
  example: { list: [{ employeeId: '$employee', languages: ['en'], categories: [] }] },
});
