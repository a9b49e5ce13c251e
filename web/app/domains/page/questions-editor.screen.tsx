import { saveQuestions } from '@fairbridge/contract/page/page.calls.ts';
import type { Bilingual } from '@fairbridge/contract/text.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { LocalLink, useTexts } from '../../i18n/lang.tsx';
import { defineWork } from '../../loading.ts';
import { OrganizerPage, OrganizerPart } from '../../shell/organizer/organizer-page.tsx';
import { workMeta } from '../../site/page-meta.ts';
import { BilingualField } from '../../ui/bilingual-field.tsx';
import { Button } from '../../ui/button.tsx';
import { EditConflict } from '../../ui/edit-conflict.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { PostForm } from '../../ui/post-form.tsx';
import { toast } from '../../ui/toast.tsx';
import { useUnsaved } from '../../ui/use-unsaved.tsx';
import { moved } from '../../ui/moved.ts';
import { deskTexts } from '../../parts/content/desk.texts.ts';

export { WorkSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '常见问题', en: 'Q&A' });

const load = defineWork(({ api: ask }) => ask(calls.page.getQuestions, {}));
export const clientLoader = load.browser;

type Question = { question: Bilingual; answer: Bilingual };
/** The key keeps a question's fields its own while the order changes. */
type Keyed = Question & { key: number };
const EMPTY: Bilingual = { zh: '', en: '' };

/** The questions and answers of the fair, in their order. */
export default function QuestionsEditorScreen() {
  const { list, version } = load.useData();
  return <Editor key={version} list={list} version={version} />;
}

const plain = (questions: readonly Keyed[]): Question[] =>
  questions.map(({ question, answer }) => ({ question, answer }));

function Editor({ list, version }: { list: readonly Question[]; version: number }) {
  const t = useTexts(deskTexts);
  const { revalidate } = useRevalidator();
  const [conflict, setConflict] = useState(false);
  const form = useForm<{ questions: readonly Keyed[] }>(() => ({
    questions: list.map((one, key) => ({ ...one, key })),
  }));
  const { questions } = form.values;
  const unsaved = useUnsaved(JSON.stringify(plain(questions)) !== JSON.stringify(list));
  const set = (next: readonly Keyed[], field = 'list'): void => form.set('questions', next, field);
  const edit = (key: number, part: Partial<Question>, field: string): void =>
    set(
      questions.map((one) => (one.key === key ? { ...one, ...part } : one)),
      field,
    );
  const add = (): void =>
    set([...questions, { question: EMPTY, answer: EMPTY, key: Math.max(-1, ...questions.map(({ key }) => key)) + 1 }]);
  const save = (): void =>
    void form.submit({
      schema: saveQuestions.input,
      input: { version, list: plain(questions) },
      send: async (input) => {
        await api(saveQuestions, input);
        toast.good(t('saved'));
        await revalidate();
      },
      onFailure: ({ name }) => {
        if (name !== 'editConflict') return false;
        setConflict(true);
        return true;
      },
    });
  return (
    <OrganizerPage
      title={t('questions')}
      lead={
        <>
          <LocalLink to="/organizer/pages" className="link">
            {t('back')}
          </LocalLink>{' '}
          {t('questionsLead')}
        </>
      }
    >
      <PostForm form={form} onSubmit={save} className="">
        {questions.map(({ key, question, answer }, at) => {
          const place = { number: at + 1 };
          return (
            <OrganizerPart
              key={key}
              title={t('questionNumber', place)}
              actions={
                <div className="flex gap-1">
                  <IconButton
                    icon="up"
                    label={t('up', place)}
                    disabled={at === 0}
                    onClick={() => set(moved(questions, at, at - 1))}
                  />
                  <IconButton
                    icon="down"
                    label={t('down', place)}
                    disabled={at === questions.length - 1}
                    onClick={() => set(moved(questions, at, at + 1))}
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
        <FormFailure message={form.failure} />
        <div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap gap-3 border-t border-line bg-paper px-4 py-3">
          <Button type="submit" busy={form.busy}>
            {t('save')}
          </Button>
          <Button kind="quiet" onClick={add}>
            {t('addQuestion')}
          </Button>
        </div>
      </PostForm>
      {unsaved.dialog}
      <EditConflict open={conflict} onClose={() => setConflict(false)} />
    </OrganizerPage>
  );
}
