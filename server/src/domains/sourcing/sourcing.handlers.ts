import { matchReason } from '@fairbridge/contract/sourcing/sourcing.shapes.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { maySignUp } from '../exhibitor/sign-up-eligibility.queries.ts';
import { agree, deny } from './agree.actions.ts';
import { fileOfRequirement } from './sourcing-file.actions.ts';
import { saveSignUp } from './sign-up.actions.ts';
import { openAnswer, openCardAnswer, ownAnswer, ownCardAnswer } from './sourcing.answers.ts';
import { endRequirement, saveRequirement } from './sourcing.actions.ts';
import { countOpen, offeredProducts, openRequirement, openRequirements, ownSignUp } from './sourcing-open.queries.ts';
import { readSourcingSheet, sourcingTemplate } from './sourcing.sheet.ts';
import { openSummary, ownRequirement, ownRequirements, receivedSignUps } from './sourcing.queries.ts';

/** Own exhibits that an offer can be made of; whoever has more finds those that fit, and the newest. */
const PRODUCTS_OFFERED = 200;

export const sourcingHandlers = (
  services: Pick<Services, 'jobs' | 'search' | 'files' | 'pdf'>,
): Handlers<FairContext, typeof contract.sourcing> => ({
  summary: ({ ctx }) => openSummary(ctx),

  save: ({ ctx, caller, input }) => saveRequirement(services, ctx, caller, input),

  template: ({ ctx, input }) => sourcingTemplate(ctx.exhibition, input.lang),

  readSheet: ({ ctx, request, lang }) => readSourcingSheet(ctx.exhibition, request.bytes, lang),

  ownList: async ({ ctx, caller, input }) => {
    const { rows, total } = await ownRequirements(ctx, caller.visitorId, rangeOf(input));
    return pageAnswer(
      rows.map((row) => ownCardAnswer(ctx.exhibition, row)),
      total,
      input,
    );
  },

  own: async ({ ctx, caller, input }) => {
    const row = (await ownRequirement(ctx, caller.visitorId, input.id)) ?? fail('notFound');
    return ownAnswer(ctx.exhibition, row, await receivedSignUps(ctx, row.id));
  },

  remove: ({ ctx, caller, input }) => endRequirement(services, ctx, caller, input.id, 'deleted_at'),

  close: ({ ctx, caller, input }) => endRequirement(services, ctx, caller, input.id, 'closed_at'),

  agree: ({ ctx, caller, input }) => agree(services, ctx, caller, input.id),

  deny: ({ ctx, caller, input }) => deny(services, ctx, caller, input),

  file: ({ ctx, caller, input }) => fileOfRequirement(services, ctx, caller, input.id),

  openList: async ({ ctx, caller, input }) => {
    const { exhibitorId } = caller;
    const { only, sort } = input;
    const { rows, total } = await openRequirements(ctx, exhibitorId, { only, sort, ...rangeOf(input) });
    const other = await countOpen(ctx, exhibitorId, only === 'fitting' ? 'signedUp' : 'fitting');
    const [fitting, signedUp] = only === 'fitting' ? [total, other] : [other, total];
    return {
      ...pageAnswer(
        rows.map((row) => openCardAnswer(ctx.exhibition, row)),
        total,
        input,
      ),
      counts: { fitting, signedUp },
      eligible: await maySignUp(ctx, exhibitorId),
    };
  },

  open: async ({ ctx, caller, input }) => {
    const { exhibitorId } = caller;
    const row = (await openRequirement(ctx, exhibitorId, input.id)) ?? fail('notFound');
    const fitting = matchReason
      .array()
      .parse(row.reasons ?? [])
      .map(({ productId }) => productId);
    return openAnswer(ctx.exhibition, row, {
      signedUp: await ownSignUp(ctx, exhibitorId, row.id),
      products: await offeredProducts(ctx, exhibitorId, fitting, PRODUCTS_OFFERED),
      eligible: await maySignUp(ctx, exhibitorId),
    });
  },

  signUp: ({ ctx, caller, input }) => saveSignUp(services, ctx, caller, input),
});
