import { DONE } from '@fairbridge/contract/fields.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
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
}: Pick<Services, 'jobs'>): Implementation<Scope, typeof contract.announcement> => ({
  list: async ({ scope, input }) => {
    const { all: _all, ...counts } = await announcementNumbers(scope);
    const { rows, total } = await announcements(scope, input, rangeOf(input));
    const readers = await announcementReaders(
      scope,
      rows.map(({ id }) => id),
    );
    const list = rows.map((row) => announcementAnswer(row, readers.get(row.id) ?? 0));
    return { ...pageAnswer(list, total, input), counts };
  },

  get: async ({ scope, input }) => {
    const row = await announcement(scope, input.id);
    if (row === undefined) refuse('notFound');
    const readers = await announcementReaders(scope, [row.id]);
    return announcementAnswer(row, readers.get(row.id) ?? 0);
  },

  save: ({ scope, caller, input, request: { address } }) => saveDraft(scope, { caller, address }, input),

  getAudience: ({ scope, input }) => countAudience(scope, input.audience),

  send: async ({ scope, caller, input, request: { address } }) => ({
    recipients: await sendDraft(jobs, scope, { caller, address }, input),
  }),

  cancel: async ({ scope, caller, input, request: { address } }) => {
    await cancelSending(scope, { caller, address }, input.id);
    return DONE;
  },

  takeBack: async ({ scope, caller, input, request: { address } }) => {
    await takeBack(jobs, scope, { caller, address }, input.id);
    return DONE;
  },

  remove: async ({ scope, caller, input, request: { address } }) => {
    await removeDraft(scope, { caller, address }, input);
    return DONE;
  },

  copy: async ({ scope, caller, input, request: { address } }) => ({
    id: await copyAnnouncement(scope, { caller, address }, input.id),
  }),
});
