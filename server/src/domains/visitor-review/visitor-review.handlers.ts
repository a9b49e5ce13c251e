import { contract } from '@fairbridge/contract/index.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { approveMatching, decideAndLog, restore, suspend } from './visitor-review.actions.ts';
import { lineOf, recordAnswer } from './visitor-review.answers.ts';
import { countVisitors, visitorRecord, visitorRows } from './visitor-review.queries.ts';

export const reviewHandlers = (services: Services): Implementation<Scope, typeof contract.review> => ({
  list: async ({ scope, input }) => {
    const counts = await countVisitors(scope, input);
    const rows = await visitorRows(scope, input, rangeOf(input));
    const total =
      input.state === undefined ? Object.values(counts).reduce((sum, count) => sum + count, 0) : counts[input.state];
    return { ...pageAnswer(rows.map(lineOf), total, input), counts };
  },

  get: async ({ scope, input }) => {
    const row = await visitorRecord(scope, input.id);
    if (row === null) refuse('notFound');
    return recordAnswer(services, scope, row);
  },

  decide: async ({ scope, caller, input: { visitors, ...wish }, request: { address } }) => ({
    changed: await decideAndLog(services, scope, { caller, address }, visitors, wish),
  }),

  approveMatching: ({ scope, caller, input, request: { address } }) =>
    approveMatching(services, scope, { caller, address }, input),

  suspend: async ({ scope, caller, input, request: { address } }) => {
    await suspend(services, scope, { caller, address }, input, input.reason);
    return { done: true };
  },

  restore: async ({ scope, caller, input, request: { address } }) => {
    await restore(services, scope, { caller, address }, input, input.reason);
    return { done: true };
  },
});
