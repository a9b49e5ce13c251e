import { isChoice } from '@fairbridge/contract/questionnaire/questionnaire.rules.ts';
import { saveForm } from '@fairbridge/contract/questionnaire/questionnaire.calls.ts';
import type { ManagedQuestion, Site } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
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
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/toast.tsx';
import { ConditionEditor } from './condition-editor.tsx';
import { LanguageMeter } from '../../ui/language-meter.tsx';
import { OptionEditor } from './option-editor.tsx';
import {
  countedOf,
  coverage,
  toFormValues,
  toInput,
  isKept,
  keptOf,
  previewOf,
  validateQuestion,
  type StoredQuestion,
  type QuestionFormValues,
} from './question-form-values.ts';
import { questionEditorTexts } from './question-editor.texts.ts';
import { KindFields, WordFields } from './question-form-fields.tsx';
import { QuestionPreview } from './question-preview.tsx';
import { newQuestionAddress, questionDraftKey, questionsAddress, siteOf } from './question-sites.ts';
import { useQuestionDescriptions } from './question-descriptions.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '编辑题目', en: 'Edit question' });

const load = defineClientLoad(async (given) => {
  const { api: ask, params, query } = given;
  const site = siteOf(query);
  const code = params['code'] ?? 'new';
  const draftKey = questionDraftKey(site, code === 'new' ? draftKeyOf(given) : code);
  const [{ questions }, autosaved, unfinished] = await Promise.all([
    ask(calls.questionnaire.list, { site }),
    autosavedOf(ask, 'question', draftKey),
    code === 'new' ? unfinishedOf(ask, 'question', draftKey) : [],
  ]);
  const question = questions.find((one) => one.code === code) ?? null;
  if (code !== 'new' && question === null) throw data({ failure: { name: 'notFound', message: '' } }, { status: 404 });
  return { site, slot: draftKey, questions, question, autosaved, unfinished };
});
export const clientLoader = load.browser;

/** The first message that belongs to the options, whichever of them it names. */
const optionError = (errors: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(errors).find(([field]) => field.startsWith('form.options'))?.[1];

type Values = { draft: StoredQuestion };
const valuesOf = (question: ManagedQuestion | null): Values => ({ draft: keptOf(toFormValues(question)) });
/** A new question is nothing yet, and begins with what its author will fill in. */
const nothing = (begin: Values): Values => ({ draft: { ...begin.draft, options: [] } });

async function newest(site: Site, code: string): Promise<ManagedQuestion> {
  const { questions } = await api(calls.questionnaire.list, { site });
  const found = questions.find((one) => one.code === code);
  if (found === undefined) throw new Error(`no question ${code}`);
  return found;
}

/** One question, Chinese and English side by side, with what people will see beside it. */
export default function QuestionEditorScreen() {
  const { slot: draftKey, question } = load.useData();
  return <Editor key={`${draftKey} ${question?.version ?? 0}`} />;
}

/** The question as it is written. */
function useQuestionEditor() {
  const lang = useLang();
  const { site, slot: draftKey, question, autosaved } = load.useData();
  const [begin] = useState(() => valuesOf(question));
  const code = question?.code;
  return useEditor<Values>({
    kind: 'question',
    draftKey,
    isNew: code === undefined,
    title: ({ draft }) => inLang(draft.title, lang),
    version: question?.version ?? 0,
    saved: question === null ? nothing(begin) : begin,
    begin,
    autosaved,
    isValid: isKept,
    inParts: ['draft'],
    ...(code !== undefined && {
      latest: async () => {
        const now = await newest(site, code);
        return { version: now.version, values: valuesOf(now) };
      },
    }),
  });
}

function Editor() {
  const t = useTexts(questionEditorTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { site, questions, question, unfinished } = load.useData();
  const editor = useQuestionEditor();
  const descriptions = useQuestionDescriptions(questions);
  const { form } = editor;
  const formValues = countedOf(form.values.draft, question);
  const asked = questions.filter(({ retired, code }) => !retired || code === question?.code);
  const place = asked.findIndex(({ code }) => code === question?.code);
  const earlier = asked.slice(0, place === -1 ? undefined : place).filter(({ retired }) => !retired);

  const change = (part: Partial<QuestionFormValues>, field: string): void =>
    form.change('draft', (before) => keptOf({ ...countedOf(before, question), ...part }), field);
  const save = async (): Promise<void> => {
    const wrong = validateQuestion(formValues, lang);
    if (Object.keys(wrong).length > 0) return form.setErrors(wrong);
    await editor.submit({
      schema: saveForm.input,
      inputOf: (values, version) => ({
        site,
        code: question?.code ?? null,
        version: question === null ? null : version,
        form: toInput(countedOf(values.draft, question)),
      }),
      send: async (input) => {
        const { question: now } = await api(saveForm, input);
        toast.good(t('saved'));
        if (await editor.saved(now.version)) await navigate(localPath(lang, questionsAddress(site)));
      },
      onFailure: ({ name }) => {
        if (name !== 'notFound') return false;
        form.setFailure(t('conflictGone'));
        return true;
      },
    });
  };
  const edit = { draft: formValues, errors: form.errors, change };
  return (
    <OrganizerPage
      back={{ to: questionsAddress(site), label: `${t('back')} · ${t(site)}` }}
      title={t(question === null ? 'newTitle' : 'editTitle')}
    >
      <Unfinished
        kind="question"
        list={unfinished.filter((one) => one.slot.startsWith(questionDraftKey(site, '')))}
        addressOf={(draftKey) => newQuestionAddress(site, draftKey)}
      />
      <EditorNotices editor={editor} {...descriptions} />
      <EditorForm
        editor={editor}
        className="grid items-start gap-x-6 xl:grid-cols-[minmax(0,1fr)_24rem]"
        onSubmit={save}
      >
        <div className="min-w-0">
          <OrganizerPart title={t('words')} actions={<LanguageMeter done={coverage(formValues)} />}>
            <WordFields {...edit} />
          </OrganizerPart>
          <OrganizerPart title={t('kind')}>
            <KindFields {...edit} answers={question?.answers ?? 0} />
          </OrganizerPart>
          {isChoice(formValues) && (
            <OrganizerPart title={t('optionsTitle')}>
              <OptionEditor
                options={formValues.options}
                tree={formValues.kind === 'tree'}
                error={optionError(form.errors)}
                onChange={(options) => change({ options }, 'form.options')}
              />
            </OrganizerPart>
          )}
          <OrganizerPart title={t('conditionTitle')}>
            <ConditionEditor
              earlier={earlier}
              condition={formValues.condition}
              error={form.errors['form.condition']}
              onChange={(condition) => change({ condition }, 'form.condition')}
            />
          </OrganizerPart>
          <SaveBar editor={editor}>
            <Button type="submit" busy={form.busy}>
              {t('save')}
            </Button>
          </SaveBar>
        </div>
        <div className="min-w-0 max-xl:mt-5 xl:sticky xl:top-20">
          <OrganizerPart title={t('live')}>
            <div className="xl:max-h-[70dvh] xl:overflow-y-auto">
              <QuestionPreview questions={[previewOf(formValues)]} label={t('live')} />
            </div>
          </OrganizerPart>
        </div>
      </EditorForm>
      <LeaveDialog editor={editor} save={save} />
    </OrganizerPage>
  );
}
