import { contract } from '@fairbridge/contract/index.ts';
import type { VisitorCaller } from '@fairbridge/contract/roles.ts';
import { openPrivatePicture } from '../../platform/files/private-pictures.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
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

export const vipHandlers = (services: Services): Handlers<FairContext, typeof contract.vip> => {
  const secret = services.config.SECRET;
  const own = async (ctx: FairContext, { visitorId }: VisitorCaller) =>
    ownAnswer(secret, await applicationOf(ctx, visitorId), await suggestionOf(ctx, visitorId));
  const photoFile = (row: { sealed: Buffer } | undefined) => {
    if (row === undefined) fail('notFound');
    return { name: 'photo.webp', type: 'image/webp', bytes: openPrivatePicture(secret, row.sealed) };
  };
  return {
    insert: async ({ ctx, caller, input }) => {
      await apply(secret, ctx, caller, input);
      return own(ctx, caller);
    },

    get: ({ ctx, caller }) => own(ctx, caller),

    photo: async ({ ctx, caller, input }) => photoFile(await ownPicture(ctx, caller.visitorId, input.id)),

    invitationLetter: ({ ctx, caller, input }) => letterFile(services, ctx, caller.visitorId, input.lang),

    checkLetter: ({ ctx, input }) => checkLetter(secret, ctx, input.code),

    list: async ({ ctx, input }) => {
      const counts = await countQueue(ctx, input.keyword);
      const rows = await queue(ctx, input, rangeOf(input));
      const total = input.status === undefined ? counts.pending + counts.failed + counts.passed : counts[input.status];
      return { ...pageAnswer(rows.map(queueAnswer), total, input), counts };
    },

    record: async ({ ctx, input }) => {
      const row = await recordOf(ctx, input.id);
      if (row === undefined) fail('notFound');
      return recordAnswer(secret, row, await historyOf(ctx, row.id));
    },

    reviewPhoto: async ({ ctx, input }) => photoFile(await appliedPicture(ctx, input.id)),

    review: async ({ ctx, input: { selection, ...decision }, acting }) => ({
      changed: await ('records' in selection
        ? review(services, ctx, acting, { applications: selection.records, ...decision })
        : reviewMatching(services, ctx, acting, { ...selection, ...decision })),
    }),
  };
};
