import { fileKey, type FileKey, type FileStore } from './file-store.ts';
import type { PictureStore } from './picture-store.ts';

/** A document’s place in the store. */
export const documentKey = (fileId: string): FileKey => fileKey(fileId, 'document.pdf');
/** A video’s place in the store, as it is shown. */
export const videoKey = (fileId: string): FileKey => fileKey(fileId, 'video.mp4');

/** Takes away all that the store holds of these files, whatever they are; their rows are gone already. */
export async function removeFiles(
  { pictures, files }: { pictures: PictureStore; files: FileStore },
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) await pictures.remove(id);
  await files.remove([...ids.map(documentKey), ...ids.map(videoKey)]);
}
