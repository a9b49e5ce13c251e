import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Signal, Talk } from '@fairbridge/contract/talk/talk.shapes.ts';
import { failureOf } from '../../failure.ts';
import { realtime } from '../../realtime/realtime.ts';

type Options = {
  id: string;
  deviceId: string;
  /** What the other device has told, in order, each once. */
  onSignal: (signal: Signal) => Promise<void> | void;
  onTalk: (talk: Talk) => void;
  /** It is nobody’s of this window any more: the session has ended, or the conversation is somebody else’s. */
  onGone: () => void;
};

/**
 * Says every two seconds that this device is there, and fetches what it is told; at once where something waits. What could not be asked is asked
 * again when the line is back.
 */
export class SignalInbox {
  readonly #options: Options;
  #seq = 0;
  #asking = false;
  #again = false;
  #stopped = false;
  #timer: ReturnType<typeof setInterval>;
  readonly #stops: (() => void)[];
  #sending: Promise<void> = Promise.resolve();

  constructor(options: Options) {
    this.#options = options;
    const line = realtime();
    this.#timer = setInterval(this.now, LIMITS.talkHeardSeconds * 1000);
    this.#stops = [
      line.hear('talk', 'signal', ({ id }) => id === options.id && this.now()),
      line.hear('talk', 'changed', (talk) => talk.id === options.id && options.onTalk(talk)),
      line.whenOpen(this.now),
    ];
  }

  now = (): void => {
    if (this.#stopped) return;
    this.#again = true;
    if (!this.#asking) void this.#ask();
  };

  /** Tells the other device, in order; once more where the line broke. */
  tell(signal: Signal): void {
    const { id, deviceId } = this.#options;
    this.#sending = this.#sending.then(async () => {
      for (let tries = 0; tries < 4 && !this.#stopped; tries += 1) {
        try {
          await realtime().send('talk', 'signal', { id, deviceId, signal });
          return;
        } catch (error) {
          if (failureOf(error) !== null) return this.now();
          await new Promise((later) => setTimeout(later, 1_500));
        }
      }
    });
  }

  stop(): void {
    this.#stopped = true;
    clearInterval(this.#timer);
    for (const stop of this.#stops) stop();
  }

  async #ask(): Promise<void> {
    this.#asking = true;
    const { id, deviceId } = this.#options;
    while (this.#again && !this.#stopped) {
      this.#again = false;
      try {
        const { talk, signals } = await realtime().send('talk', 'hear', { id, deviceId, afterSeq: this.#seq });
        for (const { seq, signal } of signals) {
          if (seq <= this.#seq || this.#stopped) continue;
          this.#seq = seq;
          await this.#options.onSignal(signal);
        }
        if (!this.#stopped) this.#options.onTalk(talk);
      } catch (error) {
        const failed = failureOf(error)?.name;
        if (failed === 'notFound' || failed === 'sessionExpired' || failed === 'notAllowed') this.#options.onGone();
      }
    }
    this.#asking = false;
  }
}
