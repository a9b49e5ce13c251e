import { LIMITS } from '@fairbridge/contract/limits.ts';
import { FilesAside } from '../../editing/editor-form.tsx';
import { useTexts } from '../../i18n/lang.tsx';
import type { Form } from '../../ui/form.ts';
import { PictureList } from '../../components/upload/picture-list.tsx';
import type { FilmOnTheWay } from '../../components/upload/use-film-upload.ts';
import { VideoUpload } from '../../components/upload/video-upload.tsx';
import { ownPostTexts } from './own-post.texts.ts';
import type { Medium, PostFormValues } from './post-form-values.ts';

/** What waits while the other medium is chosen, and how it comes back. */
function Aside({ form }: { form: Form<PostFormValues> }) {
  const t = useTexts(ownPostTexts);
  const { medium, pictures, videos } = form.values;
  const waiting = medium === 'video' ? pictures.length : videos.length;
  if (waiting === 0) return null;
  const back: Medium = medium === 'video' ? 'pictures' : 'video';
  return (
    <p className="note num flex flex-wrap items-center gap-x-3 gap-y-1">
      {medium === 'video' ? t('picturesAside', { count: waiting }) : t('videoAside')}
      <button type="button" className="link" onClick={() => form.set('medium', back, 'video')}>
        {t(back === 'pictures' ? 'backToPictures' : 'backToVideo')}
      </button>
    </p>
  );
}

export type MediaProps = {
  form: Form<PostFormValues>;
  onFilm: (film: FilmOnTheWay | null) => void;
};

/** Pictures or one video: choosing one puts the other aside, where it stays until it is chosen again. */
export function PublishMedia({ form, onFilm }: MediaProps) {
  const t = useTexts(ownPostTexts);
  const { medium, pictures, videos } = form.values;
  const wrong = Object.entries(form.errors).find(([field]) => field.startsWith('pictures'))?.[1];
  const option = (value: Medium, label: string) => (
    <label className="choice">
      <input
        type="radio"
        name="medium"
        value={value}
        checked={medium === value}
        onChange={() => form.set('medium', value, 'video')}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <div className="grid gap-3">
      <fieldset className="field">
        <legend className="field-label mb-1">{t('media')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {option('pictures', t('mediumPictures', { max: LIMITS.postPicturesMax }))}
          {option('video', t('mediumVideo'))}
        </div>
      </fieldset>
      <Aside form={form} />
      {/* only hidden: what is on its way goes on while the other is looked at */}
      <div hidden={medium !== 'pictures'}>
        <FilesAside aside={medium !== 'pictures'}>
          <PictureList
            use="post"
            label={t('pictures')}
            max={LIMITS.postPicturesMax}
            pictures={pictures}
            onChange={(change) => form.change('pictures', change)}
            cut
            error={wrong}
          />
        </FilesAside>
      </div>
      <div hidden={medium !== 'video'}>
        <VideoUpload
          use="postVideo"
          label={t('video')}
          max={1}
          videos={videos}
          onChange={(change) => form.change('videos', change, 'video')}
          onFilm={onFilm}
          error={form.errors['video'] ?? form.errors['videoCover']}
        />
      </div>
    </div>
  );
}
