import { DONE } from '@fairbridge/contract/fields.ts';
import type { contract } from '@fairbridge/contract/index.ts';
import type { Implementation } from '../../platform/http/implement.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { transact, type Scope } from '../../ground/scope.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { quickRepliesOf, saveQuickReply } from './quick-reply.actions.ts';
import { deleteQuickReply } from './quick-reply.queries.ts';

/** A company's. */
export const quickReplyHandlers: Implementation<Scope, typeof contract.quickReply> = {
  list: ({ scope, caller }) => quickRepliesOf(scope, caller.exhibitorId),

  save: async ({ scope, caller, input }) => ({
    id: await transact(scope, (inner) => saveQuickReply(inner, caller.exhibitorId, input)),
  }),

  remove: async ({ scope, caller, input }) => {
    if (!(await deleteQuickReply(scope, caller.exhibitorId, input.id))) refuse('notFound');
    return DONE;
  },
};

/** The fair's own. */
export const deskReplyHandlers: Implementation<Scope, typeof contract.deskReply> = {
  list: ({ scope }) => quickRepliesOf(scope, null),

  save: async ({ scope, caller, input, request: { address } }) => ({
    id: await transact(scope, async (inner) => {
      const id = await saveQuickReply(inner, null, input);
      const { zh, en } = input.text;
      await writeAudit(inner, caller, {
        act: 'chat.saveQuickReply',
        object: { kind: 'quickReply', id },
        details: { zh, en },
        address,
      });
      return id;
    }),
  }),

  remove: async ({ scope, caller, input, request: { address } }) => {
    await transact(scope, async (inner) => {
      if (!(await deleteQuickReply(inner, null, input.id))) refuse('notFound');
      const object = { kind: 'quickReply', id: input.id };
      await writeAudit(inner, caller, { act: 'chat.removeQuickReply', object, address });
    });
    return DONE;
  },
};
