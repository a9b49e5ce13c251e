import type { PoolContact } from '@fairbridge/contract/contact/contact.shapes.ts';
import { DONE } from '@fairbridge/contract/fields.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/who.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import type { Seen } from '../../ground/matching.ts';
import { pageAnswer, rangeOf } from '../../ground/paging.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import { ledgerAnswer, poolAnswers } from './contact.answers.ts';
import {
  distributeContacts,
  leaveOne,
  markContacts,
  removeContacts,
  setExpiryOf,
  withdrawFrom,
} from './contact.actions.ts';
import { poolFile } from './contact.export.ts';
import { ledgerPage, ledgerTotal } from './contact-ledger.queries.ts';
import {
  countPool,
  poolIds,
  poolTotal,
  tagsOfPool,
  type PoolFilter,
  type PoolSorting,
} from './contact-pool.queries.ts';

/** More than any company has; a bound for one file. */
const MOST = 200_000;
const PORTION = 1_000;

/** Who was there when it began, in their order; who has gone meanwhile is left out. */
async function* wholePool(
  scope: Scope,
  caller: ExhibitorCaller,
  asked: { filter: PoolFilter; sorting: PoolSorting },
): AsyncGenerator<PoolContact[]> {
  const ids = await poolIds(scope, caller, { ...asked, range: { limit: MOST, offset: 0 } });
  for (let at = 0; at < ids.length; at += PORTION) yield await poolAnswers(scope, caller, ids.slice(at, at + PORTION));
}

const filterOf = ({ keyword, state, level, tag, source, assigned }: PoolFilter): PoolFilter => ({
  keyword: keyword.trim(),
  state,
  level,
  tag,
  source,
  assigned,
});

const allOf = ({ filter, expected, except }: Seen & { filter: PoolFilter }) => ({
  filter: filterOf(filter),
  expected,
  except,
});

export const contactHandlers = (
  services: Pick<Services, 'jobs' | 'sessions'>,
): Implementation<Scope, typeof contract.contact> => ({
  ownList: async ({ scope, caller: { visitorId }, input }) => {
    const { ended } = input;
    const { rows, total } = await ledgerPage(scope, visitorId, { ended, range: rangeOf(input) });
    const other = await ledgerTotal(scope, visitorId, !ended);
    const counts = ended ? { open: other, ended: total } : { open: total, ended: other };
    return { ...pageAnswer(rows.map(ledgerAnswer), total, input), counts };
  },

  withdraw: async ({ scope, caller, input }) => {
    await withdrawFrom(services, scope, caller, input.exhibitorId);
    return DONE;
  },

  poolList: async ({ scope, caller, input }) => {
    const filter = filterOf(input);
    const [ids, total] = await Promise.all([
      poolIds(scope, caller, { filter, sorting: input, range: rangeOf(input) }),
      poolTotal(scope, caller, filter),
    ]);
    return pageAnswer(await poolAnswers(scope, caller, ids), total, input);
  },

  poolCounts: async ({ scope, caller }) => ({
    ...(await countPool(scope, caller)),
    tags: await tagsOfPool(scope, caller),
  }),

  exportPool: ({ scope, caller, input }) =>
    poolFile(wholePool(scope, caller, { filter: filterOf(input), sorting: input }), input.lang),

  mark: async ({ scope, caller, input }) => ({
    changed: await markContacts(scope, caller, { ids: input.ids }, input),
  }),

  markAll: async ({ scope, caller, input }) => ({
    changed: await markContacts(scope, caller, allOf(input), input),
  }),

  setExpiry: async ({ scope, caller, input }) => ({
    changed: await setExpiryOf(services, scope, caller, { ids: input.ids }, input.expiresOn),
  }),

  setExpiryAll: async ({ scope, caller, input }) => ({
    changed: await setExpiryOf(services, scope, caller, allOf(input), input.expiresOn),
  }),

  distribute: async ({ scope, caller, input }) => ({
    changed: await distributeContacts(scope, caller, { ids: input.ids }, input.employeeId),
  }),

  distributeAll: async ({ scope, caller, input }) => ({
    changed: await distributeContacts(scope, caller, allOf(input), input.employeeId),
  }),

  remove: async ({ scope, caller, input }) => {
    if (caller.kind === 'visitor') await leaveOne(services, scope, caller, input.id);
    else await removeContacts(services, scope, caller, [input.id]);
    return DONE;
  },

  removeChosen: async ({ scope, caller, input }) => ({
    changed: await removeContacts(services, scope, caller, input.ids),
  }),
});
