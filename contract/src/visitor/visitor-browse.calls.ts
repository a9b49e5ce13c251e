import { z } from 'zod';
import { call } from '../call.ts';
import { codes, facetValue, id, nothing, page, pageOf, searchText } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { anonymous, exhibitor, organizer, visitor } from '../who.ts';
import { visitorCard, visitorDetail, visitorPrivacy } from './visitor-browse.shapes.ts';

/** Not visitors: a buyer looks for sellers (specification, section 2). */
const lookers = [anonymous, exhibitor, organizer] as const;

export const browse = call({
  does: 'Find visitors: guests by company, position and country; exhibitors also by name and by what is sourced',
  path: '/visitor/v2/visitor/browse/all/list',
  who: lookers,
  input: page.extend({
    keyword: searchText,
    country: codes,
    /** Of interest; of no effect for guests, like `business`: they do not see what it would tell. */
    category: codes,
    business: codes,
    /** `default`: as in a directory, by company. */
    sort: z.enum(['default', 'newest']).default('default'),
  }),
  output: pageOf(visitorCard).extend({
    facets: z.object({
      country: z.array(facetValue),
      category: z.array(facetValue),
      business: z.array(facetValue),
    }),
  }),
  errors: [],
  rate: { perMinute: LIMITS.visitorSearchesPerMinute },
  cacheable: true,
  example: { keyword: '采购', pageNum: 1, pageSize: 24 },
});

export const detail = call({
  does: 'One visitor; how to reach the visitor only where the exhibitor has that contact',
  path: '/visitor/v2/visitor/exhibitor/getVisitorDetails',
  who: lookers,
  input: z.object({ id: id('visitor') }),
  output: visitorDetail,
  errors: ['notFound'],
  rate: { perMinute: LIMITS.visitorSearchesPerMinute },
  cacheable: true,
  example: { id: '$visitor' },
});

export const privacy = call({
  does: 'What the visitor has decided about being seen by others',
  path: '/visitor/v2/visitor/getPrivacy',
  who: [visitor],
  input: nothing,
  output: visitorPrivacy,
  errors: [],
  example: {},
});

export const setPrivacy = call({
  does: 'Decide about being seen by others; it takes effect at once',
  path: '/visitor/v2/visitor/setPrivacy',
  who: [visitor],
  input: visitorPrivacy,
  output: visitorPrivacy,
  errors: [],
  example: { listed: true, looksShown: true },
});
