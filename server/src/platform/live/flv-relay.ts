import { FlvReader } from './flv-reader.ts';
import type { LiveEngine } from './live-engine.ts';
import { LiveStream, type ViewerOutput } from './live-stream.ts';

/** A stream that nobody plays any more is let go after this. */
const IDLE_MS = 10_000;

type Relayed = { stream: LiveStream; stop: () => void; idle: NodeJS.Timeout | null };

/** Hands each stream that somebody plays over HTTP-FLV on to all who do, fetched once from the engine for this process. */
export class FlvRelay {
  readonly #engine: Pick<LiveEngine, 'flv'>;
  readonly #streams = new Map<string, Promise<Relayed | null>>();
  constructor(engine: Pick<LiveEngine, 'flv'>) {
    this.#engine = engine;
  }

  /** Plays to this output; false where nothing is sent. */
  async add(name: string, output: ViewerOutput): Promise<boolean> {
    const opening = this.#streams.get(name) ?? this.#open(name);
    this.#streams.set(name, opening);
    const relayed = await opening.catch(() => null);
    if (relayed === null) {
      if (this.#streams.get(name) === opening) this.#streams.delete(name);
      return false;
    }
    if (relayed.idle !== null) clearTimeout(relayed.idle);
    relayed.idle = null;
    relayed.stream.add(output);
    return true;
  }

  async remove(name: string, output: ViewerOutput): Promise<void> {
    const relayed = await this.#streams.get(name)?.catch(() => null);
    if (relayed === null || relayed === undefined) return;
    relayed.stream.remove(output);
    if (relayed.stream.viewers === 0) relayed.idle ??= setTimeout(() => relayed.stop(), IDLE_MS);
  }

  close(): void {
    for (const opening of this.#streams.values()) void opening.then((relayed) => relayed?.stop());
  }

  async #open(name: string): Promise<Relayed | null> {
    const response = await this.#engine.flv(name);
    if (response === null) return null;
    const stream = new LiveStream();
    const reader = new FlvReader();
    const relayed: Relayed = { stream, idle: null, stop: () => void response.destroy() };
    response.on('data', (bytes: Buffer) => {
      try {
        for (const tag of reader.read(bytes)) stream.push(tag);
      } catch {
        response.destroy();
      }
    });
    response.on('error', () => {});
    response.on('close', () => {
      if (relayed.idle !== null) clearTimeout(relayed.idle);
      this.#streams.delete(name);
      stream.end();
    });
    return relayed;
  }
}
