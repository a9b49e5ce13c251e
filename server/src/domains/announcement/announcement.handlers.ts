import type { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { announcementReaders } from '../notice/notice.of-announcement.queries.ts';
import {
  cancelSending,
  copyAnnouncement,
  removeDraft,
  saveDraft,
  sendDraft,
  takeBack,
} from './announcement.actions.ts';
import { announcementAnswer } from './announcement.answers.ts';
import { countAudience } from './audience.queries.ts';
import { announcement, announcementNumbers, announcements } from './announcement.queries.ts';

export const announcementHandlers = ({
  jobs,
}: Pick<Services, 'jobs'>): Handlers<FairContext, typeof contract.announcement> => ({
  list: async ({ ctx, input }) => {
    const { all: _all, ...counts } = await announcementNumbers(ctx);
    const { rows, total } = await announcements(ctx, input, rangeOf(input));
    const readers = await announcementReaders(
      ctx,
      rows.map(({ id }) => id),
    );
    const list = rows.map((row) => announcementAnswer(row, readers.get(row.id) ?? 0));
    return { ...pageAnswer(list, total, input), counts };
  },

  get: async ({ ctx, input }) => {
    const row = await announcement(ctx, input.id);
    if (row === undefined) fail('notFound');
    const readers = await announcementReaders(ctx, [row.id]);
    return announcementAnswer(row, readers.get(row.id) ?? 0);
  },

  save: ({ ctx, input, acting }) => saveDraft(ctx, acting, input),

  getAudience: ({ ctx, input }) => countAudience(ctx, input.audience),

  send: ({ ctx, input, acting }) => sendDraft(jobs, ctx, acting, input),

  cancel: ({ ctx, input, acting }) => cancelSending(ctx, acting, input.id),

  takeBack: ({ ctx, input, acting }) => takeBack(jobs, ctx, acting, input.id),

  remove: ({ ctx, input, acting }) => removeDraft(ctx, acting, input),

  copy: async ({ ctx, input, acting }) => ({
    id: await copyAnnouncement(ctx, acting, input.id),
  }),
});
