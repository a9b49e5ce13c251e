import { contract } from '@fairbridge/contract/index.ts';
import type { VisitorCaller } from '@fairbridge/contract/who.ts';
import { openPrivatePicture } from '../../platform/files/private-pictures.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { apply, review, reviewMatching } from './vip.actions.ts';
import { ownAnswer, queueAnswer, recordAnswer } from './vip.answers.ts';
import { checkLetter, letterFile } from './vip.letter.ts';
import {
  appliedPicture,
  applicationOf,
  countQueue,
  historyOf,
  ownPicture,
  queue,
  recordOf,
  suggestionOf,
} from './vip.queries.ts';

export const vipHandlers = (services: Services): Implementation<Scope, typeof contract.vip> => {
  const secret = services.config.SECRET;
  const own = async (scope: Scope, { visitorId }: VisitorCaller) =>
    ownAnswer(secret, await applicationOf(scope, visitorId), await suggestionOf(scope, visitorId));
  const photoFile = (row: { sealed: Buffer } | undefined) => {
    if (row === undefined) refuse('notFound');
    return { name: 'photo.webp', type: 'image/webp', bytes: openPrivatePicture(secret, row.sealed) };
  };
  return {
    insert: async ({ scope, caller, input }) => {
      await apply(secret, scope, caller, input);
      return own(scope, caller);
    },

    get: ({ scope, caller }) => own(scope, caller),

    photo: async ({ scope, caller, input }) => photoFile(await ownPicture(scope, caller.visitorId, input.id)),

    invitationLetter: ({ scope, caller, input }) => letterFile(services, scope, caller.visitorId, input.lang),

    checkLetter: ({ scope, input }) => checkLetter(secret, scope, input.code),

    list: async ({ scope, input }) => {
      const counts = await countQueue(scope, input.keyword);
      const rows = await queue(scope, input, rangeOf(input));
      const total = input.status === undefined ? counts.pending + counts.failed + counts.passed : counts[input.status];
      return { ...pageAnswer(rows.map(queueAnswer), total, input), counts };
    },

    record: async ({ scope, input }) => {
      const row = await recordOf(scope, input.id);
      if (row === undefined) refuse('notFound');
      return recordAnswer(secret, row, await historyOf(scope, row.id));
    },

    reviewPhoto: async ({ scope, input }) => photoFile(await appliedPicture(scope, input.id)),

    review: async ({ scope, caller, input, request }) => ({
      changed: await review(services, scope, { caller, address: request.address }, input),
    }),

    reviewMatching: async ({ scope, caller, input: { filter, ...rest }, request: { address } }) => ({
      changed: await reviewMatching(services, scope, { caller, address }, { ...filter, ...rest }),
    }),
  };
};
