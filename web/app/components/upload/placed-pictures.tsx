import type { PictureUse } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { useReorder, type Reorder } from '../../ui/use-reorder.ts';
import { leastOf, type Uploaded } from './picture-use.ts';
import { uploadTexts } from './upload.texts.ts';

type PlacedProps = {
  use: PictureUse;
  label: string;
  pictures: readonly Uploaded[];
  /** What the first one is, where it is something of its own. */
  first: string | undefined;
  /** Which of them can be cut again: their files are still at hand. */
  mayCut: (id: string) => boolean;
  onCut: (id: string) => void;
  onMove: (from: number, to: number) => void;
  onRemove: (id: string) => void;
};

/** Room on a phone for two beside each other, or for one that is wide. */
const COLUMNS = {
  square: 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-5',
  wide: 'sm:grid-cols-2 lg:grid-cols-3',
} as const;

function Card({
  at,
  place: placeOf,
  grip,
  dragged,
  picture,
  ...list
}: PlacedProps & Omit<Reorder<HTMLOListElement>, 'list'> & { at: number; picture: Uploaded }) {
  const t = useTexts(uploadTexts);
  const { use, pictures, first, mayCut, onCut, onMove, onRemove } = list;
  const { width, height } = leastOf(use);
  const place = { number: at + 1 };
  const isOver = dragged !== null && dragged.to === at && dragged.from !== at;
  return (
    <li
      className={`card overflow-hidden select-none ${isOver ? 'outline-3 outline-action' : ''} ${dragged?.from === at ? 'opacity-50' : ''}`}
      {...placeOf(at)}
    >
      <div className="relative cursor-grab bg-[var(--stage)]" style={{ aspectRatio: width / height }}>
        <Picture
          address={picture.url}
          alt={t('picture', place)}
          sizes="(max-width: 640px) 50vw, 400px"
          width={width}
          height={height}
          className="size-full object-cover"
        />
        {at === 0 && first !== undefined && (
          <span className="absolute bottom-1 left-1 rounded-sign bg-accent px-2 text-sm font-semibold text-on-accent">
            {first}
          </span>
        )}
        {pictures.length > 1 && (
          <button
            type="button"
            className="absolute top-1 right-1 grid size-9 cursor-grab touch-none place-items-center rounded-sign bg-card text-ink"
            aria-label={t('grip', place)}
            title={t('grip', place)}
            {...grip(at)}
          >
            <span aria-hidden="true">⠿</span>
          </button>
        )}
      </div>
      <div className="flex justify-between p-0.5">
        <span className="flex">
          {mayCut(picture.id) && (
            <IconButton icon="edit" label={t('cutAgain', place)} onClick={() => onCut(picture.id)} />
          )}
          {pictures.length > 1 && (
            <>
              <IconButton
                icon="back"
                label={t('moveBack', place)}
                disabled={at === 0}
                onClick={() => onMove(at, at - 1)}
              />
              <IconButton
                icon="arrow"
                label={t('moveOn', place)}
                disabled={at === pictures.length - 1}
                onClick={() => onMove(at, at + 1)}
              />
            </>
          )}
          {first !== undefined && at > 0 && (
            <IconButton icon="star" label={t('makeFirst', place)} onClick={() => onMove(at, 0)} />
          )}
        </span>
        <IconButton icon="trash" label={t('remove', place)} onClick={() => onRemove(picture.id)} />
      </div>
    </li>
  );
}

/** Pictures in their order, which is changed by dragging, by keys, or by buttons; each move is said. */
export function PlacedPictures(props: PlacedProps) {
  const t = useTexts(uploadTexts);
  const { use, label, pictures } = props;
  const [said, setSaid] = useState('');
  const onMove = (from: number, to: number): void => {
    props.onMove(from, to);
    setSaid(t('moved', { number: to + 1, count: pictures.length }));
  };
  const { list, ...moving } = useReorder<HTMLOListElement>(pictures.length, onMove);
  const { width, height } = leastOf(use);
  return (
    <>
      <p role="status" className="sr-only">
        {said}
      </p>
      {pictures.length > 0 && (
        <ol
          ref={list}
          className={`mt-3 grid gap-3 ${width > height ? COLUMNS.wide : COLUMNS.square}`}
          aria-label={label}
        >
          {pictures.map((picture, at) => (
            <Card key={picture.id} {...props} at={at} picture={picture} {...moving} onMove={onMove} />
          ))}
        </ol>
      )}
    </>
  );
}
