/** What is to be closed at the end: what was opened last is closed first. */
export class CleanupStack {
  readonly #steps: (() => Promise<void> | void)[] = [];

  add(step: () => Promise<void> | void): void {
    this.#steps.push(step);
  }

  async close(): Promise<void> {
    for (const step of this.#steps.splice(0).toReversed()) await step();
  }
}
