import { z } from 'zod';
import { callsOf } from '../call.ts';
import { date, id, instant, page, pageSchema, upTo } from '../fields.ts';
import { LIMITS } from '../limits.ts';
import { exhibitor, registeredVisitor } from '../roles.ts';
import { agendaEntry } from './agenda.shapes.ts';

const call = callsOf('/visitor/v2/agenda', [registeredVisitor, exhibitor]);

export const browse = call({
  does: 'The own meetings, appointments, lives and programmes in the order of time, from today on or of some days; nothing that was cancelled',
  path: 'list',
  input: page.extend({
    /** Days in Beijing, both included. */
    from: date.optional(),
    to: date.optional(),
  }),
  output: pageSchema(agendaEntry),
  example: { from: '2027-03-10', to: '2027-03-12' },
});

export const programme = call({
  does: 'Whether a concurrent programme is on the own agenda',
  path: 'programme/get',
  input: z.object({ id: id('programme') }),
  output: z.object({ kept: z.boolean() }),
  errors: ['notFound'],
  example: { id: '$programme' },
});

export const keepProgramme = call({
  does: 'Put a concurrent programme on the own agenda, or take it from there',
  path: 'programme/keep',
  input: z.object({ id: id('programme'), kept: z.boolean() }),
  output: z.object({ kept: z.boolean() }),
  errors: ['notFound'],
  example: { id: '$programme', kept: true },
});

export const feed = call({
  does: 'Since when the own agenda is read by a calendar at a secret address; null where it is not',
  path: 'feed/get',
  output: z.object({ openedAt: instant.nullable() }),
});

export const openFeed = call({
  does: 'Make a secret address at which a calendar reads the own agenda in the language of the caller; it is told once, and takes the place of the one before',
  path: 'feed/open',
  output: z.object({ address: z.string(), openedAt: instant }),
  rate: { perMinute: 10 },
});

export const closeFeed = call({
  does: 'Have the secret address of the own agenda answer no longer',
  path: 'feed/close',
});

const busyTimes = z.object({ times: z.int(), importedAt: instant.nullable() });

export const busy = call({
  does: 'How many busy times of the own calendar are kept and not over, and since when; null where there are none',
  path: 'busy/get',
  output: busyTimes,
});

export const importBusy = call({
  does: 'Take the busy times of a calendar file (iCalendar) in the place of those before: when they begin and end, nothing else of it',
  path: 'busy/import',
  takes: 'bytes',
  bodyBytesMax: LIMITS.calendarBodyBytesMax,
  /** `zone`: of times that name none, as IANA calls it. */
  input: z.object({ zone: upTo(60).default('Asia/Shanghai') }),
  output: busyTimes,
  rate: { perMinute: 10 },
  example: { zone: 'Asia/Shanghai' },
});

export const clearBusy = call({
  does: 'Delete the own busy times',
  path: 'busy/clear',
});
