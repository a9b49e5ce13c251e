/** So long a decision can be taken back. */
export const UNDO_SECONDS = 10;

/** What somebody decided, and what sends it. */
export type Decision = {
  /** The records that it is about. */
  ids: readonly string[];
  /** How it is told: 'Approved: Li Ming'. */
  said: string;
  /** How their rows say it meanwhile: 'Approved'. */
  mark: string;
  send: () => Promise<unknown>;
};

/** `waits`: can be taken back. `sending`: on its way. `unsent`: no answer came, or the session had ended; it is sent again by a press. */
export type PendingState = 'waits' | 'sending' | 'unsent';
export type PendingDecision = Decision & { key: number; state: PendingState };

type DecisionListener = {
  /** It changed what is held. */
  changed: (pending: readonly PendingDecision[]) => void;
  /** The server has answered; `failure` where it refused. */
  answered: (decision: Decision, failure: unknown) => void;
  /** Is this failure no answer: nothing came back, or nobody was signed in any more? */
  isUnanswered: (failure: unknown) => boolean;
};

/**
 * Decisions that are held for ten seconds and then sent, each by itself and in the order they were made. Who takes one back has
 * decided nothing: nobody was told. What is sent at once instead: all of them, when the page is left (`flush`).
 */
export class PendingDecisions {
  #pending: readonly PendingDecision[] = [];
  #timers = new Map<number, ReturnType<typeof setTimeout>>();
  #next = 1;
  readonly #told: DecisionListener;

  constructor(told: DecisionListener) {
    this.#told = told;
  }

  get all(): readonly PendingDecision[] {
    return this.#pending;
  }

  add(decision: Decision): void {
    const key = this.#next++;
    this.#change([...this.#pending, { ...decision, key, state: 'waits' }]);
    this.#timers.set(
      key,
      setTimeout(() => void this.#send(key), UNDO_SECONDS * 1_000),
    );
  }

  /** The last one that still waits or was not sent. */
  undo(): PendingDecision | null {
    const last = this.#pending.findLast(({ state }) => state !== 'sending');
    if (last === undefined) return null;
    this.#stop(last.key);
    this.#change(this.#pending.filter(({ key }) => key !== last.key));
    return last;
  }

  /** Sends all that are not on their way yet; done when each has its answer. */
  async flush(): Promise<void> {
    await Promise.all(this.#pending.filter(({ state }) => state !== 'sending').map(({ key }) => this.#send(key)));
  }

  #stop(key: number): void {
    clearTimeout(this.#timers.get(key));
    this.#timers.delete(key);
  }

  #change(held: readonly PendingDecision[]): void {
    this.#pending = held;
    this.#told.changed(held);
  }

  #stand(key: number, state: PendingState): void {
    this.#change(this.#pending.map((one) => (one.key === key ? { ...one, state } : one)));
  }

  async #send(key: number): Promise<void> {
    this.#stop(key);
    const decision = this.#pending.find((one) => one.key === key);
    if (decision === undefined || decision.state === 'sending') return;
    this.#stand(key, 'sending');
    const failure = await decision.send().then(
      () => null,
      (error: unknown) => error,
    );
    if (failure !== null && this.#told.isUnanswered(failure)) return this.#stand(key, 'unsent');
    this.#change(this.#pending.filter((one) => one.key !== key));
    this.#told.answered(decision, failure);
  }
}
