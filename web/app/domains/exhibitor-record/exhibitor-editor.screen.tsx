import { add, change } from '@fairbridge/contract/exhibitor-record/exhibitor-record.calls.ts';
import type { ExhibitorForm, ExhibitorRecord } from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { data, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { FieldDescriptions } from '../../editing/editor-notices.tsx';
import { fieldLabels } from '../../editing/field-labels.ts';
import { editorKey, loadRecord } from '../../editing/load-record.ts';
import { nullOr } from '../../editing/matches-shape.ts';
import { RecordEditor } from '../../editing/record-editor.tsx';
import { isPlainObject } from '../../editing/three-way-merge.ts';
import { saveBy, useRecordEditor } from '../../editing/use-record-editor.ts';
import type { Failure } from '../../failure.ts';
import { localPath } from '../../i18n/address.ts';
import { countryName } from '../../i18n/countries.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { exhibitorEditAddress, EXHIBITORS_PATH } from '../../components/exhibitor-record/exhibitor-query.ts';
import { canCall } from '../../session/can-call.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { toast } from '../../ui/toast.tsx';
import { ExhibitorRecordFields, type ExhibitorChoices } from './exhibitor-record-form.tsx';
import { exhibitorRecordTexts } from './exhibitor-record.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑展商', en: 'Edit exhibitor' });

const load = defineClientLoad(async (given) => {
  // who only reads the records of exhibitors has come by an address, not by a button
  if (!canCall(calls.exhibitorRecord.change))
    throw data({ failure: { name: 'notAllowed', message: '' } }, { status: 403 });
  const { api: ask } = given;
  const [loaded, { halls }, { categories }, { list: countries }, { form }] = await Promise.all([
    loadRecord(given, 'exhibitorRecord', (id) => ask(calls.exhibitorRecord.get, { id })),
    ask(calls.exhibition.configuration, {}),
    ask(calls.exhibition.vocabulary, {}),
    ask(calls.exhibition.countries, {}),
    ask(calls.exhibitorRecord.packages, {}),
  ]);
  return { ...loaded, choices: { halls, categories, countries, packages: form.packages } };
});
export const clientLoader = load.browser;

const NEW: ExhibitorForm = {
  name: { zh: '', en: '' },
  country: '',
  categories: [],
  hall: null,
  boothNumber: '',
  boothArea: '',
  package: '',
  reference: '',
  contact: {
    name: '',
    mobile: { areaCode: '86', number: '' },
    otherMobile: { areaCode: '', number: '' },
    email: '',
  },
};
const LIKE = {
  ...NEW,
  categories: [''],
  hall: nullOr(''),
};

function valuesOf(record: ExhibitorRecord | null): ExhibitorForm {
  if (record === null) return NEW;
  const { name, country, categories, hall, boothNumber, boothArea, package: booked, contact, reference } = record;
  return { name, country, categories, hall, boothNumber, boothArea, package: booked.code, contact, reference };
}

/** What the organizer says of an exhibitor, or of a new one. */
export default function ExhibitorEditorScreen() {
  return <Editor key={editorKey(load.useData())} />;
}

/** How the parts of an exhibitor's record are called, and what is chosen in them. */
function useRecordDescriptions({ categories, halls, packages }: ExhibitorChoices): FieldDescriptions {
  const lang = useLang();
  const says: Readonly<Record<string, (value: unknown) => string | null>> = {
    country: (value) => (typeof value === 'string' && value !== '' ? countryName(value, lang) : null),
    package: (value) => {
      const booked = packages.find(({ code }) => code === value);
      return booked === undefined ? null : inLang(booked.name, lang);
    },
    hall: (value) => {
      const hall = halls.find(({ code }) => code === value);
      return hall === undefined ? null : `${hall.code} · ${inLang(hall.name, lang)} ${hall.floor}`;
    },
    categories: (value) => {
      const chosen = categories.filter(({ code }) => Array.isArray(value) && value.includes(code));
      return chosen.length === 0
        ? null
        : chosen.map(({ name }) => inLang(name, lang)).join(lang === 'zh' ? '、' : ', ');
    },
    'contact.mobile': (value) => {
      if (!isPlainObject(value) || value['number'] === '') return null;
      return `+${String(value['areaCode'])} ${String(value['number'])}`;
    },
  };
  return {
    labelOf: fieldLabels(exhibitorRecordTexts, lang, 'contact'),
    say: (path, value) => says[path]?.(value) ?? null,
  };
}

function useExhibitorEditor() {
  const lang = useLang();
  return useRecordEditor({
    loaded: load.useData(),
    valuesOf,
    like: LIKE,
    get: (id) => api(calls.exhibitorRecord.get, { id }),
    title: ({ name }) => inLang(name, lang),
    inParts: ['contact'],
    under: 'form',
  });
}

/** Saves what is written, and leads to the exhibitor's record. */
function useSaving(editor: ReturnType<typeof useExhibitorEditor>) {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { record } = load.useData();
  /** A refusal that names its field is shown there. */
  const onFailure = ({ message, data: told }: Failure): boolean => {
    const field = told['field'];
    if (typeof field !== 'string') return false;
    editor.form.setErrors({ [field]: message });
    return true;
  };
  const finish = async (id: string, { name }: { name: Bilingual }, goesOn: boolean): Promise<void> => {
    toast.good(t(record === null ? 'addedDone' : 'changedDone', { name: inLang(name, lang) }));
    if (goesOn) await navigate(localPath(lang, `${EXHIBITORS_PATH}/${id}`));
  };
  if (record === null)
    return (): Promise<void> =>
      saveBy(editor, { call: add, inputOf: (values) => values, onFailure }, ({ id }, goesOn, sent) =>
        finish(id, sent, goesOn),
      );
  const { id } = record;
  const inputOf = (form: ExhibitorForm, version: number) => ({ id, version, form });
  return (): Promise<void> =>
    saveBy(editor, { call: change, inputOf, onFailure }, (_saved, goesOn, sent) => finish(id, sent.form, goesOn));
}

function Editor() {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const loaded = load.useData();
  const { record, choices } = loaded;
  const editor = useExhibitorEditor();
  return (
    <OrganizerPage
      back={
        record === null
          ? { to: EXHIBITORS_PATH, label: t('back') }
          : { to: `${EXHIBITORS_PATH}/${record.id}`, label: t('backToRecord') }
      }
      title={record === null ? t('addTitle') : t('changeTitle', { name: inLang(record.name, lang) })}
    >
      <RecordEditor
        editor={editor}
        loaded={loaded}
        addressOf={(draftKey) => exhibitorEditAddress('new', draftKey)}
        save={useSaving(editor)}
        {...(record === null && { act: t('addAct') })}
        {...useRecordDescriptions(choices)}
      >
        <OrganizerPart title={t('given')}>
          <div className="grid max-w-3xl gap-5">
            <ExhibitorRecordFields form={editor.form} choices={choices} />
          </div>
        </OrganizerPart>
      </RecordEditor>
    </OrganizerPage>
  );
}
