import type { contract } from '@fairbridge/contract/index.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { writeAudit } from '../audit/audit.actions.ts';
import { quickRepliesOf, saveQuickReply } from './quick-reply.actions.ts';
import { deleteQuickReply } from './quick-reply.queries.ts';

/** A company's. */
export const quickReplyHandlers: Handlers<FairContext, typeof contract.quickReply> = {
  list: ({ ctx, caller }) => quickRepliesOf(ctx, caller.exhibitorId),

  save: async ({ ctx, caller, input }) => ({
    id: await inTransaction(ctx, (inner) => saveQuickReply(inner, caller.exhibitorId, input)),
  }),

  remove: async ({ ctx, caller, input }) => {
    if (!(await deleteQuickReply(ctx, caller.exhibitorId, input.id))) fail('notFound');
  },
};

/** The fair's own. */
export const deskReplyHandlers: Handlers<FairContext, typeof contract.deskReply> = {
  list: ({ ctx }) => quickRepliesOf(ctx, null),

  save: async ({ ctx, input, acting }) => ({
    id: await inTransaction(ctx, async (inner) => {
      const id = await saveQuickReply(inner, null, input);
      const { zh, en } = input.text;
      await writeAudit(inner, acting, {
        act: 'chat.saveQuickReply',
        object: { kind: 'quickReply', id },
        details: { zh, en },
      });
      return id;
    }),
  }),

  remove: async ({ ctx, input, acting }) => {
    await inTransaction(ctx, async (inner) => {
      if (!(await deleteQuickReply(inner, null, input.id))) fail('notFound');
      const object = { kind: 'quickReply', id: input.id };
      await writeAudit(inner, acting, { act: 'chat.removeQuickReply', object });
    });
  },
};
