import { DONE } from '@fairbridge/contract/fields.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import type { Scope } from '../../ground/scope.ts';
import type { Services } from '../../ground/services.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { remindOf } from '../invitation/invitation.actions.ts';
import { remindOfChat } from './reminder.actions.ts';

type Using = Pick<Services, 'jobs' | 'counters' | 'realtime'>;

export const reminderHandlers = (using: Using): Implementation<Scope, typeof contract.reminder> => ({
  send: async ({ scope, caller, input: { id, conversationId } }) => {
    if (conversationId !== undefined) await remindOfChat(using, scope, caller, conversationId);
    else if (id !== undefined) await remindOf(using.jobs, scope, caller, id);
    return DONE;
  },
});
