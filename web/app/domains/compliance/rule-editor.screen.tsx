import { save as saveCall } from '@fairbridge/contract/compliance/compliance.calls.ts';
import type { ComplianceForm, ComplianceRule } from '@fairbridge/contract/compliance/compliance.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { defineClientLoad } from '../../define-load.ts';
import { editorKey, loadRecord } from '../../editing/load-record.ts';
import { RecordEditor } from '../../editing/record-editor.tsx';
import { saveForm, useRecordEditor } from '../../editing/use-record-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { toast } from '../../ui/toast.tsx';
import { complianceEditorTexts } from './compliance-editor.texts.ts';
import { ruleAddress, rulesAddress } from './compliance-query.ts';
import { useRuleDescriptions } from './rule-descriptions.ts';
import { RuleFields } from './rule-fields.tsx';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑合规规则', en: 'Edit compliance rule' });

const load = defineClientLoad(async (given) => {
  const [loaded, vocabulary] = await Promise.all([
    loadRecord(given, 'complianceRule', (id) => given.api(calls.compliance.get, { id })),
    given.api(calls.exhibition.vocabulary, {}),
  ]);
  return { ...loaded, vocabulary };
});
export const clientLoader = load.browser;

const NEW: ComplianceForm = {
  ingredient: '',
  kind: 'banned',
  country: '',
  crops: [],
  uses: { zh: '', en: '' },
  note: { zh: '', en: '' },
  source: { zh: '', en: '' },
  link: '',
  validFrom: '',
  validUntil: '',
  effect: 'notice',
};

function valuesOf(rule: ComplianceRule | null): ComplianceForm {
  if (rule === null) return NEW;
  const { id: _id, version: _version, ...form } = rule;
  return form;
}

/** A rule of the fair: what it is on, what it says, what it does, and the exhibits that it is about. */
export default function RuleEditorScreen() {
  return <Editor key={editorKey(load.useData())} />;
}

function Editor() {
  const t = useTexts(complianceEditorTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const loaded = load.useData();
  const { record, vocabulary } = loaded;
  const editor = useRecordEditor({
    loaded,
    valuesOf,
    like: { ...NEW, crops: [''] },
    get: (id) => api(calls.compliance.get, { id }),
    title: ({ ingredient, note }) =>
      inLang(vocabulary.ingredients.find(({ code }) => code === ingredient)?.name ?? note, lang),
    under: 'form',
  });
  const save = (): Promise<void> =>
    saveForm(editor, record, { call: saveCall, formOf: (values) => values }, async (_rule, goesOn) => {
      toast.good(t('saved'));
      if (goesOn) await navigate(localPath(lang, rulesAddress(query)));
    });
  return (
    <OrganizerPage
      back={{ to: rulesAddress(query), label: t('back') }}
      title={t(record === null ? 'addTitle' : 'changeTitle')}
    >
      <RecordEditor
        editor={editor}
        loaded={loaded}
        addressOf={(draftKey) => ruleAddress('new', query, draftKey)}
        save={save}
        {...useRuleDescriptions(vocabulary)}
      >
        <OrganizerPart title={t('rule')}>
          <div className="grid max-w-3xl gap-5">
            <RuleFields form={editor.form} vocabulary={vocabulary} />
          </div>
        </OrganizerPart>
      </RecordEditor>
    </OrganizerPage>
  );
}
