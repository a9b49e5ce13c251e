import { DONE } from '@fairbridge/contract/fields.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import type { OwnCard } from '@fairbridge/contract/card/card.shapes.ts';
import type { ExhibitorCaller, VisitorCaller } from '@fairbridge/contract/who.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { newSpokenCode } from '../../ground/spoken-code.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { exchangeCards, ownCard } from './card.actions.ts';
import { ownAnswer, receivedAnswer } from './card.answers.ts';
import { changeReceived, receivedCards, writeCard } from './card.queries.ts';
import { partyOf } from './card.rules.ts';

async function changed(
  scope: Scope,
  caller: VisitorCaller | ExhibitorCaller,
  change: Parameters<typeof writeCard>[2],
): Promise<OwnCard> {
  // made first where it was never looked at
  await ownCard(scope, caller);
  await writeCard(scope, partyOf(caller), change);
  return ownAnswer(scope.exhibition, await ownCard(scope, caller));
}

export const cardHandlers = ({
  counters,
  config,
  jobs,
  sessions,
}: Pick<Services, 'counters' | 'config' | 'jobs' | 'sessions'>): Implementation<Scope, typeof contract.card> => ({
  own: async ({ scope, caller }) => ownAnswer(scope.exhibition, await ownCard(scope, caller)),

  save: ({ scope, caller, input }) => changed(scope, caller, { shown: [...new Set(input.shown)] }),

  renew: ({ scope, caller }) => changed(scope, caller, { code: newSpokenCode() }),

  withdraw: ({ scope, caller, input: { withdrawn } }) =>
    changed(scope, caller, { withdrawn_at: withdrawn ? new Date() : null }),

  exchange: async ({ scope, caller, input, request: { address } }) => {
    const { row, known } = await exchangeCards({ counters, config, jobs }, scope, { caller, address }, input.code);
    // who is in a pool by it sees what is kept for the pool from now on
    sessions.forget();
    return { ...receivedAnswer(scope.exhibition, row), known };
  },

  receivedList: async ({ scope, caller, input }) => {
    const { rows, total } = await receivedCards(scope, partyOf(caller), input.keyword.trim(), rangeOf(input));
    return pageAnswer(
      rows.map((row) => receivedAnswer(scope.exhibition, row)),
      total,
      input,
    );
  },

  setNote: async ({ scope, caller, input: { id, note } }) => {
    if (!(await changeReceived(scope, partyOf(caller), id, { note }))) refuse('notFound');
    return { id, note };
  },

  remove: async ({ scope, caller, input: { id } }) => {
    if (!(await changeReceived(scope, partyOf(caller), id, { removed_at: new Date() }))) refuse('notFound');
    return DONE;
  },
});
