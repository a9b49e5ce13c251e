import type { contract } from '@fairbridge/contract/index.ts';
import type { ExhibitorCaller, OrganizerCaller } from '@fairbridge/contract/roles.ts';
import type { Handlers } from '../../platform/http/route.ts';
import { fail } from '../../platform/http/app-error.ts';
import { inTransaction, type FairContext } from '../../core/fair-context.ts';
import { writeAudit, type AuditEntry } from '../audit/audit.actions.ts';
import { quickRepliesOf, saveQuickReply } from './quick-reply.actions.ts';
import { quickReplies, type ReplyOwner } from './quick-reply.queries.ts';

type Caller = ExhibitorCaller | OrganizerCaller;

/** The company, or null for the fair's customer service. */
const ownerOf = (caller: Caller): ReplyOwner => (caller.kind === 'exhibitor' ? caller.exhibitorId : null);

/** What the fair's staff did goes into the log, in the transaction that did it. */
async function audit(
  inner: FairContext,
  { caller, address }: { caller: Caller; address: string },
  entry: AuditEntry,
): Promise<void> {
  if (caller.kind === 'organizer') await writeAudit(inner, { caller, address }, entry);
}

export const quickReplyHandlers: Handlers<FairContext, typeof contract.quickReply> = {
  list: ({ ctx, caller }) => quickRepliesOf(ctx, ownerOf(caller)),

  save: async ({ ctx, caller, input, acting }) => ({
    id: await inTransaction(ctx, async (inner) => {
      const id = await saveQuickReply(inner, ownerOf(caller), input);
      const { zh, en } = input.text;
      await audit(inner, acting, {
        act: 'chat.saveQuickReply',
        object: { kind: 'quickReply', id },
        details: { zh, en },
      });
      return id;
    }),
  }),

  remove: async ({ ctx, caller, input, acting }) => {
    await inTransaction(ctx, async (inner) => {
      if (!(await quickReplies.delete(inner, { id: input.id, exhibitor_id: ownerOf(caller) }))) fail('notFound');
      await audit(inner, acting, { act: 'chat.removeQuickReply', object: { kind: 'quickReply', id: input.id } });
    });
  },
};
