import { Suspense, useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { later } from '../../later.ts';
import { Button } from '../../ui/button.tsx';
import { longPictureTexts } from './long-picture.texts.ts';
import type { DraftPicture } from './own-product-draft.ts';

const LongPictureDialog = later(() => import('./long-picture-dialog.tsx'));

/** One press makes the long picture from those that are there already. */
export function LongPictureMaker({
  pictures,
  room,
  onMade,
}: {
  pictures: readonly DraftPicture[];
  /** How many long pictures may still be added. */
  room: number;
  onMade: (files: readonly File[]) => void;
}) {
  const t = useTexts(longPictureTexts);
  const [open, setOpen] = useState(false);
  if (room <= 0) return null;
  if (pictures.length === 0) return <p className="field-hint mt-2">{t('makeHint')}</p>;
  return (
    <>
      <Button kind="quiet" small className="mt-3" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('make')}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <LongPictureDialog
            pictures={pictures}
            room={room}
            onClose={() => setOpen(false)}
            onMade={(files) => {
              setOpen(false);
              onMade(files);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
