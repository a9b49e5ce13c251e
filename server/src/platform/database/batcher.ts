import { forSeveralCalls } from './call-time.ts';

type Options<I, O> = {
  /** So many by one statement. */
  most: number;
  /** No two of one key go together, and those of one key keep their order. */
  keyOf: (item: I) => string;
  /** Answers for each item, in their order. */
  run: (items: readonly I[]) => Promise<readonly O[]>;
};

type Waiting<I, O> = { item: I; resolve: (answer: O) => void; reject: (thrown: unknown) => void };

/**
 * Does by one statement what comes while the one before is under way: alone where little comes, and where much comes as many at once as have
 * come. Nothing waits for anything but the statement under way. What `run` throws, all that went together are told.
 */
export class Batcher<I, O> {
  readonly #options: Options<I, O>;
  #waiting: Waiting<I, O>[] = [];
  #underWay = false;
  constructor(options: Options<I, O>) {
    this.#options = options;
  }

  add(item: I): Promise<O> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      if (!this.#underWay) void forSeveralCalls(() => this.#go());
    });
  }

  async #go(): Promise<void> {
    this.#underWay = true;
    while (this.#waiting.length > 0) await this.#answer(this.#take());
    this.#underWay = false;
  }

  #take(): Waiting<I, O>[] {
    const { most, keyOf } = this.#options;
    const taken = new Map<string, Waiting<I, O>>();
    const left: Waiting<I, O>[] = [];
    for (const one of this.#waiting) {
      const key = keyOf(one.item);
      if (taken.size < most && !taken.has(key)) taken.set(key, one);
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
