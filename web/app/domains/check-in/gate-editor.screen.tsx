import { offered } from '@fairbridge/contract/exhibition/offered.ts';
import { save as saveCall } from '@fairbridge/contract/check-in/gate.calls.ts';
import { READMISSIONS, type Gate, type Readmission } from '@fairbridge/contract/check-in/gate.shapes.ts';
import { CONSOLE_LIMITS } from '@fairbridge/contract/console-limits.ts';
import { inLang, type Bilingual } from '@fairbridge/contract/text.ts';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { fieldLabels } from '../../editing/field-labels.ts';
import { editorKey, loadRecord } from '../../editing/load-record.ts';
import { RecordEditor } from '../../editing/record-editor.tsx';
import { saveForm, useRecordEditor } from '../../editing/use-record-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Checkbox, RadioGroup, Select } from '../../ui/field.tsx';
import { toast } from '../../ui/toast.tsx';
import { ON_SITE } from './check-in-tabs.tsx';
import { checkInTexts } from './check-in.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/form-skeleton.tsx';
export const meta = workMeta({ zh: '编辑入口', en: 'Edit gate' });

const load = defineClientLoad(async (given) => {
  const [loaded, { halls }] = await Promise.all([
    loadRecord(given, 'gate', (id) => given.api(calls.gate.get, { id })),
    given.api(calls.exhibition.configuration, {}),
  ]);
  return { ...loaded, halls };
});
export const clientLoader = load.browser;

type Values = { name: Bilingual; hall: string; readmission: Readmission; open: boolean };
const NEW: Values = { name: { zh: '', en: '' }, hall: '', readmission: 'once', open: true };

const valuesOf = (gate: Gate | null): Values =>
  gate === null ? NEW : { name: gate.name, hall: gate.hall ?? '', readmission: gate.readmission, open: gate.open };

const HINTS = { once: 'onceHint', daily: 'dailyHint', always: 'alwaysHint' } as const;

function Editor() {
  const t = useTexts(checkInTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const loaded = load.useData();
  const { record, halls } = loaded;
  const editor = useRecordEditor({
    loaded,
    valuesOf,
    get: (id) => api(calls.gate.get, { id }),
    title: ({ name }) => inLang(name, lang),
    under: 'form',
  });
  const { form } = editor;
  const formOf = ({ hall, ...values }: Values) => ({ ...values, hall: hall === '' ? null : hall });
  const save = (): Promise<void> =>
    saveForm(editor, record, { call: saveCall, formOf }, async (_gate, goesOn) => {
      toast.good(t('Saved'));
      if (goesOn) await navigate(localPath(lang, ON_SITE.gates));
    });
  return (
    <RecordEditor
      editor={editor}
      loaded={loaded}
      addressOf={(draftKey) => `${ON_SITE.gates}/new?slot=${draftKey}`}
      save={save}
      className="grid gap-5"
      labelOf={fieldLabels(checkInTexts, lang, 'details')}
    >
      <section className="card grid max-w-3xl gap-5 p-5" aria-label={t('details')}>
        <BilingualField
          labels={{ zh: t('nameZh'), en: t('nameEn') }}
          {...form.pair('name')}
          max={CONSOLE_LIMITS.gateNameMax}
          need="either"
          className="sm:grid-cols-2"
        />
        <div className="max-w-sm">
          <Select
            label={t('hall')}
            placeholder={t('wholeFair')}
            options={offered(halls, [form.values.hall]).map(({ code, name }) => ({
              value: code,
              label: inLang(name, lang),
            }))}
            {...form.text('hall')}
          />
        </div>
        <RadioGroup
          label={t('readmission')}
          name="readmission"
          value={form.values.readmission}
          onChange={(value) => form.set('readmission', READMISSIONS.find((one) => one === value) ?? 'once')}
          options={READMISSIONS.map((one) => ({ value: one, label: t(one), hint: t(HINTS[one]) }))}
        />
        <Checkbox
          label={t('openGate')}
          hint={t('openHint')}
          name="open"
          checked={form.values.open}
          onChange={(event) => form.set('open', event.target.checked)}
        />
      </section>
    </RecordEditor>
  );
}

/** A gate: where it leads, and how often a badge comes in. Another version of it is a new form. */
export default function GateEditorScreen() {
  const t = useTexts(checkInTexts);
  const loaded = load.useData();
  return (
    <OrganizerPage
      back={{ to: ON_SITE.gates, label: t('BackToList') }}
      title={t(loaded.record === null ? 'addGate' : 'editGate')}
    >
      <Editor key={editorKey(loaded)} />
    </OrganizerPage>
  );
}
