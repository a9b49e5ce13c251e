import type { PictureUse } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { calls } from '../../calls.ts';
import { retryWhenOnline } from '../../retry-when-online.ts';
import type { Crop } from '../../ui/picture-size.ts';
import type { Uploaded } from './picture-use.ts';
import { sendFile } from './send-file.ts';
import { UploadRefused, type Work } from './upload-queue.ts';
import { withTimeout } from './with-timeout.ts';

type Job = {
  file: File;
  use: PictureUse;
  /** How it comes into the shape of its use; null where it keeps its own. */
  cut: Crop | null;
  lang: Lang;
  onDone: (file: Uploaded) => Promise<void> | void;
  /** Asks how a picture that is too small might fit with a margin; null where it must not have one. */
  onMend?: (() => void) | null;
};

/** Makes one picture fit, sends it, and hands it over. */
export const pictureJob =
  ({ file, use, cut, lang, onDone, onMend }: Job): Work =>
  async (told) => {
    // loaded when somebody brings a picture, not before
    const { preparedPicture } = await retryWhenOnline(() => import('./picture-work.ts'), told.signal);
    const ready = await preparedPicture(file, { use, cut, lang });
    if ('wrong' in ready) throw new UploadRefused(ready.wrong, ready.mayCut ? (onMend ?? null) : null);
    const { id, url } = await withTimeout(() => sendFile(calls.upload.stream, { use }, ready, told), told);
    if (!told.signal.aborted) await onDone({ id, url });
  };
