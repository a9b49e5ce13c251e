import { z } from 'zod';
import { callsOf } from '../call.ts';
import { date, id, optionalText, page, pageSchema, searchText } from '../fields.ts';
import { editor, support } from '../roles.ts';
import { liveCard, liveParty, liveState } from './live.shapes.ts';

const desk = [editor, support] as const;
const call = callsOf('/organizer/v1/live', desk);

const fairLive = liveCard.extend({ isPublishing: z.boolean(), isStopped: z.boolean() });

export const list = call({
  does: 'All lives of the fair, of whatever scope, those on the air first',
  path: 'list',
  input: page.extend({ state: liveState.optional(), party: liveParty.optional(), keyword: searchText }),
  output: pageSchema(fairLive),
});

export const listDay = call({
  does: 'All lives of one day in Beijing in the order of their times, and on which days there are any',
  path: 'listDay',
  input: z.object({ day: date }),
  output: z.object({
    list: z.array(fairLive),
    days: z.array(z.object({ day: z.string(), count: z.int() })),
  }),
  example: { day: '2027-01-11' },
});

export const getConfig = call({
  does: 'Whether this installation can take broadcasts in',
  path: 'getConfig',
  input: z.object({}),
  output: z.object({ isAvailable: z.boolean() }),
});

export const stop = call({
  does: 'Stop a live at once and for good, with its encoder; one that is yet to come does not begin',
  path: 'stop',
  input: z.object({ id: id('fairLive'), reason: optionalText(500) }),
  errors: ['notFound', 'liveOver'],
  example: { id: '$fairLive', reason: '违规内容' },
});
