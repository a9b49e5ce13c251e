import type { contract } from '@fairbridge/contract/index.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { remindOf } from '../invitation/invitation.actions.ts';
import { remindOfChat } from './reminder.actions.ts';

type Using = Pick<Services, 'jobs' | 'counters' | 'realtime'>;

export const reminderHandlers = (using: Using): Handlers<FairContext, typeof contract.reminder> => ({
  send: async ({ ctx, caller, input: { id, conversationId } }) => {
    if (conversationId !== undefined) await remindOfChat(using, ctx, caller, conversationId);
    else if (id !== undefined) await remindOf(using.jobs, ctx, caller, id);
  },
});
