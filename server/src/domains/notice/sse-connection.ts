import { PassThrough, type Readable } from 'node:stream';

/** Shorter than what a proxy waits for. */
const BEAT_MILLISECONDS = 20_000;
/** A comment, which nobody is told (WHATWG HTML, 9.2.6). */
const BEAT = ':\n\n';
/** Many notices at once are one answer. */
const GATHERED_MILLISECONDS = 100;

/** One open line: it says how many notices one has to read, and a beat between. Who does not read what was said hears no more of it. */
export class SseConnection {
  readonly #stream = new PassThrough();
  /** Null: the line ends. */
  readonly #unread: () => Promise<number | null>;
  #waiting: NodeJS.Timeout | null = null;
  constructor(unread: () => Promise<number | null>) {
    this.#unread = unread;
  }

  /** What is said from now on, first at once. */
  begin(): Readable {
    const beat = setInterval(() => this.#write(BEAT), BEAT_MILLISECONDS);
    this.onceClosed(() => {
      clearInterval(beat);
      if (this.#waiting !== null) clearTimeout(this.#waiting);
    });
    this.#schedule(0);
    return this.#stream;
  }

  /** Says the number anew. */
  changed(): void {
    this.#schedule(GATHERED_MILLISECONDS);
  }

  end(): void {
    this.#stream.end();
  }

  onceClosed(then: () => void): void {
    this.#stream.once('close', then);
  }

  #schedule(milliseconds: number): void {
    this.#waiting ??= setTimeout(() => void this.#send().catch(() => this.end()), milliseconds);
  }

  async #send(): Promise<void> {
    this.#waiting = null;
    const unread = await this.#unread();
    if (unread === null) return this.end();
    this.#write(`data: ${JSON.stringify({ unread })}\n\n`);
  }

  #write(words: string): void {
    if (this.#stream.writableNeedDrain) this.end();
    else this.#stream.write(words);
  }
}
