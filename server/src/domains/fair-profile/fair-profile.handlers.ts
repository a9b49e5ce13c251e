import { contract } from '@fairbridge/contract/index.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { plannedOn } from './fair-move.queries.ts';
import { saveProfile } from './fair-profile.actions.ts';
import { profileOf, profileState } from './fair-profile.queries.ts';

export const fairProfileHandlers = (
  services: Pick<Services, 'directory' | 'jobs'>,
): Handlers<FairContext, typeof contract.fairProfile> => ({
  get: async ({ ctx }) => ({
    version: (await profileState(ctx)).version,
    form: profileOf(ctx),
    logoAddress: pictureAddress(ctx.exhibition.logo ?? ''),
  }),

  planned: async ({ ctx }) => {
    const { startsOn, endsOn } = ctx.exhibition;
    return { startsOn, endsOn, ...(await plannedOn(ctx, { startsOn, endsOn })) };
  },

  save: ({ ctx, input, acting }) => saveProfile(services, ctx, acting, input),
});
