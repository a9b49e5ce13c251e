import { Worker } from 'node:worker_threads';
import { limitConcurrency } from '../limit-concurrency.ts';
import { PDF_LIMITS, type PdfSeen } from './pdf-limits.ts';

const oneOfTwo = limitConcurrency(2);

/**
 * Judges a PDF by its content, never by its name (ruling 1.11, G38), in a thread of its own with a limit of memory and time, so that
 * a hostile file harms nobody (G39): whole, readable without a password, and without anything that runs. Kept as it came: a certificate
 * that was encoded anew would lose its signature.
 */
export const checkPdf = (bytes: Buffer): Promise<PdfSeen> => oneOfTwo(() => lookInThread(bytes));

async function lookInThread(bytes: Buffer): Promise<PdfSeen> {
  const thread = new Worker(new URL('./pdf-check.worker.ts', import.meta.url), {
    workerData: new Uint8Array(bytes),
    execArgv: [],
    // the reader tells on its own streams what it thinks of a broken file
    stdout: true,
    stderr: true,
    resourceLimits: { maxOldGenerationSizeMb: PDF_LIMITS.heapMegabytes },
  });
  const clock = setTimeout(() => void thread.terminate(), PDF_LIMITS.secondsMax * 1000);
  const broken: PdfSeen = { ok: false, fault: 'broken' };
  try {
    return await new Promise((resolve, reject) => {
      thread.on('message', (seen: PdfSeen) => resolve(seen));
      thread.on('error', (err: Error & { code?: string }) =>
        err.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(broken) : reject(err),
      );
      // ended by the clock
      thread.on('exit', () => resolve(broken));
    });
  } finally {
    clearTimeout(clock);
    void thread.terminate();
  }
}
