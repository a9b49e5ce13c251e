import type { contract } from '@fairbridge/contract/index.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { authorOf } from '../chat/chat.rules.ts';
import { acceptOn, hangUp, refuseTalk, ringingOf } from './talk.answering.ts';
import { beginTalk } from './talk.calling.ts';
import { serversFor } from './talk.servers.ts';

type Using = Pick<Services, 'config' | 'counters' | 'realtime'>;

export const talkHandlers = (using: Using): Implementation<Scope, typeof contract.talk> => ({
  begin: ({ scope, caller, input }) => beginTalk(using, scope, caller, input),

  accept: ({ scope, caller, input }) => acceptOn(using, scope, caller, input),

  refuse: ({ scope, caller, input }) => refuseTalk(using, scope, caller, input.id),

  end: ({ scope, caller, input }) => hangUp(using, scope, caller, input),

  ringing: async ({ scope, caller }) => ({ list: await ringingOf(using, scope, caller) }),

  servers: ({ caller }) => serversFor(using.config, authorOf(caller)),
});
