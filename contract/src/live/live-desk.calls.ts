import { z } from 'zod';
import { call } from '../call.ts';
import { done, id, optionalText, page, pageSchema, searchText } from '../fields.ts';
import { editor, support } from '../roles.ts';
import { liveCard, liveParty, liveState } from './live.shapes.ts';

const desk = [editor, support] as const;

export const list = call({
  does: 'All lives of the fair, of whatever scope, those on the air first',
  path: '/organizer/v1/live/list',
  roles: desk,
  input: page.extend({ state: liveState.optional(), party: liveParty.optional(), keyword: searchText }),
  output: pageSchema(liveCard.extend({ isPublishing: z.boolean(), isStopped: z.boolean() })),
  errors: [],
  example: {},
});

export const stop = call({
  does: 'Stop a live at once and for good, with its encoder; one that is yet to come does not begin',
  path: '/organizer/v1/live/stop',
  roles: desk,
  input: z.object({ id: id('fairLive'), reason: optionalText(500) }),
  output: done,
  errors: ['notFound', 'liveOver'],
  example: { id: '$fairLive', reason: '违规内容' },
});
