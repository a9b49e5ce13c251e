import type { Question } from '@fairbridge/contract/questionnaire/questionnaire.shapes.ts';
import { inLang } from '@fairbridge/contract/text.ts';
import { useLang, useTexts } from '../../i18n/lang.tsx';
import { Icon } from '../../ui/icons.tsx';
import { mostOf, toggled } from './answers.ts';
import { questionnaireTexts } from './questionnaire.texts.ts';

export type ChoicesProps = {
  question: Question;
  choices: readonly string[];
  onChange: (choices: readonly string[]) => void;
};

const ROOMY = 'grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-x-4 gap-y-1 md:grid-cols-3 md:gap-x-6';

/** One of the choices; an optional question can be left without an answer again. */
export function SingleChoice({ question, choices, onChange }: ChoicesProps) {
  const t = useTexts(questionnaireTexts);
  const lang = useLang();
  const [chosen = ''] = choices;
  return (
    <div className={ROOMY}>
      {question.options.map(({ code, name }) => (
        <label key={code} className="choice">
          <input
            type="radio"
            name={question.code}
            value={code}
            checked={chosen === code}
            onChange={() => onChange([code])}
          />
          <span>{inLang(name, lang)}</span>
        </label>
      ))}
      {!question.required && chosen !== '' && (
        <button type="button" className="link justify-self-start" onClick={() => onChange([])}>
          {t('noAnswer')}
        </button>
      )}
    </div>
  );
}

/** Several of the choices, up to the question's maximum. */
export function MultipleChoice({ question, choices, onChange }: ChoicesProps) {
  const lang = useLang();
  const max = mostOf(question);
  const full = max !== null && choices.length >= max;
  return (
    <div className={ROOMY}>
      {question.options.map(({ code, name }) => {
        const checked = choices.includes(code);
        return (
          <label key={code} className={`choice ${full && !checked ? 'text-soft' : ''}`}>
            <input
              type="checkbox"
              name={question.code}
              value={code}
              checked={checked}
              aria-disabled={full && !checked ? true : undefined}
              onChange={() => onChange(toggled(choices, code, max))}
            />
            <span>{inLang(name, lang)}</span>
          </label>
        );
      })}
    </div>
  );
}

/** What has been chosen of a long list, each to be taken back by one press. */
export function ChosenChips({ question, choices, onChange }: ChoicesProps) {
  const t = useTexts(questionnaireTexts);
  const lang = useLang();
  if (choices.length === 0) return null;
  const nameOf = (code: string): string => {
    const found = question.options.find((option) => option.code === code);
    return found === undefined ? code : inLang(found.name, lang);
  };
  return (
    <div className="mb-3 flex flex-wrap items-center gap-2">
      {choices.map((code) => (
        <button
          key={code}
          type="button"
          className="chip"
          aria-label={t('remove', { name: nameOf(code) })}
          onClick={() => onChange(choices.filter((one) => one !== code))}
        >
          {nameOf(code)}
          <Icon name="close" size={14} />
        </button>
      ))}
      <button type="button" className="link" onClick={() => onChange([])}>
        {t('clear')}
      </button>
    </div>
  );
}
