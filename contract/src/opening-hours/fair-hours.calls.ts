import { call } from '../call.ts';
import { emptyObject } from '../fields.ts';
import { organizer, owner } from '../roles.ts';
import { changedHours, keptHours } from './opening-hours.shapes.ts';

export const get = call({
  does: 'The hours in which the fair’s customer service and its companies answer, unless a company keeps its own',
  path: '/organizer/v1/openingHours/get',
  roles: [organizer],
  input: emptyObject,
  output: keptHours,
  errors: [],
  example: {},
});

export const save = call({
  does: 'Keep the hours of the fair, or none (null)',
  path: '/organizer/v1/openingHours/save',
  roles: [owner],
  input: changedHours,
  output: keptHours,
  errors: ['conflict'],
  rate: { perMinute: 30 },
  example: { hours: null, version: 0 },
});
