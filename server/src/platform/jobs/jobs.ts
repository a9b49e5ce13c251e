import { fromKysely, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { newId } from '../../id.ts';
import type { Db } from '../database/kysely.ts';
import type { NewMessage } from '../delivery/message.ts';
import type { Provider } from '../delivery/providers.ts';

const DELIVER = 'deliver';
const messageJob = z.object({ messageId: z.string() });

/** Without these a backlog drains at one to three jobs a second. */
const WORK = {
  batchSize: 20,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 1,
} as const;
const QUEUE = { notify: true, retryLimit: 8, retryDelay: 2, retryBackoff: true, heartbeatSeconds: 10 } as const;

/** Something that happened, told to other domains: written in the transaction in which it happened, handled once or again after a crash. */
export type EventKind<T extends z.ZodType> = { name: string; shape: T };
type Listener = { queue: string; shape: z.ZodType; handle: (data: unknown) => Promise<void> };

/**
 * Background work on pg-boss: enqueued in the business transaction, so that it happens exactly when the business did.
 * A killed worker's job runs again, hence handlers do the same thing once when run twice.
 */
export class Jobs {
  #boss: PgBoss;
  #listeners: Listener[] = [];
  #started = false;
  constructor(url: string, onError: (error: Error) => void) {
    this.#boss = new PgBoss({
      connectionString: url,
      max: 4,
      useListenNotify: true,
      superviseIntervalSeconds: 10,
      application_name: 'fairbridge jobs',
    });
    this.#boss.on('error', onError);
  }

  /** Listens to an event of another domain. Call before `start`. */
  on<T extends z.ZodType>(event: EventKind<T>, listener: string, handle: (data: z.output<T>) => Promise<void>): void {
    this.#listeners.push({
      queue: `${event.name}.${listener}`,
      shape: event.shape,
      handle: async (data) => handle(event.shape.parse(data)),
    });
  }

  /** `keepTexts`: sent messages stay readable (the demo's outbox); otherwise codes and texts are forgotten once they are out (G18). */
  async start(db: Db, provider: Provider, { keepTexts }: { keepTexts: boolean }): Promise<void> {
    await this.#boss.start();
    await this.#boss.createQueue(DELIVER, QUEUE);
    for (const listener of this.#listeners) await this.#boss.createQueue(listener.queue, QUEUE);
    this.#started = true;
    await this.#boss.work(DELIVER, WORK, async (jobs) => {
      for (const job of jobs) await deliver(db, provider, messageJob.parse(job.data).messageId, keepTexts);
    });
    for (const listener of this.#listeners) {
      await this.#boss.work(listener.queue, WORK, async (jobs) => {
        for (const job of jobs) await listener.handle(job.data);
      });
    }
  }

  async stop(): Promise<void> {
    if (this.#started) await this.#boss.stop({ graceful: true, timeout: 5_000 });
  }

  /** Tells of an event in the transaction `db`. */
  async tell<T extends z.ZodType>(db: Db, event: EventKind<T>, data: z.input<T>): Promise<void> {
    const checked = z.record(z.string(), z.unknown()).parse(event.shape.parse(data));
    for (const listener of this.#listeners) {
      if (listener.queue.startsWith(`${event.name}.`))
        await this.#boss.send(listener.queue, checked, { db: fromKysely(db) });
    }
  }

  /** Writes a message and the job that delivers it, in the transaction `db`. */
  async sendMessage(db: Db, message: NewMessage): Promise<void> {
    const id = newId();
    const { exhibitionId, ...rest } = message;
    await db
      .insertInto('message')
      .values({ id, exhibition_id: exhibitionId, ...rest })
      .execute();
    await this.#boss.send(DELIVER, { messageId: id }, { db: fromKysely(db) });
  }
}

async function deliver(db: Db, provider: Provider, id: string, keepTexts: boolean): Promise<void> {
  const row = await db
    .selectFrom('message')
    .where('id', '=', id)
    .where('state', '!=', 'sent')
    .selectAll()
    .executeTakeFirst();
  if (row === undefined) return;
  const { kind, recipient, subject, body, code, link, created_at: createdAt } = row;
  try {
    await provider({ id, kind: kind === 'sms' ? 'sms' : 'email', recipient, subject, body, code, link, createdAt });
    await db
      .updateTable('message')
      .set({
        state: 'sent',
        sent_at: new Date(),
        tries: row.tries + 1,
        ...(keepTexts ? {} : { body: '', subject: '', code: null, link: null }),
      })
      .where('id', '=', id)
      .execute();
  } catch (error) {
    await db
      .updateTable('message')
      .set({ state: 'failed', tries: row.tries + 1 })
      .where('id', '=', id)
      .execute();
    throw error;
  }
}
