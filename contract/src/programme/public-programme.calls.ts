import { z } from 'zod';
import { call } from '../call.ts';
import { fileOut, id, page, pageSchema } from '../fields.ts';
import { anonymous, exhibitor, organizer, visitor } from '../roles.ts';
import { programmeCard } from './programme.shapes.ts';

export type { Programme } from './programme.shapes.ts';

const everybody = [anonymous, visitor, exhibitor, organizer] as const;

export const programmes = call({
  does: 'Concurrent programmes in the order of time',
  path: '/visitor/v2/activity/queryList/v2',
  roles: everybody,
  input: page,
  output: pageSchema(programmeCard),
  errors: [],
  cacheable: true,
  example: {},
});

export const programme = call({
  does: 'One concurrent programme',
  path: '/visitor/v2/activity/queryDetail/v2',
  roles: everybody,
  input: z.object({ id: id('programme') }),
  output: programmeCard,
  errors: ['notFound'],
  cacheable: true,
  example: { id: '$programme' },
});

export const programmeCalendar = call({
  does: 'One concurrent programme as a file for calendars (iCalendar), in the language of the caller',
  path: '/visitor/v2/activity/calendar',
  roles: everybody,
  answers: 'file',
  input: z.object({ id: id('programme') }),
  output: fileOut,
  errors: ['notFound'],
  example: { id: '$programme' },
});
