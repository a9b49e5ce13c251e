import { useTexts } from '../i18n/lang.tsx';
import { Dialog } from './dialog.tsx';
import { IconButton } from './icon-button.tsx';
import { lightboxTexts } from './lightbox.texts.ts';
import { Picture } from './picture.tsx';

export type LargePicture = { address: string; width: number; height: number; alt: string };

/** One picture as large as the window lets it be, with those beside it a press away. */
export default function Lightbox({
  pictures,
  at,
  onMove,
  onClose,
}: {
  pictures: readonly LargePicture[];
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}) {
  const t = useTexts(lightboxTexts);
  const picture = pictures[at];
  const turn = (by: number): void => onMove((at + by + pictures.length) % pictures.length);
  return (
    <Dialog open onClose={onClose} title={t('place', { number: at + 1, count: pictures.length })} wide>
      {picture !== undefined && (
        // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the arrow keys turn the pages wherever the focus is inside
        <div
          onKeyDown={(event) => {
            if (event.key === 'ArrowLeft') turn(-1);
            if (event.key === 'ArrowRight') turn(1);
          }}
        >
          <Picture
            key={picture.address}
            address={picture.address}
            alt={picture.alt}
            sizes="(max-width: 750px) 94vw, 700px"
            width={picture.width}
            height={picture.height}
            eager
            className="mx-auto block h-auto max-h-[70dvh] w-full max-w-full object-contain"
          />
          {pictures.length > 1 && (
            <div className="mt-3 flex justify-center gap-6">
              <IconButton icon="back" label={t('previous')} onClick={() => turn(-1)} />
              <IconButton icon="arrow" label={t('next')} onClick={() => turn(1)} />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
