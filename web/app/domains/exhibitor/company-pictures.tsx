import { LIMITS, PICTURES } from '@fairbridge/contract/limits.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Icon } from '../../ui/icons.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CroppedUpload } from '../../parts/upload/cropped-upload.tsx';
import { VideoUpload } from '../../parts/upload/video-upload.tsx';
import type { CompanyFormProps } from './company-fields.tsx';
import { companyInfoTexts } from './company-info.texts.ts';

const sizeOf = (use: 'logo' | 'company') => ({ width: PICTURES[use].widthMin, height: PICTURES[use].heightMin });

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
        <div className="grid justify-items-start gap-2">
          <CroppedUpload use="logo" label={t('logo')} onDone={({ id, url }) => form.set('logo', { id, url })}>
            {t(logo === null ? 'addPicture' : 'changePicture')}
          </CroppedUpload>
          {logo !== null && (
            <button type="button" className="link min-h-7 text-sm" onClick={() => form.set('logo', null)}>
              {t('removeLogo')}
            </button>
          )}
          <p className="field-hint num">{t('logoHint', sizeOf('logo'))}</p>
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

function Banner({ form, at }: CompanyFormProps & { at: number }) {
  const t = useTexts(companyInfoTexts);
  const picture = form.values.banners[at];
  if (picture === undefined) return null;
  const place = { number: at + 1 };
  return (
    <li className="card overflow-hidden">
      <div className="relative aspect-[1200/560] bg-[var(--stage)]">
        <Picture
          address={picture.url}
          alt={t('pictureNumber', place)}
          sizes="400px"
          width={400}
          height={187}
          className="size-full object-cover"
        />
        {at === 0 && (
          <span className="absolute top-2 left-2 rounded-sign bg-accent px-2 text-sm font-semibold text-on-accent">
            {t('front')}
          </span>
        )}
      </div>
      <div className="flex justify-between p-1">
        {at === 0 ? (
          <span />
        ) : (
          <IconButton
            icon="star"
            label={t('makeFirst', place)}
            onClick={() =>
              form.change('banners', (before) => [picture, ...before.filter(({ id }) => id !== picture.id)])
            }
          />
        )}
        <IconButton
          icon="trash"
          label={t('removePicture', place)}
          onClick={() => form.change('banners', (before) => before.filter(({ id }) => id !== picture.id))}
        />
      </div>
    </li>
  );
}

/** Logo, pictures and videos of the company: whatever shape they come in, they are cut here, so that none is refused for its shape. */
export function CompanyPictures({ form, onRunning }: CompanyFormProps & { onRunning: (running: number) => void }) {
  const t = useTexts(companyInfoTexts);
  const { banners } = form.values;
  const max = LIMITS.companyPicturesMax;
  return (
    <>
      <Logo form={form} />
      <div data-field>
        <h3 className="field-label mb-2">{t('banners')}</h3>
        {banners.length > 0 && (
          <ol className="mb-3 grid gap-3 sm:grid-cols-2 lg:grid-cols-3" aria-label={t('banners')}>
            {banners.map(({ id }, at) => (
              <Banner key={id} form={form} at={at} />
            ))}
          </ol>
        )}
        {banners.length < max && (
          <CroppedUpload
            use="company"
            label={t('banners')}
            onDone={({ id, url }) => form.change('banners', (before) => [...before, { id, url }].slice(0, max))}
          >
            {t('addPicture')}
          </CroppedUpload>
        )}
        <p className="field-hint num mt-2">{t('bannersHint', { max, ...sizeOf('company') })}</p>
        {form.errors['banners'] !== undefined && (
          <p className="field-error mt-1" role="alert">
            {form.errors['banners']}
          </p>
        )}
      </div>
      <VideoUpload
        use="companyVideo"
        label={t('videos')}
        max={LIMITS.companyVideosMax}
        videos={form.values.videos}
        onChange={(change) => form.change('videos', change)}
        onRunning={onRunning}
        error={form.errors['videos']}
      />
    </>
  );
}
