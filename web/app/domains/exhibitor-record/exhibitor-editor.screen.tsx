import { add, change } from '@fairbridge/contract/exhibitor-record/exhibitor-record.calls.ts';
import type { ExhibitorForm } from '@fairbridge/contract/exhibitor-record/exhibitor-record.shapes.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { data, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { autosavedOf, draftKeyOf, unfinishedOf } from '../../editing/draft-key.ts';
import { Unfinished } from '../../editing/unfinished.tsx';
import { useEditor } from '../../editing/use-editor.ts';
import type { Failure } from '../../failure.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { exhibitorEditAddress, EXHIBITORS_PATH } from '../../components/exhibitor-record/exhibitor-query.ts';
import { canCall } from '../../session/can-call.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { toFormValues, isExhibitorFormValues } from './exhibitor-form-values.ts';
import { ExhibitorRecordFields } from './exhibitor-record-form.tsx';
import { useRecordDescriptions } from './exhibitor-record-descriptions.ts';
import { exhibitorRecordTexts } from './exhibitor-record.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑展商', en: 'Edit exhibitor' });

const load = defineClientLoad(async (given) => {
  // who only reads the records of exhibitors has come by an address, not by a button
  if (!canCall(calls.exhibitorRecord.change))
    throw data({ failure: { name: 'notAllowed', message: '' } }, { status: 403 });
  const { api: ask, params } = given;
  const id = params['id'] ?? 'new';
  const isNew = id === 'new';
  const draftKey = isNew ? draftKeyOf(given) : id;
  const [record, autosaved, unfinished, { halls }, { categories }, { list: countries }] = await Promise.all([
    isNew ? null : ask(calls.exhibitorRecord.get, { id }),
    autosavedOf(ask, 'exhibitorRecord', draftKey),
    isNew ? unfinishedOf(ask, 'exhibitorRecord', draftKey) : [],
    ask(calls.exhibition.configuration, {}),
    ask(calls.exhibition.vocabulary, {}),
    ask(calls.exhibition.countries, {}),
  ]);
  return { slot: draftKey, record, autosaved, unfinished, choices: { halls, categories, countries } };
});
export const clientLoader = load.browser;

/** What the organizer says of an exhibitor, or of a new one. */
export default function ExhibitorEditorScreen() {
  const { slot: draftKey, record } = load.useData();
  return <Editor key={`${draftKey} ${record?.version ?? 0}`} />;
}

/** The record as it is written. */
function useRecordEditor() {
  const lang = useLang();
  const { slot: draftKey, record, autosaved } = load.useData();
  const [saved] = useState(() => toFormValues(record));
  const id = record?.id;
  return useEditor<ExhibitorForm>({
    kind: 'exhibitorRecord',
    draftKey,
    isNew: id === undefined,
    title: ({ name }) => inLang(name, lang),
    version: record?.version ?? 0,
    saved,
    autosaved,
    isValid: isExhibitorFormValues,
    inParts: ['contact'],
    ...(id !== undefined && {
      latest: async () => {
        const now = await api(calls.exhibitorRecord.get, { id });
        return { version: now.version, values: toFormValues(now) };
      },
    }),
  });
}

/** Saves what is written, and leads to the exhibitor's record. */
function useRecordSaving({ form, ...editor }: ReturnType<typeof useRecordEditor>, at: (field: string) => string) {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { record } = load.useData();
  /** A refusal that names its field is shown there. */
  const onFailure = ({ message, data: told }: Failure): boolean => {
    const field = told['field'];
    if (typeof field !== 'string') return false;
    form.setErrors({ [at(field)]: message });
    return true;
  };
  const finish = async (id: string, { name }: { name: Bilingual }, version?: number): Promise<void> => {
    toast.good(t(record === null ? 'addedDone' : 'changedDone', { name: inLang(name, lang) }));
    if (await editor.saved(version)) await navigate(localPath(lang, `${EXHIBITORS_PATH}/${id}`));
  };
  return (): Promise<void> =>
    record === null
      ? editor.submit({
          schema: add.input,
          inputOf: (values) => values,
          onFailure,
          send: async (input) => finish((await api(add, input)).id, input),
        })
      : editor.submit({
          schema: change.input,
          inputOf: (values, version) => ({ id: record.id, version, form: values }),
          onFailure,
          send: async (input) => finish(record.id, input.form, (await api(change, input)).version),
        });
}

function Editor() {
  const t = useTexts(exhibitorRecordTexts);
  const lang = useLang();
  const { record, unfinished, choices } = load.useData();
  const editor = useRecordEditor();
  const at = (field: string): string => (record === null ? field : `form.${field}`);
  const save = useRecordSaving(editor, at);
  const descriptions = useRecordDescriptions(choices);
  const { form } = editor;
  return (
    <OrganizerPage
      back={
        record === null
          ? { to: EXHIBITORS_PATH, label: t('back') }
          : { to: `${EXHIBITORS_PATH}/${record.id}`, label: t('backToRecord') }
      }
      title={record === null ? t('addTitle') : t('changeTitle', { name: inLang(record.name, lang) })}
    >
      <Unfinished
        kind="exhibitorRecord"
        list={unfinished}
        addressOf={(draftKey) => exhibitorEditAddress('new', draftKey)}
      />
      <EditorNotices editor={editor} {...descriptions} />
      <EditorForm editor={editor} onSubmit={save} className="">
        <OrganizerPart title={t('given')}>
          <div className="grid max-w-3xl gap-5">
            <ExhibitorRecordFields form={form} at={at} choices={choices} />
          </div>
        </OrganizerPart>
        <SaveBar editor={editor}>
          <Button type="submit" busy={form.busy}>
            {t(record === null ? 'addAct' : 'save')}
          </Button>
        </SaveBar>
      </EditorForm>
      <LeaveDialog editor={editor} save={save} />
    </OrganizerPage>
  );
}
