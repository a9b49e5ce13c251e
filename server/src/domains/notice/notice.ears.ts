import { sql } from 'kysely';
import { notify } from '../../platform/database/listen.ts';
import type { Scope } from '../../scope.ts';

/** Processes listen to this channel and tell whoever is connected to them; a message is the id of a recipient. */
export const NOTICES = 'notice_changed';

/** Tells, when the transaction commits, that what this recipient has to read has changed. */
export async function tellNotices(scope: Scope, recipientId: string): Promise<void> {
  await notify(scope.db, NOTICES, recipientId);
}

/** The same of many recipients, by one statement. */
export async function tellNoticesOf(scope: Scope, recipientIds: readonly string[]): Promise<void> {
  await sql`select pg_notify(${NOTICES}, id) from unnest(${[...recipientIds]}::text[]) as id`.execute(scope.db);
}

/** Who of those connected to this process waits for notices. */
export class NoticeEars {
  #ears = new Map<string, Set<() => void>>();

  /** Hears of each change of the recipient's notices until the answer is called. */
  open(recipientId: string, hear: () => void): () => void {
    const ears = this.#ears.get(recipientId) ?? new Set();
    this.#ears.set(recipientId, ears.add(hear));
    return () => {
      ears.delete(hear);
      if (ears.size === 0 && this.#ears.get(recipientId) === ears) this.#ears.delete(recipientId);
    };
  }

  hear(recipientId: string): void {
    for (const hear of this.#ears.get(recipientId) ?? []) hear();
  }

  /** After a lost connection nobody knows what was missed. */
  hearAll(): void {
    for (const recipientId of this.#ears.keys()) this.hear(recipientId);
  }
}
