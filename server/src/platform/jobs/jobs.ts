import { setTimeout } from 'node:timers/promises';
import { fromKysely, PgBoss } from 'pg-boss';
import { z } from 'zod';
import { newId } from '../../core/id.ts';
import type { Db } from '../database/kysely.ts';
import { deliver, type Delivery } from '../delivery/deliver.ts';
import { UNSUBSCRIBE_PLACE, type MessageCategory, type NewMessage } from '../delivery/message.ts';
import type { Unsubscribe } from '../delivery/unsubscribe-token.ts';

const DELIVER = 'deliver';
const messageJob = z.object({ messageId: z.string() });

/**
 * Without these a backlog drains at one to three jobs a second. One job that fails does not make its neighbours run again. A new job is told of;
 * looked for are those that wait for a moment, such as that of their next try: each queue costs a statement each time.
 */
const WORK = {
  batchSize: 20,
  burstWhenBatchFull: true,
  pollingIntervalSeconds: 0.5,
  notifyPollingIntervalSeconds: 5,
  perJobResults: true,
  includeMetadata: true,
} as const;
/** A code that failed is tried again at once: somebody waits for it. */
const DELIVERY_WORK = { ...WORK, notifyPollingIntervalSeconds: 1 } as const;
/** Comes by the minute at most. */
const SCHEDULED_WORK = { ...WORK, notifyPollingIntervalSeconds: 30 } as const;
const QUEUE = { notify: true, retryLimit: 8, retryDelay: 2, retryBackoff: true, heartbeatSeconds: 10 } as const;
/** Work of many minutes: taken one by one, so that another process can take the next, and not thought lost after a quarter of an hour. */
const HEAVY_WORK = { ...WORK, batchSize: 1, burstWhenBatchFull: false, notifyPollingIntervalSeconds: 1 } as const;
const HEAVY_QUEUE = { ...QUEUE, retryLimit: 3, expireInSeconds: 3_600 } as const;
/** A mail server may be away for hours: after the first quick tries one every ten minutes, for about half a day. */
const DELIVERY_TRIES = { retryLimit: 80, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 } as const;

/** Nobody waits for a code behind a hundred thousand announcements. */
const PRIORITY = { transactional: 2, notice: 1, invitation: 1, digest: 0, news: 0 } as const satisfies Record<
  MessageCategory,
  number
>;

const STOP_MILLISECONDS = 5_000;

/** Something that happened, told to other domains: written in the transaction in which it happened, handled once or again after a crash. */
export type EventType<T extends z.ZodType> = { name: string; shape: T };
type JobWorker = {
  queue: string;
  shape: z.ZodType;
  longRunning: boolean;
  concurrent: boolean;
  handle: (data: unknown) => Promise<void>;
};

/** How an event is handled: see `Jobs.on`. */
export type WorkerOptions = { longRunning?: boolean; concurrent?: boolean };

/** Work that is done again and again, by one process at a time. `cron` is in UTC. */
type ScheduledWork = { queue: string; cron: string; work: () => Promise<void> };

export type JobsOptions = {
  /** Hears of a lost connection, and of each try of a job that failed. */
  onError: (error: Error, job?: { queue: string; id: string }) => void;
  /** The page on which the recipient of such an e-mail switches it off; it takes the token in its query. */
  unsubscribeLink: (unsubscribe: Unsubscribe, lang: NewMessage['lang']) => string;
};

/**
 * Background work on pg-boss: enqueued in the business transaction, so that it happens exactly when the business did.
 * A killed worker's job runs again, hence handlers do the same thing once when run twice.
 */
