import {
  LINK_LOGINS,
  LINK_SUBJECTS,
  NETWORKS,
  SHOW_TYPES,
  URL_TYPES,
  type PagePlace,
} from '@fairbridge/contract/exhibition/page-link.shapes.ts';
import type { VideoUse } from '@fairbridge/contract/limits.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { saveLink } from '@fairbridge/contract/home/home.calls.ts';
import { PLACE_FACTS, type ManagedLink } from '@fairbridge/contract/home/home.shapes.ts';
import { api } from '../../api.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { WebInput } from '../../ui/address-input.tsx';
import { Checkbox, Input, RadioGroup, Select } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm, type Form } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { useState, type ComponentProps } from 'react';
import type { Uploaded } from '../../parts/upload/picture-use.ts';
import type { FilmOnTheWay } from '../../parts/upload/use-film-upload.ts';
import type { DraftVideo } from '../../parts/upload/draft-video.ts';
import { VideoUpload } from '../../parts/upload/video-upload.tsx';
import { fromInput, toInput } from './beijing-input.ts';
import { joinLink } from './join-link.ts';
import { homeConfigTexts } from '../../parts/home/home-config.texts.ts';
import { networkName } from './network-name.ts';
import { PictureField } from '../../parts/home/picture-field.tsx';

const oneOf = <T extends string>(list: readonly T[], value: string, otherwise: T): T =>
  list.find((one) => one === value) ?? otherwise;
const uploaded = (id: string | null, url: string): Uploaded | null => (id === null ? null : { id, url });

const valuesOf = (link: ManagedLink | null) => ({
  title: link?.title ?? { zh: '', en: '' },
  urlType: link?.urlType ?? 'internal',
  url: link?.url ?? '',
  urlEn: link?.urlEn ?? '',
  picture: uploaded(link?.picture ?? null, link?.pictureAddress ?? ''),
  pictureEn: uploaded(link?.pictureEn ?? null, link?.pictureEnAddress ?? ''),
  video: uploaded(link?.video ?? null, link?.videoAddress ?? ''),
  showType: link?.showType ?? 'always',
  subjectType: link?.subjectType ?? 'all',
  isLogin: link?.isLogin ?? 'any',
  network: link?.network ?? '',
  from: toInput(link?.from ?? null),
  until: toInput(link?.until ?? null),
  shown: link?.shown ?? true,
});

type LinkFields = { form: Form<ReturnType<typeof valuesOf>> };

function Network({ form }: LinkFields) {
  const t = useTexts(homeConfigTexts);
  return (
    <Select
      label={t('network')}
      required
      placeholder={t('choose')}
      options={NETWORKS.map((one) => ({ value: one, label: networkName(one) }))}
      {...form.text('network', 'form.network')}
      onChange={({ target }) => form.set('network', NETWORKS.find((one) => one === target.value) ?? '', 'form.network')}
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
            {...form.text('url', 'form.url')}
          />
          <WebInput label={t('urlEn')} {...form.text('urlEn', 'form.urlEn')} />
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
        error={errors['form.picture']}
        onChange={(picture) => form.set('picture', picture, 'form.picture')}
      />
      <PictureField
        label={t('pictureEn')}
        use={use}
        picture={values.pictureEn}
        error={errors['form.pictureEn']}
        onChange={(picture) => form.set('pictureEn', picture, 'form.pictureEn')}
      />
    </>
  );
}

/** One film; its own first picture is the cover until another is brought. */
function Film({ form, use, onFilm }: LinkFields & { use: VideoUse; onFilm: (film: FilmOnTheWay | null) => void }) {
  const t = useTexts(homeConfigTexts);
  const { picture, video } = form.values;
  const shown: DraftVideo[] = video === null ? [] : [{ ...video, cover: picture ?? { id: '', url: '' } }];
  const change = (changed: (before: readonly DraftVideo[]) => readonly DraftVideo[]): void => {
    const [next] = changed(shown);
    form.set('video', next === undefined ? null : { id: next.id, url: next.url }, 'form.video');
    if (next !== undefined && picture === null) form.set('picture', next.cover, 'form.picture');
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
        error={form.errors['form.video']}
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
      <Input label={t('from')} type="datetime-local" {...form.text('from', 'form.from')} />
      <Input label={t('until')} type="datetime-local" {...form.text('until', 'form.until')} />
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
export function LinkForm({
  place,
  link,
  onDone,
  onClose,
}: {
  place: PagePlace;
  link: ManagedLink | null;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useTexts(homeConfigTexts);
  const form = useForm(() => valuesOf(link));
  const { values, errors } = form;
  const { picture: use, video: videoUse } = PLACE_FACTS[place];
  const lang = useLang();
  const [film, setFilm] = useState<FilmOnTheWay | null>(null);
  const submit = (): void => {
    const { from, until, picture, pictureEn, video, ...rest } = values;
    void form.submit({
      schema: saveLink.input,
      input: {
        id: link?.id ?? null,
        version: link?.version ?? null,
        form: {
          ...rest,
          place,
          picture: picture?.id ?? null,
          pictureEn: pictureEn?.id ?? null,
          video: video?.id ?? null,
          from: fromInput(from),
          until: fromInput(until),
        },
      },
      send: async (input) => {
        const { id } = await api(saveLink, input);
        film?.joins({ title: inLang(values.title, lang), join: joinLink(id) });
        onDone();
      },
    });
  };
  return (
    <PostForm form={form} onSubmit={submit}>
      <BilingualField
        name="form.title"
        labels={{ zh: t('titleZh'), en: t('titleEn') }}
        value={values.title}
        errors={errors}
        need="either"
        hint={t('titleHint')}
        className=""
        onChange={(title, field) => form.set('title', title, field)}
      />
      {place === 'social' && <Network form={form} />}
      <Target form={form} />
      {videoUse !== null && <Film form={form} use={videoUse} onFilm={setFilm} />}
      {use !== null && <Pictures form={form} use={use} />}
      <Rules form={form} />
      <FormFailure message={form.failure || (errors['form.place'] ?? '')} />
      <DialogActions act={t('save')} busy={form.busy} onClose={onClose} />
    </PostForm>
  );
}
