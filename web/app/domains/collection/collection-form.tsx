import { save } from '@fairbridge/contract/collection/collection.calls.ts';
import type { ManagedCollection } from '@fairbridge/contract/collection/collection.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox, Input, Textarea } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { ExhibitorPicker } from '../../parts/home/exhibitor-picker.tsx';
import { homeConfigTexts } from '../../parts/home/home-config.texts.ts';
import { PictureField } from '../../parts/home/picture-field.tsx';
import type { Uploaded } from '../../parts/upload/cropped-upload.tsx';

const pictureOf = (collection: ManagedCollection | null): Uploaded | null =>
  collection === null || collection.picture === null
    ? null
    : { id: collection.picture, url: collection.pictureAddress };

/** A theme with its words, its picture and the exhibitors under it. */
export function CollectionForm({
  collection,
  onDone,
  onClose,
}: {
  collection: ManagedCollection | null;
  onDone: () => void;
  onClose: () => void;
}) {
  const t = useTexts(homeConfigTexts);
  const form = useForm(() => ({
    titleZh: collection?.title.zh ?? '',
    titleEn: collection?.title.en ?? '',
    introductionZh: collection?.introduction.zh ?? '',
    introductionEn: collection?.introduction.en ?? '',
    picture: pictureOf(collection),
    published: collection?.published ?? false,
    exhibitors: collection?.exhibitors ?? [],
  }));
  const { values, errors } = form;
  const submit = (): void =>
    void form.submit({
      schema: save.input,
      input: {
        id: collection?.id ?? null,
        version: collection?.version ?? null,
        form: {
          title: { zh: values.titleZh, en: values.titleEn },
          introduction: { zh: values.introductionZh, en: values.introductionEn },
          picture: values.picture?.id ?? null,
          published: values.published,
          exhibitorIds: values.exhibitors.map(({ id }) => id),
        },
      },
      send: async (input) => {
        await api(save, input);
        onDone();
      },
    });
  return (
    <PostForm form={form} onSubmit={submit}>
      <Input label={t('titleZh')} lang="zh-CN" autoComplete="off" {...form.text('titleZh', 'form.title.zh')} />
      <Input label={t('titleEn')} lang="en" autoComplete="off" {...form.text('titleEn', 'form.title.en')} />
      <Textarea
        label={t('introductionZh')}
        lang="zh-CN"
        maxLength={LIMITS.collectionIntroductionMax}
        {...form.text('introductionZh', 'form.introduction.zh')}
      />
      <Textarea
        label={t('introductionEn')}
        lang="en"
        maxLength={LIMITS.collectionIntroductionMax}
        {...form.text('introductionEn', 'form.introduction.en')}
      />
      <PictureField
        label={t('picture')}
        use="collection"
        picture={values.picture}
        error={errors['form.picture']}
        onChange={(picture) => form.set('picture', picture, 'form.picture')}
      />
      <Checkbox
        label={t('publish')}
        hint={t('publishHint')}
        checked={values.published}
        onChange={({ target }) => form.set('published', target.checked)}
      />
      <fieldset className="grid gap-3 border-t border-line pt-4">
        <legend className="sr-only">{t('members')}</legend>
        <ExhibitorPicker
          label={t('members')}
          empty={t('noMembers')}
          max={LIMITS.collectionExhibitorsMax}
          chosen={values.exhibitors}
          onChange={(exhibitors) => form.set('exhibitors', [...exhibitors])}
        />
      </fieldset>
      <FormFailure message={form.failure} />
      <div className="dialog-actions mt-0!">
        <Button kind="quiet" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="submit" busy={form.busy}>
          {t('save')}
        </Button>
      </div>
    </PostForm>
  );
}
