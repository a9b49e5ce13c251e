import type { contract } from '@fairbridge/contract/index.ts';
import type { Scope } from '../../ground/scope.ts';
import { transact } from '../../ground/scope.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { hoursOf, writeHours } from './opening-hours.queries.ts';

async function ownHours(scope: Scope, exhibitorId: string) {
  const [own, fair] = await Promise.all([hoursOf(scope, exhibitorId), hoursOf(scope, null)]);
  return { ...own, fair: fair.hours };
}

/** A company's. */
export const openingHoursHandlers: Implementation<Scope, typeof contract.openingHours> = {
  own: ({ scope, caller }) => ownHours(scope, caller.exhibitorId),

  change: async ({ scope, caller, input }) => {
    if (!(await writeHours(scope, caller.exhibitorId, input))) refuse('conflict');
    return ownHours(scope, caller.exhibitorId);
  },
};

/** The fair's own. */
export const fairHoursHandlers: Implementation<Scope, typeof contract.fairHours> = {
  get: ({ scope }) => hoursOf(scope, null),

  save: async ({ scope, caller, input, request: { address } }) => {
    await transact(scope, async (inner) => {
      if (!(await writeHours(inner, null, input))) refuse('conflict');
      await writeAudit(inner, caller, { act: 'openingHours.save', address });
    });
    return hoursOf(scope, null);
  },
};
