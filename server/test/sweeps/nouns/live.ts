import { makeLive, makeLiveCover, makeLiveMessage, makeProgrammeLive, ON_AIR } from '../../lives.ts';
import { makeExhibitor } from '../../world.ts';
import { ownerOf } from '../stage-owners.ts';
import type { Nouns } from './noun.ts';

/** What is broadcast, and what is said there. */
export const liveNouns: Nouns = {
  live: {
    make: async ({ test, company, ctx }) => (await makeLive(test, company, {}, [], ctx)).id,
    foreign: async (stage, { actor }) => {
      const { test } = stage;
      const deleted_at = new Date().toISOString();
      return {
        deleted: (await makeLive(test, ownerOf(stage, actor).company, { deleted_at })).id,
        closed: (await makeLive(test, await makeExhibitor(test, { open: false }))).id,
      };
    },
  },
  /** Whosever it is, for the organizer. */
  fairLive: { make: async ({ test, company, ctx }) => (await makeLive(test, company, {}, [], ctx)).id, owned: 'never' },
  ownLive: {
    make: async ({ test, company, owner, ctx }) =>
      (await (owner.isStaff ? makeProgrammeLive(test, {}, ctx) : makeLive(test, company, {}, [], ctx))).id,
    owned: 'always',
  },
  liveCover: { make: ({ company, ctx }) => makeLiveCover(ctx, company), owned: 'always' },
  fairLiveCover: {
    make: ({ ctx: { exhibition }, ctx }) => makeLiveCover(ctx, { id: exhibition.id, exhibition_id: exhibition.id }),
    owned: 'always',
  },
  liveMessage: {
    make: async ({ test, company, owner, ctx }) =>
      makeLiveMessage(ctx, (await makeLive(test, company, ON_AIR, [], ctx)).id, owner.visitor),
  },
};
