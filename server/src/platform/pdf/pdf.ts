import { Worker } from 'node:worker_threads';
import { fail, AppError } from '../http/app-error.ts';
import type { Drawing } from './drawing.ts';
import type { Printed, PrintedFair } from './pdf.shapes.ts';

/** What is to be drawn: the module that draws it and what that is given, as plain data. */
export type Task = { module: string; fair: PrintedFair; given: unknown };
/** What goes to the drawing thread, and what comes back. */
export type Order = { id: number; task: Task };
export type Answer =
  | { id: number; ok: true; bytes: Uint8Array; missing: string[] }
  | { id: number; ok: false; reason: string };

type Waiting = { task: Task; tries: number; resolve: (printed: Printed) => void; reject: (reason: unknown) => void };
export type PdfOptions = { startThread?: () => Worker; waitingMax?: number; secondsMax?: number };

const startThread = (): Worker =>
  new Worker(new URL('./pdf.worker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
const TRIES = 2;

/**
 * Draws the papers of the domains in one thread of its own, so that drawing blocks nobody; started when first needed, since its fonts take 60 MB.
 * One document at a time, the others wait in order, `waitingMax` of them; more are refused as `unavailable` (G33). A thread that died, or took longer
 * than `secondsMax`, is replaced and its document tried once more; then the call fails.
 */
export class Pdf {
  #startThread: () => Worker;
  #waitingMax: number;
  #secondsMax: number;
  #thread: Worker | null = null;
  #waiting: Waiting[] = [];
  #drawn: Waiting | null = null;
  #id = 0;
  #clock: NodeJS.Timeout | undefined;
  #closed = false;

  constructor(options: PdfOptions = {}) {
    this.#startThread = options.startThread ?? startThread;
    this.#waitingMax = options.waitingMax ?? 100;
    this.#secondsMax = options.secondsMax ?? 20;
  }

  /** Draws one document of a kind, from what its domain gives. Errors: `unavailable`. */
  draw<T>({ module }: Drawing<T>, fair: PrintedFair, given: T): Promise<Printed> {
    return this.#order({ module, fair: plain(fair), given });
  }

  /** Ends the thread; what still waits is refused. */
  async close(): Promise<void> {
    this.#closed = true;
    const left = [...(this.#drawn === null ? [] : [this.#drawn]), ...this.#waiting.splice(0)];
    this.#settle();
    const thread = this.#thread;
    this.#thread = null;
    left.forEach((entry) => entry.reject(new AppError('unavailable')));
    await thread?.terminate();
  }

  async #order(task: Task): Promise<Printed> {
    if (this.#closed || this.#waiting.length >= this.#waitingMax) fail('unavailable');
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, tries: 0, resolve, reject });
      this.#next();
    });
  }

  #next(): void {
    if (this.#drawn !== null) return;
    const next = this.#waiting.shift();
    if (next === undefined) return;
    next.tries += 1;
    this.#drawn = next;
    this.#id += 1;
    const thread = this.#ready();
    // an idle thread keeps no process alive, one at work does
    thread.ref();
    this.#clock = setTimeout(() => void thread.terminate(), this.#secondsMax * 1000);
    thread.postMessage({ id: this.#id, task: next.task } satisfies Order);
  }

  #ready(): Worker {
    if (this.#thread !== null) return this.#thread;
    const thread = this.#startThread();
    let reason: unknown = new Error('the drawing thread ended');
    thread.on('message', (answer: Answer) => this.#answered(answer));
    thread.on('error', (err) => {
      reason = err;
    });
    thread.on('exit', () => this.#died(thread, reason));
    this.#thread = thread;
    return thread;
  }

  #answered(answer: Answer): void {
    const drawn = this.#drawn;
    if (drawn === null || answer.id !== this.#id) return;
    this.#settle();
    if (answer.ok) drawn.resolve({ bytes: Buffer.from(answer.bytes), missing: answer.missing });
    else drawn.reject(new Error(`drawing failed: ${answer.reason}`));
    this.#next();
  }

  #died(thread: Worker, reason: unknown): void {
    if (this.#thread !== thread) return;
    this.#thread = null;
    const drawn = this.#drawn;
    this.#settle();
    if (drawn !== null && drawn.tries < TRIES) this.#waiting.unshift(drawn);
    else drawn?.reject(reason);
    this.#next();
  }

  #settle(): void {
    clearTimeout(this.#clock);
    this.#drawn = null;
    this.#thread?.unref();
  }
}

/** The few facts the paper needs: an exhibition's row holds functions and maps that no thread may be handed. */
const plain = ({ name, venue, city, startsOn, endsOn, theme }: PrintedFair): PrintedFair => ({
  name,
  venue,
  city,
  startsOn,
  endsOn,
  theme: { action: theme.action, accent: theme.accent, ink: theme.ink },
});
