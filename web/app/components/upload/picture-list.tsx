import type { PictureUse } from '@fairbridge/contract/limits.ts';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { DropZone } from '../../ui/drop-zone.tsx';
import { moveItem } from '../../ui/move-item.ts';
import type { Crop } from '../../ui/picture-size.ts';
import { namesOf, parted } from './file-names.ts';
import { withInOrder } from './in-order.ts';
import { pictureJob } from './picture-job.ts';
import { leastOf, PICTURE_KINDS, type Uploaded } from './picture-use.ts';
import { PlacedPictures } from './placed-pictures.tsx';
import { UploadRefused } from './upload-queue.ts';
import { UploadRows } from './upload-rows.tsx';
import { uploadTexts } from './upload.texts.ts';
import { useCropping } from './use-cropping.tsx';
import { useUploads } from './use-uploads.ts';

type ListChange = (change: (before: readonly Uploaded[]) => readonly Uploaded[]) => void;

type PictureListProps = {
  use: PictureUse;
  label: string;
  max: number;
  pictures: readonly Uploaded[];
  /** Takes a change of the list, so that pictures that arrive at the same time do not overwrite each other. */
  onChange: ListChange;
  /** Whether each is brought into the shape of its use before it is sent; else a picture keeps its own. */
  cut: boolean;
  required?: boolean;
  /** What the first one is, where it is something of its own. */
  first?: string;
  /** Beside the label. */
  hint?: ReactNode;
  error: string | undefined;
  /** How many are still on their way. */
  onRunning?: (running: number) => void;
  /** Other ways to a picture, which `add` takes as it takes a file that is chosen. */
  children?: (add: (files: readonly File[]) => void) => ReactNode;
};

/** Sends pictures and puts them where they belong; remembers their files while the form is open, so that they can be cut again. */
function usePictures({ use, label, max, pictures, onChange, cut, onRunning }: PictureListProps) {
  const t = useTexts(uploadTexts);
  const lang = useLang();
  const uploads = useUploads();
  const turns = useRef(new Map<string, number>());
  const files = useRef(new Map<string, File>());
  const nextTurn = useRef(1);
  // one that is read down the page is as high as it has to be
  const hasShape = use !== 'productLong';
  const { running } = uploads;
  /** As it is when a file arrives, which may be much later. */
  const now = useRef({ count: 0, room: 0 });
  useEffect(() => {
    now.current = { count: pictures.length, room: max - pictures.length - running };
  });

  const place = (file: Uploaded, replaces: string | null): void =>
    onChange((before) => {
      if (replaces !== null) return before.map((one) => (one.id === replaces ? file : one));
      return withInOrder(before, file, ({ id }) => turns.current.get(id));
    });
  const send = (file: File, how: Crop | null, replaces: string | null = null): void => {
    const turn = nextTurn.current++;
    const onDone = (uploaded: Uploaded): void => {
      if (replaces === null && now.current.count >= max) throw new UploadRefused(t('tooMany', { max }));
      turns.current.set(uploaded.id, turn);
      files.current.set(uploaded.id, file);
      place(uploaded, replaces);
    };
    const onMend = (): void =>
      now.current.room > 0 ? cutting.choose([file]) : uploads.refuse(file.name, t('tooMany', { max }));
    void uploads.add(file.name, pictureJob({ file, use, cut: how, lang, onDone, onMend: hasShape ? onMend : null }));
  };
  const cutting = useCropping({
    use,
    title: label,
    uploads,
    takesFitting: true,
    onDone: (done) => {
      for (const { file, cut: how, replaces } of done) send(file, how, replaces);
    },
  });
  useEffect(() => onRunning?.(running), [running, onRunning]);
  return {
    uploads,
    dialog: cutting.dialog,
    add: (given: readonly File[]): void => {
      const { taken, over } = parted(given, max - pictures.length - running);
      if (over.length > 0) uploads.refuse(namesOf(over, lang), t('tooMany', { max }));
      if (cut) cutting.choose(taken);
      else taken.forEach((file) => send(file, null));
    },
    mayCut: (id: string): boolean => hasShape && files.current.has(id),
    cutAgain: (id: string): void => {
      const file = files.current.get(id);
      if (file !== undefined) cutting.choose([file], id);
    },
  };
}

/** Pictures of one use: many at once, by choosing, dropping, pasting or the camera; made fit, sent, and put in an order. */
export function PictureList(props: PictureListProps) {
  const { use, label, max, pictures, onChange, cut, required = false, first, hint, error } = props;
  const t = useTexts(uploadTexts);
  const id = useId();
  const { uploads, dialog, add, mayCut, cutAgain } = usePictures(props);
  const isFull = pictures.length >= max;
  return (
    <fieldset data-field>
      <legend className="field-label mb-2">
        {label}
        {required && (
          <span className="text-bad" aria-hidden="true">
            {' *'}
          </span>
        )}
        <span className="num ml-3 text-sm font-normal text-soft">
          {t('count', { count: pictures.length, max })}
          {isFull && ` · ${t('full')}`}
        </span>
        {hint !== undefined && <span className="field-hint ml-3 font-normal">{hint}</span>}
      </legend>
      <DropZone
        label={label}
        icon="upload"
        words={{ drop: t('drop'), choose: t('chooseFiles'), photo: t('takePhoto') }}
        accept={PICTURE_KINDS}
        describedBy={error === undefined ? undefined : `${id}-error`}
        invalid={error !== undefined}
        onFiles={add}
      >
        <p className="num text-sm text-soft">{t(cut ? 'ruleCut' : 'rule', { ...leastOf(use), max })}</p>
      </DropZone>
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error mt-1" role="alert">
          {error}
        </p>
      )}
      <UploadRows uploads={uploads} />
      {props.children?.(add)}
      <PlacedPictures
        use={use}
        label={label}
        pictures={pictures}
        first={first}
        mayCut={mayCut}
        onCut={cutAgain}
        onMove={(from, to) => onChange((before) => moveItem(before, from, to))}
        onRemove={(gone) => onChange((before) => before.filter((one) => one.id !== gone))}
      />
      {dialog}
    </fieldset>
  );
}
