import { isCas } from '@fairbridge/contract/latest-products/latest-products.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { failFields } from '../../platform/http/app-error.ts';
import type { Exhibition } from '../exhibition/exhibition.directory.ts';

/** What an address of the catalogue asks for. `ingredients`: codes; null for every exhibit. */
export type FeedQuery = { ingredients: readonly string[] | null; after: string; limit: number };

const ASKED_MAX = 20;
const CURSOR = /^[A-Za-z0-9]{10,40}$/;

const several = (query: URLSearchParams, name: string): string[] =>
  query
    .getAll(name)
    .flatMap((text) => text.split(/[,;\s]+/))
    .filter((one) => one !== '');

/** Reads `cas`, `ingredient`, `cursor` and `limit`; refuses what is none of these by its name. */
export function feedQueryOf({ ingredients }: Pick<Exhibition, 'ingredients'>, query: URLSearchParams): FeedQuery {
  const cas = several(query, 'cas');
  const codes = several(query, 'ingredient');
  if (cas.some((one) => !isCas(one))) failFields({ field: 'cas', rule: 'casNumber' });
  if (cas.length > ASKED_MAX) failFields({ field: 'cas', rule: 'tooMuch', values: { max: ASKED_MAX } });
  if (codes.length > ASKED_MAX) failFields({ field: 'ingredient', rule: 'tooMuch', values: { max: ASKED_MAX } });
  if (codes.some((code) => !ingredients.has(code))) failFields({ field: 'ingredient', rule: 'choice' });
  const after = query.get('cursor') ?? '';
  if (after !== '' && !CURSOR.test(after)) failFields({ field: 'cursor', rule: 'format' });
  const byCas = [...ingredients.values()].filter((one) => one.cas.some((number) => cas.includes(number)));
  const wanted = new Set([...codes, ...byCas.map(({ code }) => code)]);
  const asked = cas.length + codes.length > 0;
  return { ingredients: asked ? [...wanted].toSorted() : null, after, limit: limitOf(query) };
}

function limitOf(query: URLSearchParams): number {
  const text = query.get('limit') ?? '';
  if (text === '') return LIMITS.feedPageSize;
  const limit = Number(text);
  if (!Number.isInteger(limit) || limit < 1) failFields({ field: 'limit', rule: 'wholeNumber' });
  if (limit > LIMITS.feedPageMax) failFields({ field: 'limit', rule: 'tooBig', values: { max: LIMITS.feedPageMax } });
  return limit;
}

/** The same question as an address asks it; its order is always the same. */
export function feedSearch({ ingredients, after, limit }: FeedQuery): string {
  const query = new URLSearchParams();
  for (const code of ingredients ?? []) query.append('ingredient', code);
  if (after !== '') query.set('cursor', after);
  if (limit !== LIMITS.feedPageSize) query.set('limit', String(limit));
  return query.size === 0 ? '' : `?${query}`;
}
