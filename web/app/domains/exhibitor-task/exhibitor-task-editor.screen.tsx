import { save as saveCall } from '@fairbridge/contract/exhibitor-task/exhibitor-task.calls.ts';
import {
  TASK_KINDS,
  type ExhibitorTaskForm,
  type ManagedExhibitorTask,
} from '@fairbridge/contract/exhibitor-task/exhibitor-task.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { data, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import { editorKey, loadRecord } from '../../editing/load-record.ts';
import { RecordEditor } from '../../editing/record-editor.tsx';
import { saveForm, useRecordEditor } from '../../editing/use-record-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { canCall } from '../../session/can-call.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Checkbox, RadioGroup } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { exhibitorTaskTexts } from './exhibitor-task.texts.ts';
import { TASKS_PATH } from './task-query.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑参展任务', en: 'Edit exhibitor task' });

const load = defineClientLoad(async (given) => {
  // who only reads the tasks has come by an address, not by a button
  if (!canCall(calls.exhibitorTask.save)) throw data({ failure: { name: 'notAllowed', message: '' } }, { status: 403 });
  const [loaded, { form }] = await Promise.all([
    loadRecord(given, 'exhibitorTask', (id) => given.api(calls.exhibitorTask.get, { id })),
    given.api(calls.exhibitorRecord.packages, {}),
  ]);
  return { ...loaded, bookable: form.packages };
});
export const clientLoader = load.browser;

const NEW: ExhibitorTaskForm = {
  title: { zh: '', en: '' },
  description: { zh: '', en: '' },
  kind: 'confirm',
  dueOn: '',
  packages: [],
  reminds: true,
  published: false,
};
const LIKE = {
  ...NEW,
  packages: [''],
  kind: (value: unknown): boolean => TASK_KINDS.some((one) => one === value),
};

function valuesOf(task: ManagedExhibitorTask | null): ExhibitorTaskForm {
  if (task === null) return NEW;
  const { title, description, kind, dueOn, packages, reminds, published } = task;
  return { title, description, kind, dueOn, packages, reminds, published };
}

/** A task of exhibitors, or a new one. */
export default function ExhibitorTaskEditorScreen() {
  return <Editor key={editorKey(load.useData())} />;
}

function Editor() {
  const t = useTexts(exhibitorTaskTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const loaded = load.useData();
  const editor = useRecordEditor({
    loaded,
    valuesOf,
    like: LIKE,
    get: (id) => api(calls.exhibitorTask.get, { id }),
    title: ({ title }) => inLang(title, lang),
    under: 'form',
  });
  const { form } = editor;
  const { packages } = form.values;
  const save = (): Promise<void> =>
    saveForm(editor, loaded.record, { call: saveCall, formOf: (values) => values }, async (_saved, goesOn) => {
      toast.good(t('Saved'));
      if (goesOn) await navigate(localPath(lang, TASKS_PATH));
    });
  return (
    <OrganizerPage
      back={{ to: TASKS_PATH, label: t('backToTasks') }}
      title={t(loaded.record === null ? 'create' : 'edit')}
    >
      <RecordEditor
        editor={editor}
        loaded={loaded}
        addressOf={(draftKey) => `${TASKS_PATH}/new?slot=${draftKey}`}
        save={save}
        labelOf={fieldLabels(exhibitorTaskTexts, lang, 'task')}
      >
        <OrganizerPart title={t('task')}>
          <div className="grid gap-5">
            <BilingualField
              {...form.pair('title')}
              labels={{ zh: t('titleZh'), en: t('titleEn') }}
              max={120}
              need="either"
            />
            <BilingualField
              {...form.pair('description')}
              labels={{ zh: t('descriptionZh'), en: t('descriptionEn') }}
              max={3_000}
              rows={6}
            />
            <div className="max-w-xs">
              <DateInput label={t('dueOn')} required {...form.text('dueOn')} />
            </div>
            <RadioGroup
              label={t('kind')}
              name="kind"
              value={form.values.kind}
              options={TASK_KINDS.map((value) => ({ value, label: t(value) }))}
              onChange={(kind) => form.set('kind', TASK_KINDS.find((one) => one === kind) ?? 'confirm')}
            />
            <fieldset>
              <legend className="font-semibold">{t('packages')}</legend>
              <p className="field-hint">{t('packagesHint')}</p>
              <div className="mt-2 flex flex-wrap gap-x-6 gap-y-2">
                {loaded.bookable.map(({ code, name }) => (
                  <Checkbox
                    key={code}
                    label={inLang(name, lang)}
                    checked={packages.includes(code)}
                    onChange={({ target }) =>
                      form.set(
                        'packages',
                        target.checked ? [...packages, code] : packages.filter((one) => one !== code),
                      )
                    }
                  />
                ))}
              </div>
            </fieldset>
            <Checkbox
              label={t('reminds')}
              checked={form.values.reminds}
              onChange={({ target }) => form.set('reminds', target.checked)}
            />
            <Checkbox
              label={t('publish')}
              hint={t('publishHint')}
              checked={form.values.published}
              onChange={({ target }) => form.set('published', target.checked)}
            />
          </div>
        </OrganizerPart>
      </RecordEditor>
    </OrganizerPage>
  );
}
