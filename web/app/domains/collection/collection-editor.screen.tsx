import { save as saveCall } from '@fairbridge/contract/collection/collection.calls.ts';
import type { ManagedCollection } from '@fairbridge/contract/collection/collection.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { data, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { matchesShape, nullOr } from '../../editing/matches-shape.ts';
import { SaveBar } from '../../editing/save-bar.tsx';
import { autosavedOf, draftKeyOf, unfinishedOf } from '../../editing/draft-key.ts';
import { Unfinished } from '../../editing/unfinished.tsx';
import { useEditor } from '../../editing/use-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { HOME_CONFIG } from '../../shell/organizer/home-tabs.tsx';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { toast } from '../../ui/toast.tsx';
import { ExhibitorPicker } from '../../components/home/exhibitor-picker.tsx';
import { homeConfigTexts } from '../../components/home/home-config.texts.ts';
import { areRefs, useExhibitorNames } from '../../components/home/exhibitor-names.ts';
import { PictureField } from '../../components/home/picture-field.tsx';
import type { Uploaded } from '../../components/upload/picture-use.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑专题', en: 'Edit theme' });

async function collectionOf(id: string, ask: typeof api): Promise<ManagedCollection> {
  const { collections } = await ask(calls.collection.list, {});
  const found = collections.find((one) => one.id === id);
  if (found === undefined) throw data({ failure: { name: 'notFound', message: '' } }, { status: 404 });
  return found;
}

const load = defineClientLoad(async (given) => {
  const { api: ask, params } = given;
  const id = params['id'] ?? 'new';
  const isNew = id === 'new';
  const draftKey = isNew ? draftKeyOf(given) : id;
  const [collection, autosaved, unfinished] = await Promise.all([
    isNew ? null : collectionOf(id, ask),
    autosavedOf(ask, 'collection', draftKey),
    isNew ? unfinishedOf(ask, 'collection', draftKey) : [],
  ]);
  return { slot: draftKey, collection, autosaved, unfinished };
});
export const clientLoader = load.browser;

type Values = {
  title: Bilingual;
  introduction: Bilingual;
  picture: Uploaded | null;
  published: boolean;
  exhibitors: ManagedCollection['exhibitors'];
};
const EMPTY: Bilingual = { zh: '', en: '' };

function valuesOf(collection: ManagedCollection | null): Values {
  if (collection === null)
    return { title: EMPTY, introduction: EMPTY, picture: null, published: false, exhibitors: [] };
  const { title, introduction, picture, pictureAddress, published, exhibitors } = collection;
  return {
    title,
    introduction,
    picture: picture === null ? null : { id: picture, url: pictureAddress },
    published,
    exhibitors,
  };
}
const LIKE = {
  title: EMPTY,
  introduction: EMPTY,
  picture: nullOr({ id: '', url: '' }),
  published: true,
  exhibitors: areRefs,
};
const isValues = (values: unknown): boolean => matchesShape(LIKE, values);

/** What the call takes. */
const formOf = ({ exhibitors, picture, ...rest }: Values) => ({
  ...rest,
  picture: picture?.id ?? null,
  exhibitorIds: exhibitors.map(({ id }) => id),
});

const LABELS = {
  'title.zh': 'titleZh',
  'title.en': 'titleEn',
  'introduction.zh': 'introductionZh',
  'introduction.en': 'introductionEn',
  picture: 'picture',
  published: 'publish',
} as const satisfies Readonly<Record<string, keyof typeof homeConfigTexts>>;
const labelOf = (path: string) => Object.entries(LABELS).find(([one]) => one === path)?.[1] ?? 'members';

/** A theme with its words, its picture and the exhibitors under it. */
export default function CollectionEditorScreen() {
  const { slot: draftKey, collection } = load.useData();
  return <Editor key={`${draftKey} ${collection?.version ?? 0}`} />;
}

/** The theme as it is written. */
function useCollectionEditor() {
  const lang = useLang();
  const { slot: draftKey, collection, autosaved } = load.useData();
  const [saved] = useState(() => valuesOf(collection));
  const id = collection?.id;
  return useEditor<Values>({
    kind: 'collection',
    draftKey,
    isNew: id === undefined,
    title: ({ title }) => inLang(title, lang),
    version: collection?.version ?? 0,
    saved,
    autosaved,
    isValid: isValues,
    ...(id !== undefined && {
      latest: async () => {
        const now = await collectionOf(id, api);
        return { version: now.version, values: valuesOf(now) };
      },
    }),
  });
}

function Words({ form }: { form: Form<Values> }) {
  const t = useTexts(homeConfigTexts);
  const { values, errors } = form;
  return (
    <>
      <BilingualField
        name="form.title"
        labels={{ zh: t('titleZh'), en: t('titleEn') }}
        value={values.title}
        errors={errors}
        need="either"
        onChange={(title, field) => form.set('title', title, field)}
      />
      <BilingualField
        name="form.introduction"
        labels={{ zh: t('introductionZh'), en: t('introductionEn') }}
        value={values.introduction}
        errors={errors}
        max={LIMITS.collectionIntroductionMax}
        rows={2}
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
    </>
  );
}

function Editor() {
  const t = useTexts(homeConfigTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const namesOf = useExhibitorNames();
  const { collection, unfinished } = load.useData();
  const editor = useCollectionEditor();
  const { form } = editor;
  const save = (): Promise<void> =>
    editor.submit({
      schema: saveCall.input,
      inputOf: (values, version) => ({
        id: collection?.id ?? null,
        version: collection === null ? null : version,
        form: formOf(values),
      }),
      send: async (input) => {
        const { version } = await api(saveCall, input);
        toast.good(t('saved'));
        if (await editor.saved(version)) await navigate(localPath(lang, HOME_CONFIG.collections));
      },
    });
  return (
    <OrganizerPage
      back={{ to: HOME_CONFIG.collections, label: `${t('back')} · ${t('collections')}` }}
      title={t(collection === null ? 'newCollection' : 'editCollection')}
    >
      <Unfinished
        kind="collection"
        list={unfinished}
        addressOf={(draftKey) => `${HOME_CONFIG.collections}/new?slot=${draftKey}`}
      />
      <EditorNotices
        editor={editor}
        labelOf={(path) => t(labelOf(path))}
        say={(path, value) => (path === 'exhibitors' ? namesOf(value) : null)}
      />
      <EditorForm editor={editor} onSubmit={save} className="">
        <OrganizerPart title={t('words')}>
          <div className="grid gap-5">
            <Words form={form} />
          </div>
        </OrganizerPart>
        <OrganizerPart title={t('members')}>
          <ExhibitorPicker
            label={t('members')}
            empty={t('noMembers')}
            max={LIMITS.collectionExhibitorsMax}
            chosen={form.values.exhibitors}
            onChange={(exhibitors) => form.set('exhibitors', [...exhibitors])}
          />
        </OrganizerPart>
        <SaveBar editor={editor}>
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
        </SaveBar>
      </EditorForm>
      <LeaveDialog editor={editor} save={save} />
    </OrganizerPage>
  );
}
