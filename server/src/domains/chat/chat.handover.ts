import { onEvent, type EventHandler } from '../../core/domain.ts';
import type { FairContext } from '../../core/fair-context.ts';
import type { Services } from '../../core/services.ts';
import type { Handover } from '../exhibitor/employee.handovers.ts';
import { customersAssigned } from '../customer/customer.events.ts';
import { countConversations, followOwner, handOverConversations } from './chat-assign.queries.ts';
import { betweenOf } from './chat-conversation.queries.ts';
import { broadcastAssignment } from './chat.actions.ts';
import { chatsHandedOver } from './chat.events.ts';

async function handOver(
  ctx: FairContext,
  fromId: string,
  toId: string | null,
  jobs: Services['jobs'],
): Promise<number> {
  const rows = await handOverConversations(ctx, fromId, toId);
  const given = rows.map(({ id, seq }) => ({ id, seq }));
  if (given.length > 0) await jobs.publish(ctx.db, chatsHandedOver, { exhibitionId: ctx.exhibition.id, given });
  return given.length;
}

/** Conversations in which one employee speaks for the company: a buyer goes on with whoever takes over, and reads it in their order. */
export const heldConversations: Handover = { name: 'chats', count: countConversations, handOver };

/** Whoever has one of them open sees at once who speaks now. */
export const chatEventHandlers: readonly EventHandler[] = [
  onEvent(customersAssigned, 'chat', async (services, ctx, assigned) => {
    for (const row of await followOwner(ctx, assigned)) await broadcastAssignment(services, ctx, row);
  }),
  onEvent(chatsHandedOver, 'chat', async (services, ctx, { given }) => {
    const between = new Map(
      (
        await betweenOf(
          ctx,
          given.map(({ id }) => id),
        )
      ).map((row) => [row.id, row]),
    );
    for (const { id, seq } of given) {
      const row = between.get(id);
      if (row !== undefined) await broadcastAssignment(services, ctx, { ...row, seq });
    }
  }),
];
