import type { contract } from '@fairbridge/contract/index.ts';
import type { ExhibitorCaller, OrganizerCaller } from '@fairbridge/contract/roles.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import { bilingualOf } from '../../platform/database/bilingual.ts';
import { pictureAddress } from '../../platform/files/picture-address.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { packageOf } from '../exhibitor/package.queries.ts';
import { exhibitPicture } from '../product-visibility/product-visibility.picture.ts';
import {
  changeLive,
  endLive,
  pinProduct,
  planLive,
  removeLive,
  renewKey,
  sendCamera,
  startLive,
  type LiveOwner,
} from './live.actions.ts';
import { minutesOf, pinsOf } from './live-audience.queries.ts';
import { encoderAnswer, ownLiveAnswer } from './own-live.answers.ts';
import {
  employeesOf,
  isHost,
  livesUsed,
  ownLiveRow,
  ownLiveRows,
  showableProducts,
  type OwnLiveRow,
} from './own-live.queries.ts';

type Using = Pick<Services, 'config' | 'liveEngine' | 'realtime' | 'jobs'>;

type Caller = ExhibitorCaller | OrganizerCaller;

/** Whose lives the caller deals with: those of the company, or as an editor those of the fair itself. */
const ownerOf = ({ caller, address }: { caller: Caller; address: string }): LiveOwner =>
  caller.kind === 'exhibitor' ? caller : { exhibitorId: null, staff: { caller, address } };

/** Server and key of a company's live are for administrators and its hosts (ruling 9.3). */
async function requireSender(ctx: FairContext, caller: Caller, id: string): Promise<void> {
  if (caller.kind === 'organizer') return;
  const host = await isHost(ctx, caller, id);
  if (host === null) fail('notFound');
  if (!host && !caller.admin) fail('notAllowed');
}

const maySend = (caller: Caller, { hosts }: OwnLiveRow): boolean =>
  caller.kind === 'organizer' || caller.admin || hosts.some(({ id }) => id === caller.employeeId);

export function ownLiveHandlers(services: Using): Handlers<FairContext, typeof contract.ownLive> {
  const encoder = encoderAnswer(services);
  return {
    list: async ({ ctx, caller, input }) => {
      const { rows, total } = await ownLiveRows(ctx, caller.exhibitorId, input, rangeOf(input));
      return pageAnswer(
        rows.map((row) => ownLiveAnswer(ctx.exhibition, row, maySend(caller, row))),
        total,
        input,
      );
    },

    get: async ({ ctx, caller, input, acting }) => {
      const row = await ownLiveRow(ctx, ownerOf(acting).exhibitorId, input.id);
      if (row === null) fail('notFound');
      return ownLiveAnswer(ctx.exhibition, row, maySend(caller, row));
    },

    audience: async ({ ctx, input, acting }) => {
      const row = await ownLiveRow(ctx, ownerOf(acting).exhibitorId, input.id);
      if (row === null) fail('notFound');
      const minutes = await minutesOf(ctx, row.id);
      const pins = await pinsOf(ctx, row.id);
      return {
        minutes: minutes.map(({ at, viewers }) => ({ at: at.toISOString(), viewers })),
        pins: pins.map(({ at, viewers, ...product }) => ({
          at: at.toISOString(),
          product: bilingualOf('name', product),
          viewers,
        })),
      };
    },

    products: async ({ ctx, caller, input }) => {
      const { rows, total } = await showableProducts(ctx, caller.exhibitorId, input.keyword, rangeOf(input));
      const list = rows.map((row) => ({
        id: row.id,
        name: bilingualOf('name', row),
        strength: row.strength,
        cover: exhibitPicture(ctx.exhibition, row.cover, row.for_all),
      }));
      return pageAnswer(list, total, input);
    },

    employees: async ({ ctx, caller }) => {
      const rows = await employeesOf(ctx, caller.exhibitorId, null);
      return {
        list: rows.map((row) => ({ id: row.id, name: bilingualOf('name', row), avatar: pictureAddress(row.avatar) })),
      };
    },

    add: ({ ctx, caller, input }) =>
      makeOnce(ctx, caller, input, (inner, form) => planLive(services, inner, caller, form)),

    update: ({ ctx, caller, input }) => changeLive(services, ctx, caller, input),

    remove: ({ ctx, input, acting }) => removeLive(services, ctx, ownerOf(acting), input.id),

    encoder: async ({ ctx, caller, input, acting }) => {
      await requireSender(ctx, caller, input.id);
      return encoder(ctx, ownerOf(acting), input.id);
    },

    renewKey: async ({ ctx, caller, input, acting }) => {
      await requireSender(ctx, caller, input.id);
      const key = await renewKey(services, ctx, ownerOf(acting), input.id);
      return { key: `${input.id}?key=${key}` };
    },

    sendCamera: async ({ ctx, caller, input, request, acting }) => {
      await requireSender(ctx, caller, input.id);
      await sendCamera(services, ctx, ownerOf(acting), input, request.bytes ?? Buffer.alloc(0));
    },

    start: ({ ctx, input, acting }) => startLive(services, ctx, ownerOf(acting), input.id),

    end: ({ ctx, input, acting }) => endLive(services, ctx, ownerOf(acting), input.id),

    pin: ({ ctx, caller, input }) => pinProduct(services, ctx, caller, input.id, input.productId),

    config: async ({ ctx, caller }) => {
      const { limits } = await packageOf(ctx, caller.exhibitorId);
      const used = await livesUsed(ctx, caller.exhibitorId);
      return {
        lives: { used: used.lives, max: limits.lives },
        hours: { used: Math.round(used.hours * 10) / 10, max: limits.liveHours },
        isAvailable: await services.liveEngine.isOn(),
      };
    },
  };
}

/** A live of the fair has no hosts of a company, none of its exhibits, and nobody is let into a customer pool. */
const ALONE = { code: '', hosts: [], products: [] };

export const programmeLiveHandlers = (services: Using): Handlers<FairContext, typeof contract.programmeLive> => ({
  add: ({ ctx, caller, input, acting }) =>
    makeOnce(ctx, caller, input, (inner, form) => planLive(services, inner, ownerOf(acting), { ...form, ...ALONE })),

  update: ({ ctx, input, acting }) => changeLive(services, ctx, ownerOf(acting), { ...input, ...ALONE }),
});
