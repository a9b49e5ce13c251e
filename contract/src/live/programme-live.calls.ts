import { z } from 'zod';
import { callsOf } from '../call.ts';
import { editor } from '../roles.ts';
import { newProgrammeLive, programmeLiveChange } from './live.shapes.ts';

/** Lives of the fair itself: visitors find them among the concurrent programmes. What is done with them otherwise is `ownLive`'s. */
const call = callsOf('/organizer/v1/programmeLive', [editor]);
const saved = z.object({ id: z.string(), version: z.int() });
const example = {
  type: 'forum' as const,
  title: { zh: '生物农药论坛直播', en: 'Forum on biologicals, live' },
  introduction: { zh: '登记与田间效果。', en: 'Registration and field results.' },
  cover: '$fairLiveCover',
  startsAt: '2027-01-11T02:00:00Z',
  endsAt: '2027-01-11T03:00:00Z',
};

export const add = call({
  does: 'Plan a live of the fair itself',
  path: 'add',
  input: newProgrammeLive,
  output: saved,
  errors: ['conflict'],
  example,
});

export const update = call({
  does: 'Change a live of the fair itself; once it has begun its times and who may watch stay',
  path: 'update',
  input: programmeLiveChange,
  output: saved,
  errors: ['notFound', 'editConflict', 'liveBegun'],
  example: { ...example, id: '$ownLive', version: 1 },
});
