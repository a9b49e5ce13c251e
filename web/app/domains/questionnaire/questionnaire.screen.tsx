import { save } from '@fairbridge/contract/questionnaire/questionnaire.calls.ts';
import { useNavigate } from 'react-router';
import { api } from '../../api.ts';
import { calls } from '../../calls.ts';
import { localPath } from '../../i18n/address.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { defineWork } from '../../loading.ts';
import { updateUser } from '../../session/session.ts';
import { workMeta } from '../../shell/page-meta.ts';
import { Button } from '../../ui/button.tsx';
import { FormFailure } from '../../ui/form-failure.tsx';
import { useForm } from '../../ui/form.ts';
import { RegistrationFrame } from '../visitor/registration-frame.tsx';
import { answersOf, givenOf, givenTo, isAnswered, wrongAnswers, type Given } from './answers.ts';
import { QuestionField } from './question-field.tsx';
import { questionnaireTexts } from './questionnaire.texts.ts';

export { FormSkeleton as HydrateFallback } from '../../ui/skeleton.tsx';
export const meta = workMeta({ zh: '观众问卷', en: 'Visitor questionnaire' });

const load = defineWork(async ({ api: ask }) => ask(calls.questionnaire.get, {}));
export const clientLoader = load.browser;

/** Registration, part 4: the exhibition's questionnaire; saving it completes the registration. */
export default function QuestionnaireScreen() {
  const t = useTexts(questionnaireTexts);
  const lang = useLang();
  const navigate = useNavigate();
  const { questions, answers } = load.useData();
  const form = useForm<{ given: Given }>(() => ({ given: givenOf(questions, answers) }));
  const { given } = form.values;
  const needed = questions.filter(({ required }) => required);

  const submit = (): void => {
    const wrong = wrongAnswers(questions, given, lang);
    if (Object.keys(wrong).length > 0) return form.setErrors(wrong);
    void form.submit({
      schema: save.input,
      input: { answers: answersOf(given) },
      send: async (input) => {
        const { user, next } = await api(save, input);
        updateUser(user);
        await navigate(localPath(lang, next));
      },
    });
  };
  return (
    <RegistrationFrame part={3} wide title={t('title')} lead={t('lead')}>
      <form
        id={form.id}
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <div className="grid gap-7">
          {questions.map((question) => (
            <QuestionField
              key={question.code}
              question={question}
              given={givenTo(given, question.code)}
              error={form.errors[question.code]}
              onChange={(answer) => form.set('given', { ...given, [question.code]: answer }, question.code)}
            />
          ))}
        </div>
        <div className="sticky bottom-14 mt-8 grid gap-3 border-t border-line bg-paper py-4 md:bottom-0">
          <FormFailure message={form.failure} />
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p className="num text-soft" aria-live="polite">
              {t('answered', { done: needed.filter(({ code }) => isAnswered(given, code)).length, all: needed.length })}
            </p>
            <Button type="submit" busy={form.busy}>
              {t('submit')}
            </Button>
          </div>
        </div>
      </form>
    </RegistrationFrame>
  );
}
