import { callsOf } from '../call.ts';
import { exhibitor, exhibitorAdmin } from '../roles.ts';
import { changedHours, keptHours, openingHours } from './opening-hours.shapes.ts';

const call = callsOf('/visitor/v2/openingHours', [exhibitor]);

const output = keptHours.extend({
  /** What holds while the company keeps none of its own. */
  fair: openingHours.nullable(),
});

export const own = call({
  does: 'The hours in which the own company answers chats, and those of the fair, which hold while it keeps none',
  path: 'own',
  output,
});

export const change = call({
  does: 'Keep hours of the own company, or those of the fair (null)',
  path: 'change',
  roles: [exhibitorAdmin],
  input: changedHours,
  output,
  errors: ['conflict'],
  rate: { perMinute: 30 },
  example: { hours: null, version: 0 },
});
