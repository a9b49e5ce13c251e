import { asksForWords, mostCharacters, mostChoices } from '@fairbridge/contract/questionnaire/questionnaire.rules.ts';
import type { Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useId } from 'react';
import { Says, useLang, useTexts } from '../../i18n/lang.tsx';
import { Field, Input, Textarea } from '../../ui/field.tsx';
import { MultipleChoice, SingleChoice } from './question-choices.tsx';
import { TreeChoice } from './question-tree.tsx';
import { questionnaireTexts } from './questionnaire.texts.ts';

type Given = { choices: readonly string[]; text: string };
export type QuestionProps = {
  question: Question;
  given: Given;
  error: string | undefined;
  onChange: (given: Given) => void;
};

/** How many may be chosen, and how many are. */
function CountHint({ question, count, id }: { question: Question; count: number; id: string }) {
  const t = useTexts(questionnaireTexts);
  const [min, max] = [question.min, mostChoices(question)];
  const bounds =
    min !== null && min > 1
      ? max === null
        ? t('atLeast', { min })
        : t('between', { min, max })
      : max === null
        ? ''
        : t('upTo', { max });
  if (bounds === '') return null;
  const so = max === null ? t('chosen', { count }) : t('chosenOf', { count, max });
  return (
    <p id={id} className="field-hint num mb-1" aria-live="polite">
      {count === 0 ? bounds : max !== null && count >= max ? `${so} · ${t('full')}` : so}
    </p>
  );
}

/** The words to an option that asks for them. */
function Words({ question, given, error, onChange }: QuestionProps) {
  const t = useTexts(questionnaireTexts);
  const lang = useLang();
  const asking = question.options.find(({ code, other }) => other && given.choices.includes(code));
  if (asking === undefined) return null;
  return (
    <div className="mt-2 max-w-md motion-safe:animate-[rise_160ms_ease-out]">
      <Input
        label={t('specify', { name: inLang(asking.name, lang) })}
        required
        error={error}
        maxLength={mostCharacters(question)}
        value={given.text}
        onChange={(event) => onChange({ ...given, text: event.target.value })}
      />
    </div>
  );
}

function ChoiceQuestion(props: QuestionProps) {
  const { question, given, error, onChange } = props;
  const id = useId();
  const hint = question.hint.zh !== '' || question.hint.en !== '';
  const counted = question.kind !== 'single';
  // what is wrong with the words belongs to their own field
  const words = asksForWords(question, given.choices);
  const ofWords = words && (given.text.trim() === '' || given.text.length > mostCharacters(question));
  const own = ofWords ? undefined : error;
  const described = [hint && `${id}-hint`, counted && `${id}-count`, own !== undefined && `${id}-error`];
  const Choices = question.kind === 'single' ? SingleChoice : question.kind === 'tree' ? TreeChoice : MultipleChoice;
  return (
    <fieldset data-field className="min-w-0" aria-describedby={described.filter(Boolean).join(' ') || undefined}>
      <legend className="field-label mb-1">
        <Says text={question.title} />
        {question.required && (
          <span className="text-bad" aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </legend>
      {hint && (
        <p id={`${id}-hint`} className="field-hint mb-1">
          <Says text={question.hint} />
        </p>
      )}
      {counted && <CountHint question={question} count={given.choices.length} id={`${id}-count`} />}
      <Choices
        question={question}
        choices={given.choices}
        name={id}
        onChange={(choices) => onChange({ ...given, choices })}
      />
      <Words {...props} error={ofWords ? error : undefined} />
      {own !== undefined && (
        <p id={`${id}-error`} className="field-error mt-1" role="alert">
          {own}
        </p>
      )}
    </fieldset>
  );
}

function NumberQuestion({ question, given, error, onChange }: QuestionProps) {
  const { hint, unit } = question;
  return (
    <Field
      label={<Says text={question.title} />}
      required={question.required}
      error={error}
      {...((hint.zh !== '' || hint.en !== '') && { hint: <Says text={hint} /> })}
    >
      {(wiring) => (
        <div className="flex items-center gap-3">
          <input
            {...wiring}
            className="input num max-w-40"
            inputMode={question.whole ? 'numeric' : 'decimal'}
            autoComplete="off"
            maxLength={20}
            value={given.text}
            onChange={(event) => onChange({ ...given, text: event.target.value })}
          />
          <span className="text-soft">
            <Says text={unit} />
          </span>
        </div>
      )}
    </Field>
  );
}

/** One question in the form its kind asks for: single, multiple, tree, text, number. */
export function QuestionField(props: QuestionProps) {
  const { question, given, error, onChange } = props;
  if (question.kind === 'number') return <NumberQuestion {...props} />;
  if (question.kind !== 'text') return <ChoiceQuestion {...props} />;
  return (
    <Textarea
      label={<Says text={question.title} />}
      required={question.required}
      error={error}
      {...((question.hint.zh !== '' || question.hint.en !== '') && { hint: <Says text={question.hint} /> })}
      rows={2}
      maxLength={mostCharacters(question)}
      value={given.text}
      onChange={(event) => onChange({ ...given, text: event.target.value })}
    />
  );
}
