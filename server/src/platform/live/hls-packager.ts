import { startSandboxed, type SandboxedProcess } from '../video/sandbox.ts';
import { bytesOf, FLV_HEADER, type FlvKind, type FlvTag } from './flv.ts';

export const SEGMENT_SECONDS = 2;
/** What ffmpeg may have waiting before it counts as stuck. */
const WAITING_MAX = 32 << 20;
const LIMITS = { memoryBytes: 512 << 20, cpuSeconds: 7_200, fileBytes: 512 << 20 };

/**
 * Packs one unbroken part of a broadcast into HLS with fragmented MP4, without touching picture or sound: one ffmpeg reads the tags and writes
 * `<part>.m3u8`, `<part>-init.mp4` and `<part>-0.m4s`, `<part>-1.m4s`, ... into the folder. A codec configuration that changes, or an encoder
 * that comes back, begins another part.
 */
export class HlsPackager {
  readonly #ffmpeg: string;
  readonly #folder: string;
  readonly #part: number;
  readonly #configs = new Map<FlvKind, FlvTag>();
  /** What came while ffmpeg was being started; null: it has not begun. */
  #early: Buffer[] | null = null;
  #process: SandboxedProcess | null = null;
  #starting: Promise<void> = Promise.resolve();
  #isBroken = false;

  constructor(ffmpeg: string, folder: string, part: number) {
    this.#ffmpeg = ffmpeg;
    this.#folder = folder;
    this.#part = part;
  }

  /** The codecs' configurations, as tags. */
  get configs(): FlvTag[] {
    return [...this.#configs.values()];
  }

  get isBroken(): boolean {
    return this.#isBroken;
  }

  /** True where this tag has to begin another part: another picture or sound than the one that is being packed. */
  differs(tag: FlvTag): boolean {
    if (!tag.isConfig || tag.kind === 'data' || this.#early === null) return false;
    const known = this.#configs.get(tag.kind);
    return known === undefined || !known.body.equals(tag.body);
  }

  push(tag: FlvTag): void {
    if (tag.isConfig) {
      if (tag.kind !== 'data') this.#configs.set(tag.kind, tag);
      return;
    }
    if (this.#early === null) {
      // playing can only begin with a key frame
      if (!tag.isKey) return;
      this.#early = [FLV_HEADER];
      for (const kind of ['video', 'audio'] as const) {
        const config = this.#configs.get(kind);
        if (config !== undefined) this.#early.push(bytesOf({ ...config, at: tag.at }));
      }
      this.#starting = this.#start();
    }
    this.#write(bytesOf(tag));
  }

  /** Writes what is left, and the end of the playlist. */
  async end(): Promise<void> {
    await this.#starting;
    this.#process?.input.end();
    await this.#process?.ended;
  }

  #write(bytes: Buffer): void {
    if (this.#process === null) {
      this.#early?.push(bytes);
      return;
    }
    if (this.#process.input.writableLength > WAITING_MAX) {
      this.#isBroken = true;
      this.#process.kill();
      return;
    }
    this.#process.input.write(bytes);
  }

  async #start(): Promise<void> {
    const name = `${this.#part}`;
    const args = [
      ['-hide_banner', '-loglevel', 'error', '-protocol_whitelist', 'pipe,file'],
      ['-fflags', '+nobuffer', '-analyzeduration', '1000000', '-f', 'flv', '-i', 'pipe:0'],
      ['-map', '0:v:0', '-map', '0:a:0?', '-c', 'copy', '-copyts'],
      ['-f', 'hls', '-hls_time', `${SEGMENT_SECONDS}`, '-hls_list_size', '0', '-hls_playlist_type', 'event'],
      ['-hls_segment_type', 'fmp4', '-hls_fmp4_init_filename', `${name}-init.mp4`],
      ['-hls_flags', 'independent_segments+program_date_time+temp_file'],
      ['-hls_segment_filename', `${name}-%d.m4s`, `${name}.m3u8`],
    ].flat();
    const started = await startSandboxed(this.#ffmpeg, args, this.#folder, LIMITS);
    this.#process = started;
    void started.ended.then(() => (this.#isBroken = true));
    for (const bytes of this.#early ?? []) this.#write(bytes);
    this.#early = [];
  }
}
