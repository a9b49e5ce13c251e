import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id } from '../fields.ts';
import { defineList } from '../list-definition.ts';
import { LIMITS } from '../limits.ts';
import { anonymous, exhibitor, organizer, visitor } from '../roles.ts';
import { visitorList } from './visitor.list.ts';
import { visitorCard, visitorDetail, visitorPrivacy } from './visitor-browse.shapes.ts';

/** Not visitors: a buyer looks for sellers (specification, section 2). */
const lookers = [anonymous, exhibitor, organizer] as const;
const call = callsOf('/visitor/v2/visitor', lookers);

const listSchemas = defineList({ ...visitorList, card: visitorCard, also: {} });

export const browse = call({
  does: 'Find visitors: guests by company, position and country; exhibitors also by name and by what is sourced',
  path: '/visitor/v2/visitor/browse/all/list',
  ...listSchemas,
  rate: { perMinute: LIMITS.visitorSearchesPerMinute },
  cacheable: true,
  example: { keyword: '采购', pageNum: 1, pageSize: 24 },
});

export const detail = call({
  does: 'One visitor; how to reach the visitor only where the exhibitor has that contact',
  path: '/visitor/v2/visitor/exhibitor/getVisitorDetails',
  input: z.object({ id: id('visitor') }),
  output: visitorDetail,
  errors: ['notFound'],
  rate: { perMinute: LIMITS.visitorSearchesPerMinute },
  cacheable: true,
  example: { id: '$visitor' },
});

export const privacy = call({
  does: 'What the visitor has decided about being seen by others',
  path: 'getPrivacy',
  roles: [visitor],
  output: visitorPrivacy,
});

export const setPrivacy = call({
  does: 'Decide about being seen by others; it takes effect at once. What is not said of advertisers and of statistics stays as it was',
  path: 'setPrivacy',
  roles: [visitor],
  input: visitorPrivacy.partial({ advertisingSharing: true, tracked: true }),
  output: visitorPrivacy,
  example: { listed: true, looksShown: true },
});
