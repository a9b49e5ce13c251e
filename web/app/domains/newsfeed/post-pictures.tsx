import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { newsfeedTexts } from './newsfeed.texts.ts';

type Shown = readonly { address: string; width: number; height: number }[];

/** One large, two or four in pairs, more in threes. */
const columnsOf = (count: number): string =>
  count === 1
    ? 'grid-cols-1 max-w-[20rem]'
    : count === 2 || count === 4
      ? 'grid-cols-2 max-w-[22rem]'
      : 'grid-cols-3 max-w-[28rem]';
const sizesOf = (count: number): string =>
  count === 1 ? '(max-width: 420px) 88vw, 320px' : count === 2 || count === 4 ? '176px' : '150px';

function Lightbox({
  pictures,
  author,
  at,
  onMove,
  onClose,
}: {
  pictures: Shown;
  author: string;
  at: number | null;
  onMove: (at: number) => void;
  onClose: () => void;
}) {
  const t = useTexts(newsfeedTexts);
  const number = (at ?? 0) + 1;
  const picture = pictures[at ?? 0];
  const turn = (by: number): void => onMove(((at ?? 0) + by + pictures.length) % pictures.length);
  return (
    <Dialog open={at !== null} onClose={onClose} title={t('place', { number, count: pictures.length })} wide>
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
            alt={t('pictureOf', { author, number })}
            sizes="(max-width: 750px) 94vw, 700px"
            width={picture.width}
            height={picture.height}
            eager
            className="mx-auto block aspect-square h-auto w-full max-w-[70dvh] object-contain"
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

/** The pictures of a post, square; a press shows one of them large. */
export function PostPictures({ pictures, author }: { pictures: Shown; author: string }) {
  const t = useTexts(newsfeedTexts);
  const [open, setOpen] = useState<number | null>(null);
  if (pictures.length === 0) return null;
  return (
    <>
      <ul className={`grid gap-1.5 ${columnsOf(pictures.length)}`} aria-label={t('pictures')}>
        {pictures.map(({ address }, at) => (
          <li key={address}>
            <button
              type="button"
              aria-label={t('openPicture', { number: at + 1 })}
              aria-haspopup="dialog"
              className="block w-full overflow-hidden rounded-sign border border-line hover:border-action"
              onClick={() => setOpen(at)}
            >
              <Picture
                address={address}
                alt={t('pictureOf', { author, number: at + 1 })}
                sizes={sizesOf(pictures.length)}
                width={400}
                height={400}
                className="aspect-square h-auto w-full object-cover"
              />
            </button>
          </li>
        ))}
      </ul>
      <Lightbox pictures={pictures} author={author} at={open} onMove={setOpen} onClose={() => setOpen(null)} />
    </>
  );
}
