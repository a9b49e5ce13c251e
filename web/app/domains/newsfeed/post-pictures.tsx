import { Suspense, useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { lazyWithRetry } from '../../lazy-with-retry.ts';
import { Picture } from '../../ui/picture.tsx';
import { newsfeedTexts } from './newsfeed.texts.ts';

type Shown = readonly { address: string; width: number; height: number }[];

const Lightbox = lazyWithRetry(() => import('../../ui/lightbox.tsx'));

/** One large, two or four in pairs, more in threes. */
const columnsOf = (count: number): string =>
  count === 1
    ? 'grid-cols-1 max-w-[20rem]'
    : count === 2 || count === 4
      ? 'grid-cols-2 max-w-[22rem]'
      : 'grid-cols-3 max-w-[28rem]';
const sizesOf = (count: number): string =>
  count === 1 ? '(max-width: 420px) 88vw, 320px' : count === 2 || count === 4 ? '176px' : '150px';

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
      {open !== null && (
        <Suspense fallback={null}>
          <Lightbox
            pictures={pictures.map((one, at) => ({ ...one, alt: t('pictureOf', { author, number: at + 1 }) }))}
            at={open}
            onMove={setOpen}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
