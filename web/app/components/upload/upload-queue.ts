/** One file on its way, or refused; `paused`: the server takes no more this minute. `share` counts from 0 to 1; `error` is '' while it is on its way. */
export type Upload = {
  key: number;
  /** Of the file; of several that were refused together, all their names. */
  name: string;
  step: 'waiting' | 'opening' | 'sending' | 'paused' | 'failed';
  share: number;
  error: string;
  mayRetry: boolean;
  /** Makes fit what was refused, where the reader can. */
  mend: (() => void) | null;
  /** Is it only looked at, to be sent later? */
  opens: boolean;
};

/** What a piece of work is told, and tells. */
export type Told = { signal: AbortSignal; share: (share: number) => void; paused: () => void };
export type Work = (told: Told) => Promise<void>;

/** What is wrong with a file, in the reader's language: trying again would not help. */
export class UploadRefused extends Error {
  readonly mend: (() => void) | null;
  constructor(message: string, mend: (() => void) | null = null) {
    super(message);
    this.mend = mend;
  }
}

type Entry = Upload & { work: Work; abort: AbortController; settle: () => void };

const AT_ONCE = 2;
const NEW = { step: 'waiting', share: 0, error: '', mayRetry: false, mend: null } as const;

/** How many of those that were given since the last rest have arrived. */
export type Batch = { done: number; of: number };

/** Files that are opened and sent, two at a time; each can be cancelled, and tried again. */
export class UploadQueue {
  readonly #words: (error: unknown) => string;
  #entries: readonly Entry[] = [];
  #active = 0;
  #nextKey = 1;
  #batch: Batch = { done: 0, of: 0 };
  readonly #listeners = new Set<() => void>();

  /** `words` says to the reader what went wrong. */
  constructor(words: (error: unknown) => string) {
    this.#words = words;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  list = (): readonly Upload[] => this.#entries;
  get batch(): Batch {
    return this.#batch;
  }

  /** The promise ends when it has arrived, was refused, or was cancelled. */
  add(name: string, work: Work, { opens = false } = {}): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    if (!this.#entries.some(({ step }) => step !== 'failed')) this.#batch = { done: 0, of: 0 };
    if (!opens) this.#batch = { ...this.#batch, of: this.#batch.of + 1 };
    this.#set([...this.#entries, { ...this.#entry(name, work, opens), settle: resolve }]);
    void this.#work();
    return promise;
  }

  /** Names a file that is not sent, and why. */
  refuse(name: string, error: string): void {
    const entry = this.#entry(name, async () => undefined, false);
    this.#set([...this.#entries, { ...entry, step: 'failed', error }]);
  }

  retry(key: number): void {
    this.#change(key, { ...NEW, abort: new AbortController() });
    void this.#work();
  }

  /** Cancels what is on its way, and takes away what is said of what was refused. */
  dismiss(key: number): void {
    const entry = this.#entries.find((one) => one.key === key);
    if (entry === undefined) return;
    entry.abort.abort();
    entry.settle();
    if (!entry.opens && entry.step !== 'failed') this.#batch = { ...this.#batch, of: this.#batch.of - 1 };
    this.#set(this.#entries.filter((one) => one.key !== key));
  }

  /** Cancels everything. */
  stop(): void {
    for (const { abort, settle } of this.#entries) {
      abort.abort();
      settle();
    }
    this.#set([]);
  }

  #entry(name: string, work: Work, opens: boolean): Entry {
    return { ...NEW, key: this.#nextKey++, name, work, opens, abort: new AbortController(), settle: () => {} };
  }

  #set(entries: readonly Entry[]): void {
    this.#entries = entries;
    for (const listener of this.#listeners) listener();
  }

  #change(key: number, part: Partial<Entry>): void {
    this.#set(this.#entries.map((entry) => (entry.key === key ? { ...entry, ...part } : entry)));
  }

  async #work(): Promise<void> {
    if (this.#active >= AT_ONCE) return;
    const next = this.#entries.find(({ step }) => step === 'waiting');
    if (next === undefined) return;
    this.#active += 1;
    this.#change(next.key, { step: 'opening' });
    void this.#work();
    try {
      await this.#do(next);
    } finally {
      this.#active -= 1;
      void this.#work();
    }
  }

  async #do({ key, work, abort: { signal }, opens, settle }: Entry): Promise<void> {
    try {
      await work({
        signal,
        share: (share) => this.#change(key, { step: 'sending', share }),
        paused: () => this.#change(key, { step: 'paused' }),
      });
      if (signal.aborted) return;
      if (!opens) this.#batch = { ...this.#batch, done: this.#batch.done + 1 };
      this.#set(this.#entries.filter((entry) => entry.key !== key));
    } catch (error) {
      if (signal.aborted) return;
      const mend = error instanceof UploadRefused ? error.mend : null;
      const told = error instanceof UploadRefused ? error.message : this.#words(error);
      this.#change(key, { step: 'failed', error: told, mayRetry: !(error instanceof UploadRefused), mend });
    } finally {
      settle();
    }
  }
}
