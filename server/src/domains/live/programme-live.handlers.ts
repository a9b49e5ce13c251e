import type { contract } from '@fairbridge/contract/index.ts';
import type { Acting } from '../audit/audit.actions.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import { fail } from '../../platform/http/app-error.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { makeOnce } from '../audit/sent-request.actions.ts';
import {
  changeLive,
  endLive,
  planLive,
  removeLive,
  renewKey,
  sendCamera,
  startLive,
  type LiveOwner,
} from './live.actions.ts';
import { encoderAnswer, ownLiveAnswer } from './own-live.answers.ts';
import { ownLiveRow } from './own-live.queries.ts';

/** A live of the fair has no hosts of a company, none of its exhibits, and nobody is let into a customer pool. */
const ALONE = { code: '', hosts: [], products: [] };

type Asked = { acting: Acting };
const fairOf = ({ acting }: Asked): LiveOwner => ({
  exhibitorId: null,
  staff: acting,
});

export function programmeLiveHandlers(
  services: Pick<Services, 'config' | 'liveEngine' | 'realtime' | 'jobs'>,
): Handlers<FairContext, typeof contract.programmeLive> {
  const encoder = encoderAnswer(services);
  return {
    get: async ({ ctx, input }) => {
      const row = await ownLiveRow(ctx, null, input.id);
      if (row === null) fail('notFound');
      return ownLiveAnswer(ctx.exhibition, row, true);
    },

    add: (asked) =>
      makeOnce(asked.ctx, asked.caller, asked.input, (inner, form) =>
        planLive(services, inner, fairOf(asked), { ...form, ...ALONE }),
      ),

    update: (asked) => changeLive(services, asked.ctx, fairOf(asked), { ...asked.input, ...ALONE }),

    remove: async (asked) => {
      await removeLive(services, asked.ctx, fairOf(asked), asked.input.id);
    },

    getEncoder: (asked) => encoder(asked.ctx, fairOf(asked), asked.input.id),

    renewKey: async (asked) => {
      const { id } = asked.input;
      return { key: `${id}?key=${await renewKey(services, asked.ctx, fairOf(asked), id)}` };
    },

    sendCamera: async (asked) => {
      await sendCamera(services, asked.ctx, fairOf(asked), asked.input, asked.request.bytes ?? Buffer.alloc(0));
    },

    start: async (asked) => {
      await startLive(services, asked.ctx, fairOf(asked), asked.input.id);
    },

    end: async (asked) => {
      await endLive(services, asked.ctx, fairOf(asked), asked.input.id);
    },
  };
}
