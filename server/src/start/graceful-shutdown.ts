import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** From the first word on. Docker kills after 10 s, so by then the port is free and the database closed. */
const LISTENER_CLOSES = 2_500;
const REQUESTS_CUT = 6_500;
const PROCESS_ENDS = 9_000;
/** One Ctrl-C comes from the terminal, from npm and from the starter: only what comes later is a second one. */
const REPEATED_SIGNAL_MS = 1_000;

type Step = (begun: number) => Promise<void>;

/**
 * Ends the process in order when it is told to: what was opened last is closed first. A second word ends it at once, and so does
 * the deadline. A portal that is killed loses nothing that it acknowledged (G55), so neither does one that is cut off.
 */
export class GracefulShutdown {
  #steps: Step[] = [];
  #begun = 0;
  #complain: (facts: object, message: string) => void;
  constructor(complain: (facts: object, message: string) => void) {
    this.#complain = complain;
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => this.#told());
    // `npm start` was killed: stop too, instead of keeping the port
    process.on('disconnect', () => this.#told());
  }

  get begun(): boolean {
    return this.#begun > 0;
  }

  /** Something was opened: this closes it. */
  onShutdown(step: Step): void {
    this.#steps.unshift(step);
  }

  #told(): void {
    const now = Date.now();
    if (this.begun) {
      if (now - this.#begun > REPEATED_SIGNAL_MS) process.exit(1);
      return;
    }
    this.#begun = now;
    setTimeout(() => {
      this.#complain({}, 'not everything ended in time: cut off');
      process.exit(1);
    }, PROCESS_ENDS).unref();
    void this.#run();
  }

  async #run(): Promise<void> {
    let code = 0;
    // what is opened from now on ends with the process
    const steps = this.#steps;
    this.#steps = [];
    for (const step of steps) {
      try {
        await step(this.#begun);
      } catch (err) {
        code = 1;
        this.#complain({ err }, 'while ending');
      }
    }
    process.exit(code);
  }
}

/** How a listening server leaves. `stopBeingReady` makes `/ready` say 503; until the listener closes everybody is still served. */
export const closeServer =
  (app: FastifyInstance, stopBeingReady: () => void, development: boolean): Step =>
  async (begun) => {
    stopBeingReady();
    // whoever balances load asks every second or so; nobody does while the program is being written
    if (app.server.listening && !development) await sleep(begun + LISTENER_CLOSES - Date.now());
    const cut = setTimeout(() => app.server.closeAllConnections(), Math.max(0, begun + REQUESTS_CUT - Date.now()));
    await app.close();
    clearTimeout(cut);
  };
