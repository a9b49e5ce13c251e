import { SIDES } from '@fairbridge/contract/chat/chat.shapes.ts';
import { forEachFair, type Schedule } from '../../core/domain.ts';
import { inTransaction } from '../../core/fair-context.ts';
import { takeWaiting } from './chat-waiting.queries.ts';
import { chatWaited } from './chat.events.ts';

/** Looks each minute for what nobody has read: it is told once until its reader comes back. */
export const notifyWaitingChats: Schedule = {
  queue: 'chat-waiting',
  cron: '* * * * *',
  work: forEachFair(async ({ jobs }, ctx) => {
    for (const side of SIDES) {
      for (let found = 1; found > 0;) {
        found = await inTransaction(ctx, async (inner) => {
          const waited = await takeWaiting(inner, side);
          for (const { id, seq } of waited)
            await jobs.publish(inner.db, chatWaited, {
              exhibitionId: inner.exhibition.id,
              conversationId: id,
              side,
              seq,
            });
          return waited.length;
        });
      }
    }
  }),
};
