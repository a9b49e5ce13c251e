import type { PlayedLive } from './live.hook.queries.ts';

/** How often it is asked whether what is open may still be played. */
const ASKED_EVERY_MS = 2_000;

/** A player that reads a stream over HTTP-FLV. `seconds`: how long its signed address holds; 0: its address is bare. */
export type FlvLine = { id: string; seconds: number; end: () => void };

/** What is sent now plays at the signed address of a preview, and at a bare one while everybody may watch it. */
export const mayPlayFlv = (live: PlayedLive | null, isSigned: boolean): boolean =>
  live !== null && live.is_shown && live.ended_at === null && (isSigned || (live.is_open && live.started_at !== null));

type Options = {
  livesOf: (ids: readonly string[]) => Promise<ReadonlyMap<string, PlayedLive>>;
  onError: (error: unknown) => void;
};

/**
 * The open lines of HTTP-FLV. Each ends with its right: a signed one when its address does (its player asks for another before, G48), and any of them
 * within seconds of a change, for which one statement asks for all (G11). While the database does not answer they go on.
 */
export class FlvLines {
  readonly #options: Options;
  readonly #lines = new Map<FlvLine, NodeJS.Timeout | null>();
  #asking: NodeJS.Timeout | null = null;
  constructor(options: Options) {
    this.#options = options;
  }

  add(line: FlvLine): void {
    const { seconds } = line;
    this.#lines.set(line, seconds > 0 ? setTimeout(() => this.#end(line), seconds * 1000).unref() : null);
    this.#asking ??= this.#askSoon();
  }

  /** It was closed. */
  remove(line: FlvLine): void {
    const timer = this.#lines.get(line) ?? null;
    if (timer !== null) clearTimeout(timer);
    this.#lines.delete(line);
  }

  close(): void {
    if (this.#asking !== null) clearTimeout(this.#asking);
    for (const line of this.#lines.keys()) this.#end(line);
  }

  #end(line: FlvLine): void {
    if (!this.#lines.has(line)) return;
    this.remove(line);
    line.end();
  }

  #askSoon(): NodeJS.Timeout {
    return setTimeout(() => void this.#ask(), ASKED_EVERY_MS).unref();
  }

  async #ask(): Promise<void> {
    // a line that opens meanwhile was asked about before it did
    const lines = [...this.#lines.keys()];
    try {
      const lives = await this.#options.livesOf([...new Set(lines.map(({ id }) => id))]);
      for (const line of lines) if (!mayPlayFlv(lives.get(line.id) ?? null, line.seconds > 0)) this.#end(line);
    } catch (error) {
      this.#options.onError(error);
    }
    this.#asking = this.#lines.size === 0 ? null : this.#askSoon();
  }
}
