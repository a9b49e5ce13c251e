import type { contract } from '@fairbridge/contract/index.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { authorOf } from '../chat/chat.rules.ts';
import { acceptOn, hangUp, refuseTalk, ringingOf } from './talk.answering.ts';
import { beginTalk } from './talk.calling.ts';
import { serversFor } from './talk.servers.ts';

type Using = Pick<Services, 'config' | 'counters' | 'realtime'>;

export const talkHandlers = (using: Using): Handlers<FairContext, typeof contract.talk> => ({
  begin: ({ ctx, caller, input }) => beginTalk(using, ctx, caller, input),

  accept: ({ ctx, caller, input }) => acceptOn(using, ctx, caller, input),

  refuse: ({ ctx, caller, input }) => refuseTalk(using, ctx, caller, input),

  end: ({ ctx, caller, input }) => hangUp(using, ctx, caller, input),

  ringing: async ({ ctx, caller }) => ({ list: await ringingOf(using, ctx, caller) }),

  servers: ({ caller }) => serversFor(using.config, authorOf(caller)),
});
