import { sendBytes } from '@fairbridge/contract/client.ts';
import { PICTURES, type PictureUse } from '@fairbridge/contract/limits.ts';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { later } from '../../later.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { FileButton } from '../../ui/file-button.tsx';
import { closePicture, cutPicture, openPicture, type Area, type OpenPicture } from '../../ui/picture-cut.ts';
import { Bone } from '../../ui/skeleton.tsx';
import { toast } from '../../ui/toast.tsx';
import { useAct } from '../../ui/use-act.ts';
import { croppedUploadTexts } from './cropped-upload.texts.ts';

const PictureCrop = later(() => import('../../ui/picture-crop.tsx'));

/** A logo or a portrait is never shown large; other pictures keep what a wide screen can show. */
const SMALL_MAX = 800;
const WIDE_MAX = 2_400;

const sizeOf = (use: PictureUse) => ({ width: PICTURES[use].widthMin, height: PICTURES[use].heightMin });

/** What has been uploaded: the file's id and the address it is shown from. */
export type Uploaded = { id: string; url: string };

function CropDialog({
  picture,
  use,
  title,
  onClose,
  onDone,
}: {
  picture: OpenPicture;
  use: PictureUse;
  title: string;
  onClose: () => void;
  onDone: (file: Uploaded) => Promise<void> | void;
}) {
  const t = useTexts(croppedUploadTexts);
  const area = useRef<Area | null>(null);
  const { busy, failure, run } = useAct({ told: 'here' });
  const min = sizeOf(use);
  const small = min.width === min.height;
  const save = async (): Promise<void> => {
    if (area.current === null) return;
    const widthMax = small ? SMALL_MAX : WIDE_MAX;
    const bytes = await cutPicture(picture.bitmap, area.current, { min, widthMax, bytesMax: PICTURES[use].bytesMax });
    const { id, url } = await sendBytes(calls.upload.stream, { use }, bytes, caller);
    await onDone({ id, url });
    onClose();
  };
  return (
    <ConfirmDialog
      open
      title={title}
      onClose={onClose}
      act={t('use')}
      busy={busy}
      failure={failure}
      onConfirm={() => void run(save)}
    >
      <Suspense fallback={<Bone className="h-96" />}>
        <PictureCrop picture={picture} min={min} round={use === 'avatar'} onArea={(now) => (area.current = now)} />
      </Suspense>
    </ConfirmDialog>
  );
}

/** Chooses a picture, opens it, and lets go of it when it is no longer shown. */
function useChosenPicture(use: PictureUse) {
  const lang = useLang();
  const [picture, setPicture] = useState<OpenPicture | null>(null);
  useEffect(() => () => (picture === null ? undefined : closePicture(picture)), [picture]);
  const choose = async (file: File): Promise<void> => {
    const opened = await openPicture(file, sizeOf(use), lang);
    if ('wrong' in opened) toast.error(opened.wrong);
    else setPicture(opened);
  };
  return { picture, choose, close: () => setPicture(null) };
}

/** A button that brings a picture of any shape: the part that fits is chosen in a dialog, cut in the browser, and uploaded. */
export function CroppedUpload({
  use,
  label,
  hint,
  children,
  onDone,
}: {
  use: PictureUse;
  /** Names the dialog and the choice of a file. */
  label: string;
  hint?: string;
  children: ReactNode;
  onDone: (file: Uploaded) => Promise<void> | void;
}) {
  const { picture, choose, close } = useChosenPicture(use);
  return (
    <>
      <FileButton kind="quiet" small title={hint} label={label} accept="image/*" onFile={(file) => void choose(file)}>
        {children}
      </FileButton>
      {picture !== null && <CropDialog picture={picture} use={use} title={label} onClose={close} onDone={onDone} />}
    </>
  );
}
