import type { PictureUse } from '@fairbridge/contract/limits.ts';
import type { ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { useDropped, useFileChooser } from '../../ui/drop-zone.tsx';
import { namesOf } from './file-names.ts';
import { pictureJob } from './picture-job.ts';
import { PICTURE_KINDS, type Uploaded } from './picture-use.ts';
import { UploadRows } from './upload-rows.tsx';
import { uploadTexts } from './upload.texts.ts';
import { useCropping } from './use-cropping.tsx';
import { useUploads } from './use-uploads.ts';

type OnePictureProps = {
  use: PictureUse;
  /** Names the dialog and the choice of a file. */
  label: string;
  hint?: string;
  /** On the button. */
  children: ReactNode;
  onDone: (file: Uploaded) => Promise<void> | void;
};

/**
 * A button that brings one picture of any shape and size, by choosing, dropping, pasting or the camera: how it comes into the shape of its
 * use is asked in a dialog; then it is made fit, sent, and handed over.
 */
export function OnePicture({ use, label, hint, children, onDone }: OnePictureProps) {
  const t = useTexts(uploadTexts);
  const lang = useLang();
  const uploads = useUploads();
  const { choose, dialog } = useCropping({
    use,
    title: label,
    uploads,
    onDone: (pictures) =>
      Promise.all(
        pictures.map(({ file, cut }) => uploads.add(file.name, pictureJob({ file, use, cut, lang, onDone }))),
      ),
  });
  const take = (files: readonly File[]): void => {
    if (files.length > 1) uploads.refuse(namesOf(files.slice(1), lang), t('oneOnly'));
    choose(files.slice(0, 1));
  };
  const { over, zone } = useDropped(PICTURE_KINDS, take);
  const { input, ask } = useFileChooser({ label, accept: PICTURE_KINDS, multiple: false, onFiles: take });
  return (
    <div className={`rounded-sign ${over ? 'bg-tint outline-2 outline-action outline-dashed' : ''}`} {...zone}>
      <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button kind="quiet" small title={hint} onClick={() => ask()}>
          {children}
        </Button>
        <button
          type="button"
          className="link hidden min-h-9 text-sm pointer-coarse:inline"
          aria-label={`${label}: ${t('takePhoto')}`}
          onClick={() => ask('camera')}
        >
          {t('takePhoto')}
        </button>
      </span>
      {input}
      <UploadRows uploads={uploads} />
      {dialog}
    </div>
  );
}
