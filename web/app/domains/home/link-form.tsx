import {
  LINK_LOGINS,
  LINK_SUBJECTS,
  NETWORKS,
  SHOW_TYPES,
  URL_TYPES,
  type PagePlace,
} from '@fairbridge/contract/exhibition/page-link.shapes.ts';
import type { VideoUse } from '@fairbridge/contract/limits.ts';
import { PLACE_FACTS } from '@fairbridge/contract/home/home.shapes.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { WebInput } from '../../ui/address-input.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Checkbox, RadioGroup, Select } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import type { ComponentProps } from 'react';
import type { FilmOnTheWay } from '../../components/upload/use-film-upload.ts';
import type { VideoFormValue } from '../../components/upload/video-form-value.ts';
import { VideoUpload } from '../../components/upload/video-upload.tsx';
import { homeConfigTexts } from '../../components/home/home-config.texts.ts';
import type { LinkFormValues } from './link-form-values.ts';
import { networkName } from './network-name.ts';
import { PictureField } from '../../components/home/picture-field.tsx';

const oneOf = <T extends string>(list: readonly T[], value: string, otherwise: T): T =>
  list.find((one) => one === value) ?? otherwise;
type LinkFields = { form: Form<LinkFormValues> };

function Network({ form }: LinkFields) {
  const t = useTexts(homeConfigTexts);
  return (
    <Select
      label={t('network')}
      required
      placeholder={t('choose')}
      options={NETWORKS.map((one) => ({ value: one, label: networkName(one) }))}
      {...form.text('network')}
      onChange={({ target }) => form.set('network', NETWORKS.find((one) => one === target.value) ?? '')}
    />
  );
}

/** Where it leads, in each language. */
function Target({ form }: LinkFields) {
  const t = useTexts(homeConfigTexts);
  const { urlType } = form.values;
  return (
    <>
      <RadioGroup
        label={t('target')}
        name="urlType"
        value={urlType}
        onChange={(value) => form.set('urlType', oneOf(URL_TYPES, value, 'internal'))}
        options={(['internal', 'external', 'none'] as const).map((one) => ({ value: one, label: t(one) }))}
      />
      {urlType !== 'none' && (
        <>
          <WebInput
            label={t('url')}
            hint={t(urlType === 'internal' ? 'urlInternalHint' : 'urlExternalHint')}
            required
            {...form.text('url')}
          />
          <WebInput label={t('urlEn')} {...form.text('urlEn')} />
        </>
      )}
    </>
  );
}

function Pictures({ form, use }: LinkFields & { use: ComponentProps<typeof PictureField>['use'] }) {
  const t = useTexts(homeConfigTexts);
  const { values, errors } = form;
  return (
    <>
      <PictureField
        label={t('picture')}
        use={use}
        picture={values.picture}
        error={errors['picture']}
        onChange={(picture) => form.set('picture', picture)}
      />
      <PictureField
        label={t('pictureEn')}
        use={use}
        picture={values.pictureEn}
        error={errors['pictureEn']}
        onChange={(picture) => form.set('pictureEn', picture)}
      />
    </>
  );
}

/** One film; its own first picture is the cover until another is brought. */
function Film({ form, use, onFilm }: LinkFields & { use: VideoUse; onFilm: (film: FilmOnTheWay | null) => void }) {
  const t = useTexts(homeConfigTexts);
  const { picture, video } = form.values;
  const shown: VideoFormValue[] =
    video === null ? [] : [{ id: video.film, url: video.from, cover: picture ?? { id: '', url: '' } }];
  const change = (changed: (before: readonly VideoFormValue[]) => readonly VideoFormValue[]): void => {
    const [next] = changed(shown);
    form.set('video', next === undefined ? null : { film: next.id, from: next.url });
    if (next !== undefined && picture === null) form.set('picture', next.cover);
  };
  return (
    <div>
      <VideoUpload
        use={use}
        label={t('video')}
        max={1}
        covers={false}
        videos={shown}
        onChange={change}
        onFilm={onFilm}
        error={form.errors['video']}
      />
      <p className="field-hint mt-1">{t('videoHint')}</p>
    </div>
  );
}

/** Who sees it, and when. */
function Rules({ form }: LinkFields) {
  const t = useTexts(homeConfigTexts);
  const { values } = form;
  return (
    <fieldset className="grid gap-4 border-t border-line pt-4">
      <legend className="sr-only">{t('rules')}</legend>
      <Select
        label={t('subjectType')}
        value={values.subjectType}
        onChange={({ target }) => form.set('subjectType', oneOf(LINK_SUBJECTS, target.value, 'all'))}
        options={LINK_SUBJECTS.map((one) => ({ value: one, label: t(one) }))}
      />
      <Select
        label={t('isLogin')}
        value={values.isLogin}
        onChange={({ target }) => form.set('isLogin', oneOf(LINK_LOGINS, target.value, 'any'))}
        options={LINK_LOGINS.map((one) => ({ value: one, label: t(one) }))}
      />
      <Select
        label={t('showType')}
        value={values.showType}
        onChange={({ target }) => form.set('showType', oneOf(SHOW_TYPES, target.value, 'always'))}
        options={SHOW_TYPES.map((one) => ({ value: one, label: t(one) }))}
      />
      <DateInput label={t('from')} type="datetime-local" {...form.text('from')} />
      <DateInput label={t('until')} type="datetime-local" {...form.text('until')} />
      <Checkbox
        label={t('shown')}
        hint={t('shownHint')}
        checked={values.shown}
        onChange={({ target }) => form.set('shown', target.checked)}
      />
    </fieldset>
  );
}

/** One link: its words in both languages, where it leads, its pictures, and the rules of who sees it when. */
export function LinkFormFields({
  place,
  form,
  onFilm,
}: LinkFields & { place: PagePlace; onFilm: (film: FilmOnTheWay | null) => void }) {
  const t = useTexts(homeConfigTexts);
  const { errors } = form;
  const { picture: use, video: videoUse } = PLACE_FACTS[place];
  return (
    <>
      <BilingualField
        {...form.pair('title')}
        labels={{ zh: t('titleZh'), en: t('titleEn') }}
        need="either"
        hint={t('titleHint')}
        className=""
      />
      {place === 'social' && <Network form={form} />}
      <Target form={form} />
      {videoUse !== null && <Film form={form} use={videoUse} onFilm={onFilm} />}
      {use !== null && <Pictures form={form} use={use} />}
      <Rules form={form} />
      {errors['place'] !== undefined && (
        <p className="field-error" role="alert">
          {errors['place']}
        </p>
      )}
    </>
  );
}
