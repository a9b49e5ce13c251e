import { z } from 'zod';
import { callsOf } from '../call.ts';
import { fileOut, id, page, pageSchema } from '../fields.ts';
import { everybody } from '../roles.ts';
import { programmeCard } from './programme.shapes.ts';

export type { Programme } from './programme.shapes.ts';

const call = callsOf('/visitor/v2/activity/queryList', everybody);

export const programmes = call({
  does: 'Concurrent programmes in the order of time',
  path: 'v2',
  input: page,
  output: pageSchema(programmeCard),
  cacheable: true,
});

export const programme = call({
  does: 'One concurrent programme',
  path: '/visitor/v2/activity/queryDetail/v2',
  input: z.object({ id: id('programme') }),
  output: programmeCard,
  errors: ['notFound'],
  cacheable: true,
  example: { id: '$programme' },
});

export const programmeCalendar = call({
  does: 'One concurrent programme as a file for calendars (iCalendar), in the language of the caller',
  path: '/visitor/v2/activity/calendar',
  answers: 'file',
  input: z.object({ id: id('programme') }),
  output: fileOut,
  errors: ['notFound'],
  example: { id: '$programme' },
});
