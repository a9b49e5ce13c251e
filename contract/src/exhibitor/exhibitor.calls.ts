import { z } from 'zod';
import { call } from '../call.ts';
import { codes, facetValue, id, nothing, page, pageOf, searchText } from '../fields.ts';
import { anonymous, exhibitor, organizer, visitor } from '../who.ts';
import { LIMITS } from '../limits.ts';
import { exhibitorCard, exhibitorDetail } from './exhibitor.shapes.ts';

export * from './employee.calls.ts';

const lookers = [anonymous, visitor, organizer] as const;

export const browse = call({
  does: 'Find exhibitors by text, hall, country and category',
  path: '/visitor/v2/exhibitor/browse/all/list',
  who: lookers,
  input: page.extend({
    keyword: searchText,
    hall: codes,
    country: codes,
    category: codes,
    sort: z.enum(['default', 'booth']).default('default'),
  }),
  output: pageOf(exhibitorCard).extend({
    capped: z.boolean(),
    facets: z.object({ hall: z.array(facetValue), country: z.array(facetValue), category: z.array(facetValue) }),
    corrections: z.array(z.object({ from: z.string(), to: z.string() })),
    words: z.array(z.string()),
  }),
  errors: [],
  rate: { perMinute: LIMITS.searchesPerMinute * 10 },
  cacheable: true,
  example: { keyword: '草铵膦', pageNum: 1, pageSize: 24 },
});

export const detail = call({
  does: 'One exhibitor with what this caller may see',
  path: '/visitor/v2/exhibitor/visitor/exhibitorDetails',
  who: lookers,
  input: z.object({ id: id('exhibitor') }),
  output: exhibitorDetail,
  errors: ['notFound'],
  cacheable: true,
  example: { id: '$exhibitor' },
});

export const own = call({
  does: "The caller's own company",
  path: '/visitor/v2/exhibitor/getExhibitorBaseInfo/v1',
  who: [exhibitor],
  input: nothing,
  output: exhibitorDetail.extend({ publicProducts: z.int() }),
  errors: [],
  example: {},
});
