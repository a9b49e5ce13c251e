import { z } from 'zod';
import { call } from '../call.ts';
import { bilingualOut, done, nothing, searchText, text } from '../fields.ts';
import { anonymous, exhibitor, organizer, visitor } from '../who.ts';

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

export const trend = call({
  does: 'What is being searched for: words that at least five accounts used within seven days and that find something public',
  path: '/visitor/v2/searchTrend/getSearchTrendInfo',
  who: [anonymous, visitor, exhibitor, organizer],
  input: nothing,
  output: z.object({ list: z.array(z.object({ text: bilingualOut })) }),
  errors: [],
  cacheable: true,
  example: {},
});

export const recent = call({
  does: 'Own searches, newest first; none while they are not kept',
  path: '/visitor/v2/search/recentList',
  who: [visitor],
  input: nothing,
  output: z.object({ kept: z.boolean(), list: z.array(z.object({ text: z.string() })) }),
  errors: [],
  example: {},
});

export const forget = call({
  does: 'Forget one own search, or all of them',
  path: '/visitor/v2/search/recentDelete',
  who: [visitor],
  input: z.object({ text: text(200).optional() }),
  output: done,
  errors: [],
  example: { text: '草铵膦' },
});

export const keepRecent = call({
  does: 'Keep own searches from now on, or not any more; those kept go at once',
  path: '/visitor/v2/search/recentSetting',
  who: [visitor],
  input: z.object({ kept: z.boolean() }),
  output: done,
  errors: [],
  example: { kept: true },
});
