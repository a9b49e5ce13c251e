import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import type { FairProgress, ListedFair } from '@fairbridge/contract/fair/fair.calls.ts';
import { contract } from '@fairbridge/contract/index.ts';
import { dayInBeijing } from '../../core/days.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { ownAccount } from '../account/account.own.ts';
import { checkProof } from '../account/account.proof.ts';
import { recentMakings } from './fair-clone.list.queries.ts';
import { askForClone, createFair, fairClones, readWanted } from './fair-making.actions.ts';
import {
  archiveFair,
  askDeletion,
  endPreview,
  makeDefaultFair,
  openFair,
  renewPreview,
  takeDeletionBack,
} from './fair.actions.ts';
import { countsOf, staffAt } from './fair.queries.ts';

const NO_COUNTS = { exhibitors: 0, exhibits: 0, visitors: 0 };

/** The fairs of the installation whose staff an account is, the own one first and then by their days. */
async function fairsOf({ directory }: Pick<Services, 'directory'>, ctx: FairContext, accountId: string) {
  const standing = await staffAt(ctx.db, accountId);
  const counts = await countsOf(
    ctx.db,
    standing.map(({ exhibitionId }) => exhibitionId),
  );
  const list = standing.flatMap(({ exhibitionId, role }): ListedFair[] => {
    const fair = directory.all().find(({ id }) => id === exhibitionId);
    if (fair === undefined) return [];
    const { code, name, shortName, state, startsOn, endsOn, venue, city, host, isDefault, deletingAt } = fair;
    return [
      {
        code,
        name,
        shortName,
        state,
        startsOn,
        endsOn,
        venue,
        city,
        isDefault,
        role,
        host: host ?? '',
        here: exhibitionId === ctx.exhibition.id,
        ...(counts.get(exhibitionId) ?? NO_COUNTS),
        deletingAt: deletingAt?.toISOString() ?? null,
      },
    ];
  });
  return list.toSorted((a, b) => Number(b.here) - Number(a.here) || b.startsOn.localeCompare(a.startsOn));
}

const STATES = ['waiting', 'running', 'done', 'failed'] as const;
type Making = { id: string; wanted: unknown; state: string; step: number; steps: number; created_at: Date };

const progressOf = ({ id, wanted, state, step, steps, created_at: createdAt }: Making): FairProgress => ({
  id,
  name: readWanted(wanted).fair.name,
  state: STATES.find((one) => one === state) ?? 'failed',
  step,
  steps,
  createdAt: createdAt.toISOString(),
});

export const fairHandlers = (services: Services): Handlers<FairContext, typeof contract.fair> => ({
  list: async ({ ctx, caller }) => ({
    list: await fairsOf(services, ctx, caller.accountId),
    making: (await recentMakings(ctx, caller.accountId)).map(progressOf),
  }),

  get: ({ ctx: { exhibition } }) => ({
    state: exhibition.state,
    isDefault: exhibition.isDefault,
    name: exhibition.name,
    previewUntil: exhibition.preview === null ? null : dayInBeijing(new Date(exhibition.preview.until.getTime() - 1)),
    deletingAt: exhibition.deletingAt?.toISOString() ?? null,
    deletionDays: CONSOLE_LIMITS.fairDeletionDays,
    deletable: !exhibition.isDefault || services.directory.all().length === 1,
  }),

  open: ({ ctx, acting }) => openFair(services, ctx, acting),

  archive: ({ ctx, acting }) => archiveFair(services, ctx, acting),

  makeDefault: ({ ctx, acting }) => makeDefaultFair(services, ctx, acting),

  renewPreview: ({ ctx, acting, input }) => renewPreview(services, ctx, acting, input.until),

  endPreview: ({ ctx, acting }) => endPreview(services, ctx, acting),

  askDeletion: async ({ ctx, caller, acting, input, request }) => {
    const account = await ownAccount(ctx, caller);
    await checkProof({ services, ctx, account, request, humanCheck: input.humanCheck }, input.proof, caller);
    return askDeletion(services, ctx, acting, input.name);
  },

  takeDeletionBack: ({ ctx, acting }) => takeDeletionBack(services, ctx, acting),

  create: ({ ctx, acting, input }) => createFair(services, ctx, acting, input),

  clone: ({ ctx, acting, input }) => askForClone(services, ctx, acting, input),

  making: async ({ ctx, input }) => progressOf((await fairClones.find(ctx, { id: input.id })) ?? fail('notFound')),
});
