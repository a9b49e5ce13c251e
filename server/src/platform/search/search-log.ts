import type { Caller } from '@fairbridge/contract/roles.ts';

/** A question that somebody signed in has asked. */
export type LoggedSearch = { exhibitionId: string; accountId: string; visitorId: string; text: string };

const MILLISECONDS = 1_000;
/** More than a process is asked in that time: what comes beyond it is not counted, and nobody waits. */
const WAITING_MAX = 5_000;

/**
 * What was asked, written some moments after the answer and many at a time, so that counting never slows a search. What a crash takes away
 * is a second of it.
 */
export class SearchLog {
  #waiting: LoggedSearch[] = [];
  #timer: NodeJS.Timeout | null = null;
  #writing: Promise<void> = Promise.resolve();
  #write: (searches: readonly LoggedSearch[]) => Promise<void> = async () => {};
  #onError: (error: unknown) => void;

  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Who keeps what was asked; set once, while the portal opens. */
  writeBy(write: (searches: readonly LoggedSearch[]) => Promise<void>): void {
    this.#write = write;
  }

  /** A visitor's question, at its first page; everybody else's is not counted. */
  record(exhibitionId: string, caller: Caller, { keyword, pageNum }: { keyword: string; pageNum: number }): void {
    if (caller.kind !== 'visitor' || pageNum !== 1) return;
    const { accountId, visitorId } = caller;
    this.#add({ exhibitionId, accountId, visitorId, text: keyword.trim() });
  }

  #add(one: LoggedSearch): void {
    if (one.text === '' || this.#waiting.length >= WAITING_MAX) return;
    this.#waiting.push(one);
    this.#timer ??= setTimeout(() => void this.flush(), MILLISECONDS).unref();
  }

  /** Writes what waits; one after the other, so that the later question stays the later one. */
  flush(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    const searches = this.#waiting;
    this.#waiting = [];
    if (searches.length > 0) this.#writing = this.#writing.then(() => this.#write(searches)).catch(this.#onError);
    return this.#writing;
  }
}
