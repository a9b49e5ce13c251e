/** What comes in within two seconds is told together. */
const GATHERED_MILLISECONDS = 2_000;

/** Whose notices have changed in the last moment, as this process hears of it. */
export class PushBatcher {
  readonly #onError: (error: unknown) => void;
  #recipients = new Set<string>();
  #timer: NodeJS.Timeout | null = null;
  #running: Promise<void> = Promise.resolve();
  constructor(onError: (error: unknown) => void) {
    this.#onError = onError;
  }

  /** Does the work a moment later, for all that were heard until then. */
  hear(recipientId: string, work: (recipientIds: readonly string[]) => Promise<void>): void {
    this.#recipients.add(recipientId);
    this.#timer ??= setTimeout(() => {
      this.#timer = null;
      const recipients = [...this.#recipients];
      this.#recipients.clear();
      this.#running = this.#running.then(() => work(recipients)).catch(this.#onError);
    }, GATHERED_MILLISECONDS);
  }

  /** What was not begun is found by the schedule of another process, or after the next start. */
  async close(): Promise<void> {
    if (this.#timer !== null) clearTimeout(this.#timer);
    await this.#running;
  }
}
