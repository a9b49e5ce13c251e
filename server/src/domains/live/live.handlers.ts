import type { contract } from '@fairbridge/contract/index.ts';
import { PROGRAMME_NAMES } from '@fairbridge/contract/programme/programme.names.ts';
import { PROGRAMME_KINDS } from '@fairbridge/contract/programme/programme.shapes.ts';
import type { Caller } from '@fairbridge/contract/roles.ts';
import { pageAnswer, rangeOf } from '../../core/paging.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail, failFields } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { PlayAddresses, PRIVATE_SECONDS, PUBLIC_SECONDS } from '../../platform/live/play-address.ts';
import { countInvitationCodeTry, refundInvitationCodeTry } from '../invitation/invitation.tries.ts';
import { cardAnswer } from '../product/product.answers.ts';
import { cards } from '../product/product.queries.ts';
import { visibilityOf } from '../product-visibility/product-visibility.rules.ts';
import { enterByCode } from './live.actions.ts';
import { broadcastStateSoon } from './live-room.broadcast.ts';
import { calendarFile } from '../programme/programme.calendar.ts';
import { calendarEvent, liveCardAnswer } from './live.answers.ts';
import {
  deleteWant,
  insertLike,
  insertWant,
  liveRows,
  ownMarks,
  productIdsOf,
  wantedAmong,
  wantedOf,
  writeViewer,
  type LiveCardRow,
} from './live.queries.ts';
import { shownLive } from './live.presenting.ts';

/** Where to play, for somebody who may watch. What not everybody may see is HLS alone, whose addresses end soon (G48). */
function playbackOf(addresses: PlayAddresses, { exhibition }: FairContext, { id, scope, state }: LiveCardRow) {
  if (state !== 'onLive' && state !== 'replay') return null;
  const isOpen = scope === 0 && !exhibition.registrationOnly;
  const name = isOpen ? id : addresses.signed(id, 'watch');
  return {
    flv: state === 'onLive' && isOpen ? `/broadcast/flv/${name}` : null,
    hls: `/broadcast/hls/${name}/${state === 'onLive' ? 'live' : 'replay'}.m3u8`,
    validSeconds: isOpen ? PUBLIC_SECONDS : PRIVATE_SECONDS,
  };
}

/** One person counts once, on however many devices; a guest by what the browser made up for the visit. */
function viewerOf(caller: Caller, viewer: string | undefined): { viewer: string; visitorId: string | null } {
  switch (caller.kind) {
    case 'visitor':
      return { viewer: caller.visitorId, visitorId: caller.visitorId };
    case 'exhibitor':
      return { viewer: caller.employeeId, visitorId: null };
    case 'organizer':
      return { viewer: caller.staffId, visitorId: null };
    case 'anonymous':
      if (viewer === undefined) failFields({ field: 'viewer', rule: 'required' });
      return { viewer: `guest ${viewer}`, visitorId: null };
  }
}

/** The pinned exhibit, for whoever may see it. */
async function pinnedFor(ctx: FairContext, caller: Caller, { pinned_product_id: id }: LiveCardRow) {
  if (id === null) return null;
  const [shown] = await cards(ctx, [id], visibilityOf(caller));
  return shown === undefined ? null : id;
}

type Using = Pick<Services, 'config' | 'counters' | 'jobs' | 'realtime' | 'sessions'>;

export function liveHandlers(services: Using): Handlers<FairContext, typeof contract.live> {
  const addresses = new PlayAddresses(services.config.SECRET);
  return {
    list: async ({ ctx, caller, input }) => {
      const { rows, total } = await liveRows(ctx, caller, input, rangeOf(input));
      const ids = rows.map(({ id }) => id);
      const wanted = caller.kind === 'visitor' ? await wantedAmong(ctx, ids, caller.visitorId) : new Set<string>();
      return pageAnswer(
        rows.map((row) => ({ ...liveCardAnswer(ctx.exhibition, row), wantsToWatch: wanted.has(row.id) })),
        total,
        input,
      );
    },

    types: () => ({ list: PROGRAMME_KINDS.map((code) => ({ code, name: PROGRAMME_NAMES[code] })) }),

    detail: async ({ ctx, caller, input }) => {
      const row = await shownLive(ctx, caller, input.id);
      const marks =
        caller.kind === 'visitor'
          ? await ownMarks(ctx, row.id, caller.visitorId)
          : { liked: false, wantsToWatch: false };
      return { ...liveCardAnswer(ctx.exhibition, row), ...marks, replayRemoved: row.replay_removed };
    },

    calendar: async ({ ctx, caller, input, lang }) => {
      const row = await shownLive(ctx, caller, input.id);
      return calendarFile(services.config, ctx.exhibition, lang, {
        path: `/live/${row.id}`,
        event: calendarEvent(row),
      });
    },

    state: async ({ ctx, caller, input }) => {
      const row = await shownLive(ctx, caller, input.id);
      return {
        state: row.state,
        viewers: row.state === 'onLive' ? row.viewers : 0,
        likes: row.likes,
        pinnedProductId: await pinnedFor(ctx, caller, row),
        isPublishing: row.publishing_since !== null,
        missing: row.missing_track,
        playback: playbackOf(addresses, ctx, row),
      };
    },

    products: async ({ ctx, caller, input }) => {
      const row = await shownLive(ctx, caller, input.id);
      const shown = await cards(ctx, await productIdsOf(ctx, row.id), visibilityOf(caller));
      const list = shown.map((card) => cardAnswer(ctx.exhibition, card));
      const pinned = list.some(({ id }) => id === row.pinned_product_id) ? row.pinned_product_id : null;
      return { list, pinnedProductId: pinned };
    },

    want: async ({ ctx, caller, input }) => {
      const row = await shownLive(ctx, caller, input.id);
      if (row.state !== 'upcoming' && row.state !== 'onLive') fail('liveOver');
      // of one that is on the air there is nothing left to be reminded of (ruling 9.4)
      if (row.state === 'onLive' && input.wants) return { wanted: await wantedOf(ctx, row.id) };
      if (input.wants) await insertWant(ctx, row.id, caller.visitorId);
      else await deleteWant(ctx, row.id, caller.visitorId);
      return { wanted: await wantedOf(ctx, row.id) };
    },

    like: async ({ ctx, caller, input }) => {
      const row = await shownLive(ctx, caller, input.id);
      const likes = await insertLike(ctx, row.id, caller.visitorId);
      broadcastStateSoon(services, ctx, row.id);
      return { likes };
    },

    watch: async ({ ctx, caller, input }) => {
      const row = await shownLive(ctx, caller, input.liveId);
      const { viewer, visitorId } = viewerOf(caller, input.viewer);
      const isLive = input.watchType === 'live' && row.state === 'onLive';
      const viewers = await writeViewer(ctx, { liveId: row.id, viewer, visitorId, left: input.state === 2, isLive });
      if (viewers !== row.viewers) broadcastStateSoon(services, ctx, row.id);
      return { viewers };
    },

    openWithCode: async ({ ctx, caller, input, acting: { address } }) => {
      await countInvitationCodeTry(services, caller, address);
      if ((await enterByCode(services, ctx, caller, input)) === 'wrong') fail('invitationCodeWrong');
      await refundInvitationCodeTry(services, caller, address);
      services.sessions.forget();
    },
  };
}
