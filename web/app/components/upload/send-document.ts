import { errorText } from '@fairbridge/contract/codes.ts';
import { LIMITS, type DocumentUse } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { sendFile } from './send-file.ts';
import { UploadRefused, type Told } from './upload-queue.ts';
import { withTimeout } from './with-timeout.ts';

/** What is wrong with a document before it is sent: a PDF by its first bytes, and not too large. The server judges again. */
async function wrongDocument(file: Blob, lang: Lang): Promise<string | null> {
  const megabytes = LIMITS.documentBytesMax / 1_000_000;
  if (file.size > LIMITS.documentBytesMax) return errorText('documentLarge', lang, { megabytes });
  const head = new TextDecoder('latin1').decode(await file.slice(0, 5).arrayBuffer());
  return head === '%PDF-' ? null : errorText('documentKind', lang);
}

/** Sends one PDF: its id, bytes and pages. */
export async function sendDocument(
  file: File,
  lang: Lang,
  told: Told,
  use: DocumentUse = 'document',
): Promise<{ id: string; bytes: number; pages: number }> {
  const wrong = await wrongDocument(file, lang);
  if (wrong !== null) throw new UploadRefused(wrong);
  return withTimeout(() => sendFile(calls.upload.document, { use }, file, told), told);
}
