import { LIMITS, PICTURES } from '@fairbridge/contract/limits.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { OnePicture } from '../../components/upload/one-picture.tsx';
import { PictureList } from '../../components/upload/picture-list.tsx';
import type { FilmOnTheWay } from '../../components/upload/use-film-upload.ts';
import { VideoUpload } from '../../components/upload/video-upload.tsx';
import type { CompanyFormProps } from './company-fields.tsx';
import { companyInfoTexts } from './company-info.texts.ts';

const { widthMin: width, heightMin: height } = PICTURES.logo;

function Logo({ form }: CompanyFormProps) {
  const t = useTexts(companyInfoTexts);
  const { logo } = form.values;
  return (
    <div data-field>
      <h3 className="field-label mb-2">{t('logo')}</h3>
      <div className="flex flex-wrap items-center gap-5">
        <div className="grid size-24 place-items-center overflow-hidden rounded-sign border border-line bg-[var(--stage)] text-soft">
          {logo === null ? (
            <Icon name="upload" size={36} />
          ) : (
            <Picture
              address={logo.url}
              alt={t('logo')}
              sizes="96px"
              width={96}
              height={96}
              className="size-full object-cover"
            />
          )}
        </div>
        <div className="grid min-w-0 flex-1 basis-60 justify-items-start gap-2">
          <OnePicture use="logo" label={t('logo')} onDone={({ id, url }) => form.set('logo', { id, url })}>
            {t(logo === null ? 'addPicture' : 'changePicture')}
          </OnePicture>
          {logo !== null && (
            <button type="button" className="link min-h-7 text-sm" onClick={() => form.set('logo', null)}>
              {t('removeLogo')}
            </button>
          )}
          <p className="field-hint num">{t('logoHint', { width, height })}</p>
        </div>
      </div>
      {form.errors['logo'] !== undefined && (
        <p className="field-error mt-1" role="alert">
          {form.errors['logo']}
        </p>
      )}
    </div>
  );
}

/** Logo, pictures and videos of the company: whatever shape they come in, they are made fit here, so that none is refused for its shape. */
export function CompanyPictures({ form, onFilm }: CompanyFormProps & { onFilm: (film: FilmOnTheWay | null) => void }) {
  const t = useTexts(companyInfoTexts);
  return (
    <>
      <Logo form={form} />
      <PictureList
        use="company"
        label={t('banners')}
        max={LIMITS.companyPicturesMax}
        pictures={form.values.banners}
        onChange={(change) => form.change('banners', change)}
        cut
        first={t('front')}
        hint={t('bannersHint')}
        error={form.errors['banners']}
      />
      <VideoUpload
        use="companyVideo"
        label={t('videos')}
        max={LIMITS.companyVideosMax}
        videos={form.values.videos}
        onChange={(change) => form.change('videos', change)}
        onFilm={onFilm}
        error={form.errors['videos']}
      />
    </>
  );
}
