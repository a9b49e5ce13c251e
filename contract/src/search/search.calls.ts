import { z } from 'zod';
import { call } from '../call.ts';
import { bilingualOut, searchText } from '../fields.ts';
import { anonymous, organizer, visitor } from '../who.ts';

export const suggestion = z.object({
  text: z.string(),
  kind: z.string(),
  code: z.string(),
  name: bilingualOut,
  hint: z.string(),
});
export type Suggestion = z.output<typeof suggestion>;

export const suggest = call({
  does: 'Suggestions while typing: ingredients, formulations, products and exhibitors',
  path: '/visitor/v2/search/suggest',
  who: [anonymous, visitor, organizer],
  input: z.object({ text: searchText }),
  output: z.object({ list: z.array(suggestion) }),
  errors: [],
  rate: { perMinute: 600 },
  cacheable: true,
  example: { text: '草铵' },
});
