import type { FileKey, FileStore } from '../../platform/files/file-store.ts';
import { documentKey } from '../../platform/files/whole-files.ts';
import type { Pdf } from '../../platform/pdf/pdf.ts';
import { dataSheet } from './data-sheet.shapes.ts';
import { DATA_SHEET } from './data-sheet.ts';
import type { FairContext } from '../../core/fair-context.ts';
import { keepDrawn, type HeldDocument } from './product-document.queries.ts';

export type DocumentFiles = { files: FileStore; pdf: Pdf };

/** A document's place in the store and its size; one that is only described is drawn when it is first asked for. */
export async function storedDocument(
  { files, pdf }: DocumentFiles,
  ctx: FairContext,
  held: Pick<HeldDocument, 'file_id' | 'file_kind' | 'drawing'> & { stored?: string },
): Promise<{ key: FileKey; bytes: number }> {
  const key = documentKey(held.stored ?? held.file_id);
  if (held.file_kind === 'drawn') {
    const { bytes } = await pdf.draw(DATA_SHEET, ctx.exhibition, dataSheet.parse(held.drawing));
    await files.put(key, bytes);
    await keepDrawn(ctx, held.file_id, { bytes: bytes.length, pages: 1 });
    return { key, bytes: bytes.length };
  }
  const bytes = await files.size(key);
  if (bytes === null) throw new Error(`the file of document file ${held.file_id} is missing`);
  return { key, bytes };
}

export async function documentBytes(services: DocumentFiles, ctx: FairContext, held: HeldDocument): Promise<Buffer> {
  const { key } = await storedDocument(services, ctx, held);
  const bytes = await services.files.read(key);
  if (bytes === null) throw new Error(`the file of document ${held.id} is missing`);
  return bytes;
}
