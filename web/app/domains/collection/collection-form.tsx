import { save } from '@fairbridge/contract/collection/collection.calls.ts';
import type { ManagedCollection } from '@fairbridge/contract/collection/collection.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { api } from '../../api.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { DialogActions } from '../../ui/dialog-actions.tsx';
import { Checkbox } from '../../ui/field.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { ExhibitorPicker } from '../../parts/home/exhibitor-picker.tsx';
import { homeConfigTexts } from '../../parts/home/home-config.texts.ts';
import { PictureField } from '../../parts/home/picture-field.tsx';
import type { Uploaded } from '../../parts/upload/picture-use.ts';

const EMPTY: Bilingual = { zh: '', en: '' };

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
    title: collection?.title ?? EMPTY,
    introduction: collection?.introduction ?? EMPTY,
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
          title: values.title,
          introduction: values.introduction,
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
      <BilingualField
        name="form.title"
        labels={{ zh: t('titleZh'), en: t('titleEn') }}
        value={values.title}
        errors={errors}
        need="either"
        className=""
        onChange={(title, field) => form.set('title', title, field)}
      />
      <BilingualField
        name="form.introduction"
        labels={{ zh: t('introductionZh'), en: t('introductionEn') }}
        value={values.introduction}
        errors={errors}
        max={LIMITS.collectionIntroductionMax}
        rows={2}
        className=""
        onChange={(introduction, field) => form.set('introduction', introduction, field)}
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
      <DialogActions act={t('save')} busy={form.busy} onClose={onClose} />
    </PostForm>
  );
}
