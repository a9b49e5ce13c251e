import { forSeveralCalls } from './call-time.ts';

type Options<I, O> = {
  /** So many by one statement. */
  most: number;
  /** So many statements under way at once; one unless told otherwise. */
  lanes?: number;
  /** No two of one key go together or at the same time, and those of one key keep their order; without it all may. */
  keyOf?: (item: I) => string;
  /** Answers for each item, in their order. */
  run: (items: readonly I[]) => Promise<readonly O[]>;
};

type Waiting<I, O> = { item: I; resolve: (answer: O) => void; reject: (thrown: unknown) => void };

/**
 * Does by one statement what comes while those before are under way: alone where little comes, and where much comes as many at once as have
 * come. Nothing waits for anything but the statements under way, and what has no keys for what the network has brought by now: a process that
 * is asked by many reads all of them before it goes on. What `run` throws, all that went together are told.
 */
export class Batcher<I, O> {
  readonly #options: Options<I, O>;
  #waiting: Waiting<I, O>[] = [];
  /** Statements under way, and those that begin with the next turn. */
  #lanes = 0;
  /** Of what is under way. */
  readonly #keys = new Set<string>();
  constructor(options: Options<I, O>) {
    this.#options = options;
  }

  add(item: I): Promise<O> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#lanes >= (this.#options.lanes ?? 1)) return;
      this.#lanes += 1;
      forSeveralCalls(() => {
        if (this.#options.keyOf === undefined) setImmediate(() => void this.#go());
        else void this.#go();
      });
    });
  }

  async #go(): Promise<void> {
    for (let taken = this.#take(); taken.length > 0; taken = this.#take()) {
      const keys = taken.map(({ item }) => this.#options.keyOf?.(item) ?? '');
      for (const key of keys) this.#keys.add(key);
      await this.#answer(taken);
      for (const key of keys) this.#keys.delete(key);
    }
    this.#lanes -= 1;
  }

  #take(): Waiting<I, O>[] {
    const { most, keyOf } = this.#options;
    if (keyOf === undefined) return this.#waiting.splice(0, most);
    const taken = new Map<string, Waiting<I, O>>();
    const left: Waiting<I, O>[] = [];
    for (const one of this.#waiting) {
      const key = keyOf(one.item);
      if (taken.size < most && !taken.has(key) && !this.#keys.has(key)) taken.set(key, one);
      else left.push(one);
    }
    this.#waiting = left;
    return [...taken.values()];
  }

  async #answer(batch: readonly Waiting<I, O>[]): Promise<void> {
    try {
      const answers = await this.#options.run(batch.map(({ item }) => item));
      if (answers.length !== batch.length) throw new Error(`${answers.length} answers for ${batch.length}`);
      for (const [at, answer] of answers.entries()) batch[at]?.resolve(answer);
    } catch (thrown) {
      for (const { reject } of batch) reject(thrown);
    }
  }
}
