import { save as saveCall } from '@fairbridge/contract/compliance/compliance.calls.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { EditorForm } from '../../editing/editor-form.tsx';
import { EditorNotices } from '../../editing/editor-notices.tsx';
import { LeaveDialog } from '../../editing/leave-dialog.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { autosavedOf, draftKeyOf, unfinishedOf } from '../../editing/draft-key.ts';
import { Unfinished } from '../../editing/unfinished.tsx';
import { useEditor } from '../../editing/use-editor.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { complianceEditorTexts } from './compliance-editor.texts.ts';
import { ruleAddress, rulesAddress } from './compliance-query.ts';
import { toFormValues, toInput, isRuleFormValues, type RuleFormValues } from './rule-form-values.ts';
import { RuleFields } from './rule-fields.tsx';
import { useRuleDescriptions } from './rule-descriptions.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑合规规则', en: 'Edit compliance rule' });

const load = defineClientLoad(async (given) => {
  const { api: ask, params } = given;
  const id = params['id'] ?? 'new';
  const isNew = id === 'new';
  const draftKey = isNew ? draftKeyOf(given) : id;
  const [rule, vocabulary, autosaved, unfinished] = await Promise.all([
    isNew ? null : ask(calls.compliance.get, { id }),
    ask(calls.exhibition.vocabulary, {}),
    autosavedOf(ask, 'complianceRule', draftKey),
    isNew ? unfinishedOf(ask, 'complianceRule', draftKey) : [],
  ]);
  return { slot: draftKey, rule, vocabulary, autosaved, unfinished };
});
export const clientLoader = load.browser;

/** A rule of the fair: what it is on, what it says, what it does, and the exhibits that it is about. */
export default function RuleEditorScreen() {
  const { slot: draftKey, rule } = load.useData();
  return <Editor key={`${draftKey} ${rule?.version ?? 0}`} />;
}

/** The rule as it is written. */
function useRuleEditor() {
  const lang = useLang();
  const { slot: draftKey, rule, vocabulary, autosaved } = load.useData();
  const [saved] = useState(() => toFormValues(rule));
  const id = rule?.id;
  return useEditor<RuleFormValues>({
    kind: 'complianceRule',
    draftKey,
    isNew: id === undefined,
    title: ({ ingredient, noteZh, noteEn }) => {
      const named = vocabulary.ingredients.find(({ code }) => code === ingredient);
      return inLang(named?.name ?? { zh: noteZh, en: noteEn }, lang);
    },
    version: rule?.version ?? 0,
    saved,
    autosaved,
    isValid: isRuleFormValues,
    ...(id !== undefined && {
      latest: async () => {
        const now = await api(calls.compliance.get, { id });
        return { version: now.version, values: toFormValues(now) };
      },
    }),
  });
}

function Editor() {
  const t = useTexts(complianceEditorTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { rule, vocabulary, unfinished } = load.useData();
  const editor = useRuleEditor();
  const descriptions = useRuleDescriptions(vocabulary);
  const { form } = editor;
  const save = (): Promise<void> =>
    editor.submit({
      schema: saveCall.input,
      inputOf: (values, version) => ({
        id: rule?.id ?? null,
        version: rule === null ? null : version,
        form: toInput(values),
      }),
      send: async (input) => {
        const { version } = await api(saveCall, input);
        toast.good(t('saved'));
        if (await editor.saved(version)) await navigate(localPath(lang, rulesAddress(query)));
      },
    });
  return (
    <OrganizerPage
      back={{ to: rulesAddress(query), label: t('back') }}
      title={t(rule === null ? 'addTitle' : 'changeTitle')}
    >
      <Unfinished
        kind="complianceRule"
        list={unfinished}
        addressOf={(draftKey) => ruleAddress('new', query, draftKey)}
      />
      <EditorNotices editor={editor} {...descriptions} />
      <EditorForm editor={editor} onSubmit={save} className="">
        <OrganizerPart title={t('rule')}>
          <div className="grid max-w-3xl gap-5">
            <RuleFields form={form} vocabulary={vocabulary} />
          </div>
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
