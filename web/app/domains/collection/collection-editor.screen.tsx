import { save as saveCall } from '@fairbridge/contract/collection/collection.calls.ts';
import type { ManagedCollection } from '@fairbridge/contract/collection/collection.shapes.ts';
import { LIMITS } from '@fairbridge/contract/limits.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { data, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { ExhibitorPicker } from '../../components/home/exhibitor-picker.tsx';
import { areRefs, useExhibitorNames } from '../../components/home/exhibitor-names.ts';
import { homeConfigTexts } from '../../components/home/home-config.texts.ts';
import { PictureField } from '../../components/home/picture-field.tsx';
import type { Uploaded } from '../../components/upload/picture-use.ts';
import { defineClientLoad } from '../../define-load.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import { editorKey, loadRecord } from '../../editing/load-record.ts';
import { nullOr } from '../../editing/matches-shape.ts';
import { RecordEditor } from '../../editing/record-editor.tsx';
import { saveForm, useRecordEditor } from '../../editing/use-record-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { HOME_CONFIG } from '../../shell/organizer/home-tabs.tsx';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Checkbox } from '../../ui/field.tsx';
import type { Form } from '../../ui/form.ts';
import { toast } from '../../ui/toast.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑专题', en: 'Edit theme' });

async function collectionOf(id: string, ask: typeof api): Promise<ManagedCollection> {
  const { collections } = await ask(calls.collection.list, {});
  const found = collections.find((one) => one.id === id);
  if (found === undefined) throw data({ failure: { name: 'notFound', message: '' } }, { status: 404 });
  return found;
}

const load = defineClientLoad((given) => loadRecord(given, 'collection', (id) => collectionOf(id, given.api)));
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

/** What the call takes. */
const formOf = ({ exhibitors, picture, ...rest }: Values) => ({
  ...rest,
  picture: picture?.id ?? null,
  exhibitorIds: exhibitors.map(({ id }) => id),
});

/** A theme with its words, its picture and the exhibitors under it. */
export default function CollectionEditorScreen() {
  return <Editor key={editorKey(load.useData())} />;
}

function Words({ form }: { form: Form<Values> }) {
  const t = useTexts(homeConfigTexts);
  const { values, errors } = form;
  return (
    <>
      <BilingualField {...form.pair('title')} labels={{ zh: t('titleZh'), en: t('titleEn') }} need="either" />
      <BilingualField
        {...form.pair('introduction')}
        labels={{ zh: t('introductionZh'), en: t('introductionEn') }}
        max={LIMITS.collectionIntroductionMax}
        rows={2}
      />
      <PictureField
        label={t('picture')}
        use="collection"
        picture={values.picture}
        error={errors['picture']}
        onChange={(picture) => form.set('picture', picture)}
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
  const loaded = load.useData();
  const editor = useRecordEditor({
    loaded,
    valuesOf,
    like: LIKE,
    get: (id) => collectionOf(id, api),
    title: ({ title }) => inLang(title, lang),
    under: 'form',
  });
  const { form } = editor;
  const labelOf = fieldLabels(homeConfigTexts, lang, 'members');
  const save = (): Promise<void> =>
    saveForm(editor, loaded.record, { call: saveCall, formOf }, async (_saved, goesOn) => {
      toast.good(t('Saved'));
      if (goesOn) await navigate(localPath(lang, HOME_CONFIG.collections));
    });
  return (
    <OrganizerPage
      back={{ to: HOME_CONFIG.collections, label: `${t('BackToList')} · ${t('collections')}` }}
      title={t(loaded.record === null ? 'newCollection' : 'editCollection')}
    >
      <RecordEditor
        editor={editor}
        loaded={loaded}
        addressOf={(draftKey) => `${HOME_CONFIG.collections}/new?slot=${draftKey}`}
        save={save}
        labelOf={(path) => (path === 'published' ? t('publish') : labelOf(path))}
        say={(path, value) => (path === 'exhibitors' ? namesOf(value) : null)}
      >
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
      </RecordEditor>
    </OrganizerPage>
  );
}
