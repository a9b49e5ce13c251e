import type { contract } from '@fairbridge/contract/index.ts';
import type { OwnCard } from '@fairbridge/contract/card/card.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/roles.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { newReadableCode } from '../../core/readable-code.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { exchangeCards, ownCard } from './card.actions.ts';
import { ownAnswer, receivedAnswer } from './card.answers.ts';
import { changeReceived, receivedCards, writeCard } from './card.queries.ts';
import { partyOf } from './card.rules.ts';

async function changed(
  ctx: FairContext,
  caller: VisitorCaller | ExhibitorCaller,
  change: Parameters<typeof writeCard>[2],
): Promise<OwnCard> {
  // made first where it was never looked at
  await ownCard(ctx, caller);
  await writeCard(ctx, partyOf(caller), change);
  return ownAnswer(ctx.exhibition, await ownCard(ctx, caller));
}

export const cardHandlers = ({
  counters,
  config,
  jobs,
  sessions,
}: Pick<Services, 'counters' | 'config' | 'jobs' | 'sessions'>): Handlers<FairContext, typeof contract.card> => ({
  own: async ({ ctx, caller }) => ownAnswer(ctx.exhibition, await ownCard(ctx, caller)),

  save: ({ ctx, caller, input }) => changed(ctx, caller, { shown: [...new Set(input.shown)] }),

  renew: ({ ctx, caller }) => changed(ctx, caller, { code: newReadableCode() }),

  withdraw: ({ ctx, caller, input: { withdrawn } }) =>
    changed(ctx, caller, { withdrawn_at: withdrawn ? new Date() : null }),

  exchange: async ({ ctx, input, acting }) => {
    const { row, known } = await exchangeCards({ counters, config, jobs }, ctx, acting, input.code);
    // who is in a pool by it sees what is kept for the pool from now on
    sessions.forget();
    return { ...receivedAnswer(ctx.exhibition, row), known };
  },

  receivedList: async ({ ctx, caller, input }) => {
    const { rows, total } = await receivedCards(ctx, partyOf(caller), input.keyword.trim(), rangeOf(input));
    return pageAnswer(
      rows.map((row) => receivedAnswer(ctx.exhibition, row)),
      total,
      input,
    );
  },

  setNote: async ({ ctx, caller, input: { id, note } }) => {
    if (!(await changeReceived(ctx, partyOf(caller), id, { note }))) fail('notFound');
    return { id, note };
  },

  remove: async ({ ctx, caller, input: { id } }) => {
    if (!(await changeReceived(ctx, partyOf(caller), id, { removed_at: new Date() }))) fail('notFound');
  },
});
