import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useTexts } from '../../i18n/lang.tsx';
import type { Form } from '../../ui/form.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CroppedUpload } from '../../parts/upload/cropped-upload.tsx';
import { ownPostTexts } from './own-post.texts.ts';
import type { PostDraft } from './post-draft.ts';
import { moved } from '../../ui/moved.ts';

function Placed({ form, at }: { form: Form<PostDraft>; at: number }) {
  const t = useTexts(ownPostTexts);
  const { pictures } = form.values;
  const picture = pictures[at];
  if (picture === undefined) return null;
  const place = { number: at + 1 };
  return (
    <li className="card overflow-hidden">
      <Picture
        address={picture.url}
        alt={t('pictureNumber', place)}
        sizes="160px"
        width={200}
        height={200}
        className="aspect-square h-auto w-full object-cover"
      />
      <div className="flex justify-between p-0.5">
        <IconButton
          icon="back"
          label={t('moveBack', place)}
          disabled={at === 0}
          onClick={() => form.change('pictures', (before) => moved(before, at, at - 1))}
        />
        <IconButton
          icon="arrow"
          label={t('moveOn', place)}
          disabled={at === pictures.length - 1}
          onClick={() => form.change('pictures', (before) => moved(before, at, at + 1))}
        />
        <IconButton
          icon="trash"
          label={t('removePicture', place)}
          onClick={() => form.change('pictures', (before) => before.filter(({ id }) => id !== picture.id))}
        />
      </div>
    </li>
  );
}

/** Up to nine square pictures, in the order they are shown: whatever shape one comes in, it is cut here. */
export function PublishPictures({ form }: { form: Form<PostDraft> }) {
  const t = useTexts(ownPostTexts);
  const { pictures } = form.values;
  const max = LIMITS.postPicturesMax;
  const error = Object.entries(form.errors).find(([field]) => field.startsWith('pictures'))?.[1];
  return (
    <div data-field>
      <h2 className="field-label mb-2">{t('pictures')}</h2>
      {pictures.length > 0 && (
        <ol className="mb-3 grid grid-cols-3 gap-2 sm:grid-cols-4" aria-label={t('pictures')}>
          {pictures.map(({ id }, at) => (
            <Placed key={id} form={form} at={at} />
          ))}
        </ol>
      )}
      {pictures.length < max && (
        <CroppedUpload
          use="post"
          label={t('addPicture')}
          onDone={(file) => form.change('pictures', (before) => [...before, file].slice(0, max))}
        >
          {t('addPicture')}
        </CroppedUpload>
      )}
      <p className="field-hint num mt-1">{t('picturesHint', { max })}</p>
      {error !== undefined && (
        <p className="field-error mt-1" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
