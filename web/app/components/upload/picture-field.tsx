import { PICTURES, type PictureUse } from '@fairbridge/contract/limits.ts';
import { useId, type ReactNode } from 'react';
import { Picture } from '../../ui/picture.tsx';
import { OnePicture } from './one-picture.tsx';

export type ChosenPicture = { id: string; address: string };

type PictureFieldProps = {
  use: PictureUse;
  label: string;
  texts: { none: string; choose: string; change: string; rule: string };
  /** '' for none. */
  value: ChosenPicture;
  error: string | undefined;
  onChange: (picture: ChosenPicture) => void;
  /** What is to be said of it. */
  children?: ReactNode;
};

/** A required picture of a form, large, with what changes it and the rule that it follows. */
export function PictureField(props: PictureFieldProps) {
  const { use, label, texts, value, error, onChange, children } = props;
  const id = useId();
  const { widthMin: width, heightMin: height } = PICTURES[use];
  const isMissing = value.address === '';
  return (
    <div data-field role="group" aria-labelledby={id} className="grid gap-2">
      <p id={id} className="field-label">
        {label}
        <span className="text-bad" aria-hidden="true">
          {' *'}
        </span>
      </p>
      {isMissing ? (
        <p
          className={`grid place-items-center rounded border-2 border-dashed text-soft ${error === undefined ? 'border-line' : 'border-bad'}`}
          style={{ aspectRatio: width / height }}
        >
          {texts.none}
        </p>
      ) : (
        <Picture
          address={value.address}
          alt={label}
          sizes="(max-width: 750px) 100vw, 720px"
          width={width}
          height={height}
          className="h-auto w-full rounded bg-[var(--stage)]"
        />
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <OnePicture use={use} label={label} onDone={(file) => onChange({ id: file.id, address: file.url })}>
          {isMissing ? texts.choose : texts.change}
        </OnePicture>
        <span className="field-hint num min-w-0 flex-1 basis-64">{texts.rule}</span>
      </p>
      {children}
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
