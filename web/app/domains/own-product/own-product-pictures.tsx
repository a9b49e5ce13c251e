import { PICTURES, type PictureUse } from '@fairbridge/contract/limits.ts';
import type { Lang } from '@fairbridge/contract/text.ts';
import { useEffect, useId } from 'react';
import { calls } from '../../calls.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { toast } from '../../ui/toast.tsx';
import type { DraftPicture } from './own-product-draft.ts';
import { moved } from '../../ui/moved.ts';
import { kindsOf, megabytesOf, uploadFile, wrongPicture } from './own-product-upload.ts';
import { ownProductTexts } from '../../parts/own-product/own-product.texts.ts';
import { SendingList } from './sending-list.tsx';
import { useUploads } from './use-uploads.ts';

type PicturesProps = {
  use: PictureUse;
  label: string;
  max: number;
  pictures: readonly DraftPicture[];
  /** Takes a change of the list, so that pictures that arrive at the same time do not overwrite each other. */
  onChange: (change: (before: readonly DraftPicture[]) => readonly DraftPicture[]) => void;
  /** How many are still on their way. */
  onRunning: (running: number) => void;
  error: string | undefined;
};

const pictureKind = (use: PictureUse) => ({
  wrong: (file: File, lang: Lang) => wrongPicture(file, use, lang),
  send: (file: File, onProgress: (share: number) => void, signal: AbortSignal) =>
    uploadFile(calls.upload.stream, { use }, file, onProgress, signal),
});

function Placed({
  picture,
  index,
  count,
  cover,
  wide,
  onMove,
  onRemove,
}: {
  picture: DraftPicture;
  index: number;
  count: number;
  cover: boolean;
  wide: boolean;
  onMove: (by: number) => void;
  onRemove: () => void;
}) {
  const t = useTexts(ownProductTexts);
  const place = { number: index + 1 };
  return (
    <li className="card overflow-hidden">
      <div className={`relative ${wide ? 'aspect-[2/1]' : 'aspect-square'} bg-[var(--stage)]`}>
        <Picture
          address={picture.address}
          alt={t('pictureNumber', place)}
          sizes="200px"
          width={wide ? 400 : 200}
          height={200}
          className="size-full object-cover"
        />
        {cover && index === 0 && (
          <span className="absolute top-2 left-2 rounded-sign bg-accent px-2 text-sm font-semibold text-on-accent">
            {t('coverMark')}
          </span>
        )}
      </div>
      <div className="flex justify-between p-1">
        <span className="flex">
          <IconButton icon="back" label={t('moveBack', place)} disabled={index === 0} onClick={() => onMove(-1)} />
          <IconButton
            icon="arrow"
            label={t('moveOn', place)}
            disabled={index === count - 1}
            onClick={() => onMove(1)}
          />
          {cover && index > 0 && (
            <IconButton icon="star" label={t('makeCover', place)} onClick={() => onMove(-index)} />
          )}
        </span>
        <IconButton icon="trash" label={t('removePicture', place)} onClick={onRemove} />
      </div>
    </li>
  );
}

/** Pictures of one use: by drag and drop or by choosing, checked before sending, in an order that buttons change. */
export function OwnProductPictures({ use, label, max, pictures, onChange, onRunning, error }: PicturesProps) {
  const { widthMin: width, heightMin: height } = PICTURES[use];
  const t = useTexts(ownProductTexts);
  const id = useId();
  const cover = use === 'product';
  const uploads = useUploads(pictureKind(use), ({ id: file, url }) =>
    onChange((before) => [...before, { id: file, address: url }]),
  );
  const { running } = uploads;
  useEffect(() => onRunning(running), [running, onRunning]);
  const add = (files: readonly File[]): void => {
    const room = Math.max(0, max - pictures.length - running);
    if (files.length > room) toast.error(t('tooManyPictures', { max }));
    uploads.add(files.slice(0, room));
  };
  const move = (index: number, by: number): void => {
    onChange((before) => moved(before, index, index + by));
    toast.info(t('moved', { number: index + by + 1 }));
  };
  return (
    <fieldset data-field>
      <legend className="field-label mb-2">
        {label}
        <span className="text-bad" aria-hidden="true">
          {' '}
          *
        </span>
        {cover && <span className="field-hint ml-3 font-normal">{t('firstIsCover')}</span>}
      </legend>
      <DropZone
        label={label}
        icon="upload"
        words={{ drop: t('drop'), choose: t('chooseFiles') }}
        accept="image/png,image/jpeg"
        describedBy={error === undefined ? undefined : `${id}-error`}
        invalid={error !== undefined}
        onFiles={add}
      >
        <p className="num text-sm text-soft">
          {t('pictureRule', { kinds: kindsOf(use), megabytes: megabytesOf(use), width, height, max })}
        </p>
      </DropZone>
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error mt-1" role="alert">
          {error}
        </p>
      )}
      <SendingList uploads={uploads} />
      {pictures.length > 0 && (
        <ol
          className={`mt-3 grid gap-3 ${cover ? 'grid-cols-2 sm:grid-cols-3 lg:grid-cols-5' : 'sm:grid-cols-2 lg:grid-cols-3'}`}
          aria-label={label}
        >
          {pictures.map((picture, index) => (
            <Placed
              key={picture.id}
              picture={picture}
              index={index}
              count={pictures.length}
              cover={cover}
              wide={!cover}
              onMove={(by) => move(index, by)}
              onRemove={() => onChange((before) => before.filter(({ id: one }) => one !== picture.id))}
            />
          ))}
        </ol>
      )}
    </fieldset>
  );
}
