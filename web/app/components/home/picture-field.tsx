import { PICTURES, type PictureUse } from '@fairbridge/contract/limits.ts';
import { useId } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { OnePicture } from '../upload/one-picture.tsx';
import type { Uploaded } from '../upload/picture-use.ts';
import { homeConfigTexts } from './home-config.texts.ts';

/** A picture of the organizer, seen in the shape it will have on the page. */
export function PictureField({
  label,
  use,
  picture,
  error,
  onChange,
}: {
  label: string;
  use: PictureUse;
  picture: Uploaded | null;
  error: string | undefined;
  onChange: (picture: Uploaded | null) => void;
}) {
  const t = useTexts(homeConfigTexts);
  const id = useId();
  const { widthMin: width, heightMin: height } = PICTURES[use];
  return (
    <fieldset className="field" data-field aria-describedby={error === undefined ? undefined : id}>
      <legend className="field-label mb-1.5">{label}</legend>
      {picture !== null && (
        <Picture
          address={picture.url}
          alt=""
          sizes="420px"
          width={width}
          height={height}
          className={`rounded-sign border border-line object-cover ${height > width ? 'max-h-72 w-auto' : 'w-full max-w-md'}`}
        />
      )}
      <span className="mt-2 flex flex-wrap gap-2">
        <OnePicture use={use} label={label} onDone={onChange}>
          {t(picture === null ? 'bring' : 'change')}
        </OnePicture>
        {picture !== null && (
          <Button kind="plain" small onClick={() => onChange(null)}>
            {t('takeAway')}
          </Button>
        )}
      </span>
      <p className="field-hint">{t('pictureHint', { width, height })}</p>
      {error !== undefined && (
        <p id={id} className="field-error" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}
