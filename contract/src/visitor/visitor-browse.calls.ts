import { z } from 'zod';
import { call } from '../call.ts';
import { id, emptyObject } from '../fields.ts';
import { defineList } from '../list-definition.ts';
import { LIMITS } from '../limits.ts';
import { anonymous, exhibitor, organizer, visitor } from '../roles.ts';
import { visitorList } from './visitor.list.ts';
import { visitorCard, visitorDetail, visitorPrivacy } from './visitor-browse.shapes.ts';

/** Not visitors: a buyer looks for sellers (specification, section 2). */
const lookers = [anonymous, exhibitor, organizer] as const;

const listSchemas = defineList({ ...visitorList, card: visitorCard, also: {} });

export const browse = call({
  does: 'Find visitors: guests by company, position and country; exhibitors also by name and by what is sourced',
  path: '/visitor/v2/visitor/browse/all/list',
  roles: lookers,
  ...listSchemas,
  errors: [],
  rate: { perMinute: LIMITS.visitorSearchesPerMinute },
  cacheable: true,
  example: { keyword: '采购', pageNum: 1, pageSize: 24 },
});

export const detail = call({
  does: 'One visitor; how to reach the visitor only where the exhibitor has that contact',
  path: '/visitor/v2/visitor/exhibitor/getVisitorDetails',
  roles: lookers,
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
  roles: [visitor],
  input: emptyObject,
  output: visitorPrivacy,
  errors: [],
  example: {},
});

export const setPrivacy = call({
  does: 'Decide about being seen by others; it takes effect at once. What is not said of advertisers stays as it was',
  path: '/visitor/v2/visitor/setPrivacy',
  roles: [visitor],
  input: visitorPrivacy.partial({ advertisingSharing: true }),
  output: visitorPrivacy,
  errors: [],
  example: { listed: true, looksShown: true },
});
