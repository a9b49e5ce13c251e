import { callsOf } from '../call.ts';
import { organizer, owner } from '../roles.ts';
import { changedHours, keptHours } from './opening-hours.shapes.ts';

const call = callsOf('/organizer/v1/openingHours', [organizer]);

export const get = call({
  does: 'The hours in which the fair’s customer service and its companies answer, unless a company keeps its own',
  path: 'get',
  output: keptHours,
});

export const save = call({
  does: 'Keep the hours of the fair, or none (null)',
  path: 'save',
  roles: [owner],
  input: changedHours,
  output: keptHours,
  errors: ['conflict'],
  rate: { perMinute: 30 },
  example: { hours: null, version: 0 },
});