export class Jobs {
  #boss: PgBoss;
  #options: JobsOptions;
  #workers: JobWorker[] = [];
  #scheduled: ScheduledWork[] = [];
  #started = false;
  constructor(url: string, options: JobsOptions) {
    this.#options = options;
    this.#boss = new PgBoss({
      connectionString: url,
      max: 4,
      useListenNotify: true,
      superviseIntervalSeconds: 10,
      application_name: 'fairbridge jobs',
    });
    this.#boss.on('error', (error) => options.onError(error));
  }

  /**
   * Listens to an event of another domain; `heavy` where handling it may take many minutes, `allOf` where one that waits for somebody
   * else must not hold up the next. Call before `start`.
   */
  addWorker<T extends z.ZodType>(
    event: EventType<T>,
    listener: string,
    handle: (data: z.output<T>) => Promise<void>,
    { longRunning = false, concurrent = false }: WorkerOptions = {},
  ): void {
    this.#workers.push({
      queue: `${event.name}.${listener}`,
      shape: event.shape,
      longRunning,
      concurrent,
      handle: async (data) => handle(event.shape.parse(data)),
    });
  }

  /** Does something again and again. Call before `start`. */
  schedule(queue: string, cron: string, work: () => Promise<void>): void {
    this.#scheduled.push({ queue, cron, work });
  }

  /** Takes messages and does no work, for a command beside the portal. */
  async open(): Promise<void> {
    await this.#boss.start();
    await this.#boss.createQueue(DELIVER, QUEUE);
    this.#started = true;
  }

  async start(db: Db, delivery: Delivery): Promise<void> {
    await this.#boss.start();
    await this.#boss.createQueue(DELIVER, QUEUE);
    for (const { queue, longRunning } of this.#workers)
      await this.#boss.createQueue(queue, longRunning ? HEAVY_QUEUE : QUEUE);
    for (const { queue, cron } of this.#scheduled) {
      await this.#boss.createQueue(queue, QUEUE);
      await this.#boss.schedule(queue, cron);
    }
    this.#started = true;
    await this.#boss.work(DELIVER, DELIVERY_WORK, async (jobs) =>
      Promise.all(
        jobs.map((job) =>
          this.#outcome(DELIVER, job.id, () => this.#deliver(db, delivery, job.data, job.retryCount >= job.retryLimit)),
        ),
      ),
    );
    for (const worker of this.#workers) {
      await this.#boss.work(worker.queue, worker.longRunning ? HEAVY_WORK : WORK, async (jobs) => {
        if (worker.concurrent)
          return Promise.all(jobs.map((job) => this.#outcome(worker.queue, job.id, () => worker.handle(job.data))));
        const outcomes = [];
        // one after the other: what happened earlier is told earlier
        for (const job of jobs) outcomes.push(await this.#outcome(worker.queue, job.id, () => worker.handle(job.data)));
        return outcomes;
      });
    }
    await this.#startScheduled();
  }

  /** Each failed try is logged: the queue tries again by itself, and after the last time nobody else would know. */
  async #outcome(queue: string, id: string, work: () => Promise<void>): Promise<Outcome> {
    try {
      await work();
      return { id, status: 'completed' };
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      this.#options.onError(error, { queue, id });
      return { id, status: 'failed', output: { message: error.message } };
    }
  }

  async #startScheduled(): Promise<void> {
    for (const { queue, work } of this.#scheduled)
      await this.#boss.work(queue, SCHEDULED_WORK, async (jobs) => {
        // those that waited while nobody worked are one
        const [first, ...others] = jobs;
        if (first === undefined) return [];
        const done = await this.#outcome(queue, first.id, work);
        return [done, ...others.map(({ id }) => ({ ...done, id }))];
      });
  }

  /** Lets what runs come to its end for five seconds; what has not is taken up by another process, or at the next start. */
  async stop(): Promise<void> {
    if (!this.#started) return;
    // waited for here: pg-boss itself looks only every half second whether they have ended
    const queues = [DELIVER, ...this.#workers.map(({ queue }) => queue), ...this.#scheduled.map(({ queue }) => queue)];
    const ended = Promise.all(queues.map((queue) => this.#boss.offWork(queue, { wait: true })));
    const late = new AbortController();
    await Promise.race([ended, setTimeout(STOP_MILLISECONDS, null, { signal: late.signal }).catch(() => null)]);
    late.abort();
    await this.#boss.stop({ graceful: false });
  }

  /** Tells of an event in the transaction `db`; its listeners hear it at once, or so many seconds later. */
  async publish<T extends z.ZodType>(
    db: Db,
    event: EventType<T>,
    data: z.input<T>,
    { afterSeconds = 0 }: { afterSeconds?: number } = {},
  ): Promise<void> {
    const checked = z.record(z.string(), z.unknown()).parse(event.shape.parse(data));
    for (const worker of this.#workers) {
      if (worker.queue.startsWith(`${event.name}.`))
        await this.#boss.send(worker.queue, checked, {
          db: fromKysely(db),
          ...(afterSeconds > 0 && { startAfter: afterSeconds }),
        });
    }
  }

  /** Writes a message and the job that delivers it, in the transaction `db`. An e-mail that can be switched off gets its link here. */
  async sendMessage(db: Db, message: NewMessage): Promise<void> {
    await this.sendMessages(db, [message]);
  }

  /** The same for many at once: a few hundred are two statements. Answers their ids, in this order. */
  async sendMessages(db: Db, messages: readonly NewMessage[]): Promise<string[]> {
    if (messages.length === 0) return [];
    const rows = messages.map((message) => this.#rowOf(message));
    await db.insertInto('message').values(rows).execute();
    const waiting = rows.map(({ id, category }) => ({
      ...DELIVERY_TRIES,
      data: { messageId: id },
      priority: PRIORITY[category],
    }));
    await this.#boss.insert(DELIVER, waiting, { db: fromKysely(db) });
    return rows.map(({ id }) => id);
  }

  /** Gives a message that waits anew, by its id, to delivery, in the transaction `db`. */
  async deliverAgain(db: Db, messageId: string): Promise<void> {
    await this.#boss.send(
      DELIVER,
      { messageId },
      { ...DELIVERY_TRIES, priority: PRIORITY.transactional, db: fromKysely(db) },
    );
  }

  /** Takes back the messages of a batch that have not left yet; their jobs find nothing to do. Answers how many. */
  async stopMessages(db: Db, exhibitionId: string, batch: string): Promise<number> {
    const stopped = await db
      .deleteFrom('message')
      .where('exhibition_id', '=', exhibitionId)
      .where('batch', '=', batch)
      .where('state', '=', 'waiting')
      .executeTakeFirst();
    return Number(stopped.numDeletedRows);
  }

  #rowOf({
    exhibitionId,
    lang,
    category,
    person = null,
    calendar = null,
    mailKind,
    senderName = '',
    replyTo = '',
    ...rest
  }: NewMessage) {
    const canStop = category !== 'transactional' && exhibitionId !== null && rest.kind === 'email';
    const link = canStop
      ? this.#options.unsubscribeLink({ exhibitionId, address: rest.recipient, category }, lang)
      : null;
    const withLink = (text: string): string => (link === null ? text : text.replaceAll(UNSUBSCRIBE_PLACE, () => link));
    return {
      ...rest,
      id: newId(),
      category,
      exhibition_id: exhibitionId,
      mail_kind: mailKind ?? '',
      sender_name: senderName,
      reply_to: replyTo,
      person_id: person,
      unsubscribe_link: link,
      body: withLink(rest.body),
      html: withLink(rest.html),
      batch: rest.batch ?? null,
      calendar: calendar?.text ?? null,
      calendar_method: calendar?.method ?? null,
    };
  }

  async #deliver(db: Db, delivery: Delivery, data: unknown, lastTry: boolean): Promise<void> {
    const { messageId } = messageJob.parse(data);
    const seconds = await deliver(db, delivery, messageId, lastTry);
    // to wait is no failure and uses up no try: another job takes the place of this one
    if (seconds !== null)
      await this.#boss.send(
        DELIVER,
        { messageId },
        { ...DELIVERY_TRIES, priority: PRIORITY.transactional, startAfter: seconds },
      );
  }
}

type Outcome = { id: string; status: 'completed' | 'failed'; output?: { message: string } };
