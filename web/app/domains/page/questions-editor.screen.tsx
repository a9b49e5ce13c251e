import { COUNTED_TEXTS, missingLangs, meterOf } from '@fairbridge/contract/languages.ts';
import { saveQuestions } from '@fairbridge/contract/page/page.calls.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { loadOnly } from '../../editing/load-record.ts';
import { EditorFrame } from '../../editing/record-editor.tsx';
import { SaveBar } from '../../editing/save-bar.tsx';
import { saveBy, useRecordEditor } from '../../editing/use-record-editor.ts';
import { useTexts } from '../../i18n/lang.tsx';
import { defineClientLoad } from '../../define-load.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { LanguageMarks } from '../../ui/language-marks.tsx';
import { toast } from '../../ui/toast.tsx';
import { moveItem } from '../../ui/move-item.ts';
import { deskTexts } from '../../components/content/desk.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '常见问题', en: 'Q&A' });

/** The fair has one list of questions. */
const load = defineClientLoad((given) =>
  loadOnly(given, 'questions', 'all', () => given.api(calls.page.getQuestions, {})),
);
export const clientLoader = load.browser;

type Question = { question: Bilingual; answer: Bilingual };
/** The key keeps a question's fields its own while the order changes. */
type Keyed = Question & { key: number };
type Values = { questions: readonly Keyed[] };
const EMPTY: Bilingual = { zh: '', en: '' };

const valuesOf = (list: readonly Question[]): Values => ({ questions: list.map((one, key) => ({ ...one, key })) });
const LIKE = valuesOf([{ question: EMPTY, answer: EMPTY }]);

/** The questions and answers of the fair, in their order. */
export default function QuestionsEditorScreen() {
  return <Editor key={load.useData().record.version} />;
}

const plain = (questions: readonly Keyed[]): Question[] =>
  questions.map(({ question, answer }) => ({ question, answer }));

function Editor() {
  const t = useTexts(deskTexts);
  const { revalidate } = useRevalidator();
  const editor = useRecordEditor({
    loaded: load.useData(),
    valuesOf: ({ list }) => valuesOf(list),
    like: LIKE,
    get: () => api(calls.page.getQuestions, {}),
  });
  const { form } = editor;
  const { questions } = form.values;
  const set = (next: readonly Keyed[], field = 'list'): void => form.set('questions', next, field);
  const edit = (key: number, part: Partial<Question>, field: string): void =>
    set(
      questions.map((one) => (one.key === key ? { ...one, ...part } : one)),
      field,
    );
  const add = (): void =>
    set([...questions, { question: EMPTY, answer: EMPTY, key: Math.max(-1, ...questions.map(({ key }) => key)) + 1 }]);
  const save = (): Promise<void> =>
    saveBy(
      editor,
      { call: saveQuestions, inputOf: (values, version) => ({ version, list: plain(values.questions) }) },
      async (_saved, goesOn) => {
        toast.good(t('Saved'));
        if (goesOn) await revalidate();
      },
    );
  return (
    <OrganizerPage
      back={{ to: '/organizer/pages', label: t('BackToList') }}
      title={t('questions')}
      lead={t('questionsLead')}
    >
      <EditorFrame editor={editor} save={save} labelOf={() => t('questions')}>
        {questions.map(({ key, question, answer }, at) => {
          const place = { number: at + 1 };
          return (
            <OrganizerPart
              key={key}
              title={t('questionNumber', place)}
              actions={
                <div className="flex flex-wrap items-center gap-1">
                  <LanguageMarks lacks={missingLangs(meterOf({ question, answer }, COUNTED_TEXTS.pageQuestion))} />
                  <IconButton
                    icon="up"
                    label={t('up', place)}
                    disabled={at === 0}
                    onClick={() => set(moveItem(questions, at, at - 1))}
                  />
                  <IconButton
                    icon="down"
                    label={t('down', place)}
                    disabled={at === questions.length - 1}
                    onClick={() => set(moveItem(questions, at, at + 1))}
                  />
                  <IconButton
                    icon="trash"
                    label={t('removeQuestion', place)}
                    onClick={() => set(questions.filter((one) => one.key !== key))}
                  />
                </div>
              }
            >
              <div className="grid gap-4">
                <BilingualField
                  name={`list.${at}.question`}
                  labels={{ zh: t('questionZh'), en: t('questionEn') }}
                  value={question}
                  errors={form.errors}
                  max={200}
                  need="either"
                  onChange={(value, field) => edit(key, { question: value }, field)}
                />
                <BilingualField
                  name={`list.${at}.answer`}
                  labels={{ zh: t('answerZh'), en: t('answerEn') }}
                  value={answer}
                  errors={form.errors}
                  max={3_000}
                  rows={4}
                  need="either"
                  onChange={(value, field) => edit(key, { answer: value }, field)}
                />
              </div>
            </OrganizerPart>
          );
        })}
        <SaveBar editor={editor}>
          <Button type="submit" busy={form.busy}>
            {t('Save')}
          </Button>
          <Button kind="quiet" onClick={add}>
            {t('addQuestion')}
          </Button>
        </SaveBar>
      </EditorFrame>
    </OrganizerPage>
  );
}
