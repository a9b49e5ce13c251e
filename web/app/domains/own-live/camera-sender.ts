import { failureOf, type Failure } from '../../failure.ts';

/** How the line keeps up with what is recorded. */
export type Line = 'good' | 'slow' | 'poor';
export type CameraView = {
  isSending: boolean;
  line: Line;
  /** Of picture and sound together, as they were taken in the last seconds. */
  kilobits: number;
  /** Why it ended; null: it has not, or its user ended it. */
  failure: Failure | null;
  /** It ended since the browser has recorded nothing. */
  isSilent: boolean;
};

export type Piece = { part: number; sequence: number; isLast: boolean };

/** What records: the browser's `MediaRecorder`, or a test's. */
export type Recorder = {
  /** Resolves once it has said all that it recorded. */
  stop: () => Promise<void>;
};
export type StartRecorder = (bitsPerSecond: number, onData: (data: Blob) => void) => Recorder;

export const PIECE_MS = 500;
/** Of the picture: a line that does not keep up gets the next one. */
const RATES = [2_500_000, 1_200_000, 600_000] as const;
const SLOW_MS = 2_000;
const POOR_MS = 5_000;
/** What has waited for so long is of no use to anybody who watches. */
const TOO_OLD_MS = 15_000;
const RETRY_MS = 1_000;
/** A recorder that has given nothing for so long gives nothing. */
export const SILENT_MS = 8_000;
const BYTES_MAX = 3_500_000;

type Waiting = { at: number; data: Blob };
type Options = {
  startRecorder: StartRecorder;
  /** Throws as a call does. */
  send: (piece: Piece, data: Blob) => Promise<unknown>;
  onChange: (view: CameraView) => void;
  now?: () => number;
  wait?: (milliseconds: number) => Promise<void>;
};

/**
 * Sends what is recorded of a camera, piece by piece and each until it is taken. What the line does not carry is sent with fewer bits, and what
 * has become too old is dropped: the recorder begins anew then, since the rest of a recording means nothing without its beginning.
 */
export class CameraSender {
  readonly #options: Required<Options>;
  #view: CameraView = { isSending: true, line: 'good', kilobits: 0, failure: null, isSilent: false };
  #recorder: Recorder | null = null;
  #part = -1;
  #sequence = 0;
  #rate = 0;
  #waiting: Waiting[] = [];
  #sent: { at: number; bytes: number }[] = [];
  #isBusy = false;
  #isStopping = false;
  #isRecorded = false;
  #silence: ReturnType<typeof setTimeout> | undefined;

  constructor(options: Options) {
    const wait = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
    this.#options = { now: Date.now, wait, ...options };
    this.restart();
  }

  /** Begins anew, with what the recorder records now. */
  restart(): void {
    void this.#recorder?.stop();
    this.#waiting = [];
    this.#sequence = 0;
    const part = ++this.#part;
    const rate = RATES[this.#rate] ?? RATES[0];
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => {
      this.#set({ isSilent: true });
      this.stop();
    }, SILENT_MS);
    this.#recorder = this.#options.startRecorder(rate, (data) => {
      // what a recorder that was stopped still says belongs to nothing
      if (part !== this.#part || data.size === 0 || this.#view.failure !== null) return;
      clearTimeout(this.#silence);
      this.#waiting.push({ at: this.#options.now(), data });
      void this.#pump();
    });
  }

  /** Ends it; what has been recorded is still sent. */
  stop(failure: Failure | null = null): void {
    if (this.#isStopping) return;
    this.#isStopping = true;
    clearTimeout(this.#silence);
    this.#set({ isSending: false, failure });
    void this.#end();
  }

  async #end(): Promise<void> {
    await this.#recorder?.stop();
    this.#isRecorded = true;
    await this.#pump();
  }

  async #pump(): Promise<void> {
    if (this.#isBusy) return;
    this.#isBusy = true;
    while (this.#waiting.length > 0) await this.#next();
    this.#isBusy = false;
    // a piece without bytes says that it was the last; a server that hears nothing more understands it too
    if (this.#isRecorded && this.#view.failure === null) await this.#send(new Blob([]), true).catch(() => null);
  }

  /** Sends what waits as one piece. */
  async #next(): Promise<void> {
    const { now } = this.#options;
    const [first] = this.#waiting;
    if (first === undefined) return;
    const part = this.#part;
    const data = this.#take();
    const lag = (): number => now() - first.at;
    while (part === this.#part) {
      try {
        await this.#send(data, false);
      } catch (error) {
        if (part !== this.#part || !this.#mayRetry(failureOf(error))) return;
        this.#showLine(lag());
        await this.#options.wait(RETRY_MS);
        if (lag() > TOO_OLD_MS) this.restart();
        continue;
      }
      if (part !== this.#part) return;
      this.#sequence += 1;
      this.#count(data.size);
      this.#showLine(lag());
      if (lag() > POOR_MS && !this.#isStopping) this.#slowDown(lag());
      return;
    }
  }

  #send(data: Blob, isLast: boolean): Promise<unknown> {
    return this.#options.send({ part: this.#part, sequence: this.#sequence, isLast }, data);
  }

  #take(): Blob {
    const taken: Blob[] = [];
    let bytes = 0;
    for (const { data } of this.#waiting) {
      if (taken.length > 0 && bytes + data.size > BYTES_MAX) break;
      taken.push(data);
      bytes += data.size;
    }
    this.#waiting.splice(0, taken.length);
    return new Blob(taken);
  }

  /** Whether the same piece may be sent again. Without an answer, or where the server has no time, it may. */
  #mayRetry(failure: Failure | null): boolean {
    if (this.#isStopping) return false;
    if (failure === null || failure.status >= 500 || failure.status === 429) return true;
    if (failure.name === 'liveCameraLost') this.restart();
    else this.stop(failure);
    return false;
  }

  #showLine(lag: number): void {
    this.#set({ line: lag > POOR_MS ? 'poor' : lag > SLOW_MS ? 'slow' : 'good' });
  }

  /** The line carries less than is recorded. */
  #slowDown(lag: number): void {
    if (this.#rate === RATES.length - 1 && lag <= TOO_OLD_MS) return;
    this.#rate = Math.min(this.#rate + 1, RATES.length - 1);
    this.restart();
  }

  #count(bytes: number): void {
    const at = this.#options.now();
    this.#sent = [...this.#sent.filter((one) => at - one.at < 4_000), { at, bytes }];
    const total = this.#sent.reduce((sum, one) => sum + one.bytes, 0);
    const seconds = Math.max(1, (at - (this.#sent[0]?.at ?? at)) / 1_000);
    this.#set({ kilobits: Math.round((total * 8) / 1_000 / seconds) });
  }

  #set(changed: Partial<CameraView>): void {
    const view = { ...this.#view, ...changed };
    const isSame = Object.entries(changed).every(([key, value]) => Reflect.get(this.#view, key) === value);
    this.#view = view;
    if (!isSame) this.#options.onChange(view);
  }
}
