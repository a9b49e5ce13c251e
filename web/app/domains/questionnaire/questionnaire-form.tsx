import type { CurrentUser } from '@fairbridge/contract/account/account.shapes.ts';
import { save } from '@fairbridge/contract/questionnaire/questionnaire.calls.ts';
import type { Answer, Question, Site } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '../../api.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { PostForm } from '../../ui/post-form.tsx';
import { removeAnswers, storeAnswers, storedAnswers } from './stored-answers.ts';
import { askedAfter, checked, fitted, givenOf, isAnswered, type Given } from './answers.ts';
import { QuestionList } from './question-list.tsx';
import { questionnaireTexts } from './questionnaire.texts.ts';

export type Questionnaire = { site: Site; version: number; questions: Question[]; answers: Answer[] };
type Saved = { user: CurrentUser; next: string };

/** How many of the required questions that are asked have an answer, as words and as a bar. */
function Progress({ questions, given }: { questions: readonly Question[]; given: Given }) {
  const t = useTexts(questionnaireTexts);
  const needed = askedAfter(questions, given).filter(({ required }) => required);
  const done = needed.filter(({ code }) => isAnswered(given, code)).length;
  if (needed.length === 0) return <p className="text-soft">{t('allOptional')}</p>;
  return (
    <div className="min-w-0 flex-1">
      <p className="num text-soft" aria-live="polite">
        {t('answered', { done, all: needed.length })}
      </p>
      <div className="mt-1 h-1.5 max-w-sm overflow-hidden rounded-full bg-line" aria-hidden="true">
        <div className="h-full bg-action" style={{ width: `${(100 * done) / needed.length}%` }} />
      </div>
    </div>
  );
}

/**
 * The questionnaire to fill in and to send. What is not sent yet outlives a reload; when the organizer has changed the questions
 * meanwhile, they come anew and the answers that still fit stay (specification, section 4).
 */
export function QuestionnaireForm({
  questionnaire,
  owner,
  send,
  onSaved,
}: {
  questionnaire: Questionnaire;
  /** Whose answers: the subject's id. */
  owner: string;
  /** The words on the button. */
  send: string;
  onSaved: (saved: Saved) => void | Promise<void>;
}) {
  const t = useTexts(questionnaireTexts);
  const lang = useLang();
  const { revalidate } = useRevalidator();
  const { site, version, questions, answers: before } = questionnaire;
  const draft = `${site}.${owner}`;
  const [restored, setRestored] = useState(() => storedAnswers(draft) !== null);
  const form = useForm<{ given: Given }>(() => ({ given: storedAnswers(draft) ?? givenOf(before) }));
  const given = fitted(questions, form.values.given);

  const change = (next: Given, question: string): void => {
    storeAnswers(draft, next);
    form.set('given', next, question);
  };
  const discard = (): void => {
    removeAnswers(draft);
    setRestored(false);
    form.reset({ given: givenOf(before) });
  };
  const submit = (): void => {
    const { answers, errors } = checked(questions, given, before, lang);
    if (Object.keys(errors).length > 0) return form.setErrors(errors);
    void form.submit({
      schema: save.input,
      input: { site, version, answers },
      send: async (input) => {
        const saved = await api(save, input);
        removeAnswers(draft);
        setRestored(false);
        form.reset({ given: givenOf(saved.answers) });
        await onSaved(saved);
      },
      onFailure: ({ name, message }) => {
        if (name !== 'questionsChanged') return false;
        storeAnswers(draft, given);
        form.setFailure(message);
        void revalidate();
        return true;
      },
    });
  };
  return (
    <PostForm form={form} className="" onSubmit={submit}>
      {restored && (
        <div className="note mb-6 flex flex-wrap items-center justify-between gap-x-4 gap-y-1" role="status">
          <p>{t('restored')}</p>
          <button type="button" className="link min-h-8" onClick={discard}>
            {t('discard')}
          </button>
        </div>
      )}
      <QuestionList questions={questions} given={given} errors={form.errors} onChange={change} />
      <div className="sticky bottom-14 z-10 mt-8 grid gap-3 border-t border-line bg-paper py-3 md:bottom-0 md:py-4">
        <FormFailure message={form.failure} />
        <div className="flex items-center justify-between gap-4">
          <Progress questions={questions} given={given} />
          <Button type="submit" busy={form.busy} className="shrink-0">
            {send}
          </Button>
        </div>
      </div>
    </PostForm>
  );
}
