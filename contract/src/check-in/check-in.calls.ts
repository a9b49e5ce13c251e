import { z } from 'zod';
import { callsOf } from '../call.ts';
import { CONSOLE_LIMITS } from '../console-limits.ts';
import { date, fileOut, id, lang, page, pageSchema, storable, upTo } from '../fields.ts';
import { organizer, reviewer, support } from '../roles.ts';
import { entryFigures } from './entry-figures.shapes.ts';
import {
  asked,
  checkedIn,
  finding,
  foundEntry,
  foundHolder,
  keptBadge,
  latestEntry,
  reason,
  recorded,
  searched,
} from './check-in.shapes.ts';

const call = callsOf('/organizer/v1/checkIn', [reviewer, support]);

export const find = call({
  does: 'Up to ten people of the fair by part of their name, company, e-mail or mobile, with what a gate would say to them',
  path: 'find',
  input: z.object({ words: searched }),
  output: z.object({ list: z.array(foundHolder) }),
  rate: { perMinute: 120 },
  example: { words: '禾田农资' },
});

export const enter = call({
  does: 'Let somebody in at a gate, once however often it is sent; who came in already is kept out as the gate says, with the earlier time and gate',
  path: 'enter',
  input: z.object(asked),
  output: checkedIn,
  errors: ['notFound', 'gateClosed', 'conflict'],
  rate: { perMinute: 240 },
  example: { gateId: '$gate', holder: { code: 'V26-0000000' }, requestId: 'an-entry-of-the-reference' },
});

export const enterAnyway = call({
  does: 'Let somebody in whom the gate keeps out since the badge came in already, with the reason',
  path: 'enterAnyway',
  roles: [reviewer],
  input: z.object({ ...asked, reason }),
  output: checkedIn,
  errors: ['notFound', 'gateClosed', 'conflict'],
  example: {
    gateId: '$gate',
    holder: { code: 'V26-0000000' },
    requestId: 'an-entry-of-the-reference',
    reason: '取行李后返回',
  },
});

export const undo = call({
  does: 'Take back an entry that one made less than a minute ago',
  path: 'undo',
  input: z.object({ id: id('entry') }),
  errors: ['notFound', 'entryTooOld'],
  example: { id: '$entry' },
});

export const latest = call({
  does: 'The latest ten entries at a gate',
  path: 'latest',
  input: z.object({ gateId: id('gate') }),
  output: z.object({ list: z.array(latestEntry) }),
  errors: ['notFound'],
  example: { gateId: '$gate' },
});

export const badges = call({
  does: 'A portion of the badges of the fair for a device that judges without a network; none once the last day of the fair is over',
  path: 'badges',
  input: z.object({
    /** The `next` of the portion before; empty for the first. */
    after: upTo(64).refine(storable, 'characters').default(''),
  }),
  output: z.object({
    list: z.array(keptBadge).max(CONSOLE_LIMITS.badgesPortion),
    next: z.string().nullable(),
    /** The last day on which a device keeps them. */
    until: date,
  }),
  rate: { perMinute: 240 },
});

export const record = call({
  does: 'Keep an entry that a device made without a network, once however often it is sent, with what turns out afterwards: that the badge came in elsewhere, or was not valid then',
  path: 'record',
  input: recorded,
  /** `unknown`: nothing is kept, since no badge of this fair says so. */
  output: z.object({ found: finding.or(z.literal('unknown')).nullable() }),
  errors: ['notFound', 'conflict'],
  rate: { perMinute: 240 },
  example: {
    gateId: '$gate',
    code: 'V26-0000000',
    enteredAt: '2026-03-10T02:30:00.000Z',
    requestId: 'an-entry-of-the-reference',
  },
});

export const listFound = call({
  does: 'Entries without a network of which something turned out afterwards, newest first; of a double also the other one',
  path: 'listFound',
  roles: [organizer],
  input: page,
  output: pageSchema(foundEntry),
});

/** All days of the fair, or one of them. */
const figuresAsked = z.object({ day: date.nullable().default(null) });

export const figures = call({
  does: 'Entries and people by gate, hall, hour and type, of all days or of one, and by day',
  path: 'figures',
  roles: [organizer],
  input: figuresAsked,
  output: entryFigures,
});

export const exportFigures = call({
  does: 'The same figures as a spreadsheet',
  path: 'exportFigures',
  roles: [organizer],
  answers: 'file',
  input: figuresAsked.extend({ lang }),
  output: fileOut,
  rate: { perMinute: 20 },
  example: { lang: 'zh' },
});
