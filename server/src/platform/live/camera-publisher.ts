import { startSandboxed, type SandboxedProcess } from '../video/sandbox.ts';
import { FlvReader } from './flv-reader.ts';
import type { FlvTag } from './flv.ts';

/** A browser that sends nothing for so long has gone. */
const SILENT_MS = 10_000;
/** What ffmpeg may have waiting before it counts as stuck. */
const WAITING_MAX = 16 << 20;
const LIMITS = { memoryBytes: 512 << 20, cpuSeconds: 7_200, fileBytes: 0 };

export type CameraListener = { onTag: (tag: FlvTag) => void; onClose: () => void };

/**
 * One part of what a browser records of its camera (Matroska or MP4, with H.264), in pieces that come one after another: the picture is passed
 * on as it is, the sound becomes AAC, and both come out as tags of FLV, as from any encoder.
 */
export class CameraPublisher {
  /** Once it sends no more, however. */
  readonly ended: Promise<void>;
  readonly #process: SandboxedProcess;
  readonly #silence: NodeJS.Timeout;
  #next = 0;

  private constructor(started: SandboxedProcess, { onTag, onClose }: CameraListener) {
    this.#process = started;
    this.#silence = setTimeout(() => this.close(), SILENT_MS);
    const reader = new FlvReader();
    started.output.on('data', (bytes: Buffer) => {
      try {
        for (const tag of reader.read(bytes)) onTag(tag);
      } catch {
        this.close();
      }
    });
    this.ended = started.ended.then(() => {
      clearTimeout(this.#silence);
      onClose();
    });
  }

  static async start(ffmpeg: string, folder: string, listener: CameraListener): Promise<CameraPublisher> {
    const args = [
      ['-hide_banner', '-loglevel', 'error', '-protocol_whitelist', 'pipe'],
      ['-fflags', '+nobuffer', '-analyzeduration', '1000000', '-probesize', '500000', '-i', 'pipe:0'],
      ['-map', '0:v:0', '-map', '0:a:0?', '-c:v', 'copy', '-c:a', 'aac', '-b:a', '96k', '-ar', '44100'],
      ['-f', 'flv', '-flvflags', 'no_duration_filesize', '-flush_packets', '1', 'pipe:1'],
    ].flat();
    return new CameraPublisher(await startSandboxed(ffmpeg, args, folder, LIMITS), listener);
  }

  /** False where a piece before this one never came. One that came before changes nothing. */
  take(sequence: number, bytes: Buffer): boolean {
    if (sequence > this.#next) return false;
    if (sequence < this.#next) return true;
    this.#next += 1;
    this.#silence.refresh();
    if (this.#process.input.writableLength > WAITING_MAX) this.close();
    else this.#process.input.write(bytes);
    return true;
  }

  /** What has come is still passed on. */
  end(): void {
    this.#process.input.end();
  }

  close(): void {
    this.#process.kill();
  }
}
