import type { Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useId } from 'react';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Input, Textarea } from '../../ui/field.tsx';
import { mostOf } from './answers.ts';
import { MultipleChoice, SingleChoice } from './question-choices.tsx';
import { TreeChoice } from './question-tree.tsx';
import { questionnaireTexts } from './questionnaire.texts.ts';

type Given = { choices: readonly string[]; text: string };
type QuestionProps = { question: Question; given: Given; error: string | undefined; onChange: (given: Given) => void };

const hasHint = (question: Question): boolean => mostOf(question) !== null && question.kind !== 'single';

function Hint({ question, count, id }: { question: Question; count: number; id: string }) {
  const t = useTexts(questionnaireTexts);
  const max = mostOf(question);
  if (max === null || !hasHint(question)) return null;
  const text =
    count === 0
      ? t('upTo', { max })
      : count >= max
        ? `${t('chosenOf', { count, max })} · ${t('full')}`
        : t('chosenOf', { count, max });
  return (
    <p id={id} className="field-hint num mb-1" aria-live="polite">
      {text}
    </p>
  );
}

function ChoiceQuestion({ question, given, error, onChange }: QuestionProps) {
  const lang = useLang();
  const id = useId();
  const { choices } = given;
  const described = [hasHint(question) && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(' ');
  const Choices = question.kind === 'single' ? SingleChoice : question.kind === 'tree' ? TreeChoice : MultipleChoice;
  return (
    <fieldset data-field aria-describedby={described === '' ? undefined : described}>
      <legend className="field-label mb-1">
        {inLang(question.title, lang)}
        {question.required && (
          <span className="text-bad" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </legend>
      <Hint question={question} count={choices.length} id={`${id}-hint`} />
      <Choices question={question} choices={choices} onChange={(next) => onChange({ ...given, choices: next })} />
      {error !== undefined && (
        <p id={`${id}-error`} className="field-error mt-1" role="alert">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** One question in the form its kind asks for: single, multiple, tree, text, number. */
export function QuestionField(props: QuestionProps) {
  const lang = useLang();
  const { question, given, error, onChange } = props;
  const label = inLang(question.title, lang);
  if (question.kind === 'text')
    return (
      <Textarea
        label={label}
        required={question.required}
        error={error}
        rows={2}
        maxLength={500}
        name={question.code}
        value={given.text}
        onChange={(event) => onChange({ ...given, text: event.target.value })}
      />
    );
  if (question.kind === 'number')
    return (
      <Input
        label={label}
        required={question.required}
        error={error}
        inputMode="numeric"
        className="num max-w-40"
        name={question.code}
        value={given.text}
        onChange={(event) => onChange({ ...given, text: event.target.value })}
      />
    );
  return <ChoiceQuestion {...props} />;
}
