import { LIMITS, PICTURES } from '@fairbridge/contract/limits.ts';
import { useTexts } from '../../i18n/lang.tsx';
import type { Form } from '../../ui/form.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { LimitMeter } from '../../ui/limit-meter.tsx';
import { Picture } from '../../ui/picture.tsx';
import { CroppedUpload } from '../../parts/upload/cropped-upload.tsx';
import type { LatestDraft } from './latest-products.screen.tsx';
import { latestProductsTexts } from '../../parts/latest-products/latest-products.texts.ts';
import { moved } from '../../ui/moved.ts';

const MOST = LIMITS.latestPicturesMax;
const { widthMin: width, heightMin: height } = PICTURES.latest;

/** Up to six pictures, each cut so that none is refused, in an order that buttons change. */
export function LatestPictures({ form }: { form: Form<LatestDraft> }) {
  const t = useTexts(latestProductsTexts);
  const { pictures } = form.values;
  const error = form.errors['pictures'];
  return (
    <section className="card grid gap-4 p-4 md:p-6" aria-labelledby="latest-pictures" data-field>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 id="latest-pictures" className="text-lg">
          {t('pictures')}
        </h2>
        <LimitMeter
          text={t('pictureMeter', { count: pictures.length, max: MOST })}
          full={t('full')}
          count={pictures.length}
          max={MOST}
        />
      </div>
      {pictures.length > 0 && (
        <ol className="grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-6" aria-label={t('pictures')}>
          {pictures.map((picture, at) => (
            <li key={picture.id} className="card overflow-hidden">
              <Picture
                address={picture.address}
                alt={t('picture', { number: at + 1 })}
                sizes="200px"
                width={200}
                height={200}
                className="aspect-square w-full object-cover"
              />
              <div className="flex justify-between p-1">
                <span className="flex">
                  <IconButton
                    icon="back"
                    label={t('moveBack', { number: at + 1 })}
                    disabled={at === 0}
                    onClick={() => form.change('pictures', (before) => moved(before, at, at - 1))}
                  />
                  <IconButton
                    icon="arrow"
                    label={t('moveOn', { number: at + 1 })}
                    disabled={at === pictures.length - 1}
                    onClick={() => form.change('pictures', (before) => moved(before, at, at + 1))}
                  />
                </span>
                <IconButton
                  icon="trash"
                  label={t('removePicture', { number: at + 1 })}
                  onClick={() => form.change('pictures', (before) => before.filter(({ id }) => id !== picture.id))}
                />
              </div>
            </li>
          ))}
        </ol>
      )}
      {error !== undefined && (
        <p className="field-error" role="alert">
          {error}
        </p>
      )}
      {pictures.length < MOST && (
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <CroppedUpload
            use="latest"
            label={t('addPicture')}
            onDone={({ id, url }) => form.change('pictures', (before) => [...before, { id, address: url }])}
          >
            {t('addPicture')}
          </CroppedUpload>
          <span className="field-hint num">{t('pictureRule', { width, height })}</span>
        </p>
      )}
    </section>
  );
}
