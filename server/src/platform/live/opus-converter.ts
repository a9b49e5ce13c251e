import { startSandboxed } from '../video/sandbox.ts';
import type { CameraReader } from './camera-demuxer.ts';
import { FlvReader } from './flv-reader.ts';
import type { FlvTag } from './flv.ts';

/** What ffmpeg may have waiting before it counts as stuck. */
const WAITING_MAX = 16 << 20;
const LIMITS = { memoryBytes: 512 << 20, cpuSeconds: 7_200, fileBytes: 0 };

/**
 * Reads a recording whose sound is not AAC, as browsers record it that know Opus alone: ffmpeg passes the picture on as it is and makes AAC of the
 * sound. Nothing else here can.
 */
export async function convertOpus(ffmpeg: string, folder: string, onTag: (tag: FlvTag) => void): Promise<CameraReader> {
  const args = [
    ['-hide_banner', '-loglevel', 'error', '-protocol_whitelist', 'pipe'],
    ['-fflags', '+nobuffer', '-analyzeduration', '1000000', '-probesize', '500000', '-i', 'pipe:0'],
    ['-map', '0:v:0', '-map', '0:a:0?', '-c:v', 'copy', '-c:a', 'aac', '-b:a', '96k', '-ar', '44100'],
    ['-f', 'flv', '-flvflags', 'no_duration_filesize', '-flush_packets', '1', 'pipe:1'],
  ].flat();
  const { input, output, ended, kill } = await startSandboxed(ffmpeg, args, folder, LIMITS);
  const reader = new FlvReader();
  output.on('data', (bytes: Buffer) => {
    try {
      for (const tag of reader.read(bytes)) onTag(tag);
    } catch {
      kill();
    }
  });
  const write = (bytes: Buffer): void => {
    if (input.writableLength > WAITING_MAX) kill();
    else input.write(bytes);
  };
  return { write, end: () => void input.end(), close: kill, ended };
}
