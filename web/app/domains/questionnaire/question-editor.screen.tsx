import { isChoice } from '@fairbridge/contract/questionnaire/questionnaire.rules.ts';
import { saveForm } from '@fairbridge/contract/questionnaire/questionnaire.calls.ts';
import { KINDS, type ManagedQuestion, type Site } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { data, useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import type { FieldDescriptions } from '../../editing/editor-notices.tsx';
import { editorKey } from '../../editing/load-record.ts';
import { EditorFrame } from '../../editing/record-editor.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { autosavedOf, draftKeyOf, unfinishedOf } from '../../editing/draft-key.ts';
import { isPlainObject } from '../../editing/three-way-merge.ts';
import { Unfinished } from '../../editing/unfinished.tsx';
import { useRecordEditor } from '../../editing/use-record-editor.ts';
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
  KEPT_LIKE,
  withAnswerCounts,
  coverage,
  toFormValues,
  toInput,
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
  const record = questions.find((one) => one.code === code) ?? null;
  if (code !== 'new' && record === null) throw data({ failure: { name: 'notFound', message: '' } }, { status: 404 });
  const begun = unfinished.filter(({ slot }) => slot.startsWith(questionDraftKey(site, '')));
  return { kind: 'question' as const, site, draftKey, questions, record, autosaved, unfinished: begun };
});
export const clientLoader = load.browser;

/** The first message that belongs to the options, whichever of them it names. */
const optionError = (errors: Readonly<Record<string, string>>): string | undefined =>
  Object.entries(errors).find(([field]) => field.startsWith('options'))?.[1];

type Values = { draft: StoredQuestion };
const valuesOf = (question: ManagedQuestion | null): Values => ({ draft: keptOf(toFormValues(question)) });

async function newest(site: Site, code: string): Promise<ManagedQuestion> {
  const { questions } = await api(calls.questionnaire.list, { site });
  const found = questions.find((one) => one.code === code);
  if (found === undefined) throw new Error(`no question ${code}`);
  return found;
}

/** One question, Chinese and English side by side, with what people will see beside it. */
export default function QuestionEditorScreen() {
  return <Editor key={editorKey(load.useData())} />;
}

/** The question as it is written. */
function useQuestionEditor() {
  const lang = useLang();
  const loaded = load.useData();
  const { site, record } = loaded;
  // a new question is nothing yet, and begins with what its author will fill in
  const [begin] = useState(() => valuesOf(record));
  return useRecordEditor({
    loaded,
    valuesOf: (question) => (question === null ? { draft: { ...begin.draft, options: [] } } : valuesOf(question)),
    like: { draft: KEPT_LIKE },
    begin,
    get: () => newest(site, record?.code ?? ''),
    title: ({ draft }) => inLang(draft.title, lang),
    inParts: ['draft'],
    under: 'form',
  });
}

/** How the parts of a question are called, and what is chosen in them. */
function useQuestionDescriptions(questions: readonly ManagedQuestion[]): FieldDescriptions {
  const t = useTexts(questionEditorTexts);
  const lang = useLang();
  const both = (path: string, label: string): Record<string, string> => ({
    [`draft.${path}.zh`]: t('zh', { label }),
    [`draft.${path}.en`]: t('en', { label }),
  });
  const labels: Readonly<Record<string, string>> = {
    ...both('title', t('questionTitle')),
    ...both('hint', t('questionHint')),
    ...both('section', t('questionSection')),
    ...both('unit', t('Unit')),
    'draft.kind': t('kind'),
    'draft.required': t('mustAnswer'),
    'draft.min': t('leastValue'),
    'draft.max': t('mostValue'),
    'draft.whole': t('whole'),
    'draft.options': t('optionsTitle'),
    'draft.condition': t('conditionTitle'),
  };
  /** `农药 / Pesticides`, one a line. */
  const optionWords = (options: readonly unknown[]): string =>
    options
      .map((option) => (isPlainObject(option) && isPlainObject(option['name']) ? option['name'] : {}))
      .map(({ zh, en }) => [zh, en].filter((name) => typeof name === 'string' && name !== '').join(' / '))
      .join('\n');
  const conditionWords = (condition: unknown): string => {
    const source = isPlainObject(condition) ? questions.find(({ code }) => code === condition['question']) : undefined;
    if (source === undefined || !isPlainObject(condition)) return t('conditionNone');
    const choices: unknown = condition['choices'];
    const names = source.options.filter(({ code }) => Array.isArray(choices) && choices.includes(code));
    return t('shownWhen', {
      question: inLang(source.title, lang),
      choices: names.map(({ name }) => inLang(name, lang)).join(t('or')),
    });
  };
  return {
    labelOf: (path) => labels[path] ?? '',
    say: (path, value) => {
      if (path === 'draft.options' && Array.isArray(value)) return optionWords(value);
      if (path === 'draft.condition') return conditionWords(value);
      const kind = KINDS.find((one) => path === 'draft.kind' && one === value);
      return kind === undefined ? null : t(kind);
    },
  };
}

function Editor() {
  const t = useTexts(questionEditorTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { kind, site, questions, record: question, unfinished } = load.useData();
  const editor = useQuestionEditor();
  const { form } = editor;
  const formValues = withAnswerCounts(form.values.draft, question);
  const asked = questions.filter(({ retired, code }) => !retired || code === question?.code);
  const place = asked.findIndex(({ code }) => code === question?.code);
  const earlier = asked.slice(0, place === -1 ? undefined : place).filter(({ retired }) => !retired);

  const change = (part: Partial<QuestionFormValues>, field: string): void =>
    form.change('draft', (before) => keptOf({ ...withAnswerCounts(before, question), ...part }), field);
  const save = async (): Promise<void> => {
    const wrong = validateQuestion(formValues, lang);
    if (Object.keys(wrong).length > 0) return form.setErrors(wrong);
    await editor.submit({
      schema: saveForm.input,
      inputOf: (values, version) => ({
        site,
        code: question?.code ?? null,
        version: question === null ? null : version,
        form: toInput(withAnswerCounts(values.draft, question)),
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
      <Unfinished kind={kind} list={unfinished} addressOf={(draftKey) => newQuestionAddress(site, draftKey)} />
      <EditorFrame
        editor={editor}
        save={save}
        className="grid items-start gap-x-6 xl:grid-cols-[minmax(0,1fr)_24rem]"
        {...useQuestionDescriptions(questions)}
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
                onChange={(options) => change({ options }, 'options')}
              />
            </OrganizerPart>
          )}
          <OrganizerPart title={t('conditionTitle')}>
            <ConditionEditor
              earlier={earlier}
              condition={formValues.condition}
              error={form.errors['condition']}
              onChange={(condition) => change({ condition }, 'condition')}
            />
          </OrganizerPart>
          <SaveBar editor={editor}>
            <Button type="submit" busy={form.busy}>
              {t('Save')}
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
      </EditorFrame>
    </OrganizerPage>
  );
}
