import { parentPort, workerData } from 'node:worker_threads';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { PDF_LIMITS, type PdfSeen } from './pdf-limits.ts';
import { wrongNames } from './pdf-names.ts';

/** What a reader would find in it, beside what its names say. */
async function runsSomething(opened: PDFDocumentProxy): Promise<boolean> {
  const [scripts, files, { info }] = await Promise.all([
    opened.getJSActions(),
    opened.getAttachments(),
    opened.getMetadata(),
  ]);
  if (scripts !== null && Object.keys(scripts).length > 0) return true;
  if (files !== null && files !== undefined) return true;
  return 'IsXFAPresent' in info && info.IsXFAPresent === true;
}

async function look(bytes: Uint8Array): Promise<PdfSeen> {
  const fault = wrongNames(Buffer.from(bytes));
  if (fault !== null) return { ok: false, fault };
  // a large library: what is refused by its names needs none of it
  const { getDocument, PasswordException, VerbosityLevel } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const reading = getDocument({
    data: bytes,
    stopAtErrors: true,
    disableFontFace: true,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  try {
    const opened = await reading.promise;
    const pages = opened.numPages;
    if (pages < 1 || pages > PDF_LIMITS.pagesMax) return { ok: false, fault: 'broken' };
    // the first and the last one are there, and have a size
    for (const number of new Set([1, pages])) (await opened.getPage(number)).getViewport({ scale: 1 });
    return (await runsSomething(opened)) ? { ok: false, fault: 'active' } : { ok: true, pages };
  } catch (error) {
    return { ok: false, fault: error instanceof PasswordException ? 'locked' : 'broken' };
  }
}

const bytes: Uint8Array = workerData;
parentPort?.postMessage(await look(bytes));
