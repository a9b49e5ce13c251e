import { notify, notifyAll } from '../../platform/database/listen.ts';
import type { FairContext } from '../../core/fair-context.ts';

/** Processes listen to this channel and tell whoever is connected to them; a message is the id of a recipient. */
export const NOTICES = 'notice_changed';

/** Tells, when the transaction commits, that what this recipient has to read has changed. */
export async function pushUnreadCount(ctx: FairContext, recipientId: string): Promise<void> {
  await notify(ctx.db, NOTICES, recipientId);
}

/** The same of many recipients, by one statement. */
export async function pushUnreadCountsOf(ctx: FairContext, recipientIds: readonly string[]): Promise<void> {
  await notifyAll(ctx.db, NOTICES, recipientIds);
}

/** Who of those connected to this process waits for notices, by recipient. */
export class NoticeSubscriptions {
  #subscribers = new Map<string, Set<() => void>>();

  /** Calls `told` at each change of the recipient's notices, until the answer is called. */
  subscribe(recipientId: string, told: () => void): () => void {
    const subscribers = this.#subscribers.get(recipientId) ?? new Set();
    this.#subscribers.set(recipientId, subscribers.add(told));
    return () => {
      subscribers.delete(told);
      if (subscribers.size === 0 && this.#subscribers.get(recipientId) === subscribers)
        this.#subscribers.delete(recipientId);
    };
  }

  publish(recipientId: string): void {
    for (const told of this.#subscribers.get(recipientId) ?? []) told();
  }

  /** After a lost connection nobody knows what was missed. */
  publishAll(): void {
    for (const recipientId of this.#subscribers.keys()) this.publish(recipientId);
  }
}
