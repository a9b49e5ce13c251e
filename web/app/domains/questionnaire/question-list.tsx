import type { Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useId, useState } from 'react';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { askedAfter, givenTo, partsOf, type Given } from './answers.ts';
import { QuestionField } from './question-field.tsx';
import { questionnaireTexts } from './questionnaire.texts.ts';

type ListProps = {
  questions: readonly Question[];
  given: Given;
  errors: Readonly<Record<string, string>>;
  /** One answer has changed; `question` is its code. */
  onChange: (given: Given, question: string) => void;
};

/** The questions that are asked now, in their parts; a question that appears is told to screen readers. */
export function QuestionList({ questions, given, errors, onChange }: ListProps) {
  const t = useTexts(questionnaireTexts);
  const lang = useLang();
  const id = useId();
  const [news, setNews] = useState('');
  const asked = askedAfter(questions, given);

  const change = (code: string, answer: Given[string]): void => {
    const after = { ...given, [code]: answer };
    const added = askedAfter(questions, after).filter((one) => !asked.includes(one));
    const titles = added.map(({ title }) => inLang(title, lang)).join(lang === 'zh' ? '；' : '; ');
    if (added.length > 2) setNews(t('appearedMany', { count: added.length }));
    else setNews(added.length === 0 ? '' : t('appeared', { titles }));
    onChange(after, code);
  };
  return (
    <>
      <p className="sr-only" aria-live="polite">
        {news}
      </p>
      {partsOf(questions, asked).map((part, index) => (
        <section
          key={part.questions[0]?.code}
          className={index === 0 ? '' : 'mt-9'}
          {...(part.title !== null && { 'aria-labelledby': `${id}-${index}` })}
        >
          {part.title !== null && (
            <h2 id={`${id}-${index}`} className="mb-4 border-b border-line pb-2 text-lg">
              <Says text={part.title} />
            </h2>
          )}
          {/* a message must not come to lie under the bar at the bottom */}
          <div className="grid gap-7 [&_.field-error]:scroll-mb-44">
            {part.questions.map((question) => (
              <div
                key={question.code}
                className={
                  question.condition === null ? 'min-w-0' : 'min-w-0 motion-safe:animate-[rise_200ms_ease-out]'
                }
              >
                <QuestionField
                  question={question}
                  given={givenTo(given, question.code)}
                  error={errors[question.code]}
                  onChange={(answer) => change(question.code, answer)}
                />
              </div>
            ))}
          </div>
        </section>
      ))}
    </>
  );
}
