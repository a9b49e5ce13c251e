import { z } from 'zod';
import { callsOf } from '../call.ts';
import { id } from '../fields.ts';
import { defineList } from '../list-definition.ts';
import { anonymous, organizer, visitor } from '../roles.ts';
import { LIMITS } from '../limits.ts';
import { understanding } from '../search/search.shapes.ts';
import { exhibitorList } from './exhibitor.list.ts';
import { exhibitorCard, exhibitorDetail } from './exhibitor.shapes.ts';

export * from './employee.calls.ts';
export * from './own-company.calls.ts';

const lookers = [anonymous, visitor, organizer] as const;
const call = callsOf('/visitor/v2/exhibitor/browse/all', lookers);

const listSchemas = defineList({
  ...exhibitorList,
  card: exhibitorCard,
  also: { capped: z.boolean(), ...understanding.shape },
});

export const browse = call({
  does: 'Find exhibitors by text, hall, country, category, company type and what they publicly show',
  path: 'list',
  ...listSchemas,
  rate: { perMinute: LIMITS.searchesPerMinute },
  cacheable: true,
  example: { keyword: '草铵膦', pageNum: 1, pageSize: 24 },
});

export const detail = call({
  does: 'One exhibitor with what this caller may see',
  path: '/visitor/v2/exhibitor/visitor/exhibitorDetails',
  input: z.object({ id: id('exhibitor') }),
  output: exhibitorDetail,
  errors: ['notFound'],
  cacheable: true,
  example: { id: '$exhibitor' },
});
