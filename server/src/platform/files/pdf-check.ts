import { limitConcurrency } from '../limit-concurrency.ts';
import { runInThread } from '../threads/run-in-thread.ts';
import { PDF_LIMITS, type PdfSeen } from './pdf-limits.ts';

const oneOfTwo = limitConcurrency(2);

/**
 * Judges a PDF by its content, never by its name (ruling 1.11, G38), in a thread of its own with a limit of memory and time, so that
 * a hostile file harms nobody (G39): whole, readable without a password, and without anything that runs. Kept as it came: a certificate
 * that was encoded anew would lose its signature.
 */
export const checkPdf = (bytes: Buffer): Promise<PdfSeen> => oneOfTwo(() => lookInThread(bytes));

async function lookInThread(bytes: Buffer): Promise<PdfSeen> {
  const seen = await runInThread<PdfSeen>(new URL('./pdf-check.worker.ts', import.meta.url), new Uint8Array(bytes), {
    milliseconds: PDF_LIMITS.secondsMax * 1000,
    heapMegabytes: PDF_LIMITS.heapMegabytes,
    // the reader tells on its own streams what it thinks of a broken file
    quiet: true,
  });
  return seen ?? { ok: false, fault: 'broken' };
}
