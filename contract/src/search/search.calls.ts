import { z } from 'zod';
import { callsOf } from '../call.ts';
import { articleCard } from '../article/article-card.shapes.ts';
import { programmeCard } from '../programme/programme.shapes.ts';
import { browse as browseExhibitors } from '../exhibitor/exhibitor.calls.ts';
import { exhibitorCard } from '../exhibitor/exhibitor.shapes.ts';
import { bilingualOut, facetValue, page, pageSchema, searchText, text } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { liveCard } from '../live/live.shapes.ts';
import { browse as browseProducts } from '../product/product.calls.ts';
import { productCard } from '../product/product.shapes.ts';
import { anonymous, everybody, organizer, visitor } from '../roles.ts';
import { SEARCH_FACETS } from './search.list.ts';
import { understoodPart } from './search.shapes.ts';

const lookers = [anonymous, visitor, organizer] as const;
const call = callsOf('/visitor/v2/search', lookers);
const rate = { perMinute: LIMITS.searchesPerMinute };

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
  path: 'suggest',
  input: z.object({ text: searchText }),
  output: z.object({ list: z.array(suggestion) }),
  rate,
  cacheable: true,
  example: { text: '草铵' },
});

export const trend = call({
  does: 'What is being searched for: words that at least five accounts used within seven days and that find something public',
  path: '/visitor/v2/searchTrend/getSearchTrendInfo',
  roles: everybody,
  output: z.object({ list: z.array(z.object({ text: bilingualOut })) }),
  cacheable: true,
});

export const recent = call({
  does: 'Own searches, newest first; none while they are not kept',
  path: 'recentList',
  roles: [visitor],
  output: z.object({ kept: z.boolean(), list: z.array(z.object({ text: z.string() })) }),
});

export const forget = call({
  does: 'Forget one own search, or all of them',
  path: 'recentDelete',
  roles: [visitor],
  input: z.object({ text: text(200).optional() }),
  example: { text: '草铵膦' },
});

export const keepRecent = call({
  does: 'Keep own searches from now on, or not any more; those kept go at once',
  path: 'recentSetting',
  roles: [visitor],
  input: z.object({ kept: z.boolean() }),
  example: { kept: true },
});

/** A list as it is filtered at the moment; a list leaves aside what is not among its facets. */
const filtered = browseExhibitors.input
  .extend(browseProducts.input.shape)
  .omit({ pageNum: true, pageSize: true, sort: true })
  .extend({ kind: z.enum(['product', 'exhibitor']).default('product') });

export const facetValues = call({
  does: 'Values of one filter of a list by what they are called, rare ones too, with the hits each would leave',
  path: 'facetValues',
  input: filtered.extend({ facet: z.enum(SEARCH_FACETS), text: searchText }),
  output: z.object({ list: z.array(facetValue) }),
  rate,
  cacheable: true,
  example: { kind: 'product', facet: 'ingredient', text: '草', keyword: '' },
});

export const rescue = call({
  does: 'What there is instead where a search has found nothing: without its strictest part, of the same class, from whom to ask',
  path: 'rescue',
  input: filtered,
  output: z.object({
    /** The same words without the filters. */
    withoutFilters: z.int(),
    /** The question without one of its parts, the strictest first. */
    steps: z.array(understoodPart.extend({ kind: z.string(), total: z.int(), capped: z.boolean() })),
    /** In which strengths there is what was asked for in another. */
    strengths: z.array(z.object({ strength: z.string(), keyword: z.string(), count: z.int() })),
    products: z.array(productCard),
    class: facetValue.nullable(),
    exhibitors: z.object({ ingredient: z.string(), total: z.int(), list: z.array(exhibitorCard) }).nullable(),
    /** Where to look around: the commonest classes and categories. */
    around: z.array(facetValue.extend({ facet: z.enum(['class', 'category']) })),
  }),
  rate,
  cacheable: true,
  example: { kind: 'product', keyword: 'glufosinate 240 g/L SL' },
});

export const articles = call({
  does: 'Find news by text',
  path: 'articles',
  input: page.extend({ keyword: searchText }),
  output: pageSchema(articleCard),
  rate,
  cacheable: true,
  example: { keyword: '登记', pageNum: 1, pageSize: 12 },
});

export const programmes = call({
  does: 'Find concurrent programmes by text',
  path: 'programmes',
  input: page.extend({ keyword: searchText }),
  output: pageSchema(programmeCard),
  rate,
  cacheable: true,
  example: { keyword: '论坛', pageNum: 1, pageSize: 12 },
});

export const lives = call({
  does: 'Find lives that this caller may watch by text: what they say, whose they are, or which exhibits they show',
  path: 'lives',
  input: page.extend({ keyword: searchText }),
  output: pageSchema(liveCard),
  rate,
  cacheable: true,
  example: { keyword: '除草', pageNum: 1, pageSize: 12 },
});
