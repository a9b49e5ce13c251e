import type { Db } from '../database/kysely.ts';
import { forgetProcess, noteProcess, presentElsewhere, sweepProcesses, writeRooms } from './presence.queries.ts';

const HEARTBEAT_MILLISECONDS = 10_000;
/** Whoever loads a page anew leaves and comes back within moments; only what is so a little later is written. */
const WRITTEN_MILLISECONDS = 100;

/**
 * Who is there, in this process and in the others. This process says every ten seconds that it lives; one that was killed counts as gone after
 * thirty (presence.queries.ts). Nothing is asked or written before somebody is connected.
 */
export class Presence<R extends string> {
  readonly #db: Db;
  readonly #process: string;
  readonly #onError: (error: unknown) => void;
  readonly #counts = new Map<R, number>();
  readonly #written = new Set<R>();
  readonly #changed = new Set<R>();
  #heart: NodeJS.Timeout | null = null;
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();
  #closed = false;
  constructor(db: Db, process: string, onError: (error: unknown) => void) {
    this.#db = db;
    this.#process = process;
    this.#onError = onError;
  }

  enter(rooms: readonly R[]): void {
    for (const room of rooms) {
      this.#counts.set(room, (this.#counts.get(room) ?? 0) + 1);
      this.#changed.add(room);
    }
    this.#begin();
    this.#writeSoon();
  }

  leave(rooms: readonly R[]): void {
    for (const room of rooms) {
      const left = (this.#counts.get(room) ?? 1) - 1;
      if (left > 0) this.#counts.set(room, left);
      else this.#counts.delete(room);
      this.#changed.add(room);
    }
    this.#writeSoon();
  }

  async present(rooms: readonly R[]): Promise<ReadonlySet<R>> {
    const here = rooms.filter((room) => this.#counts.has(room));
    const others = rooms.filter((room) => !this.#counts.has(room));
    if (others.length === 0) return new Set(here);
    const elsewhere = new Set(await presentElsewhere(this.#db, this.#process, others));
    return new Set([...here, ...others.filter((room) => elsewhere.has(room))]);
  }

  #begin(): void {
    if (this.#heart !== null || this.#closed) return;
    this.#heart = setInterval(() => this.#write(() => this.#beat()), HEARTBEAT_MILLISECONDS);
    this.#heart.unref();
    this.#write(() => this.#beat());
  }

  #writeSoon(): void {
    if (this.#timer !== null || this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#timer = null;
      this.#write(() => this.#writeChanged());
    }, WRITTEN_MILLISECONDS);
    this.#timer.unref();
  }

  /** One after the other. What fails is written with the next heartbeat. */
  #write(work: () => Promise<void>): void {
    this.#writing = this.#writing.then(work).catch(this.#onError);
  }

  async #beat(): Promise<void> {
    if (this.#closed) return;
    if (await noteProcess(this.#db, this.#process)) {
      // new, or swept, or lost in a crash of the database: what was written is gone
      for (const room of this.#written) this.#changed.add(room);
      this.#written.clear();
    }
    await this.#writeChanged();
    await sweepProcesses(this.#db);
  }

  async #writeChanged(): Promise<void> {
    if (this.#closed) return;
    const changed = [...this.#changed];
    const entered = changed.filter((room) => this.#counts.has(room) && !this.#written.has(room));
    const left = changed.filter((room) => !this.#counts.has(room) && this.#written.has(room));
    await writeRooms(this.#db, this.#process, { entered, left });
    for (const room of changed) this.#changed.delete(room);
    for (const room of entered) this.#written.add(room);
    for (const room of left) this.#written.delete(room);
    // who came or left while it was being written
    if ([...entered, ...left].some((room) => this.#counts.has(room) !== this.#written.has(room))) {
      for (const room of [...entered, ...left]) this.#changed.add(room);
      this.#writeSoon();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#heart !== null) clearInterval(this.#heart);
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#writing;
    if (this.#heart !== null) await forgetProcess(this.#db, this.#process).catch(this.#onError);
  }
}
