import type Mpegts from 'mpegts.js';
import { FlvSplice, FlvTags } from './flv-tags.ts';

/** The server ends a line with its signed address, after 50 seconds: at half of it another one is opened by the address of then. */
const RENEWED_AFTER_MS = 25_000;
const LOOK_MS = 1_000;

/** States of a loader, as mpegts.js numbers them. */
const [IDLE, BUFFERING, COMPLETE] = [0, 2, 4];

/** A line that is read: from its address, until it is aborted. */
type Line = { address: string; openedAt: number; controller: AbortController };

/**
 * How mpegts.js loads a live: from the address of now, and where that is another one after a while, from there without a gap, before the line
 * of before ends. What fails or ends tells `onComplete`.
 */
export function flvLoaderOf(addressOf: () => string): Mpegts.CustomLoaderConstructor {
  return class FlvLoader implements Mpegts.BaseLoader {
    readonly type = 'live-flv';
    readonly needStashBuffer = false;
    readonly _needStash = false;
    _status = IDLE;
    onContentLengthKnown = (): void => {};
    onURLRedirect = (): void => {};
    onDataArrival: Mpegts.BaseLoader['onDataArrival'] = () => {};
    onError = (): void => {};
    onComplete: Mpegts.BaseLoader['onComplete'] = () => {};
    readonly #splice = new FlvSplice();
    readonly #lines = new Set<Line>();
    #timer: number | null = null;
    #received = 0;

    get status(): number {
      return this._status;
    }

    isWorking(): boolean {
      return this._status === BUFFERING;
    }

    open(): void {
      this._status = BUFFERING;
      this.#open();
      this.#timer = window.setInterval(() => this.#renew(), LOOK_MS);
    }

    abort(): void {
      this._status = COMPLETE;
      if (this.#timer !== null) window.clearInterval(this.#timer);
      for (const line of this.#lines) this.#close(line);
    }

    destroy(): void {
      this.abort();
    }

    #open(): void {
      const line = { address: addressOf(), openedAt: Date.now(), controller: new AbortController() };
      this.#lines.add(line);
      void this.#read(line)
        .catch(() => {})
        .then(() => this.#ended(line));
    }

    #close(line: Line): void {
      this.#lines.delete(line);
      line.controller.abort();
    }

    #renew(): void {
      const [line, next] = this.#lines;
      if (line === undefined || next !== undefined || line.address === addressOf()) return;
      if (Date.now() - line.openedAt >= RENEWED_AFTER_MS) this.#open();
    }

    /** One that was closed from here has been taken out before. */
    #ended(line: Line): void {
      if (!this.#lines.delete(line) || this.#lines.size > 0) return;
      this.abort();
      this.onComplete(0, this.#received - 1);
    }

    async #read(line: Line): Promise<void> {
      const { ok, body } = await fetch(line.address, { signal: line.controller.signal });
      const reader = ok ? body?.getReader() : undefined;
      const tags = new FlvTags();
      for (let part = await reader?.read(); part?.done === false; part = await reader?.read()) {
        if (!this.#lines.has(line)) return;
        const { tags: taken, isNext } = this.#splice.take(line, tags.read(part.value));
        if (isNext) for (const other of this.#lines) if (other !== line) this.#close(other);
        for (const { bytes } of taken) this.#hand(bytes);
      }
    }

    #hand(bytes: Uint8Array): void {
      const at = this.#received;
      this.#received += bytes.length;
      this.onDataArrival(new Uint8Array(bytes).buffer, at, this.#received);
    }
  };
}
