import { call } from '../call.ts';
import { emptyObject } from '../fields.ts';
import { exhibitor, exhibitorAdmin } from '../roles.ts';
import { changedHours, keptHours, openingHours } from './opening-hours.shapes.ts';

const output = keptHours.extend({
  /** What holds while the company keeps none of its own. */
  fair: openingHours.nullable(),
});

export const own = call({
  does: 'The hours in which the own company answers chats, and those of the fair, which hold while it keeps none',
  path: '/visitor/v2/openingHours/own',
  roles: [exhibitor],
  input: emptyObject,
  output,
  errors: [],
  example: {},
});

export const change = call({
  does: 'Keep hours of the own company, or those of the fair (null)',
  path: '/visitor/v2/openingHours/change',
  roles: [exhibitorAdmin],
  input: changedHours,
  output,
  errors: ['conflict'],
  rate: { perMinute: 30 },
  example: { hours: null, version: 0 },
});
