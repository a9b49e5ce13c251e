import { forSeveralCalls } from './call-time.ts';

type Options<I, O> = {
  /** So many by one statement. */
  most: number;
  /** So many statements under way at once; one unless told otherwise. */
  lanes?: number;
  /** No two of one key go together or at the same time, and those of one key keep their order. */
  keyOf: (item: I) => string;
  /** Answers for each item, in their order. */
  run: (items: readonly I[]) => Promise<readonly O[]>;
};

type Waiting<I, O> = { item: I; resolve: (answer: O) => void; reject: (thrown: unknown) => void };

/**
 * Does by one statement what comes while those before are under way: alone where little comes, and where much comes as many at once as have
 * come. Nothing waits for anything but the statements under way. What `run` throws, all that went together are told.
 */
export class Batcher<I, O> {
  readonly #options: Options<I, O>;
  #waiting: Waiting<I, O>[] = [];
  #lanes = 0;
  /** Of what is under way. */
  readonly #keys = new Set<string>();
  constructor(options: Options<I, O>) {
    this.#options = options;
  }

  add(item: I): Promise<O> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (this.#lanes < (this.#options.lanes ?? 1)) void forSeveralCalls(() => this.#go());
    });
  }

  async #go(): Promise<void> {
    this.#lanes += 1;
    for (let taken = this.#take(); taken.size > 0; taken = this.#take()) {
      for (const key of taken.keys()) this.#keys.add(key);
      await this.#answer([...taken.values()]);
      for (const key of taken.keys()) this.#keys.delete(key);
    }
    this.#lanes -= 1;
  }

  #take(): Map<string, Waiting<I, O>> {
    const { most, keyOf } = this.#options;
    const taken = new Map<string, Waiting<I, O>>();
    const left: Waiting<I, O>[] = [];
    for (const one of this.#waiting) {
      const key = keyOf(one.item);
      if (taken.size < most && !taken.has(key) && !this.#keys.has(key)) taken.set(key, one);
      else left.push(one);
    }
    this.#waiting = left;
    return taken;
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
