import { LIMITS } from '@fairbridge/contract/limits.ts';
import { useState } from 'react';
import { useTexts } from '../../i18n/lang.tsx';
import { ownProductTexts } from '../../components/own-product/own-product.texts.ts';
import { PictureList } from '../../components/upload/picture-list.tsx';
import type { Uploaded } from '../../components/upload/picture-use.ts';
import type { FilmOnTheWay } from '../../components/upload/use-film-upload.ts';
import { VideoUpload } from '../../components/upload/video-upload.tsx';
import type { Form } from '../../ui/form.ts';
import { ExhibitPart } from './exhibit-group.tsx';
import { LongPictureMaker } from './long-picture-maker.tsx';
import type { ExhibitFormValues, ExhibitPictureValues } from './exhibit-form-values.ts';

const uploadedOf = ({ id, address }: ExhibitPictureValues): Uploaded => ({ id, url: address });
const pictureOf = ({ id, url }: Uploaded): ExhibitPictureValues => ({ id, address: url });

type ListOf = (change: (before: readonly Uploaded[]) => readonly Uploaded[]) => void;

/** Pictures and long pictures of an exhibit. */
export function ExhibitPictures({ form }: { form: Form<ExhibitFormValues> }) {
  const t = useTexts(ownProductTexts);
  const [long, setLong] = useState(0);
  const { pictures, longPictures } = form.values;
  const listOf =
    (key: 'pictures' | 'longPictures'): ListOf =>
    (change) =>
      form.change(key, (before) => change(before.map(uploadedOf)).map(pictureOf));
  return (
    <>
      <ExhibitPart name="pictures">
        <PictureList
          use="product"
          label={t('mainPictures')}
          max={LIMITS.productPicturesMax}
          pictures={pictures.map(uploadedOf)}
          onChange={listOf('pictures')}
          cut={false}
          required
          first={t('coverMark')}
          hint={t('firstIsCover')}
          error={form.errors['pictures']}
        />
      </ExhibitPart>
      <ExhibitPart name="longPictures">
        <PictureList
          use="productLong"
          label={t('longPictures')}
          max={LIMITS.productLongPicturesMax}
          pictures={longPictures.map(uploadedOf)}
          onChange={listOf('longPictures')}
          cut={false}
          required
          onRunning={setLong}
          error={form.errors['longPictures']}
        >
          {(add) => (
            <LongPictureMaker
              pictures={pictures}
              room={LIMITS.productLongPicturesMax - longPictures.length - long}
              onMade={add}
            />
          )}
        </PictureList>
      </ExhibitPart>
    </>
  );
}

/** The film of an exhibit, which may arrive after it is saved. */
export function ExhibitFilm({
  form,
  onFilm,
}: {
  form: Form<ExhibitFormValues>;
  onFilm: (film: FilmOnTheWay | null) => void;
}) {
  const t = useTexts(ownProductTexts);
  return (
    <VideoUpload
      use="productVideo"
      label={t('video')}
      max={1}
      videos={form.values.videos}
      onChange={(change) => form.change('videos', change)}
      onFilm={onFilm}
      error={form.errors['video'] ?? form.errors['videoCover']}
    />
  );
}
