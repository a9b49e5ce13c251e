import type { PictureUse } from '@fairbridge/contract/limits.ts';
import { useEffect, useId, useState } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { namesOf } from '../../components/upload/file-names.ts';
import { pictureJob } from '../../components/upload/picture-job.ts';
import { PICTURE_KINDS } from '../../components/upload/picture-use.ts';
import { UploadRows } from '../../components/upload/upload-rows.tsx';
import { uploadTexts } from '../../components/upload/upload.texts.ts';
import { useUploads, type Uploads } from '../../components/upload/use-uploads.ts';
import { useDropped, useFileChooser } from '../../ui/drop-zone.tsx';
import { NavIcon } from '../../ui/nav-icons.tsx';
import { vipTexts } from './vip.texts.ts';

type VipUse = Extract<PictureUse, 'vipPassport' | 'vipAvatar'>;

type PickerProps = {
  use: VipUse;
  label: string;
  hint: string;
  /** Id of the uploaded photo; '' without one. */
  value: string;
  error: string | undefined;
  onChange: (id: string) => void;
  /** How many are on their way: the form waits. */
  onRunning: (running: number) => void;
};

/** The chosen file as the browser shows it; gone with the page. */
function usePreview() {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => () => (address === null ? undefined : URL.revokeObjectURL(address)), [address]);
  return { address, show: (file: Blob) => setAddress(URL.createObjectURL(file)) };
}

/** Sends one photo, made fit where it is too large; another that is chosen meanwhile counts instead. */
function usePhoto({ use, onChange, onRunning }: Pick<PickerProps, 'use' | 'onChange' | 'onRunning'>): {
  uploads: Uploads;
  preview: string | null;
  take: (files: readonly File[]) => void;
} {
  const lang = useLang();
  const says = useTexts(uploadTexts);
  const uploads = useUploads();
  const preview = usePreview();
  const { running } = uploads;
  useEffect(() => onRunning(running), [running, onRunning]);
  const take = ([file, ...others]: readonly File[]): void => {
    if (file === undefined) return;
    for (const { key } of uploads.list) uploads.dismiss(key);
    if (others.length > 0) uploads.refuse(namesOf(others, lang), says('oneOnly'));
    const onDone = ({ id }: { id: string }): void => {
      preview.show(file);
      onChange(id);
    };
    void uploads.add(file.name, pictureJob({ file, use, cut: null, lang, onDone }));
  };
  return { uploads, preview: preview.address, take };
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

/** One photo: dropped, pasted, taken or chosen, made fit, sent, shown. */
export function PhotoPicker({ use, label, hint, value, error, onChange, onRunning }: PickerProps) {
  const t = useTexts(vipTexts);
  const says = useTexts(uploadTexts);
  const id = useId();
  const { uploads, preview, take } = usePhoto({ use, onChange, onRunning });
  const { over, zone } = useDropped(PICTURE_KINDS, take);
  const { input, ask } = useFileChooser({ label, accept: PICTURE_KINDS, multiple: false, onFiles: take });
  const tall = use === 'vipAvatar';
  const isWrong = error !== undefined || uploads.list.some(({ step }) => step === 'failed');
  const press = value === '' ? 'choose' : 'replace';
  return (
    <div data-field className="grid content-start gap-1.5">
      <p className="field-label">
        {label}
        <span className="text-bad" aria-hidden="true">
          {' *'}
        </span>
      </p>
      <div
        className={`relative grid place-items-center overflow-hidden rounded border-2 border-dashed bg-card md:aspect-auto md:h-72 ${tall ? 'aspect-[4/5] max-md:mx-auto max-md:w-3/5' : 'aspect-[4/3]'} ${over ? 'border-action bg-tint' : isWrong ? 'border-bad' : 'border-line'}`}
        {...zone}
      >
        {value === '' ? (
          <span className="text-line">
            <NavIcon name={tall ? 'person' : 'passport'} size={84} />
          </span>
        ) : (
          <Preview address={preview} label={label} tall={tall} />
        )}
        <button
          type="button"
          className="button button-quiet button-small absolute bottom-3 bg-card!"
          aria-label={t(press === 'choose' ? 'chooseOf' : 'replaceOf', { label })}
          aria-describedby={`${id}-hint${error === undefined ? '' : ` ${id}-error`}`}
          onClick={() => ask()}
        >
          {t(press)}
        </button>
        {input}
      </div>
      <button
        type="button"
        className="link hidden min-h-9 justify-self-start text-sm pointer-coarse:inline"
        aria-label={`${label}: ${says('takePhoto')}`}
        onClick={() => ask('camera')}
      >
        {says('takePhoto')}
      </button>
      <p id={`${id}-hint`} className="field-hint">
        {hint}
      </p>
      <UploadRows uploads={uploads} />
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
