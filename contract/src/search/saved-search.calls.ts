import { z } from 'zod';
import { callsOf } from '../call.ts';
import { bilingualOut, id, optionalText, searchText, text } from '../fields.ts';
import { mapFacets } from '../list-definition.ts';
import { LIMITS } from '../limits.ts';
import { visitor } from '../roles.ts';
import { SEARCH_FACETS } from './search.list.ts';

const call = callsOf('/visitor/v2/savedSearch', [visitor]);

/** What is searched: exhibits, or the companies that show them. */
export const searchedKind = z.enum(['product', 'exhibitor']);
export type SearchedKind = z.output<typeof searchedKind>;
export const alert = z.enum(['off', 'daily', 'weekly']);
export type Alert = z.output<typeof alert>;

const values = z
  .array(z.string().min(1).max(60, { abort: true }))
  .max(20)
  .default([]);
/** The filters as the address of the list carries them. */
export const searchFilter = z.object(mapFacets(SEARCH_FACETS, () => values));
export type SearchFilter = z.output<typeof searchFilter>;

export const savedSearch = z.object({
  id: z.string(),
  kind: searchedKind,
  name: z.string(),
  keyword: z.string(),
  filter: searchFilter,
  /** What the filters are called. */
  labels: z.array(bilingualOut),
  alert,
  /** Hits that came since it was last looked at; counted up to a hundred. */
  fresh: z.int(),
  createdAt: z.string(),
});
export type SavedSearch = z.output<typeof savedSearch>;

const name = text(LIMITS.savedSearchNameMax);

export const save = call({
  does: 'Keep a search; the same search twice is one',
  path: 'addSavedSearch',
  input: z
    .object({
      kind: searchedKind,
      name: optionalText(LIMITS.savedSearchNameMax),
      keyword: searchText,
      filter: searchFilter,
      alert: alert.default('off'),
    })
    .refine(({ keyword, filter }) => keyword.trim() !== '' || Object.values(filter).some((list) => list.length > 0), {
      message: 'required',
      path: ['keyword'],
    }),
  output: z.object({ id: z.string() }),
  errors: ['savedSearchLimit'],
  example: { kind: 'product', name: '草铵膦供应商', keyword: '草铵膦', filter: {}, alert: 'daily' },
});

export const list = call({
  does: 'Own saved searches, newest first, with the number of new hits',
  path: 'list',
  output: z.object({ list: z.array(savedSearch), max: z.int() }),
});

export const change = call({
  does: 'Rename a saved search, or change how often it tells',
  path: 'update',
  input: z.object({ id: id('savedSearch'), name: name.optional(), alert: alert.optional() }),
  errors: ['notFound'],
  example: { id: '$savedSearch', name: '除草剂新品', alert: 'weekly' },
});

export const markSeen = call({
  does: 'Its hits have been looked at: from now on they are not new any more',
  path: 'markSeen',
  input: z.object({ id: id('savedSearch') }),
  errors: ['notFound'],
  example: { id: '$savedSearch' },
});

export const remove = call({
  does: 'Delete a saved search',
  path: 'delete',
  input: z.object({ id: id('savedSearch') }),
  errors: ['notFound'],
  example: { id: '$savedSearch' },
});
