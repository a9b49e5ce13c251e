import type { Lang } from '@fairbridge/contract/text.ts';
import { Suspense, useState } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useAction } from '../../ui/use-action.ts';
import { longPictureTexts } from './long-picture.texts.ts';
import type { ExhibitPictureValues } from './exhibit-form-values.ts';

const LongPictureDialog = lazyWithRetry(() => import('./long-picture-dialog.tsx'));

/** Makes long pictures of all that are there; null where there is no room for as many as they are. */
async function makeOfAll(pictures: readonly ExhibitPictureValues[], room: number, lang: Lang): Promise<File[] | null> {
  const { readPictures, planOf, drawPlan } = await import('./long-picture-work.ts');
  const read = await readPictures(pictures);
  const bitmaps = read.map(({ bitmap }) => bitmap);
  try {
    const plan = planOf(bitmaps);
    return plan.pages.length > room ? null : await drawPlan(bitmaps, plan, lang);
  } finally {
    for (const bitmap of bitmaps) bitmap.close();
  }
}

/** One press makes the long picture from those that are there already; another one asks first which of them. */
export function LongPictureMaker({
  pictures,
  room,
  onMade,
}: {
  pictures: readonly ExhibitPictureValues[];
  /** How many long pictures may still be added. */
  room: number;
  onMade: (files: readonly File[]) => void;
}) {
  const t = useTexts(longPictureTexts);
  const lang = useLang();
  const [open, setOpen] = useState(false);
  const { busy, failure, run } = useAction({ showFailure: 'here' });
  if (room <= 0) return null;
  if (pictures.length === 0) return <p className="field-hint mt-2">{t('makeHint')}</p>;
  const make = async (): Promise<void> => {
    const files = await makeOfAll(pictures, room, lang);
    if (files === null) setOpen(true);
    else onMade(files);
  };
  return (
    <>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        <Button kind="quiet" small busy={busy} onClick={() => void run(make)}>
          {t('make')}
        </Button>
        <button type="button" className="link min-h-9" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('choose')}
        </button>
      </div>
      <FormFailure message={failure} />
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
