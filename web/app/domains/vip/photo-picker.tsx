import { sendBytes } from '@fairbridge/contract/client.ts';
import { useEffect, useId, useRef, useState, type DragEvent } from 'react';
import { caller } from '../../api.ts';
import { calls } from '../../calls.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { failureText } from '../../ui/failure-text.ts';
import { RoomIcon } from '../../ui/room-icons.tsx';
import { wrongPhoto, type VipUse } from './photo-check.ts';
import { vipTexts } from './vip.texts.ts';

type PickerProps = {
  use: VipUse;
  label: string;
  hint: string;
  /** Id of the uploaded photo; '' without one. */
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
  /** Tells the form to wait. */
  onBusy: (busy: boolean) => void;
};

/** The chosen file as the browser shows it; gone with the page. */
function usePreview() {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);
  return { address, show: (file: Blob | null) => setAddress(file === null ? null : URL.createObjectURL(file)) };
}

function usePhotoUpload({ use, onChange, onBusy }: Pick<PickerProps, 'use' | 'onChange' | 'onBusy'>) {
  const lang = useLang();
  const preview = usePreview();
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState('');
  const turn = useRef(0);
  const choose = async (file: File): Promise<void> => {
    const mine = ++turn.current;
    const begin = (running: boolean): void => {
      setBusy(running);
      onBusy(running);
    };
    setWrong('');
    begin(true);
    try {
      const refused = await wrongPhoto(file, use, lang);
      if (refused !== null) return setWrong(refused);
      const { id } = await sendBytes(calls.upload.stream, { use }, file, caller);
      // a photo chosen meanwhile counts instead
      if (turn.current !== mine) return;
      preview.show(file);
      onChange(id);
    } catch (error) {
      if (turn.current === mine) setWrong(failureText(error, lang));
    } finally {
      if (turn.current === mine) begin(false);
    }
  };
  return { busy, wrong, preview: preview.address, choose };
}

function Preview({ address, label, tall }: { address: string | null; label: string; tall: boolean }) {
  const t = useTexts(vipTexts);
  const [broken, setBroken] = useState<string | null>(null);
  if (address === null || broken === address)
    return (
      <p className="grid size-full place-items-center p-4 text-center text-soft">
        {address === null ? t('uploaded') : t('noPreview')}
      </p>
    );
  return (
    <img
      src={address}
      alt={label}
      className={`size-full ${tall ? 'object-cover' : 'object-contain'}`}
      onError={() => setBroken(address)}
    />
  );
}

/** One photo: dropped or chosen, checked, sent, shown. */
export function PhotoPicker({ use, label, hint, value, error, onChange, onBusy }: PickerProps) {
  const t = useTexts(vipTexts);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const { busy, wrong, preview, choose } = usePhotoUpload({ use, onChange, onBusy });
  const tall = use === 'vipAvatar';
  const message = wrong === '' ? error : wrong;
  const take = (files: FileList | null): void => {
    const file = files?.[0];
    if (file !== undefined) void choose(file);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const press = value === '' ? 'choose' : 'replace';
  return (
    <div data-field className="grid content-start gap-1.5">
      <p className="field-label" id={`${id}-label`}>
        {label}
        <span className="text-bad" aria-hidden="true">
          {' *'}
        </span>
      </p>
      <div
        className={`relative grid place-items-center overflow-hidden rounded border-2 border-dashed bg-card md:aspect-auto md:h-72 ${tall ? 'aspect-[4/5] max-md:mx-auto max-md:w-3/5' : 'aspect-[4/3]'} ${over ? 'border-action bg-tint' : message === undefined ? 'border-line' : 'border-bad'}`}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {value === '' ? (
          <span className="text-line">
            <RoomIcon name={tall ? 'person' : 'passport'} size={84} />
          </span>
        ) : (
          <Preview address={preview} label={label} tall={tall} />
        )}
        <button
          type="button"
          className="button button-quiet button-small absolute bottom-3 bg-card!"
          aria-label={t(press === 'choose' ? 'chooseOf' : 'replaceOf', { label })}
          aria-describedby={`${id}-hint${message === undefined ? '' : ` ${id}-error`}`}
          aria-busy={busy || undefined}
          onClick={() => input.current?.click()}
        >
          {busy ? t('uploading') : t(press)}
        </button>
        <input
          ref={input}
          type="file"
          tabIndex={-1}
          className="sr-only"
          aria-labelledby={`${id}-label`}
          accept="image/jpeg,image/png,image/gif,image/bmp,.jpg,.jpeg,.png,.gif,.bmp"
          onChange={(event) => {
            take(event.target.files);
            // the same file may be chosen again after it was mended
            event.target.value = '';
          }}
        />
      </div>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      {message !== undefined && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {message}
        </p>
      )}
    </div>
  );
}
