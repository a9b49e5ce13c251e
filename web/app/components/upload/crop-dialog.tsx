import type { PictureUse } from '@fairbridge/contract/limits.ts';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import PictureCrop, { type Placing } from '../../ui/picture-crop.tsx';
import type { Crop } from '../../ui/picture-size.ts';
import { cropOf, firstPlacing, placedBy, type ChosenPicture } from './chosen-picture.ts';
import { cutTexts } from './crop-dialog.texts.ts';
import { leastOf } from './picture-use.ts';

type CutDialogProps = {
  pictures: readonly ChosenPicture[];
  use: PictureUse;
  title: string;
  /** How far what was taken is; null before anything was. */
  rows: ReactNode;
  onClose: () => void;
  onDone: (cut: readonly { picture: ChosenPicture; cut: Crop }[]) => void;
};

/** The chosen pictures in small, to go from one to another. */
function Strip({
  pictures,
  current,
  onCurrent,
}: {
  pictures: readonly ChosenPicture[];
  current: ChosenPicture;
  onCurrent: (picture: ChosenPicture) => void;
}) {
  const t = useTexts(cutTexts);
  return (
    <ul className="flex gap-2 overflow-x-auto p-0.5" aria-label={t('chosen')}>
      {pictures.map((picture, at) => (
        <li key={picture.key} className="shrink-0">
          <button
            type="button"
            className={`block size-14 overflow-hidden rounded-sign border-2 ${picture === current ? 'border-action' : 'border-line'}`}
            aria-label={t('one', { number: at + 1, count: pictures.length, name: picture.file.name })}
            aria-current={picture === current}
            onClick={() => onCurrent(picture)}
          >
            <img src={picture.address} alt="" className="size-full object-cover" />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Enter in a field of the dialog sends no form around it. */
function keepForm(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
}

/** All that were chosen, in one dialog: how each comes into the shape of its use. Loaded lazily. */
export default function CropDialog({ pictures, use, title, rows, onClose, onDone }: CutDialogProps) {
  const t = useTexts(cutTexts);
  const [placings, setPlacings] = useState<Readonly<Record<number, Placing>>>({});
  const [left, setLeft] = useState<readonly number[]>([]);
  const [at, setAt] = useState(0);
  const shown = pictures.filter(({ key }) => !left.includes(key));
  const current = shown[Math.min(at, shown.length - 1)];
  const placingOf = ({ key, size }: ChosenPicture): Placing => placings[key] ?? firstPlacing(size, use);
  if (current === undefined) return null;
  const many = shown.length > 1;
  const change = (part: Partial<Placing>): void =>
    setPlacings((before) => ({
      ...before,
      [current.key]: { ...(before[current.key] ?? firstPlacing(current.size, use)), ...part },
    }));
  const all = (way: Placing['way']): void =>
    setPlacings(Object.fromEntries(shown.map((one) => [one.key, placedBy(placingOf(one), way, one.size, use)])));
  return (
    <ConfirmDialog
      open
      title={title}
      onClose={onClose}
      act={many ? t('useAll', { count: shown.length }) : t('use')}
      busy={rows !== null}
      onConfirm={() => onDone(shown.map((picture) => ({ picture, cut: cropOf(placingOf(picture)) })))}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- only keeps a key from the form around the dialog */}
      <div className="grid gap-3" onKeyDown={keepForm}>
        {many && <Strip pictures={shown} current={current} onCurrent={(picture) => setAt(shown.indexOf(picture))} />}
        <PictureCrop
          key={current.key}
          address={current.address}
          size={current.size}
          min={leastOf(use)}
          round={use === 'avatar'}
          placing={placingOf(current)}
          onChange={change}
        />
        {rows}
        {many && (
          <p className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
            <button type="button" className="link min-h-7" onClick={() => all('margin')}>
              {t('allWhole')}
            </button>
            <button type="button" className="link min-h-7" onClick={() => all('fill')}>
              {t('allFilled')}
            </button>
            <button type="button" className="link min-h-7" onClick={() => setLeft([...left, current.key])}>
              {t('leaveOut')}
            </button>
          </p>
        )}
      </div>
    </ConfirmDialog>
  );
}
