import type { PoolContact } from '@fairbridge/contract/contact/contact.shapes.ts';
import { contract } from '@fairbridge/contract/index.ts';
import type { ExhibitorCaller } from '@fairbridge/contract/roles.ts';
import type { Handlers } from '../../platform/http/route.ts';
import type { VersionedId } from '../../core/matching.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
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
  ctx: FairContext,
  caller: ExhibitorCaller,
  asked: { filter: PoolFilter; sorting: PoolSorting },
): AsyncGenerator<PoolContact[]> {
  const ids = await poolIds(ctx, caller, { ...asked, range: { limit: MOST, offset: 0 } });
  for (let at = 0; at < ids.length; at += PORTION) yield await poolAnswers(ctx, caller, ids.slice(at, at + PORTION));
}

const filterOf = ({ keyword, state, level, tag, source, assigned }: PoolFilter): PoolFilter => ({
  keyword: keyword.trim(),
  state,
  level,
  tag,
  source,
  assigned,
});

const chosenBy = (selection: { ids: string[] } | (VersionedId & { filter: PoolFilter })) =>
  'ids' in selection ? selection : { ...selection, filter: filterOf(selection.filter) };

const assigned = (state: 'member' | 'expired'): PoolFilter => ({ keyword: '', state, assigned: 'me' });

/** Those of the pool who are given to this employee, newest first; or whose last day is over. */
async function assignedContacts(
  ctx: FairContext,
  caller: ExhibitorCaller,
  input: { ended: boolean; pageNum: number; pageSize: number },
) {
  const filter = assigned(input.ended ? 'expired' : 'member');
  const sorting: PoolSorting = { sort: 'joinedAt', descending: true };
  const ids = await poolIds(ctx, caller, { filter, sorting, range: rangeOf(input) });
  const [open, ended] = await Promise.all([
    poolTotal(ctx, caller, assigned('member')),
    poolTotal(ctx, caller, assigned('expired')),
  ]);
  const list = await poolAnswers(ctx, caller, ids);
  return { ...pageAnswer(list, input.ended ? ended : open, input), counts: { open, ended } };
}

export const contactHandlers = (
  services: Pick<Services, 'jobs' | 'sessions'>,
): Handlers<FairContext, typeof contract.contact> => ({
  ownList: async ({ ctx, caller, input }) => {
    const { ended } = input;
    if (caller.kind === 'exhibitor') return assignedContacts(ctx, caller, input);
    const { rows, total } = await ledgerPage(ctx, caller.visitorId, { ended, range: rangeOf(input) });
    const other = await ledgerTotal(ctx, caller.visitorId, !ended);
    const counts = ended ? { open: other, ended: total } : { open: total, ended: other };
    return { ...pageAnswer(rows.map(ledgerAnswer), total, input), counts };
  },

  withdraw: ({ ctx, caller, input }) => withdrawFrom(services, ctx, caller, input.exhibitorId),

  poolList: async ({ ctx, caller, input }) => {
    const filter = filterOf(input);
    const [ids, total] = await Promise.all([
      poolIds(ctx, caller, { filter, sorting: input, range: rangeOf(input) }),
      poolTotal(ctx, caller, filter),
    ]);
    return pageAnswer(await poolAnswers(ctx, caller, ids), total, input);
  },

  poolCounts: async ({ ctx, caller }) => ({
    ...(await countPool(ctx, caller)),
    tags: await tagsOfPool(ctx, caller),
  }),

  exportPool: ({ ctx, caller, input }) =>
    poolFile(wholePool(ctx, caller, { filter: filterOf(input), sorting: input }), input.lang),

  mark: async ({ ctx, caller, input }) => ({
    changed: await markContacts(ctx, caller, chosenBy(input.selection), input),
  }),

  setExpiry: async ({ ctx, caller, input }) => ({
    changed: await setExpiryOf(services, ctx, caller, chosenBy(input.selection), input.expiresOn),
  }),

  distribute: async ({ ctx, caller, input }) => ({
    changed: await distributeContacts(services.jobs, ctx, caller, chosenBy(input.selection), input.employeeId),
  }),

  remove: async ({ ctx, caller, input }) => {
    if (caller.kind === 'visitor') await leaveOne(services, ctx, caller, input.id);
    else await removeContacts(services, ctx, caller, [input.id]);
  },

  removeChosen: async ({ ctx, caller, input }) => ({
    changed: await removeContacts(services, ctx, caller, input.ids),
  }),
});
